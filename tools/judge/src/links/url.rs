//! Links, as far as they name a problem.

use super::pattern::{Values, read};
use anyhow::{Result, ensure};

/// The host of a link, without `www.`.
pub(super) fn host(link: &str) -> String {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default().to_ascii_lowercase();
    host.strip_prefix("www.").unwrap_or(&host).to_owned()
}

/// No link to a problem has more bytes.
const LONGEST: usize = 2000;

/// A text without letters that are not seen, or turn what follows, an error to the compiler; `with` is in their place.
pub fn visible(text: &str, with: Option<char>) -> String {
    let is_hidden = |c: char| {
        let is_direction = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}');
        is_direction || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    text.chars().filter_map(|c| if is_hidden(c) { with } else { Some(c) }).collect()
}

/// What counts of a link.
pub(super) struct Url {
    pub(super) host: String,
    pub(super) path: String,
    pub(super) query: Vec<(String, String)>,
}

impl Url {
    pub(super) fn parse(text: &str) -> Result<Url> {
        let is_whole = text.contains("://");
        let whole = if is_whole { text.to_owned() } else { format!("https://{text}") };
        ensure!(text.len() <= LONGEST, "a link of more than {LONGEST} bytes is none");
        // It may come from elsewhere, and is shown in a terminal.
        let text = text.escape_debug();
        let is_odd = |c: char| c.is_control() || c.is_whitespace() || "<>\"\\".contains(c);
        ensure!(!whole.contains(is_odd), "`{text}` is no link");
        let (scheme, rest) = whole.split_once("://").unwrap_or_default();
        ensure!(["http", "https"].contains(&scheme), "`{text}` is no link to a page");
        let rest = rest.split('#').next().unwrap_or_default();
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, path) = place.split_at(place.find('/').unwrap_or(place.len()));
        let name = authority.split(':').next().unwrap_or_default();
        let is_label = |label: &str| {
            !label.is_empty()
                && !label.starts_with('-')
                && label.chars().all(|c| c.is_alphanumeric() || "-_".contains(c))
        };
        let is_host = name.split('.').all(is_label) && (is_whole || name.contains('.'));
        ensure!(is_host || authority.contains('@'), "`{text}` is no link");
        let (_, port) = authority.split_once(':').unwrap_or(("", "0"));
        ensure!(
            !authority.contains('@') && port.parse::<u16>().is_ok(),
            "`{text}` has a user, or a port that is none"
        );
        let pairs = query.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let query = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Ok(Url { host: host(&whole), path: path.trim_end_matches('/').to_owned(), query })
    }

    /// What the holes of a link stand for, if it is this.
    pub(super) fn read(&self, link: &str) -> Option<Values> {
        if host(link) != self.host {
            return None;
        }
        let (_, rest) = link.split_once("://")?;
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        let path = path.find('/').map_or("", |at| &path[at..]);
        let mut values = Values::new();
        let queried = query.split('&').filter(|pair| !pair.is_empty()).all(|pair| {
            let (key, pattern) = pair.split_once('=').unwrap_or((pair, ""));
            let mut given = self.query.iter().filter(|(other, _)| other == key);
            given.next().is_some_and(|(_, value)| read(pattern, value, &mut values))
        });
        (queried && read(path, &self.path, &mut values)).then_some(values)
    }
}
