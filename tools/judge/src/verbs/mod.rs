//! The verbs of `cargo judge`, a file each.

mod bundle;
mod comparing;
mod r#gen;
mod judges;
mod list;
mod listen;
mod new;
mod sample;
mod stress;
mod submit;
mod test;
mod watch;
mod which;

use crate::command_line::Verb;

/// All of them, as they are needed.
pub const VERBS: [Verb; 11] = [
    new::VERB,
    listen::VERB,
    sample::VERB,
    list::VERB,
    test::VERB,
    r#gen::VERB,
    stress::VERB,
    watch::VERB,
    bundle::VERB,
    submit::VERB,
    judges::VERB,
];
