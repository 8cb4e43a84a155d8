//! The verbs of `cargo judge`, a file each.

mod bundle;
mod r#gen;
mod judges;
mod list;
mod listen;
mod new;
mod sample;
mod stress;
mod submit;
mod test;
mod which;

use crate::command_line::Verb;

/// All of them, as they are needed.
pub const VERBS: [Verb; 10] = [
    new::VERB,
    listen::VERB,
    sample::VERB,
    list::VERB,
    test::VERB,
    r#gen::VERB,
    stress::VERB,
    bundle::VERB,
    submit::VERB,
    judges::VERB,
];
