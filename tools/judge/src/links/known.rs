//! Problems of the judges in `judges.toml`.

use super::link::Link;
use super::pattern::{Values, id, read, write};
use super::url::{Url, host};
use anyhow::{Result, bail};
use judge::judges::{Judge, Task};

impl Link {
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
        let links = judges.values().flat_map(|judge| &judge.tasks).flat_map(|task| &task.links);
        let known: Vec<String> =
            links.filter(|link| host(link) == url.host).map(|link| shown(link)).collect();
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

/// A pattern, for people.
fn shown(pattern: &str) -> String {
    pattern.replace(":A}", "}").replace(":_}", "}").replace(":A_}", "}")
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
