#!/usr/bin/env bash
# Times `cargo explore` against plain C++ on the same rules; wants g++. Run it on a quiet machine.
set -euo pipefail
cd "$(dirname "$0")/../../.."
exec 2>&1
TIMEFORMAT='  %R s, %U s of all cores'

folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
g++ -O2 -o "$folder/plain" tools/explore/benches/plain.cpp
cargo build --quiet --release --package explore
explore="${CARGO_TARGET_DIR:-target}/release/explore"
takes="take $("$folder/plain" takes 10 1 2>&1 >/dev/null)"

compare() {
    echo "$1"
    echo " plain C++:" && time "$folder/plain" $2 >/dev/null 2>&1
    echo " explore:" && time "$explore" "${@:3}" >/dev/null
}
compare "0.77 to 10^5, from the rules" "octal 100000" \
    table 0.77 --to 10^5 --by-rules --format csv
compare "take any, split, to 3 10^4, from the rules" "lasker 30000" \
    table lasker --to 30000 --by-rules --format csv
compare "100 takes up to 1000, to 10^7, with the search for a period" "takes 10000000 1" \
    period "$takes" --to 10^7
compare "100 takes up to 1000, to 10^7, written out" "takes 10000000 1" \
    table "$takes" --to 10^7 --by-rules --format csv
compare "all 65536 boards of 4x4 squares" "boards" \
    table squares --boards 4
