"""Where this book says what newer ones have numbers of their own for, as far as it says it elsewhere or not at all: the
paragraph that an event, a question or a refusal of that kind stands on here."""

from __future__ import annotations

BOOK = "fow-2.0"
ELSEWHERE: dict[str, str] = {
    "fow 9.3:2.3": "fow-2.0 1.4.5:8",  # options: which part of an ability is used is named on declaring it
    "fow 9.10:2": "fow-2.0 1.4:1",  # ruling fow-2.0-R39
    "fow 10.1:2": "fow-2.0 14.7:1",
    "fow 10.6:3": "fow-2.0 14.10:1",
    "fow 10.7:2": "fow-2.0 1.4:6",
    "fow 10.13:2": "fow-2.0 1.4:1",
    "fow 10.14:1.1": "fow-2.0 1.4:6",
    "fow 10.16:1": "fow-2.0 1.4:1",
    "fow 10.16:1.1": "fow-2.0 1.4:1",
    "fow 10.16:1.3": "fow-2.0 1.4:1",
    "fow 10.19:1": "fow-2.0 14.19:1",
    "fow 10.19:2": "fow-2.0 13.2:1",
    "fow 10.19:3": "fow-2.0 7.2.1.1:5",
    "fow 10.21:1": "fow-2.0 1.4:1",
    "fow 11.7:1": "fow-2.0 1.4:1",
    "fow 12.1:2": "fow-2.0 1.4:1",
    "fow 12.4:2": "fow-2.0 1.4:6",
    "fow 12.6:2": "fow-2.0 1.4:1",  # ruling fow-2.0-R57
    "fow 14.1:1.3": "fow-2.0 1.3:5",  # ruling fow-2.0-R40
    "fow 14.3:2.3": "fow-2.0 1.4:1",
}
