FROM python:3.11-slim

RUN useradd --uid 10001 --create-home alhambra && install -d -o alhambra -g alhambra -m 700 /data

# Names in Arabic, Hebrew and other scripts: their letters, and what orders those from right to left.
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends fonts-noto-core libfribidi0 \
 && rm -rf /var/lib/apt/lists/*

WORKDIR /src
COPY requirements/build.txt requirements/run.txt requirements/
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/build.txt \
 && pip install --no-cache-dir --require-hashes --only-binary :all: -r requirements/run.txt
COPY pyproject.toml README.md LICENSE ./
COPY workers workers
COPY engine engine
COPY ai ai
COPY render render
COPY bot bot
COPY sandbox sandbox
RUN pip install --no-cache-dir --no-deps --no-build-isolation . && rm -rf /src/*

USER alhambra
WORKDIR /home/alhambra
# No VOLUME: with one, a container that was started without -v would get a volume without a name and lose it at
# the next update. Like this it says so and stops.
ENV ALHAMBRA_DATA=/data ALHAMBRA_CONTAINER=1
# Healthy is whoever can answer people; `docker ps` shows it.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["python", "-m", "bot.monitoring.probe"]
# Exec form: the bot itself gets SIGTERM, finishes what it started, and goes.
ENTRYPOINT ["python", "-m", "bot"]
