#!/usr/bin/python3 -B
"""Asks Kattis' own program, `verifyproblem` of problemtools, whether it accepts what is submitted.

    tests/judges/kattis.py                          each problem in Rust, and mistakes that it must not accept
    tests/judges/kattis.py nim FOLDER               these problems: the name of one here, or the folder of a package
    tests/judges/kattis.py --package FOLDER nim     the problem as a package in the form of Kattis; nothing is run

A package has the fixtures, but for those of bad input, and the bundle for Kattis, which verifyproblem compiles as Kattis
does. A checker or an interactor of the manifest becomes the output validator. There is no statement, for which LaTeX
would be needed, and no input validator, so that these parts are not asked for. The time limit is 10 s, as this is no
test of speed.
"""

import argparse
import re
import shlex
import sys
import tempfile
from pathlib import Path

from common import ROOT, Problem, Wrong, cargo_judge, each, install, mistakes, run, with_mistake, without_c

# A checker and an interactor say by testlib's exit codes what they think; a status that is none of these is passed on, so
# that verifyproblem sees a validator that has failed.
VALIDATOR = """#!/bin/sh
# Called as `input answer feedback/ < output`; where the program is interactive, both streams are connected with it.
cd {folder} || exit 1
{call}
status=$?
case $status in
0) exit 42 ;;
1 | 2 | 4 | 5 | 7 | 8) exit 43 ;;
esac
[ "$status" -ge 16 ] && [ "$status" -le 100 ] && exit 43
exit "$status"
"""
CALLS = {
    "checker": 'cat >"$3output"\n{command} "$1" "$3output" "$2" >&2',
    "interactor": '{command} "$1" "$3output" "$2"',
}


def write_package(problem, source, folder):
    """Writes the problem with its submission as a package."""
    for path in problem.inputs:
        kind = "sample" if path.stem.startswith("sample") else "secret"
        problem.copy_to(folder / "data" / kind, ".ans", [path])
    accepted = folder / "submissions/accepted"
    accepted.mkdir(parents=True)
    (accepted / f"{folder.name}.rs").write_text(source)
    judge, flags, validation = problem.judge, "", "default"
    for kind in CALLS.keys() & judge.keys():
        validation = "custom" if kind == "checker" else "custom interactive"
        write_validator(folder / "output_validators/validate", problem, CALLS[kind], judge[kind])
    if "float" in judge:
        flags = f"float_tolerance {judge['float']}"
    memory = max(1, judge.get("memory-limit", 1 << 20) >> 10)
    (folder / "problem.yaml").write_text(
        f"validation: {validation}\nvalidator_flags: '{flags}'\nlimits:\n  memory: {memory}\n  output: 64\n"
    )


def write_validator(folder, problem, call, command):
    """Writes the output validator: the command of the manifest, in the manifest's folder."""
    folder.mkdir(parents=True)
    # As a list of words, which is how the manifest means it.
    call = call.format(command=shlex.join(shlex.split(command)))
    scripts = {"build": "#!/bin/sh\n", "run": VALIDATOR.format(folder=shlex.quote(str(problem.folder)), call=call)}
    for name, text in scripts.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)


def short(problem):
    """What verifyproblem takes for a name."""
    return re.sub("[^a-z0-9]", "", problem.id.lower())


def verify(problem, mistake, scratch):
    """Asks verifyproblem about the problem's file, or about that with a mistake, which must not be accepted."""
    tried = with_mistake(problem, mistake, scratch / "mistakes") if mistake else problem
    folder = scratch / (mistake.stem if mistake else "right") / short(problem)
    write_package(problem, tried.file_for("kattis"), folder)
    done = run([verify.program, "-t", "10", "-l", "info", "-p", "data", "submissions", "--", folder])
    table = re.findall(r"accepted/\S+ \(Rust\) (OK:|OK with extra time|got \w+)", done.stdout)
    if not table:
        raise Wrong(f"verifyproblem has judged nothing:\n{done.stdout}")
    if mistake is None:
        if done.returncode != 0 or table != ["OK:"]:
            raise Wrong(f"not accepted:\n{done.stdout}")
        return f"accepted, {len(problem.inputs)} inputs"
    if done.returncode == 0 or table[0] not in ["got WA", "got RTE", "got TLE"]:
        raise Wrong(f"a mistake was not rejected as such:\n{done.stdout}")
    return f"{table[0]}, as it must"


def questions(problem, all_mistakes):
    """The problem without a mistake, and with the first that is kept for it, or all."""
    asked = mistakes(problem)[: None if all_mistakes else 1]
    return [(problem, None)] + [(problem, mistake) for mistake in asked]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", metavar="FOLDER", type=Path, help="write the package of one problem here")
    parser.add_argument("problem", nargs="*")
    arguments = parser.parse_args()
    cargo_judge.program = cargo_judge()
    named = [Problem(name if "/" in name else ROOT / "problems" / name) for name in arguments.problem]
    if arguments.package:
        if len(named) != 1:
            parser.error("--package takes the name of one problem")
        folder = arguments.package.resolve() / short(named[0])
        if folder.exists():
            raise Wrong(f"{folder} is there already: delete it, or choose another folder")
        write_package(named[0], named[0].file_for("kattis"), folder)
        print(folder)
        return
    verify.program = install("problemtools") / "verifyproblem"
    if named:
        asked = [question for problem in named for question in questions(problem, True)]
    else:
        asked = []
        for number, problem in enumerate(without_c()):
            is_special = {"checker", "interactor", "float"} & problem.judge.keys()
            asked += questions(problem, False) if number % 5 == 0 or is_special else [(problem, None)]
        asked += questions(Problem(Path(__file__).parent / "any-divisor"), True)
    with tempfile.TemporaryDirectory(prefix="kattis-") as scratch:
        each(
            lambda question: verify(*question, Path(scratch)),
            asked,
            lambda question: question[0].id + (f" with {question[1].stem}" if question[1] else ""),
        )


if __name__ == "__main__":
    try:
        main()
    except Wrong as wrong:
        sys.exit(f"error: {wrong}")
