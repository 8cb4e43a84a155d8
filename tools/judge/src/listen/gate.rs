//! Who may send problems: an extension of a browser on this machine, and no page that it shows.

use loopback::{Answer, Head};

/// The ports that Competitive Companion sends every problem to.
pub const PORTS: [u16; 7] = [27121, 10043, 10045, 10042, 6174, 4244, 1327];

/// What the addresses of extensions begin with, browser by browser. Some send `null`, which pages in a
/// frame may send too; but these cannot send JSON without asking first, which nobody answers here.
const EXTENSIONS: [&str; 3] =
    ["chrome-extension://", "moz-extension://", "safari-web-extension://"];

/// Why a request is refused, if it is.
pub fn check(head: &Head) -> Result<(), Answer> {
    head.check_host()?;
    let Head { method, path, .. } = head;
    let origin = head.header("Origin").unwrap_or("null");
    if origin != "null" && !EXTENSIONS.iter().any(|start| origin.starts_with(start)) {
        let origin = origin.escape_debug();
        return Err(Answer::new(403, format!("it is from `{origin}`, not from an extension")));
    }
    if *path != "/" {
        return Err(Answer::new(404, format!("there is no `{}` here", path.escape_debug())));
    }
    if *method != "POST" {
        let method = method.escape_debug();
        return Err(Answer::new(405, format!("POST a problem; this was {method}")));
    }
    let content = head.header("Content-Type").unwrap_or_default();
    let content = content.split(';').next().unwrap_or_default().trim();
    if !content.eq_ignore_ascii_case("application/json") {
        return Err(Answer::new(415, "its Content-Type is not application/json"));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
