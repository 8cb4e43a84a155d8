//! Problems of judges that are not in `judges.toml`: named by the host and the path of their link.

use super::link::Link;
use super::pattern::LONGEST;
use super::url::{Url, host, visible};
use anyhow::{Result, ensure};
use judge::judges::Judge;

/// Words of a path that say what a page is, and not which.
const COMMON: &str = "\
    archive challenge challenges contest contests course d description en exercise p practice \
    problem problems problemset ru statement submit task tasks view zh";

/// The parts of a query that name a problem, or its contest.
const KEYS: &str = "\
    cid contest contestid cpid id id_task no num number p pid problem problem_id problemid space task";

impl Link {
    /// The problem of any link: as [`of_url`](Link::of_url) where its judge is known, else named by the link.
    pub fn of_any(text: &str) -> Result<Link> {
        let text = &*visible(text, None);
        let url = Url::parse(text)?;
        let has_host = |judge: &&Judge| {
            let mut links = judge.tasks.iter().flat_map(|task| &task.links);
            links.any(|link| host(link) == url.host)
        };
        // A page of a judge's own that is no problem's; Virtual Judge has problems of many, in contests too.
        let is_of_one = Judge::all().values().filter(has_host).count() == 1;
        match Link::of_url(text) {
            Err(_) if !is_of_one => {}
            known => return known,
        }
        let judge = judge(url.host.split(':').next().unwrap_or_default());
        // A program is told by the query which page is meant.
        let has_query = url.query.iter().any(|(key, _)| !key.is_empty());
        let is_of_program = |part: &&str| has_query && part.contains('.');
        let path = url.path.split('/').filter(|part| !is_of_program(part)).map(stem).map(word);
        let queried = url.query.iter().filter(|(key, value)| {
            // The first space is the archive, whose problems go by their numbers alone.
            is_in(KEYS, &key.to_ascii_lowercase()) && (&**key, &**value) != ("space", "1")
        });
        // A page that shows several says after `#` which.
        let place = text.split_once('#').map_or("", |(_, place)| place).split('/').map(word);
        let words = path.chain(queried.map(|(_, value)| word(value))).chain(place);
        let mut words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
        // A letter at the end is that of a problem.
        let last = words.pop_if(|last| last.len() == 1);
        words.retain(|word| !is_in(COMMON, word));
        words.extend(last);
        if words.is_empty() {
            let is_number = |text: &&String| text.parse::<u64>().is_ok();
            words.extend(url.query.iter().map(|(_, value)| value).filter(is_number).cloned());
        }
        if let ([], [(key, _)]) = (&words[..], &url.query[..]) {
            words.extend(Some(word(key)).filter(|word| !word.is_empty()));
        }
        let shown = text.escape_debug();
        ensure!(
            !words.is_empty(),
            "`{shown}` has nothing that names a problem: no number, no word"
        );
        // What comes last names the problem, and what comes first the contest.
        let mut named = &words[..];
        while named.len() > 1 && named.join("-").len() + judge.len() + 1 > LONGEST {
            named = &named[1..];
        }
        let mut id = format!("{judge}-{}", named.join("-"));
        id.truncate(LONGEST);
        let whole = if text.contains("://") { text.to_owned() } else { format!("https://{text}") };
        Ok(Link {
            id: id.trim_end_matches('-').to_owned(),
            heading: format!("{judge} {}", words.join(" ")),
            submit: whole.clone(),
            url: whole,
            labels: words,
            judge,
        })
    }
}

/// Whether a word is one of `words`.
fn is_in(words: &str, word: &str) -> bool {
    words.split(' ').any(|other| other == word)
}

/// What a host is called: the last part of its name that is nobody else's, as `timus` of `acm.timus.ru`.
fn judge(host: &str) -> String {
    let mut parts: Vec<&str> = host.split('.').collect();
    if parts.len() > 1 && !host.ends_with(|c: char| c.is_ascii_digit()) {
        let country = parts.pop().is_some_and(|end| end.len() == 2);
        // As in `u-aizu.ac.jp`.
        if country && parts.len() > 1 && parts.last().is_some_and(|part| part.len() <= 3) {
            parts.pop();
        }
        parts.drain(..parts.len() - 1);
    }
    let name = word(&parts.join("-"));
    if name.starts_with(|c: char| c.is_ascii_lowercase()) { name } else { format!("judge-{name}") }
}

/// A file without what its name ends with.
fn stem(part: &str) -> &str {
    part.rsplit_once('.').map_or(part, |(stem, _)| stem)
}

/// A part of a link as it is in the name of a package.
fn word(part: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let word: String = part.chars().map(plain).collect();
    word.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}
