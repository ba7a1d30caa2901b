FROM python:3.11-slim

RUN useradd --uid 10001 --create-home alhambra && install -d -o alhambra -g alhambra /data

WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY engine engine
COPY ai ai
COPY render render
COPY bot bot
COPY sandbox sandbox
RUN pip install --no-cache-dir --constraint constraints.txt . && rm -rf /src/*

USER alhambra
WORKDIR /home/alhambra
ENV ALHAMBRA_DATA=/data
VOLUME /data
# Exec form: the bot itself gets SIGTERM, finishes what it started, and goes.
ENTRYPOINT ["python", "-m", "bot"]
