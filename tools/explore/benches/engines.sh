#!/usr/bin/env bash
# Times the engines of `cargo explore` against plain C++ on the same rules, whole processes, in turns; wants g++.
#   engines.sh [ROUNDS] [long]
# Prints a table of medians: processor seconds, and the ratio of those of explore to those of C++ in the same
# round. With `long`, tables to 10^6 too, for which C++ takes minutes.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3} long=${2:-}
TIMEFORMAT='%U'
source tools/explore/benches/timing.sh
compile plain.cpp
takes="take $("$plain" takes 10 1 2>&1 >/dev/null)"

# Arguments: a title, the arguments of plain C++ or nothing, those of explore.
compare() {
    local what=$1 arguments=$2 own other
    shift 2
    : >"$folder/own" && : >"$folder/other" && : >"$folder/ratio"
    for ((round = 0; round < rounds; round++)); do
        own=$(seconds "$explore" "$@")
        echo "$own" >>"$folder/own"
        if [ "$arguments" ]; then
            other=$(seconds "$plain" $arguments)
            echo "$other" >>"$folder/other"
            awk "BEGIN { print $own / ($other + 0.0005) }" >>"$folder/ratio"
        fi
    done
    if [ "$arguments" ]; then
        printf '| %s | %s | %s | %s |\n' "$what" "$(median <"$folder/own")" "$(median <"$folder/other")" \
            "$(median <"$folder/ratio")"
    else
        printf '| %s | %s | - | - |\n' "$what" "$(median <"$folder/own")"
    fi
}

echo "| task | explore | plain C++ | ratio |"
echo "|---|---|---|---|"
compare "0.6 to 10^5" "code 0.6 100000" table 0.6 --to 10^5 --by-rules --format csv
compare "Grundy's game to 10^5" "code 4!. 100000" table grundy --to 10^5 --by-rules --format csv
if [ "$long" = long ]; then
    compare "0.6 to 10^6" "code 0.6 1000000" table 0.6 --to 10^6 --by-rules --format csv
    compare "Grundy's game to 10^6" "code 4!. 1000000" table grundy --to 10^6 --by-rules --format csv
else
    compare "0.6 to 10^6" "" table 0.6 --to 10^6 --by-rules --format csv
    compare "Grundy's game to 10^6" "" table grundy --to 10^6 --by-rules --format csv
fi
compare "proof of 0.16" "" period 0.16 --to 10^6
compare "proof of 0.56" "" period 0.56 --to 10^6
compare "proof of 0.376" "" period 0.376 --to 10^7
compare "100 takes up to 1000, to 10^8" "takes 100000000 1" period "$takes" --to 10^8
compare "0.07 to 10^5, from the rules" "code 0.07 100000" table 0.07 --to 10^5 --by-rules --format csv
compare "splits in the tail: 0.[4] to 3575" "" table '0.[4]' --to 3575 --by-rules --format csv
compare "splits in three: 0.8 to 10^4" "" table 0.8 --to 10^4 --by-rules --format csv
