#!/bin/sh
# Rust's std, seen 2026-11: `format!("{:.0}", 0.5)` is "1" with Debian 12's rustc 1.63.0 and "0" with rustc 1.95.0; 2.5 is
# "2" with both. A program that prints rounded numbers answers otherwise on a judge with Debian's Rust, and no compiler
# warns. `{:.1}` of 0.25 is "0.2" with both.
#
# Needs Debian 12's rustc, and another of 1.67 or newer first on PATH. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat >half.rs <<'END'
fn main() {
    println!("{:.0} {:.0} {:.1}", 0.5f64, 2.5f64, 0.25f64);
}
END
/usr/bin/rustc --version | grep '^rustc 1\.63\.'
/usr/bin/rustc half.rs -o old
rustc --version
rustc half.rs -o new
./old
./new
[ "$(./old)" = '1 2 0.2' ]
[ "$(./new)" = '0 2 0.2' ]
