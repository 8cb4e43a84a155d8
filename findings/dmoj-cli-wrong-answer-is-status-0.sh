#!/bin/sh
# dmoj 4.1.0 (PyPI), seen 2026-11: `dmoj-cli submit` ends with status 0 whatever the verdict is. Of a program that answers
# wrongly it prints "Test case  1 WA", and a script that asks for the status takes that for accepted. Options of `submit`
# need ` -- ` before it; without, status 2 and "unrecognized arguments: -tl 5".
#
# Needs Debian 12's python3-venv, python3-dev, libseccomp-dev, gcc and g++. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
/usr/bin/python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check dmoj==4.1.0
mkdir -p problems/one
echo 1 >problems/one/a.in
echo 1 >problems/one/a.out
echo 'test_cases: [{in: a.in, out: a.out, points: 1}]' >problems/one/init.yml
printf 'problem_storage_globs: ["%s/problems/*"]\nruntime: {gcc: /usr/bin/gcc}\n' "$work" >config.yml
printf '#include <stdio.h>\nint main(void) { puts("2"); return 0; }\n' >wrong.c

judge() {
    status=0
    venv/bin/dmoj-cli -c config.yml -e C --no-ansi --history history "$@" >said 2>&1 || status=$?
    cat said
    echo "status $status"
}

judge -- submit one C wrong.c -tl 5
[ "$status" -eq 0 ]
grep -q '^Test case  1 WA ' said
judge submit one C wrong.c -tl 5
[ "$status" -eq 2 ]
grep -q 'unrecognized arguments: -tl 5' said
