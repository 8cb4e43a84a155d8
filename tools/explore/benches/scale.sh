#!/usr/bin/env bash
# How fast tables of `cargo explore` grow, and how much memory they take, beside plain C++ that searches in the same way,
# whole processes, by turns; wants g++ and GNU time.
#   scale.sh [TENFOLD]
# Prints for 10^5, 10^6, ... heaps, up to 10^TENFOLD (else 7), values a user second and bytes of memory a value.
set -euo pipefail
cd "$(dirname "$0")/../../.."
last=${1:-7}
source tools/explore/benches/timing.sh
compile plain.cpp

# Arguments: how many values, the command. Values a second and bytes a value, all of the process counted.
measure() {
    local count=$1
    shift
    /usr/bin/time -f '%U %M' -o "$folder/measured" "$@" >/dev/null 2>"$folder/errors"
    awk -v n="$count" '{ printf " %.2g | %.2f |", n / ($1 + 0.005), 1024 * $2 / n }' "$folder/measured"
}

echo "| command | explore, values a second | bytes a value | C++, values a second | bytes a value |"
echo "|---|---|---|---|---|"
for code in 0.6 0.104; do
    for ((tenfold = 5; tenfold <= last; tenfold++)); do
        to=$((10 ** tenfold))
        printf '| table %s to 10^%d |' "$code" "$tenfold"
        measure "$to" "$explore" table "$code" --to "$to" --by-rules --format csv
        measure "$to" "$plain" sparse "$code" "$to"
        printf '\n| period %s to 10^%d |' "$code" "$tenfold"
        measure "$to" "$explore" period "$code" --to "$to"
        printf ' | |\n'
    done
done
