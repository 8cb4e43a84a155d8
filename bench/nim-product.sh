#!/usr/bin/env bash
# Nim products of 64 bits beside C++: `bench/nim-product.sh [ROUNDS]` prints medians of nanoseconds a product, of user
# time in turns, and of their ratio in a round. Wants g++ and awk.
set -euo pipefail
cd "$(dirname "$0")"
rounds=${1:-11} count=30000000
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cargo build --quiet --release --bin nim-product
g++ -O2 -std=c++17 -o "$folder/cpp" cpp/nim-product.cpp
ours="${CARGO_TARGET_DIR:-target}/release/nim-product"
cmp <("$ours" 1000000) <("$folder/cpp" 1000000)

TIMEFORMAT=%U
nanoseconds() {
    { time "$@" "$count" >/dev/null; } 2>&1 | awk -v count="$count" '{ printf "%.2f ", $1 * 1e9 / count }'
}
median() {
    sort -n | awk '{ a[NR] = $1 } END { printf "%.2f\n", (a[int((NR + 1) / 2)] + a[int(NR / 2) + 1]) / 2 }'
}
for ((round = 0; round < rounds; round++)); do
    echo "$(nanoseconds "$ours")$(nanoseconds "$folder/cpp")"
done >"$folder/times"
echo "NimProduct::of: $(awk '{ print $1 }' "$folder/times" | median) ns"
echo "C++:            $(awk '{ print $2 }' "$folder/times" | median) ns"
echo "ratio:          $(awk '{ print $1 / $2 }' "$folder/times" | median)"
