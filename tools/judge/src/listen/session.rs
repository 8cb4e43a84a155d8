//! The problems that are made of what is sent, one after another.

use super::answer::Answer;
use crate::problem::document::{Batch, Document};
use crate::problem::statement::Problem;
use crate::problem::workspace::{Made, Workspace};
use std::collections::BTreeSet;

/// What has been sent so far.
pub struct Session {
    workspace: Workspace,
    template: Option<String>,
    /// The names of the problems that were made, in order.
    pub made: Vec<String>,
    /// How many documents were refused.
    pub refused: usize,
    /// The batch that was begun last, and the links and names of its problems that have come.
    batch: Option<(Batch, BTreeSet<[String; 2]>)>,
    /// Whether a problem, or all of a batch, has come.
    pub is_complete: bool,
}

impl Session {
    /// Nothing yet.
    pub fn new(workspace: Workspace, template: Option<String>) -> Session {
        let (made, batch) = (Vec::new(), None);
        Session { workspace, template, made, refused: 0, batch, is_complete: false }
    }

    /// Makes the problem of a document and answers; `tell` is given a problem, and what came of it.
    pub fn receive(&mut self, text: &[u8], tell: impl FnOnce(&Problem, &Made)) -> Answer {
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
            Some((batch, problem)) if batch.size > 1 => self.count(batch, problem),
            _ => answer.status == 200,
        };
        answer
    }

    fn make(&mut self, document: &Document, tell: impl FnOnce(&Problem, &Made)) -> Answer {
        let problem = match document.problem() {
            Ok(problem) => problem,
            Err(error) => return Answer::new(422, format!("{error:#}")),
        };
        let id = &problem.id;
        if self.made.contains(id) {
            // The extension sends to every port.
            return Answer::new(200, format!("problems/{id} was made already"));
        }
        match self.workspace.make(&problem, self.template.as_deref()) {
            Ok(made) => {
                tell(&problem, &made);
                let completed = made.completed();
                if completed.is_none() {
                    self.made.push(id.clone());
                }
                Answer::new(200, completed.unwrap_or_else(|| format!("made problems/{id}")))
            }
            Err(error) => Answer::new(500, format!("problems/{id}: {error:#}")),
        }
    }

    /// Whether all of a batch have come, with this.
    fn count(&mut self, batch: Batch, problem: [String; 2]) -> bool {
        match &mut self.batch {
            Some((known, come)) if known.id == batch.id => {
                come.insert(problem);
            }
            other => *other = Some((batch, BTreeSet::from([problem]))),
        }
        self.batch.as_ref().is_some_and(|(batch, come)| come.len() >= batch.size)
    }
}
