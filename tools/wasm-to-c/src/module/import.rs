//! The functions that a module may import.

use super::types::{Signature, Type};
use anyhow::{Result, bail, ensure};

/// A function of the host, the C program around the module; [`crate::translate`] says what each does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Host {
    Read,
    Write,
    Exit,
}

/// The imported function of that name, if there is one of that signature.
pub(super) fn host(module: &str, name: &str, signature: &Signature) -> Result<Host> {
    let (host, params, results) = match (module, name) {
        ("host", "read") => (Host::Read, 2, &[Type::I32][..]),
        ("host", "write") => (Host::Write, 3, &[Type::I32][..]),
        ("host", "exit") => (Host::Exit, 1, &[][..]),
        _ => bail!(
            "the module imports {}; expected host.read, host.write or host.exit",
            path(module, name)
        ),
    };
    ensure!(
        signature.params == vec![Type::I32; params] && signature.results == results,
        "the import host.{name} has the wrong type; expected {params} parameters and {} results, all i32",
        results.len()
    );
    Ok(host)
}

/// Both names of an import, on one line whatever is in them.
pub(super) fn path(module: &str, name: &str) -> String {
    format!("{}.{}", module.escape_debug(), name.escape_debug())
}
