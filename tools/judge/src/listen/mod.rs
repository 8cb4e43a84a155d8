//! Problems sent by the browser: Competitive Companion posts a document for each to a port of this machine.
//!
//! `gate` refuses what no extension has sent; `session` makes the problems, one after another.

mod gate;
mod session;

pub use self::gate::{PORTS, check};
pub use self::session::Session;
