use super::Verb;
use crate::programs::write_template;
use command_line::Matches;
use games::error::{Error, Result};
use std::io::Write;
use std::path::Path;

pub const VERB: Verb = Verb {
    name: "new",
    about: "Write a game by its moves in Rust to start from",
    takes: "FILE.rs",
    options: &[],
    more: "\
All commands take such a file as a rule. It is compiled when it has changed. The file must not be there.

Example:
  $ cargo explore new game.rs
  game.rs: `start` says where a game of size n begins, `options` what a move leaves; then `cargo explore table game.rs`",
    run,
};

fn run(matches: &Matches, output: &mut impl Write) -> Result<()> {
    let file = Path::new(&matches.free[0]);
    if file.extension().is_none_or(|extension| extension != "rs") {
        let file = file.display();
        return Err(Error::new(format!("{file}: expected a file that ends with .rs")));
    }
    write_template(file)?;
    let file = file.display();
    writeln!(
        output,
        "{file}: `start` says where a game of size n begins, `options` what a move leaves; then `cargo explore table {file}`"
    )?;
    Ok(())
}
