#!/usr/bin/python3 -B
"""Asks Debian's rustc 1.63, which Hydro has, whether it compiles what is submitted.

    tests/judges/hydro.py           each problem for Hydro, and some for the judges whose Rust is not known
    tests/judges/hydro.py nim       these problems for Hydro

What is printed for Hydro must compile as there, and answer each fixture; or nothing is printed, and a sentence says which
Rust is needed. Only what is of proconio may be refused, as all else here is for 1.63.

A judge of `judges.toml` without `rust` may have any: what is on `sg::io` must compile there. proconio needs 1.70, which
such a judge may have or not: its line says so.
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from common import ROOT, Problem, Wrong, cargo_judge, each, must, problems, run

RUSTC = "/usr/bin/rustc"
REFUSED = re.compile(r"error: the judge has Rust 1\.63, and `[^`]+` needs 1\.\d+")
HYDRO, EDITION = "hydro", "2015"


def compiled(source, edition, folder):
    """The program that Debian's rustc makes of a file, or what it says of it."""
    (folder / "a.rs").write_text(source)
    done = run([RUSTC, "--edition", edition, "-O", "-A", "warnings", "a.rs"], cwd=folder)
    return folder / "a", done.stdout if done.returncode else None


def lines(text):
    """An answer as Hydro compares it: blanks at the end of a line or of the file count nothing."""
    return [line.rstrip() for line in text.rstrip().split("\n")]


def answers(problem, program):
    """Runs the program on the inputs, and fails where an answer is another one than the fixture's."""
    if {"checker", "interactor", "float"} & problem.judge.keys():
        return "compiled"
    for path in problem.inputs:
        try:
            with path.open() as given:
                done = subprocess.run([program], stdin=given, capture_output=True, text=True, timeout=60)
        except subprocess.TimeoutExpired:
            raise Wrong(f"{path.stem} takes more than 60 s") from None
        if done.returncode or lines(done.stdout) != lines(path.with_suffix(".out").read_text()):
            raise Wrong(f"{path.stem} is answered wrongly, status {done.returncode}:\n{done.stdout[:200]}{done.stderr}")
    return f"compiled, {len(problem.inputs)} right"


def ask(judge, edition, problem):
    """Asks the compiler about the file for the judge."""
    is_of_proconio = "proconio" in problem.manifest.read_text()
    made = problem.bundle("--for", judge)
    if made.returncode:
        said = made.stderr.splitlines()[-1]
        if is_of_proconio and REFUSED.fullmatch(said):
            return said.removeprefix("error: ")
        raise Wrong(f"refused: {made.stderr}")
    with tempfile.TemporaryDirectory() as folder:
        program, errors = compiled(made.stdout, edition, Path(folder))
        if errors is None:
            return answers(problem, program)
    if judge != HYDRO and is_of_proconio:
        return "not compiled by 1.63, and which Rust this judge has is not known"
    raise Wrong(f"Rust 1.63 does not compile what was printed:\n{errors[:2000]}")


def questions():
    """Each problem for Hydro, and for each judge whose Rust is not known a problem of either kind."""
    asked = [(HYDRO, EDITION, problem) for problem in problems("--format", "names")]
    judges = tomllib.loads((ROOT / "tools/judge/src/judges.toml").read_text())
    for name, judge in judges.items():
        known = {key: value for facts in judge["facts"] for key, value in facts.items()}
        if known.get("language") == "c" or name == HYDRO or known.get("rust", "1.63") != "1.63":
            continue
        edition = str(min(known.get("editions", [2021])))
        asked += [(name, edition, Problem(ROOT / "problems" / problem)) for problem in ("hdu3032", "nim")]
    return asked


def main():
    if not must([RUSTC, "--version"]).startswith("rustc 1.63."):
        raise Wrong(f"{RUSTC} is not Debian 12's, 1.63: `apt-get install rustc` there gives it")
    cargo_judge.program = cargo_judge()
    named = [(HYDRO, EDITION, Problem(ROOT / "problems" / name)) for name in sys.argv[1:]]
    each(lambda asked: ask(*asked), named or questions(), lambda asked: f"{asked[2].id} for {asked[0]}")


if __name__ == "__main__":
    try:
        main()
    except Wrong as wrong:
        sys.exit(f"error: {wrong}")
