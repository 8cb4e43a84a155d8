//! How large the stack of a program may become.

use std::io;
use std::process::{Child, Command};

#[cfg(unix)]
use rlimit::Resource;
#[cfg(unix)]
use std::sync::{LazyLock, PoisonError, RwLock};

/// The least stack that is asked for: the arguments of a program have to go there too.
#[cfg(unix)]
const LEAST: u64 = 8 << 20;

/// The stack that this process had, and the most that the system allows, in bytes.
#[cfg(unix)]
static OWN: LazyLock<(u64, u64)> =
    LazyLock::new(|| Resource::STACK.get().unwrap_or((LEAST, LEAST)));

/// Starts a program whose stack may have so many bytes, if the system allows that; as many as that of this process where
/// none are wanted.
#[cfg(unix)]
pub(super) fn spawn(command: &mut Command, wanted: Option<u64>) -> io::Result<Child> {
    // A program has what this process has as it starts: until then, no other thread may change that.
    static NOW: RwLock<Option<u64>> = RwLock::new(None);
    let now = NOW.read().unwrap_or_else(PoisonError::into_inner);
    if *now == wanted {
        return command.spawn();
    }
    drop(now);
    let mut now = NOW.write().unwrap_or_else(PoisonError::into_inner);
    let (own, most) = *OWN;
    let stack = wanted.map_or(own, |wanted| wanted.max(LEAST).min(most));
    if Resource::STACK.set(stack, most).is_ok() {
        *now = wanted;
    }
    command.spawn()
}

/// The same where a program's file says how large its stack is.
#[cfg(not(unix))]
pub(super) fn spawn(command: &mut Command, _: Option<u64>) -> io::Result<Child> {
    command.spawn()
}

/// The most that the system allows, in bytes, where that is less than is wanted.
#[cfg(unix)]
pub(crate) fn refused(wanted: Option<u64>) -> Option<u64> {
    wanted.filter(|&wanted| wanted > OWN.1).map(|_| OWN.1)
}

#[cfg(not(unix))]
pub(crate) fn refused(_: Option<u64>) -> Option<u64> {
    None
}
