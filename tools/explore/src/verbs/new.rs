use crate::programs::write_template;
use clap::Args;
use games::error::Result;
use std::io::Write;
use std::path::PathBuf;

const EXAMPLE: &str = "\
Example:
  $ cargo explore new game.rs
  game.rs: `start` says where a game of size n begins, `options` what a move leaves; then `cargo explore table game.rs`";

/// Write a game by its moves in Rust to start from
///
/// All commands take such a file as a rule. It is compiled when it has changed.
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct New {
    /// The file, which must not be there
    #[arg(value_parser = path)]
    file: PathBuf,
}

fn path(text: &str) -> std::result::Result<PathBuf, String> {
    let path = PathBuf::from(text);
    let is_rust = path.extension().is_some_and(|extension| extension == "rs");
    if is_rust { Ok(path) } else { Err("expected a file that ends with .rs".to_owned()) }
}

impl New {
    pub fn run(&self, output: &mut impl Write) -> Result<()> {
        write_template(&self.file)?;
        let file = self.file.display();
        writeln!(
            output,
            "{file}: `start` says where a game of size n begins, `options` what a move leaves; then `cargo explore table {file}`"
        )?;
        Ok(())
    }
}
