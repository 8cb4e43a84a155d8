//! Links to problems, and the names of packages that are made of them: `tasks` in `judges.toml`.

mod any;
mod known;
mod link;
mod pattern;
mod url;

pub use self::link::Link;
pub use self::url::visible;

use anyhow::Result;
use verdicts::header::start;

impl Link {
    /// The problem of a link, or of a package's name.
    pub fn find(text: &str) -> Result<Link> {
        if text.contains('/') { Link::of_any(text) } else { Link::of_id(text) }
    }

    /// The problems that a program's header has links to, in `<>`, in order.
    pub fn of_header(source: &str) -> Vec<Link> {
        let header = source[start(source)..].lines();
        let header = header.map_while(|line| line.strip_prefix("//!"));
        let quoted = header.flat_map(|line| line.split('<').skip(1));
        let links = quoted.filter_map(|rest| rest.split_once('>'));
        links.filter_map(|(link, _)| Link::of_url(link).ok()).collect()
    }

    /// Whether a program has this link in its header.
    pub fn is_below(&self, source: &str) -> bool {
        let header = source[start(source)..].lines().take_while(|line| line.starts_with("//!"));
        let mut links = header.flat_map(|line| line.split('<').skip(1));
        links.any(|rest| rest.split('>').next().is_some_and(|link| plain(link) == plain(&self.url)))
    }

    /// Whether a program that is called as this is another problem's. The links of a judge that is known may differ, as
    /// those of a contest and its archive do.
    pub fn is_not_of(&self, source: &str) -> bool {
        let is_known = |link: &Link| Link::of_url(&link.url).is_ok();
        let there = Link::below_title(source);
        there.is_some_and(|link| link.id != self.id || !is_known(&link) || !is_known(self))
    }

    /// The problem that the second line of a header is the link of, whoever its judge is.
    pub fn below_title(source: &str) -> Option<Link> {
        let line = source[start(source)..].lines().nth(1)?.strip_prefix("//! <")?;
        Link::of_any(line.split_once('>')?.0).ok()
    }
}

/// A link without what is the same page with and without it.
pub fn plain(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    rest.strip_prefix("www.").unwrap_or(rest).trim_end_matches('/')
}

#[cfg(test)]
mod tests;
