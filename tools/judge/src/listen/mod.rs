//! Problems sent by the browser: Competitive Companion posts a document for each to a port of this machine.
//!
//! `request` reads a request within bounds of size and time, `gate` refuses what no extension has
//! sent, `server` reads many at once, and `session` makes the problems, one after another.

mod answer;
mod gate;
mod request;
mod server;
mod session;

pub use self::server::Server;
pub use self::session::Session;
