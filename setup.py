"""Compiles the engines with mypyc where possible, packs the rules pages and the page for the browser.

MOONDRAKE_PURE=1 forces plain Python. Editable installs are always plain, so that an edit counts at once.
"""

import os
import shutil
import sys
import sysconfig
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ENGINES = ("table", "bluemoon", "bluemoon/rules", "equinox", "equinox/rules", "draft", "draft/rules")
THINKING = ("players/search", "players/bluemoon", "players/equinox")
"""Of the players the parts that search and judge; the players themselves are plain Python."""
NOT_HOT = ("__init__.py", "series.py", "explain.py", "reasons.py", "levels.py", "breakdown.py")
EDITABLE = ("editable_wheel", "develop", "dist_info", "egg_info", "sdist")


def engine_files() -> list[str]:
    """The modules that are worth compiling."""
    found = [name for engine in ENGINES + THINKING for name in sorted(glob(f"src/moondrake/{engine}/*.py"))]
    return [name for name in found if os.path.basename(name) not in NOT_HOT]


def why_pure() -> str:
    """The reason to stay with plain Python, or nothing."""
    if os.environ.get("MOONDRAKE_PURE"):
        return "MOONDRAKE_PURE is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) was found"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy (with mypyc) is not installed"
    return ""


def build_page() -> None:
    """The page for the browser, with the machine's Node; without one, what was built before is packed."""
    reason = "its sources are not here"
    if os.path.exists("web/package.json") and os.path.exists("scripts/page.py"):
        sys.path.insert(0, os.getcwd())
        from scripts import page

        try:
            page.build(may_install=False)
            return
        except page.PageError as error:
            reason = str(error)
    if not os.path.exists("src/moondrake/server/page/index.html"):
        print(f"moondrake: the page for the browser is left out: {reason}", file=sys.stderr)


class BuildWithPages(build_py):
    """Packs the rules pages and the built page; an editable install reads them where they are."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(os.path.join(self.build_lib, "moondrake", "server", "page"), ignore_errors=True)
            build_page()
        super().run()
        if not self.editable_mode:
            pages = os.path.join(self.build_lib, "moondrake", "reference", "pages")
            shutil.rmtree(pages, ignore_errors=True)
            shutil.copytree("docs/rules", pages)


def extensions() -> list[Extension]:
    if any(command in sys.argv for command in EDITABLE):
        return []
    reason = why_pure()
    if reason:
        print(f"moondrake: installing the plain Python engines: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(["--python-version=3.11", *engine_files()], opt_level="3")


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages})
