"""What the tests that ask judges' own programs share: problems, their files for a judge, their mistakes, and programs of
Python, installed at pinned versions in a folder of their own in the target folder."""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")


class Wrong(Exception):
    """What does not hold, in a sentence."""


def run(command, **options):
    """Runs a command to its end: what it printed, both streams in one, and its status."""
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "errors": "replace"} | options
    try:
        return subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, **options)
    except FileNotFoundError as error:
        raise Wrong(f"{error.filename} is not installed: .ci/run says which packages are needed") from None


def must(command, **options):
    """What a command prints that must succeed."""
    done = run(command, **options)
    if done.returncode != 0:
        said = done.stdout + (done.stderr or "")
        raise Wrong(f"`{shlex.join(map(str, command))}` ended with {done.returncode}:\n{said}")
    return done.stdout


def install(name):
    """Installs what `NAME.txt` lists, once, and returns the folder of its programs."""
    wanted = HERE / f"{name}.txt"
    folder = TARGET / "judges" / f"{name}-{hashlib.sha256(wanted.read_bytes()).hexdigest()[:16]}"
    if not (folder / "complete").exists():
        shutil.rmtree(folder, ignore_errors=True)
        must(["/usr/bin/python3", "-m", "venv", folder])
        # Also of what is only needed to build them.
        pip = [folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", "-r", wanted]
        must(pip, env=os.environ | {"PIP_CONSTRAINT": str(wanted)})
        (folder / "complete").touch()
    return folder / "bin"


def cargo_judge():
    """The program `judge`, built unless `CARGO_JUDGE` names it."""
    if named := os.environ.get("CARGO_JUDGE"):
        return ROOT / named
    must(["cargo", "build", "--quiet", "--package", "judge"], cwd=ROOT)
    return TARGET / "debug/judge"


class Problem:
    """A problem: its package, and what its manifest says of how it is judged."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        self.manifest = self.folder / "Cargo.toml"
        if not self.manifest.is_file():
            raise Wrong(f"there is no {self.manifest}: name a problem of problems/, or the folder of a package with a /")
        package = tomllib.loads(self.manifest.read_text())["package"]
        self.id = package["name"]
        self.judge = package.get("metadata", {}).get("judge", {})
        # Without those of bad input, which no judge has.
        inputs = sorted((self.folder / "fixtures").glob("*.in"))
        self.inputs = [path for path in inputs if not path.with_suffix(".err").exists()]
        self.inputs += map(self.made, sorted((self.folder / "fixtures").glob("*.made")))
        if not self.inputs:
            raise Wrong(f"{self.folder}/fixtures has no NAME.in of a right input")

    def made(self, path):
        """The input that is made as a file says it, beside its answer: the fixture tests have made both."""
        known = dict(line.split(": ", 1) for line in path.read_text().splitlines())
        place = TARGET / "judges/made" / self.id / path.with_suffix(".in").name
        place.parent.mkdir(parents=True, exist_ok=True)
        for kind, ending in [("input", ".in"), ("answer", ".out")]:
            stored = path.with_suffix(ending)
            digest = known.get(kind, "").split(" ")[-1]
            source = stored if stored.exists() else (TARGET / "made" / digest).with_suffix(ending)
            if not source.is_file():
                raise Wrong(f"{path} is not made: `cargo test --test fixtures {self.id}::`")
            # Put there at once, as the same problem with a mistake may be read or tried beside this one.
            with tempfile.TemporaryDirectory(dir=place.parent) as scratch:
                copy = shutil.copyfile(source, Path(scratch) / place.name)
                os.replace(copy, place.with_suffix(ending))
        return place

    def bundle(self, *options):
        """The file for a judge, compiled; its fixtures are for the judge's own program. And what else was said."""
        command = [cargo_judge.program, "bundle", "--manifest-path", self.manifest, "--no-test", *options]
        return run(command, stderr=subprocess.PIPE)

    def file_for(self, judge):
        """The file for a judge, which must be made."""
        made = self.bundle("--for", judge)
        if made.returncode != 0:
            raise Wrong(f"no file for {judge}: {made.stderr}")
        return made.stdout

    def copy_to(self, folder, answer, inputs=None):
        """Copies the inputs there, all that are right unless some are named, and answers as `NAME` and this ending."""
        folder.mkdir(parents=True, exist_ok=True)
        for path in inputs or self.inputs:
            shutil.copyfile(path, folder / path.name)
            right, to = path.with_suffix(".out"), folder / (path.stem + answer)
            # A checker or an interactor may need none.
            shutil.copyfile(right, to) if right.exists() else to.touch()


def problems(*options):
    """The problems of this workspace that `cargo judge list` names."""
    listed = must([cargo_judge.program, "list", *options], cwd=ROOT, stderr=subprocess.PIPE)
    return [Problem(ROOT / "problems" / line.split()[0]) for line in dict.fromkeys(listed.splitlines())]


def without_c():
    """The problems of which Rust is submitted: of a judge that takes it, or of none."""
    lines = must([cargo_judge.program, "list", "--format", "submissions"], cwd=ROOT, stderr=subprocess.PIPE).splitlines()
    c = {"hdu", "poj", "uva"}
    names = {name for name, judge in map(str.split, lines) if judge not in c}
    none = must([cargo_judge.program, "list", "--judge", "none", "--format", "names"], cwd=ROOT, stderr=subprocess.PIPE)
    return [Problem(ROOT / "problems" / name) for name in sorted(names | set(none.split()))]


# Mistakes in white space alone, which the programs here rightly accept: they compare words.
OF_SPACE = {"hdu1729/one-line", "hdu2149/blank-at-the-end", "luogu-p3235/lines"}


def mistakes(problem):
    """The mistakes kept for the problem that must not be accepted, in order."""
    kept = sorted((problem.folder / "wrong").glob("*.diff"))
    return [mistake for mistake in kept if f"{problem.id}/{mistake.stem}" not in OF_SPACE]


def with_mistake(problem, diff, workspace):
    """The problem with the mistake of a file `wrong/NAME.diff`, as a package in a workspace that is made for it."""
    folder = workspace / f"{problem.id}-{diff.stem}"
    shutil.copytree(problem.folder, folder / problem.id, ignore=shutil.ignore_patterns("wrong"))
    main = folder / problem.id / "src/main.rs"
    text = main.read_text()
    body = diff.read_text().splitlines(keepends=True)[1:]
    for old, new in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)*)", "".join(body), re.MULTILINE):
        old, new = (re.sub(r"^.", "", lines, flags=re.MULTILINE) for lines in (old, new))
        if text.count(old) != 1:
            raise Wrong(f"{diff}: its lines are not once in main.rs")
        text = text.replace(old, new)
    main.write_text(text)
    # What packages inherit is that of this workspace.
    root = re.sub(r"^members = .*$", f'members = ["{problem.id}"]', (ROOT / "Cargo.toml").read_text(), flags=re.M)
    root = re.sub(r"^(default-members = .*|exclude = \[[^]]*\])$", "", root, flags=re.M)
    (folder / "Cargo.toml").write_text(root.replace('path = "', f'path = "{ROOT}/'))
    shutil.copyfile(ROOT / "Cargo.lock", folder / "Cargo.lock")
    return Problem(folder / problem.id)


def each(what, items, about):
    """Does `what` with each item, as many at once as there are processors, and prints a line for each that `about` names;
    ends the program with the number that did not hold."""
    def one(item):
        try:
            return True, what(item)
        except Wrong as wrong:
            return False, str(wrong)

    passed = failed = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for item, (is_right, said) in zip(items, pool.map(one, items)):
            print(f"{about(item)}: {said}" if is_right else f"error: {about(item)}: {said}", flush=True)
            passed, failed = passed + is_right, failed + (not is_right)
    print(f"{passed} passed, {failed} failed")
    # Nothing that was asked is no success.
    sys.exit(failed > 0 or passed == 0)
