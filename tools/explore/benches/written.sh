#!/usr/bin/env bash
# Times rules by their moves against the same games in plain C++, whole processes, in turns; wants g++.
#   written.sh [ROUNDS] [check]
# Prints medians of user seconds, and of their ratio in each round, and with perf the ratio of instructions; explore
# prints its whole table. With `check`, compares the values too.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3} check=${2:-}
TIMEFORMAT='%U'
source tools/explore/benches/timing.sh
compile written.cpp

# Arguments: the game in C++, the largest number, the rule.
compare() {
    if [ "$check" = check ]; then
        "$plain" "$1" "$2" print >"$folder/plain.values"
        "$explore" table "$3" --to "$2" --format csv | sed '1d; s/.*,//' | cmp "$folder/plain.values" -
    fi
    : >"$folder/plain.times"
    : >"$folder/explore.times"
    for ((round = 0; round < rounds; round++)); do
        seconds "$plain" "$1" "$2" >>"$folder/plain.times"
        seconds "$explore" table "$3" --to "$2" --format csv >>"$folder/explore.times"
    done
    other=$(median <"$folder/plain.times") own=$(median <"$folder/explore.times")
    ratio=$(paste "$folder/plain.times" "$folder/explore.times" | awk '{ print $2 / ($1 + 0.0005) }' | median)
    counted=$(echo "$(instructions "$explore" table "$3" --to "$2" --format csv) $(instructions "$plain" "$1" "$2")" |
        awk 'NF == 2 { printf "; instructions: %.1f", $1 / $2 }')
    printf '%-10s to %-7d C++ %.3f s, explore %.3f s: %.1f%s\n' "$1" "$2" "$other" "$own" "$ratio" "$counted"
}
# How many instructions a command takes; nothing without perf.
instructions() {
    if perf stat -x, -e instructions:u -o "$folder/counted" "$@" >/dev/null 2>&1; then
        awk -F, '/instructions/ { print $1 }' "$folder/counted"
    fi
}

compare squares 200000 'n -> n - k*k for k in 1..sqrt(n)'
compare squares 20000 'n -> n - k*k for k in 1..sqrt(n)'
compare squares 20000 'n -> n - k*k for k in 1..n if k*k <= n'
compare third 30000 'n -> n - d for d in 1..n/3'
compare third 100000 'n -> n - d for d in 1..n/3'
compare primes 50000 'n -> n - p for p in 2..n if prime(p)'
compare gcd 5000 'n -> n - d for d in 1..n-1 if gcd(n, d) > 1'
compare xor 20000 'n -> xor(n, k) for k in 1..n if xor(n, k) < n'
compare turn 20000 'n -> & x for x in k..n-1 for k in 1..n-1'
compare short 1000 '(a, b) -> (a - x, b) for x in 1..min(a, 4); (a, b - y) for y in 1..min(b, 3)'
compare capped 800 '(a, b) -> (a - x, b - y) for x in 1..a, y in 1..b if x + y < 5'
compare euclid 1000 '(a, b) -> (a - k*b, b) for k in 1..a/b if b > 0; (a, b - k*a) for k in 1..b/a if a > 0'
compare last 100000 '(n, t in 0..9) -> (n - d, d) for d in 1..min(n, 9) if d != t'
compare loops 100 '(a, b, c) -> (a - x, b - y, c - z) for x in 0..min(a, 2), y in 0..min(b, 2), z in 0..min(c, 2) if x + y + z > 0'
compare coprime 8000 'n -> n - d for d in 1..n if coprime(d, n)'
compare half 60000 'n -> n - d for d in 1..n/2'
compare divisor 30000 'n -> n - d for d in 1..n-1 if n % d = 0'
compare bits 20000 'n -> m for m in 0..n-1 if bits(m) < bits(n)'
compare unequal 20000 'n -> a & n - a for a in 1..n-1 if a != n - a'
compare three 1500 'n -> a & b & n - a - b for a in 1..n-2, b in 1..n-a-1'
compare sheet 800 '(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w-1; (w, y) & (w, h - y) for y in 1..h-1'
compare throw 800 '(a >= 1, b >= 1) -> (x, a - x) for x in 1..a-1; (x, b - x) for x in 1..b-1'
compare fibonacci 700 '(n, k) -> (n - d, 2d) for d in 1..min(n, k)'
compare kin 180 '(a, b) -> (a - x, b - y) for x in 0..a, y in 0..b if x + y > 0 and (x = 0 or y = 0 or abs(x - y) < 3)'
compare wythoff 400 '(a, b) -> (a - x, b) for x in 1..a; (a, b - x) for x in 1..b; (a - x, b - x) for x in 1..min(a, b)'
compare knight 1500 '(x, y) -> (x + i, y + j) for (i, j) in (-2,1), (-2,-1), (-1,-2), (1,-2) if x + i >= 0 and y + j >= 0'
compare triple 130 '(a, b, c) -> (a - d, b, c) for d in 1..min(a, 5); (a, b - d, c) for d in 1..min(b, 5); (a, b, c - d) for d in 1..min(c, 5); (a - 1, b - 1, c - 1) if a > 0 and b > 0 and c > 0'
compare smallest 800 '(w >= 1, h >= 1) -> (x, h) & (w - x, h) for x in 1..w/2; (w, y) & (w, h - y) for y in 1..h/2; win if w = 1 and h = 1'
compare digits 2000000 'n -> n - d for d in digits(n) if d > 0'
compare divisors 200000 'n -> n - d for d in divisors(n) if d < n'
