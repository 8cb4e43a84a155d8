//! Who may send problems: an extension of a browser on this machine, and no page that it shows.

use super::answer::Answer;

/// What the addresses of extensions begin with, browser by browser. Some send `null`, which pages in a
/// frame may send too; but these cannot send JSON without asking first, which nobody answers here.
const EXTENSIONS: [&str; 3] =
    ["chrome-extension://", "moz-extension://", "safari-web-extension://"];

/// The names of this machine. A page of any other name that was made to lead here has that in `Host`.
const HERE: [&str; 2] = ["localhost", "127.0.0.1"];

/// Why a request is refused, if it is.
pub fn check(
    method: &str,
    path: &str,
    header: impl Fn(&str) -> Option<String>,
) -> Result<(), Answer> {
    let host = header("Host").unwrap_or_default();
    let (name, port) = host.split_once(':').unwrap_or((&host, "0"));
    let is_port = port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit());
    if !is_port || !HERE.iter().any(|here| here.eq_ignore_ascii_case(name)) {
        let host = host.escape_debug();
        return Err(Answer::new(403, format!("it is for the host `{host}`, not for localhost")));
    }
    let origin = header("Origin").unwrap_or("null".to_owned());
    if origin != "null" && !EXTENSIONS.iter().any(|start| origin.starts_with(start)) {
        let origin = origin.escape_debug();
        return Err(Answer::new(403, format!("it is from `{origin}`, not from an extension")));
    }
    if path != "/" {
        return Err(Answer::new(404, format!("there is no `{}` here", path.escape_debug())));
    }
    if method != "POST" {
        let method = method.escape_debug();
        return Err(Answer::new(405, format!("POST a problem; this was {method}")));
    }
    let content = header("Content-Type").unwrap_or_default();
    let content = content.split(';').next().unwrap_or_default().trim();
    if !content.eq_ignore_ascii_case("application/json") {
        return Err(Answer::new(415, "its Content-Type is not application/json"));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
