"""What the site of these pages has besides them: whatever they lead to elsewhere in the project."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

DOCS = Path(__file__).parent
ROOT = DOCS.parent
_LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the files outside of docs/ that a page leads to, and those which these lead to."""
    waiting = [Path(file.abs_src_path) for file in files.documentation_pages() if file.abs_src_path]
    known = set(waiting)
    while waiting:
        for target in _targets(waiting.pop()):
            if target not in known and not target.is_relative_to(DOCS):
                known.add(target)
                files.append(File.generated(config, _place(target).as_posix(), abs_src_path=str(target)))
                if target.suffix == ".md":
                    waiting.append(target)
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Let every link lead to where its file stands in the site."""
    assert page.file.abs_src_path is not None
    here = Path(page.file.abs_src_path)

    def led(link: re.Match[str]) -> str:
        target = (here.parent / link[0]).resolve()
        if not target.is_file():
            return link[0]
        return Path(os.path.relpath(_place(target), _place(here).parent)).as_posix()

    return _LINK.sub(led, markdown)


def _targets(page: Path) -> Iterator[Path]:
    """The files of the project that a page leads to."""
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / link).resolve()
        if target.is_file() and target.is_relative_to(ROOT):
            yield target


def _place(file: Path) -> Path:
    """Where a file stands in the site: a page of docs/ at its top, anything else as in the project."""
    return file.relative_to(DOCS if file.is_relative_to(DOCS) else ROOT)
