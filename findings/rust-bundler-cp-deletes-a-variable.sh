#!/bin/sh
# rust_bundler_cp 0.3.16, seen 2026-11: where a variable has the name of the program, it is deleted wherever it stands alone
# outside of macros. It is taken for the first segment of a path into the package's library, be there one or not. Mostly
# what is left is no Rust, and `rustfmt failed` says so; but `flow - 1` in a program `flow` becomes `-1`, which compiles,
# and the status is 0. The program prints 4, what is to be submitted prints -1.
#
# Needs a Rust toolchain with rustfmt, and the registry. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cargo install --quiet --locked --debug --root "$work/tools" rust_bundler_cp --version 0.3.16
mkdir -p flow/src
printf '[package]\nname = "flow"\nversion = "0.1.0"\nedition = "2021"\n' >flow/Cargo.toml
cat >flow/src/main.rs <<'END'
fn main() {
    let flow = 5;
    let left = flow - 1;
    println!("{}", left);
}
END
"$work/tools/bin/rust_bundler_cp" -i flow >bundle.rs
rustc --edition 2021 --crate-name source -o source flow/src/main.rs
rustc --edition 2021 --crate-name bundle -o bundle bundle.rs
echo "source prints $(./source), bundle prints $(./bundle)"
[ "$(./source)" = 4 ]
[ "$(./bundle)" = -1 ]
