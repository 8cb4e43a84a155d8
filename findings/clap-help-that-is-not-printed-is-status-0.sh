#!/bin/sh
# clap 4.6.7 (crates.io), seen 2026-11: `Command::get_matches`, which `Parser::parse` calls, prints what --help or --version
# asks for and does not look whether that worked: on a full disk (/dev/full) nothing is printed, nothing is said on
# standard error, and the status is 0. With `try_get_matches` the program prints the text itself, by `Error::print`, and
# that does return the error (28, no space left).
#
# Needs a Rust toolchain and Linux. Fails where that has changed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "one"
version = "0.1.0"
edition = "2024"

[dependencies]
clap = { version = "=4.6.7", default-features = false, features = ["std", "help"] }

[workspace]
TOML
cat >src/main.rs <<'RUST'
fn main() {
    let command = clap::Command::new("one").version("1");
    if std::env::args().nth(1).as_deref() == Some("tried") {
        let text = command.try_get_matches_from(["one", "--help"]).unwrap_err();
        std::process::exit(text.print().unwrap_err().raw_os_error().unwrap());
    }
    command.get_matches();
}
RUST
cargo build --quiet
for option in --help --version --hlp tried; do
    status=0
    target/debug/one "$option" >/dev/full 2>said || status=$?
    echo "$option: status $status, $(wc -c <said) bytes on standard error"
    eval "status_$(echo "$option" | tr -d -)=$status"
    [ "$option" = --hlp ] || [ ! -s said ]
done
[ "$status_help" -eq 0 ] && [ "$status_version" -eq 0 ] && [ "$status_hlp" -eq 2 ] && [ "$status_tried" -eq 28 ]
