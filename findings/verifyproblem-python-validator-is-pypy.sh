#!/bin/sh
# problemtools 1.20260907 (PyPI), seen 2026-11: an output validator in Python 3 is run by `pypy3`, and by no other Python.
# Where that is not installed, each submission gets JE, "output validator validate.py (Python 3 (w/PyPy3)) failed to
# compile", and that pypy3 is missing is not said. A folder with executable files `build` and `run`, of which `run` starts
# python3, needs no pypy3.
#
# Needs Debian 12's python3-venv and gcc. python3 is there, pypy3 is kept from being found. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
/usr/bin/python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check problemtools==1.20260907
mkdir -p any/data/sample any/data/secret any/submissions/accepted any/output_validators bin
for case in sample/a secret/b; do
    echo 1 >"any/data/$case.in"
    echo 1 >"any/data/$case.ans"
done
echo 'validation: custom' >any/problem.yaml
printf '#include <stdio.h>\nint main(void) { puts("1"); return 0; }\n' >any/submissions/accepted/one.c
printf '#!/usr/bin/python3\nimport sys\nsys.exit(42)\n' >any/output_validators/validate.py
for program in sh gcc as ld env; do
    ln -s "/usr/bin/$program" "bin/$program"
done

ln -s /usr/bin/python3 bin/python3

verify() {
    status=0
    PATH=$work/bin venv/bin/verifyproblem -t 5 -l info -p data submissions -- any >said 2>&1 || status=$?
    cat said
}

verify
[ "$status" -eq 1 ]
grep -q 'got JE \[output validator validate.py (Python 3 (w/PyPy3)) failed to compile' said
if grep -q 'pypy3' said; then exit 1; fi
mkdir any/output_validators/validate
mv any/output_validators/validate.py any/output_validators/validate/run
printf '#!/bin/sh\n' >any/output_validators/validate/build
chmod +x any/output_validators/validate/build any/output_validators/validate/run
verify
[ "$status" -eq 0 ]
grep -q 'OK: AC' said
