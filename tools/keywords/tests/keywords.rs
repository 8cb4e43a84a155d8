//! The words that the compiler takes for no name.

use keywords::is_keyword;
use std::io::Write;
use std::process::{Command, Stdio};

/// Whether a variable can be called so in the newest edition, which has the keywords of all.
fn is_name(word: &str) -> bool {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition=2024", "--emit=metadata", "-o", "-", "-"]);
    rustc.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut rustc = rustc.spawn().expect("rustc starts");
    let source = format!("fn main() {{ let {word} = 1; let _ = {word} + 1; }}");
    rustc.stdin.take().expect("a pipe").write_all(source.as_bytes()).expect("it reads");
    rustc.wait().expect("it ends").success()
}

/// All words in lower case that the Reference lists, those that are names in most places too, and some others.
const WORDS: &str = "abstract as async auto await become box break catch const continue crate default do dyn else enum \
                     extern false final fn for gen heap if impl in let loop macro macro_rules match mod move mut n \
                     override priv proc pub pure raw ref return safe self static struct super trait true try type \
                     typeof union unsafe unsized use virtual where while yeet yield";

#[test]
fn are_those_of_the_compiler() {
    for word in WORDS.split(' ') {
        assert_eq!(is_keyword(word), !is_name(word), "{word}");
    }
}
