//! Links to problems, and the names of packages that are made of them: `tasks` in `judges.toml`.

mod any;
mod pattern;

use self::pattern::{Values, id, read, write};
use anyhow::{Result, bail, ensure};
use judge::judges::{Judge, Task};
use std::collections::BTreeMap;

/// A problem of a judge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The judge's name in `judges.toml`, or what its host is called if that is not there.
    pub judge: String,
    /// What its package is called.
    pub id: String,
    /// How a header begins: judge and number.
    pub heading: String,
    /// The statement.
    pub url: String,
    /// Where a solution is pasted.
    pub submit: String,
    /// What the judge may have before the title: a number, or the letter of a contest's problem.
    pub labels: Vec<String>,
}

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

    /// The problem of a link to a judge that is known.
    pub fn of_url(text: &str) -> Result<Link> {
        let url = Url::parse(text)?;
        let judges = Judge::all();
        for (name, judge) in judges {
            for task in &judge.tasks {
                for link in &task.links {
                    if let Some(found) = url.read(link).and_then(|v| made(name, task, link, &v)) {
                        return Ok(found);
                    }
                }
            }
        }
        let of_host = |link: &&str| host(link) == url.host;
        let known: Vec<String> = links(judges).filter(of_host).map(shown).collect();
        if known.is_empty() {
            let mut hosts: Vec<String> = links(judges).map(host).collect();
            hosts.sort();
            hosts.dedup();
            let host = url.host.escape_debug();
            bail!("no judge at `{host}` is known; there are {}", hosts.join(", "));
        }
        let (text, known) = (text.escape_debug(), known.join(", "));
        bail!("`{text}` is no link to a problem; those are like {known}")
    }

    /// The problem that a package is called by.
    pub fn of_id(text: &str) -> Result<Link> {
        let judges = Judge::all();
        let mut is_known = false;
        for (name, judge) in judges {
            for task in &judge.tasks {
                let mut values = Values::new();
                if read(&task.id, text, &mut values) {
                    is_known = true;
                    let values = values.into_iter().map(|(hole, value)| (hole, id(&value)));
                    if let Some(link) = made(name, task, &task.links[0], &values.collect()) {
                        return Ok(link);
                    }
                }
            }
        }
        if is_known {
            bail!(
                "`{}` does not say where its statement is: give the link instead",
                text.escape_debug()
            );
        }
        let names = judges.values().filter_map(|judge| judge.tasks.first());
        let names: Vec<&str> = names.map(|task| &*task.id).collect();
        let (text, names) = (text.escape_debug(), names.join(", "));
        bail!("`{text}` is of no judge; names are like {names}")
    }
}

/// The links of all judges, with the holes in them.
fn links(judges: &BTreeMap<String, Judge>) -> impl Iterator<Item = &str> {
    let tasks = judges.values().flat_map(|judge| &judge.tasks);
    tasks.flat_map(|task| &task.links).map(String::as_str)
}

/// A pattern, for people.
fn shown(pattern: &str) -> String {
    pattern.replace(":A}", "}").replace(":_}", "}")
}

/// The problem that `link`, of a task's, is with these values; `None` where too few are known.
fn made(judge: &str, task: &Task, link: &str, values: &Values) -> Option<Link> {
    let url = write(&task.links[0], values).or_else(|| write(link, values))?;
    let submit = task.submit.as_ref().and_then(|page| write(page, values));
    Some(Link {
        judge: judge.to_owned(),
        id: id(&write(&task.id, values)?),
        heading: write(&task.heading, values)?,
        submit: submit.unwrap_or_else(|| url.clone()),
        url,
        labels: values.values().cloned().collect(),
    })
}

/// The host of a link, without `www.`.
fn host(link: &str) -> String {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default().to_ascii_lowercase();
    host.strip_prefix("www.").unwrap_or(&host).to_owned()
}

/// What counts of a link.
struct Url {
    host: String,
    path: String,
    query: Vec<(String, String)>,
}

impl Url {
    fn parse(text: &str) -> Result<Url> {
        let is_whole = text.contains("://");
        let whole = if is_whole { text.to_owned() } else { format!("https://{text}") };
        // It may come from elsewhere, and is shown in a terminal.
        let text = text.escape_debug();
        let is_odd = |c: char| c.is_control() || c.is_whitespace() || "<>\"\\".contains(c);
        ensure!(!whole.contains(is_odd), "`{text}` is no link");
        let (scheme, rest) = whole.split_once("://").unwrap_or_default();
        ensure!(["http", "https"].contains(&scheme), "`{text}` is no link to a page");
        let rest = rest.split('#').next().unwrap_or_default();
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, path) = place.split_at(place.find('/').unwrap_or(place.len()));
        ensure!(!authority.is_empty(), "`{text}` is no link");
        let is_plain = !authority.contains(['@', ':']);
        ensure!(is_plain, "`{text}` has a user or a port, which no judge has");
        let pairs = query.split('&').map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let query = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
        Ok(Url { host: host(&whole), path: path.trim_end_matches('/').to_owned(), query })
    }

    /// What the holes of a link stand for, if it is this.
    fn read(&self, link: &str) -> Option<Values> {
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

#[cfg(test)]
mod tests;
