#!/usr/bin/python3 -B
"""Asks DMOJ's judge, in its sandbox, whether it accepts what is submitted.

    tests/judges/dmoj.py                 the C of some problems of HDU, POJ and UVa, mistakes in them, and Rust for DMOJ
    tests/judges/dmoj.py hdu1846 nim     these problems and all their mistakes: C where their judge takes no Rust

Each has the memory of its manifest and 10 s, as this is no test of speed, and DMOJ's own comparison. Files of C are
compiled as C, and by turns as C++. Rust is compiled by DMOJ's executor as there, with `cargo build --offline` and the
crates that DMOJ has; these are built beforehand, and the executor may read where Rust is here, which is not in /usr.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from common import HERE, ROOT, TARGET, Problem, Wrong, cargo_judge, each, install, mistakes, must, problems, run, with_mistake, without_c

# Runs dmoj-cli, with the folders of the first argument readable for the compiler.
START = """
import sys
from pathlib import Path
from dmoj import cli, executors

folders, load = sys.argv.pop(1).split(":"), executors.load_executors

def load_widened():
    from dmoj.cptbox.filesystem_policies import ExactDir, RecursiveDir
    from dmoj.executors.RUST import Executor
    around = {str(parent) for folder in folders for parent in Path(folder).parents if len(parent.parts) > 1}
    rules = [RecursiveDir(folder) for folder in folders] + [ExactDir(parent) for parent in sorted(around)]
    Executor.compiler_read_fs = Executor.compiler_read_fs + rules
    load()

executors.load_executors = load_widened
cli.main()
"""
# The executor of Rust has one folder of built crates.
ONE_AT_A_TIME = threading.Lock()
C, CPP, RUST = ("C", "c"), ("CPP03", "cpp"), ("RUST", "rs")


class Dmoj:
    """The installed judge."""

    def __init__(self):
        self.python = install("dmoj") / "python"
        # Its `~/.cargo` is not the user's.
        self.home = TARGET / "judges/dmoj-home"
        self.cargo = Path(must(["rustc", "--print", "sysroot"], cwd=ROOT, stderr=subprocess.PIPE).strip()) / "bin/cargo"
        self.environment = os.environ | {
            "HOME": str(self.home),
            "CARGO_HOME": str(self.home / ".cargo"),
            "PATH": f"{self.cargo.parent}:{os.environ['PATH']}",
        }
        # Not what this workspace is built with.
        for name in ("CARGO_TARGET_DIR", "CARGO_INCREMENTAL", "RUSTFLAGS"):
            self.environment.pop(name, None)

    def build_crates(self):
        """Builds DMOJ's crates where its executor looks for them."""
        source = self.home / "crates"
        (source / "src").mkdir(parents=True, exist_ok=True)
        for name in ("Cargo.toml", "Cargo.lock"):
            (source / name).write_bytes((HERE / "dmoj-crates" / name).read_bytes())
        (source / "src/main.rs").write_text("fn main() {}\n")
        shared = self.home / ".cargo/dmoj-shared-target-0"
        build = [self.cargo, "build", "--quiet", "--release", "--locked", "--target-dir", shared]
        must(build, cwd=source, env=self.environment)

    def judge(self, problem, text, language, scratch):
        """The verdicts of a file, in the order of the inputs."""
        executor, ending = language
        folder = Path(tempfile.mkdtemp(dir=scratch))
        problem.copy_to(folder / "problems" / problem.id, ".out")
        cases = [{"in": path.name, "out": f"{path.stem}.out", "points": 1} for path in problem.inputs]
        # JSON is YAML.
        (folder / "problems" / problem.id / "init.yml").write_text(json.dumps({"test_cases": cases}))
        runtime = {"gcc": "/usr/bin/gcc", "g++": "/usr/bin/g++", "cargo": str(self.cargo)}
        (folder / "config.yml").write_text(
            json.dumps({"problem_storage_globs": [f"{folder}/problems/*"], "runtime": runtime, "tempdir": str(folder)})
        )
        (folder / f"a.{ending}").write_text(text)
        options = ["-c", folder / "config.yml", "-e", executor, "--no-ansi", "--history", folder / "history"]
        options += ["--skip-self-test", "--", "submit", problem.id, executor, folder / f"a.{ending}"]
        options += ["-tl", "10", "-ml", problem.judge.get("memory-limit", 1 << 20)]
        readable = f"{self.cargo.parents[1]}:{self.home}:{folder}"
        done = run([self.python, "-c", START, readable, *options], env=self.environment, cwd=folder)
        verdicts = re.findall(r"^Test case +\d+ (\S+) \[", done.stdout, re.MULTILINE)
        if len(verdicts) != len(cases):
            raise Wrong(f"DMOJ's judge has judged {len(verdicts)} of {len(cases)} inputs:\n{done.stdout}")
        return verdicts


def ask(dmoj, problem, mistake, language, scratch):
    """Asks about the problem's file, or about that with a mistake, which must not be accepted."""
    if special := {"checker", "interactor", "float"} & problem.judge.keys():
        raise Wrong(f"this script does not write a package with {special.pop()}")
    tried = with_mistake(problem, mistake, scratch / "mistakes") if mistake else problem
    if language is RUST:
        text = tried.file_for("dmoj")
        with ONE_AT_A_TIME:
            verdicts = dmoj.judge(problem, text, language, scratch)
    else:
        verdicts = dmoj.judge(problem, tried.file_for(re.match("[a-z]+", problem.id)[0]), language, scratch)
    right = verdicts.count("AC")
    said = f"{right} of {len(verdicts)} AC"
    if (right == len(verdicts)) == (mistake is None):
        return said
    raise Wrong(f"{said}: {' '.join(verdicts)}")


def questions(named):
    """Problems, with the first mistake of some, and the languages."""
    c = {problem.id: problem for judge in ("hdu", "poj", "uva") for problem in problems("--judge", judge, "--format", "names")}
    c = [problem for name, problem in c.items() if name.startswith(("hdu", "poj", "uva"))]
    if named:
        of_c = {problem.id for problem in c}
        asked = [(problem, mistake) for problem in map(Problem, named) for mistake in [None, *mistakes(problem)]]
        return [(problem, mistake, C if problem.id in of_c else RUST) for problem, mistake in asked]
    asked = []
    # The last is UVa's only.
    for number, problem in enumerate(c[:-1:5] + c[-1:]):
        language = (C, CPP)[number % 2]
        asked.append((problem, None, language))
        if number % 2 == 0:
            asked.append((problem, mistakes(problem)[0], language))
    rust = [problem for problem in without_c() if not {"checker", "interactor", "float"} & problem.judge.keys()]
    return asked + [(problem, None, RUST) for problem in rust[::13]]


def main():
    cargo_judge.program = cargo_judge()
    dmoj = Dmoj()
    asked = questions([ROOT / "problems" / name for name in sys.argv[1:]])
    if any(language is RUST for _, _, language in asked):
        dmoj.build_crates()
    with tempfile.TemporaryDirectory(prefix="dmoj-") as scratch:
        each(
            lambda question: ask(dmoj, *question, Path(scratch)),
            asked,
            lambda question: f"{question[0].id} in {question[2][0]}" + (f" with {question[1].stem}" if question[1] else ""),
        )


if __name__ == "__main__":
    try:
        main()
    except Wrong as wrong:
        sys.exit(f"error: {wrong}")
