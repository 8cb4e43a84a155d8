//! The problems that are made of what is sent, one after another.

use crate::links::plain;
use crate::problem::document::Document;
use crate::problem::existing::Existing;
use crate::problem::layout::Layout;
use crate::problem::statement::Problem;
use loopback::Answer;
use std::collections::BTreeSet;

/// What has been sent so far.
pub struct Session {
    layout: Layout,
    template: Option<String>,
    /// The names of the problems that were made, in order.
    pub made: Vec<String>,
    /// Their links.
    by_link: BTreeSet<String>,
    /// How many documents were refused.
    pub refused: usize,
    /// The batch that was begun last, and the links and names of its problems that have come.
    batch: (String, BTreeSet<[String; 2]>),
    /// Whether a problem, or all of a batch, has come.
    pub is_complete: bool,
}

impl Session {
    pub fn new(layout: Layout, template: Option<String>) -> Session {
        let (made, by_link, batch) = Default::default();
        Session { layout, template, made, by_link, refused: 0, batch, is_complete: false }
    }

    /// Makes the problem of a document and answers; `tell` is given a problem, and what came of it.
    pub fn receive(
        &mut self,
        text: &[u8],
        tell: impl FnOnce(&Problem, &Layout, Option<&Existing>),
    ) -> Answer {
        let (answer, batch) = match Document::parse(text) {
            Ok(document) => {
                let batch = document.batch().map(|batch| (batch, document.named()));
                (self.make(&document, tell), batch)
            }
            Err(error) => (Answer::new(400, format!("{error:#}")), None),
        };
        if answer.status != 200 {
            self.refused += 1;
        }
        self.is_complete = match batch {
            Some(((id, size), problem)) if size > 1 => {
                if self.batch.0 != id {
                    self.batch = (id, BTreeSet::new());
                }
                self.batch.1.insert(problem);
                self.batch.1.len() as u64 >= size
            }
            _ => answer.status == 200,
        };
        answer
    }

    fn make(
        &mut self,
        document: &Document,
        tell: impl FnOnce(&Problem, &Layout, Option<&Existing>),
    ) -> Answer {
        let mut problem = match document.problem() {
            Ok(problem) => problem,
            Err(error) => return Answer::new(422, format!("{error:#}")),
        };
        let link = problem.link.as_ref().map_or(String::new(), |link| plain(&link.url).to_owned());
        let made = self.layout.make(&mut problem, self.template.as_deref());
        let place = self.layout.place(&problem.id);
        match made {
            // The extension sends to every port.
            Ok(Some(existing)) if existing.is_whole && self.by_link.contains(&link) => {
                Answer::new(200, format!("{place} was made already"))
            }
            Ok(existing) => {
                tell(&problem, &self.layout, existing.as_ref());
                if existing.is_none() {
                    self.made.push(problem.id);
                    self.by_link.insert(link);
                }
                Answer::new(
                    200,
                    existing.map_or_else(|| format!("made {place}"), |existing| existing.said),
                )
            }
            Err(error) => Answer::new(500, format!("{place}: {error:#}")),
        }
    }
}
