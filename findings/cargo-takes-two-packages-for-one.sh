#!/bin/sh
# Cargo 1.95.0 (with rustc 1.95.0), seen 2026-11: two workspaces that share CARGO_TARGET_DIR, each with a package of the
# same name and version at the same place below its root, are one package to it. It names their programs by the same hash,
# and goes by times alone: where the second one's files are older than the first one's program, as those of a checkout or
# an archive are, `cargo build` says that the second is built ("Finished", nothing compiled), and its program is the first
# one's: it prints 1 where its source prints 2. A judging script that goes from one contestant's folder to the next so
# judges the wrong program.
#
# Needs a Rust toolchain. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cargo --version
CARGO_TARGET_DIR=$work/target
export CARGO_TARGET_DIR
for number in 1 2; do
    mkdir -p "workspace-$number/a/src"
    printf '[workspace]\nmembers = ["a"]\nresolver = "2"\n' >"workspace-$number/Cargo.toml"
    printf '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\n' >"workspace-$number/a/Cargo.toml"
    echo "fn main() { println!(\"$number\"); }" >"workspace-$number/a/src/main.rs"
    touch -d '2020-01-01' "workspace-$number/a/src/main.rs" "workspace-$number/a/Cargo.toml"
done
for number in 1 2; do
    cargo build --offline --manifest-path "workspace-$number/Cargo.toml" 2>&1 | tee said
    printed=$(target/debug/a)
    echo "source prints $number, program prints $printed"
    [ "$printed" = 1 ]
done
grep -q Finished said
! grep -q Compiling said
