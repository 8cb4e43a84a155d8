//! Problems sent by the browser: Competitive Companion posts a document for each to a port of this machine.
//!
//! `server` reads many requests at once, each by `request` within bounds of size and time, where `gate` refuses what
//! no extension has sent; `session` makes the problems, one after another.

mod answer;
mod gate;
mod request;
mod server;
mod session;

pub use self::request::answer;
pub use self::server::listen;
pub use self::session::Session;
