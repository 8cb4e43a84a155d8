#!/usr/bin/env bash
# Times the engines of `cargo explore` against plain C++ and ogsolve on the same rules, whole processes, in turns;
# wants g++, and ogsolve for its columns.
#   engines.sh [ROUNDS] [long]
# Prints a table of medians: processor seconds, and the ratio of those of explore to those of the other in the
# same round. With `long`, tables to 10^6 by C++ too, which takes minutes.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3} long=${2:-}
TIMEFORMAT='%U'
source tools/explore/benches/timing.sh
compile plain.cpp
takes="take $("$plain" takes 10 1 2>&1 >/dev/null)"

command -v ogsolve >/dev/null || echo 'Without ogsolve: `cargo install ogsolve`.' >&2

columns=(explore.seconds plain.seconds plain.ratio ogsolve.seconds ogsolve.ratio)
# A round of another program; its name and arguments, if any, after the seconds of explore.
beside() {
    local own=$1 other
    shift
    if [ $# = 1 ] || ! command -v "$1" >/dev/null; then
        return
    fi
    other=$(seconds "$@")
    echo "$other" >>"$folder/${1##*/}.seconds"
    awk "BEGIN { print $own / ($other + 0.0005) }" >>"$folder/${1##*/}.ratio"
}
# Arguments: a title, the arguments of plain C++ and of ogsolve, each of which may be empty, those of explore.
compare() {
    local what=$1 of_plain=$2 of_ogsolve=$3 own column
    shift 3
    for column in "${columns[@]}"; do
        : >"$folder/$column"
    done
    for ((round = 0; round < rounds; round++)); do
        own=$(seconds "$explore" "$@")
        echo "$own" >>"$folder/explore.seconds"
        beside "$own" "$plain" $of_plain
        beside "$own" ogsolve $of_ogsolve
    done
    printf '| %s |' "$what"
    for column in "${columns[@]}"; do
        if [ -s "$folder/$column" ]; then
            printf ' %s |' "$(median <"$folder/$column")"
        else
            printf ' - |'
        fi
    done
    printf '\n'
}
# The values of a game up to a heap, from the rules: its name here and its code, which ogsolve knows if it is octal;
# a fourth argument if C++ is left out, as it would take minutes.
table() {
    local rule=$1 code=$2 to=$3 of_plain="code $2 $3" of_ogsolve="-m rc2 -n $3 $2"
    if [ $# = 4 ]; then of_plain=; fi
    if [[ $code = *!* ]]; then of_ogsolve=; fi
    compare "$rule to $to" "$of_plain" "$of_ogsolve" table "$rule" --to "$to" --by-rules --format csv
}
without=
if [ "$long" != long ]; then without=plain; fi

echo "| task | explore | plain C++ | ratio | ogsolve rc2 | ratio |"
echo "|---|---|---|---|---|---|"
table 0.6 0.6 100000
table grundy 4!. 100000
table 0.07 0.07 100000
table 0.6 0.6 1000000 $without
table grundy 4!. 1000000 $without
for code in 0.007 0.06 0.14 0.36 0.64 0.74 0.76; do
    table "$code" "$code" 200000 without
done
compare "proof of 0.16" "" "" period 0.16 --to 10^6
compare "proof of 0.56" "" "" period 0.56 --to 10^6
compare "proof of 0.376" "" "" period 0.376 --to 10^7
compare "100 takes up to 1000, to 10^8" "takes 100000000 1" "" period "$takes" --to 10^8
