"""Compiles the engines with mypyc where possible, packs the rules pages and the page for the browser.

MOONDRAKE_PURE=1 forces plain Python. Editable installs are always plain, so that an edit counts at once.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, os.getcwd())
from scripts.engines import GENERATED, HOTTEST, engine_files, unit_of, why_pure

EDITABLE = ("editable_wheel", "develop", "dist_info", "egg_info", "sdist")


def build_page() -> None:
    """The page for the browser, with the machine's Node; without one, what was built before is packed."""
    reason = "its sources are not here"
    if os.path.exists("web/package.json") and os.path.exists("scripts/page.py"):
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


def write_unit(unit: str, names: list[str], helpers: list[str]) -> str:
    """One C file out of those that mypyc made of these modules, with its helpers, which are inlined there."""
    lines = [f'#include "{os.path.abspath(name)}"\n' for name in helpers]
    lines += [f'#include "__native_{name[4:-3].replace("/", "___")}.c"\n' for name in names]
    if unit == "data":
        lines.insert(0, '#if defined(__GNUC__) && !defined(__clang__)\n#pragma GCC optimize ("O1")\n#endif\n')
    path = f"{GENERATED}/unit_{unit}.c"
    with open(path, "w") as file:
        file.writelines(lines)
    return path


def in_units(library: Extension, names: list[str]) -> None:
    """Makes the library out of one C file per unit, the largest first."""
    grouped = groupby(sorted(names, key=unit_of), key=unit_of)
    left = [name for name in library.sources if "__native_moondrake___" not in os.path.basename(name)]
    helpers = [name for name in left if "__native_" not in os.path.basename(name)]
    units = [write_unit(unit, list(members), helpers if unit == HOTTEST else []) for unit, members in grouped]
    library.sources = units + [name for name in left if name not in helpers]
    library.extra_compile_args.append("-fvisibility=hidden")


class BuildSideBySide(build_ext):
    """Compiles as many C files at a time as there are cores."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compile_these = self.compiler.compile

        def compile_each(sources: list[str], *args: object, **options: object) -> list[str]:
            with ThreadPoolExecutor(self.parallel) as pool:
                made = pool.map(lambda source: compile_these([source], *args, **options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_each
        super().build_extensions()


def extensions() -> list[Extension]:
    if any(command in sys.argv for command in EDITABLE):
        return []
    reason = why_pure()
    if reason:
        print(f"moondrake: installing the plain Python engines: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    names = engine_files()
    library, *modules = mypycify(
        ["--python-version=3.11", "--cache-dir=.mypy_cache/engines", *names],
        opt_level=os.environ.get("MOONDRAKE_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,
        target_dir=GENERATED,
    )
    in_units(library, names)
    return [library, *modules]


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithPages, "build_ext": BuildSideBySide})
