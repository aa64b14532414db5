"""Known weaknesses of what ludex is built upon, by pip-audit. Where its database cannot be reached, that is said."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from tests.soak.figures import Fault, Figures
from tests.soak.progress import say

PART = "audit"
_COMMAND = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off", "--skip-editable"]

Run = Callable[[Sequence[str]], str]


def soak(figures: Figures, run: Run | None = None) -> int:
    """Ask for every package of this environment; each known weakness is a fault."""
    found = _asked(run or _run)
    checked = [each for each in found if "vulns" in each]
    weak = [(each, vuln) for each in checked for vuln in each["vulns"]]
    if not checked:
        say("audit: NOT DONE: the database of known weaknesses cannot be reached from here. Run `pip-audit` elsewhere.")
    else:
        say(f"audit: {len(checked)} packages, {len(weak)} known weaknesses, {len(found) - len(checked)} not checked")
    faults = tuple(Fault(PART, each["name"], 0, figures.commit, _sentence(each, vuln)) for each, vuln in weak)
    for fault in faults:
        say(f"FAULT {fault.what}")
    counts = Counter(audits=1 if checked else 0, unreachable=0 if checked else 1, packages=len(checked))
    figures.add(PART, "", counts, faults)
    return len(faults)


def _asked(run: Run) -> list[dict[str, Any]]:
    """What pip-audit says of each package; nothing if it says nothing that can be read."""
    try:
        found: list[dict[str, Any]] = json.loads(run(_COMMAND))["dependencies"]
    except (ValueError, KeyError):
        return []
    return found


def _run(command: Sequence[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def _sentence(package: dict[str, Any], vuln: dict[str, Any]) -> str:
    mended = ", ".join(vuln.get("fix_versions", ())) or "no version yet"
    return f"{package['name']} {package['version']} is known to be weak ({vuln['id']}); mended in {mended}"
