#!/bin/sh
# problemtools 1.20260907 (PyPI), seen 2026-11: `verifyproblem -t SECONDS` accepts a submission in `accepted/` that is
# slower than the limit, as long as it takes less than twice as long: "OK with extra time: AC", a warning, "0 errors" and
# status 0, though its own table of results has TLE. Who asks whether a solution keeps the limit must read the table.
#
# Needs Debian 12's python3-venv and gcc. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
/usr/bin/python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check problemtools==1.20260907
mkdir -p slow/data/sample slow/data/secret slow/submissions/accepted
for case in sample/a secret/b; do
    echo 1 >"slow/data/$case.in"
    echo 1 >"slow/data/$case.ans"
done
echo 'validation: default' >slow/problem.yaml
# Takes 1.4 s of the processor's time.
cat >slow/submissions/accepted/slow.c <<'END'
#include <stdio.h>
#include <time.h>
int main(void) {
    while (clock() < 1.4 * CLOCKS_PER_SEC) {}
    puts("1");
    return 0;
}
END
venv/bin/verifyproblem -t 1 -l info -p data submissions -- slow >said 2>&1 || { cat said; exit 1; }
cat said
grep -q 'accepted/slow.c (C) OK with extra time: AC' said
grep -q '^ *slow.c  *TLE ' said
grep -q '^slow tested: 0 errors' said
