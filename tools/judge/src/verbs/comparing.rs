//! How answers are judged, as flags say it.

use clap::Args;
use verdicts::comparison::Wanted;

/// How answers are judged; as the manifest says where nothing is given.
#[derive(Args)]
#[command(next_help_heading = "How answers are judged, instead of as the manifest says")]
pub struct Comparing {
    /// Numbers may differ by ERROR, absolutely or relatively; white space counts nothing
    #[arg(long, value_name = "ERROR")]
    float: Option<f64>,
    /// White space counts nothing
    #[arg(long)]
    ignore_spaces: bool,
    /// A program judges the output: it is called with three files, input, output and answer, and says
    /// by testlib's exit codes what it thinks
    #[arg(long, value_name = "COMMAND")]
    checker: Option<String>,
    /// A program talks with the solution: it is called as a checker is, and writes to the output what
    /// a checker reads, if there is one too
    #[arg(long, value_name = "COMMAND")]
    interactor: Option<String>,
}

impl Comparing {
    /// What is wanted.
    pub fn wanted(&self) -> Wanted {
        Wanted {
            float: self.float,
            ignore_spaces: self.ignore_spaces,
            checker: self.checker.clone(),
            interactor: self.interactor.clone(),
        }
    }
}
