"""What a check found."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, and how it is."""

    subject: str
    told: str
    is_fine: bool = True

    def __str__(self) -> str:
        return f"{'ok' if self.is_fine else 'problem':<8} {self.subject:<12} {self.told}"


def problem(subject: str, told: str) -> Finding:
    """Something that has to be mended."""
    return Finding(subject, told, is_fine=False)
