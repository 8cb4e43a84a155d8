#!/bin/sh
# Cargo 1.95.0, seen 2026-11: `--quiet` says "do not print cargo log messages", but with `term.progress.when = "always"`
# Cargo draws its progress nevertheless, without the word `Building` before it: also where standard error is a file. It
# appears only where something is compiled for more than half a second, and is cleared. So an alias can be silent where
# nothing is to be done, and show how far a long first build is; nothing documents that the two go together.
#
# Needs a Rust toolchain. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cargo --version
mkdir -p package/src
cd package
printf '[package]\nname = "a"\nversion = "0.1.0"\nedition = "2021"\nbuild = "build.rs"\n' >Cargo.toml
echo 'fn main() { std::thread::sleep(std::time::Duration::from_secs(2)); }' >build.rs
echo 'fn main() { println!("done"); }' >src/main.rs
run() {
    cargo run --offline --quiet "$@" >../printed 2>../said
    [ "$(cat ../printed)" = done ]
    bytes=$(wc -c <../said)
    echo "cargo run --quiet $*: $bytes bytes on standard error"
}
run
[ "$bytes" -eq 0 ]
cargo clean --quiet
run --config "term.progress.when='always'" --config term.progress.width=78
grep -q '\[=* *>* *\] [0-9]*/[0-9]*: a' ../said
run --config "term.progress.when='always'" --config term.progress.width=78
[ "$bytes" -eq 0 ]
