#!/usr/bin/env bash
# What the everyday commands cost in a fresh clone: processor seconds and wall seconds of each.
# `bench/everyday.sh` takes some ten minutes; with `--ci`, .ci/run is measured too. Crates are downloaded
# before. Nothing else should run meanwhile.
set -euo pipefail
repository=$(git -C "$(dirname "$0")" rev-parse --show-toplevel)
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
unset CARGO_TARGET_DIR CI
git clone --quiet "$repository" "$clone/fresh"
cd "$clone/fresh"
for manifest in Cargo.toml tools/bundler/tests/solutions/Cargo.toml tools/judge/tests/c-output/Cargo.toml; do
    cargo fetch --quiet --manifest-path "$manifest"
done

# Runs a command and prints its row; with what it printed, if it fails.
measure() {
    local name=$1
    shift
    local TIMEFORMAT='%U %S %R' times
    if ! times=$({ time "$@" >"$clone/output" 2>&1; } 2>&1); then
        cat "$clone/output"
        echo "failed: $name" >&2
        exit 1
    fi
    awk -v name="$name" '{ printf "%-62s %6.1f %6.1f\n", name, $1 + $2, $3 }' <<<"$times"
}

fresh() {
    git clean --quiet -fdx
}

printf '%-62s %6s %6s\n' 'fresh clone, crates downloaded' 'cpu s' 'wall s'
measure 'cargo run -p hdu1846' sh -c 'cargo run -p hdu1846 <problems/hdu1846/fixtures/sample.in'
fresh
measure 'cargo test --test fixtures hdu1846::' cargo test --test fixtures hdu1846::
fresh
measure 'cargo test --test fixtures' cargo test --test fixtures
fresh
measure 'first cargo judge test hdu1846' cargo judge test hdu1846
measure 'first cargo judge bundle hdu1846 after that' cargo judge bundle hdu1846
fresh
measure 'cargo test' cargo test
measure 'first cargo judge test hdu1846 after cargo test' cargo judge test hdu1846
measure 'first cargo judge bundle hdu1846 after that' cargo judge bundle hdu1846
measure 'cargo test, warm' cargo test
measure 'cargo test --workspace after that' cargo test --workspace
measure 'cargo test --workspace, warm' cargo test --workspace
if [ "${1:-}" = --ci ]; then
    fresh
    measure '.ci/run' env CI=true .ci/run
fi
