//! Who may send problems: an extension of a browser on this machine, and no page that it shows.

use super::answer::Answer;
use super::request::Request;

/// What the addresses of extensions begin with, browser by browser. Some send `null`, which pages in a
/// frame may send too; but these cannot send JSON without asking first, which nobody answers here.
const EXTENSIONS: [&str; 3] =
    ["chrome-extension://", "moz-extension://", "safari-web-extension://"];

/// The names of this machine. A page of any other name that was made to lead here has that in `Host`.
const HERE: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Why a request is refused, if it is.
pub fn check(request: &Request) -> Result<(), Answer> {
    let host = request.host.as_deref().unwrap_or_default();
    let is_port = |text: &str| text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_here = HERE.iter().any(|name| {
        let rest = host.get(..name.len()).filter(|start| start.eq_ignore_ascii_case(name));
        rest.is_some_and(|_| match &host[name.len()..] {
            "" => true,
            port => port.strip_prefix(':').is_some_and(is_port),
        })
    });
    if !is_here {
        let host = host.escape_debug();
        return Err(Answer::new(403, format!("it is for the host `{host}`, not for localhost")));
    }
    if let Some(origin) = &request.origin {
        let is_extension = EXTENSIONS.iter().any(|start| origin.starts_with(start));
        if !is_extension && origin != "null" {
            let origin = origin.escape_debug();
            return Err(Answer::new(403, format!("it is from `{origin}`, not from an extension")));
        }
    }
    if request.path != "/" {
        return Err(Answer::new(
            404,
            format!("there is no `{}` here", request.path.escape_debug()),
        ));
    }
    if request.method != "POST" {
        let method = request.method.escape_debug();
        return Err(Answer::new(405, format!("POST a problem; this was {method}")));
    }
    let content = request.content_type.as_deref().unwrap_or_default();
    let content = content.split(';').next().unwrap_or_default().trim();
    if !content.eq_ignore_ascii_case("application/json") {
        return Err(Answer::new(415, "its Content-Type is not application/json"));
    }
    Ok(())
}

#[cfg(test)]
mod tests;
