//! Links to problems, and the names of packages that are made of them: `tasks` in `judges.toml`.

mod any;
mod known;
mod link;
mod pattern;
mod url;

pub use self::link::Link;
pub use self::url::visible;

use anyhow::Result;

impl Link {
    /// The problem of a link, or of a package's name.
    pub fn find(text: &str) -> Result<Link> {
        if text.contains('/') { Link::of_any(text) } else { Link::of_id(text) }
    }

    /// The problems that a program's header has links to, in `<>`, in order.
    pub fn of_header(source: &str) -> Vec<Link> {
        let header = source.lines().map_while(|line| line.strip_prefix("//!"));
        let quoted = header.flat_map(|line| line.split('<').skip(1));
        let links = quoted.filter_map(|rest| rest.split_once('>'));
        links.filter_map(|(link, _)| Link::of_url(link).ok()).collect()
    }

    /// The problem that the second line of a header is the link of, whoever its judge is.
    pub fn below_title(source: &str) -> Option<Link> {
        let line = source.lines().nth(1)?.strip_prefix("//! <")?;
        Link::of_any(line.split_once('>')?.0).ok()
    }
}

#[cfg(test)]
mod tests;
