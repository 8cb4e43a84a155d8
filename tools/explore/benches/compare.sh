#!/usr/bin/env bash
# Times `cargo explore` against plain C++ on the same rules, whole processes, in turns; wants g++.
#   compare.sh [ROUNDS]
# Prints medians: wall seconds, processor seconds, and the ratio of explore's wall seconds to those of C++
# in the same round, when C++ only computes and when it prints the same table.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-5}
TIMEFORMAT='%R %U'
source tools/explore/benches/timing.sh
compile plain.cpp
takes="take $("$plain" takes 10 1 2>&1 >/dev/null)"

column() {
    awk -v name="$1" -v column="$2" '$1 == name { print $column }' "$folder/times" | median
}
ratio() {
    awk -v name="$1" '$2 > 0 && $1 == name { other = $2 } $1 == "explore" && other { print $2 / other; other = 0 }' \
        "$folder/times" | median
}
# Arguments: a title, the arguments of plain C++, whether both print the same table, those of explore.
compare() {
    local what=$1 arguments=$2 prints=$3
    shift 3
    : >"$folder/times"
    for ((round = 0; round < rounds; round++)); do
        echo "computes $(seconds "$plain" $arguments)" >>"$folder/times"
        if [ "$prints" = yes ]; then
            echo "prints $(seconds "$plain" $arguments print)" >>"$folder/times"
        fi
        echo "explore $(seconds "$explore" "$@")" >>"$folder/times"
    done
    echo "$what"
    echo "  plain C++, only computing: $(column computes 2) s, $(column computes 3) processor s"
    if [ "$prints" = yes ]; then
        cmp <("$plain" $arguments print 2>/dev/null) <("$explore" "$@")
        echo "  plain C++, printing:       $(column prints 2) s, $(column prints 3) processor s"
    fi
    echo "  explore:                   $(column explore 2) s, $(column explore 3) processor s"
    echo "  explore / computing:       $(ratio computes)"
    if [ "$prints" = yes ]; then
        echo "  explore / printing:        $(ratio prints)"
    fi
}

compare "0.77 to 10^5, from the rules" "octal 100000" yes \
    table 0.77 --to 10^5 --by-rules --format csv
compare "take any, split, to 3 10^4, from the rules" "lasker 30000" yes \
    table lasker --to 30000 --by-rules --format csv
compare "100 takes up to 1000, to 10^7" "takes 10000000 1" yes \
    table "$takes" --to 10^7 --by-rules --format csv
compare "100 takes up to 1000, to 10^7, with the search for a period" "takes 10000000 1" no \
    period "$takes" --to 10^7
compare "all 2^25 boards of 5x5 squares" "boards 5 5" yes \
    table squares --boards 5 --format csv
