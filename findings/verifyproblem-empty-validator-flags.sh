#!/bin/sh
# problemtools 1.20260907 (PyPI), seen 2026-11: `validator_flags:` without a value in problem.yaml, as a program writes that
# has no flags for this problem, is an error: "Failed to load problem: ... Input should be a valid string". Nothing is
# judged. An empty string in quotes is taken.
#
# Needs Debian 12's python3-venv and gcc. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
/usr/bin/python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check problemtools==1.20260907
mkdir -p flags/data/sample flags/data/secret flags/submissions/accepted
for case in sample/a secret/b; do
    echo 1 >"flags/data/$case.in"
    echo 1 >"flags/data/$case.ans"
done
printf '#include <stdio.h>\nint main(void) { puts("1"); return 0; }\n' >flags/submissions/accepted/one.c

verify() {
    printf 'validation: default\nvalidator_flags:%s\n' "$1" >flags/problem.yaml
    status=0
    venv/bin/verifyproblem -t 5 -l info -p data submissions -- flags >said 2>&1 || status=$?
    cat said
}

verify ''
[ "$status" -eq 1 ]
grep -q 'Failed to load problem' said
grep -q 'Input should be a valid string' said
verify ' ""'
[ "$status" -eq 0 ]
grep -q 'OK: AC' said
