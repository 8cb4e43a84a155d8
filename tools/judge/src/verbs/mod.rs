//! The verbs of `cargo judge`, a file each.

mod bundle;
mod r#gen;
mod judges;
mod list;
mod listen;
mod max;
mod new;
mod play;
mod sample;
mod selection;
mod stress;
mod submit;
mod test;

use anyhow::Result;
use command_line::Matches;
use std::process::ExitCode;

/// A verb of `cargo judge`.
pub type Verb = command_line::Verb<fn(&Matches) -> Result<ExitCode>>;

/// The option of verbs that make problems.
const TEMPLATE: &str = "template NAME: The folder in `templates/` to start from, or `plain` or `interactive`, which are built in; default: the one for the judge";

/// All of them, as they are needed.
pub const VERBS: [Verb; 11] = [
    new::VERB,
    listen::VERB,
    sample::VERB,
    list::VERB,
    test::VERB,
    r#gen::VERB,
    stress::VERB,
    play::VERB,
    bundle::VERB,
    submit::VERB,
    judges::VERB,
];
