"""A throw-away PostgreSQL for tests and measurements: Debian's package, a cluster in a temporary folder.

python -m scripts.postgres        # find or install it, start it, print its URL, wait for Enter
"""

import os
import pwd
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from scripts.debian import find_or_install

PACKAGE = "postgresql"
USERS = ("postgres", "nobody")


class NoPostgres(Exception):
    """There is no PostgreSQL here, and why."""


def find() -> Path | None:
    """The newest folder with PostgreSQL's programs."""
    found = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if (folder / "initdb").exists()]
    if found:
        return max(found, key=lambda folder: float(folder.parent.name))
    inside = shutil.which("initdb")
    return Path(inside).resolve().parent if inside else None


class Cluster:
    """One server process of PostgreSQL with its own folder, reached by a socket in it."""

    def __init__(self) -> None:
        programs, why = find_or_install(PACKAGE, find)
        if programs is None:
            raise NoPostgres(why)
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="moondrake-pg-"))
        self.user = self._user()
        self.count = 0

    def _user(self) -> str | None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return None
        for name in USERS:
            try:
                account = pwd.getpwnam(name)
            except KeyError:
                continue
            os.chown(self.folder, account.pw_uid, account.pw_gid)
            return name
        raise NoPostgres("PostgreSQL does not run as root, and there is no user postgres or nobody")

    def run(self, program: str, *words: str) -> str:
        """Run one of its programs as its user."""
        done = subprocess.run(
            [self.programs / program, *words],
            user=self.user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            env={"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": str(self.folder)},
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {(done.stderr or done.stdout)[-400:]}")
        return done.stdout

    def start(self) -> "Cluster":
        """Make the cluster and start it."""
        self.run("initdb", "-D", "data", "-U", "postgres", "--auth=trust", "-E", "UTF8", "--no-instructions")
        self._control("start")
        return self

    def _control(self, word: str, *more: str) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=200"
        self.run("pg_ctl", "-D", "data", "-l", "log", "-w", "-t", "60", "-o", options, *more, word)

    def restart(self, mode: str = "immediate") -> None:
        """Restart; `immediate` is like a crash: nobody is asked, the log is replayed."""
        self._control("restart", "-m", mode)

    def stop(self) -> None:
        """Stop and forget everything."""
        try:
            self._control("stop", "-m", "immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def cpu(self) -> float:
        """Seconds of processor time that its processes have used so far."""
        ticks, postmaster = 0, int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        listed = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
        for pid in (postmaster, *listed):
            fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += sum(int(field) for field in (fields[11:15] if pid == postmaster else fields[11:13]))
        return ticks / os.sysconf("SC_CLK_TCK")

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        self.count += 1
        name = f"tables{self.count}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def __enter__(self) -> "Cluster":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None
    ) -> None:
        self.stop()


def main() -> int:
    """Start one and keep it until Enter."""
    try:
        with Cluster() as cluster:
            print(cluster.new_database(), flush=True)
            sys.stdin.readline()
    except NoPostgres as error:
        print(f"postgres: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
