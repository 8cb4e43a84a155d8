//! A program and what judges it, both shell scripts.

use crate::script;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use verdicts::comparison::Overrides;
use verdicts::{Limits, Report, Text, judge_case};

/// Shell scripts in a folder: `program`, and what judges it.
pub struct Scripts(pub TempDir);

impl Scripts {
    pub fn new(program: &str, tool: &str) -> Scripts {
        let scripts = Scripts(TempDir::with_prefix("a b").expect("a temporary folder"));
        scripts.add("program", program);
        scripts.add("tool", tool);
        scripts
    }

    pub fn add(&self, name: &str, script: &str) -> PathBuf {
        let path = self.0.path().join(name);
        script::write(&path, script);
        path
    }

    pub fn judge(&self, overrides: &Overrides, limits: Limits) -> verdicts::Result<Report> {
        let comparison = overrides.comparison(&[self.0.path()], &Overrides::default()).unwrap();
        let mut program = Command::new(self.0.path().join("program"));
        let (input, answer) = (Text::Held(b"7\n"), Text::Held(b"42\n"));
        judge_case(&mut program, input, answer, &comparison, limits)
    }
}

/// What a checker says of a program.
pub fn checked(program: &str, checker: &str) -> verdicts::Result<Report> {
    let overrides =
        Overrides { checker: Some("./tool 'of mine'".to_owned()), ..Overrides::default() };
    Scripts::new(program, checker).judge(&overrides, Limits::default())
}

/// Counts up.
pub const COUNTING: &str = "n=1; while :; do echo $n; read answer || exit 1; \
                        [ $answer = right ] && exit 0; n=$((n + 1)); done";

/// That the other script is an interactor.
pub fn interactive() -> Overrides {
    Overrides { interactor: Some("./tool".to_owned()), ..Overrides::default() }
}

/// What an interactor says of a program.
pub fn interacted(program: &str, interactor: &str) -> verdicts::Result<Report> {
    interacted_for(Duration::from_secs(1), program, interactor)
}

/// As [`interacted`], with that time limit.
pub fn interacted_for(time: Duration, program: &str, interactor: &str) -> verdicts::Result<Report> {
    let limits = Limits { time, ..Limits::default() };
    Scripts::new(program, interactor).judge(&interactive(), limits)
}
