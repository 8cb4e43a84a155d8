//! Checkers and interactors as commands: where they are started, and what is said where that does not work.

use crate::scripts::{COUNTING, Scripts, checked, interacted, interacted_for};
use std::time::Duration;
use verdicts::comparison::Overrides;
use verdicts::{Limits, Verdict};

/// What an interpreter says of a script that is not there, or raises, is no word on the solution.
#[test]
fn a_script_that_cannot_start_or_raises_gives_no_verdict() {
    let line = Some("python3 judge.py".to_owned());
    for (words, overrides) in [
        ("checker", Overrides { checker: line.clone(), ..Overrides::default() }),
        ("interactor", Overrides { interactor: line.clone(), ..Overrides::default() }),
    ] {
        let missing = Scripts::new("echo 1", "")
            .judge(&overrides, Limits::default())
            .unwrap_err()
            .to_string();
        let start = format!("judge error: the {words} `python3 judge.py` in ");
        let how = " failed itself (exit status: 2)\n";
        let why = "python3: can't open file";
        assert!(missing.starts_with(&start) && missing.contains(how), "{missing}");
        assert!(missing.contains(why), "{missing}");
    }
    let raise = "echo 'Traceback (most recent call last):' >&2; echo 'KeyError: 7' >&2; exit 1";
    let raised = checked("echo 1", raise).unwrap_err().to_string();
    assert!(raised.starts_with("judge error: the checker `./tool of mine` in "), "{raised}");
    assert!(raised.ends_with(
        " failed itself (exit status: 1)\nTraceback (most recent call last):\nKeyError: 7"
    ));
    for said in
        ["check.rb:3:in `f': no (KeyError)", "check.sh: 1: Syntax error: end of file unexpected"]
    {
        let quoted = said.replace('`', "\\`");
        let raised =
            checked("echo 1", &format!("echo \"{quoted}\" >&2; exit 2")).unwrap_err().to_string();
        assert!(raised.ends_with(&format!(" failed itself (exit status: 2)\n{said}")), "{raised}");
    }
    let raised = interacted(COUNTING, &format!("read n; {raise}")).unwrap_err().to_string();
    assert!(raised.contains("failed itself (exit status: 1)\nTraceback"), "{raised}");
    assert!(raised.contains("KeyError: 7\ntranscript"), "{raised}");
    let early = interacted("echo 1", &format!("read n; echo lower; read n || {{ {raise}; }}"))
        .unwrap_err()
        .to_string();
    assert!(early.contains("KeyError: 7\nthe program had ended before it\ntranscript"), "{early}");
    // A solution that fails itself is the cause.
    let crash = interacted("echo 1; exit 3", &format!("read n; read n || {{ {raise}; }}")).unwrap();
    assert_eq!(crash.verdict, Verdict::RuntimeError);
}

#[test]
fn a_command_is_started_where_its_files_are() {
    let [here, package] = [Scripts::new("", ""), Scripts::new("", "")];
    let checker = |line: &str| Overrides { checker: Some(line.to_owned()), ..Overrides::default() };
    let is_in = |scripts: &Scripts, line: &str| {
        let folders = [here.0.path(), package.0.path()];
        let comparison = checker(line).comparison(&folders, &Overrides::default()).unwrap();
        let alone = checker(line).comparison(&[scripts.0.path()], &Overrides::default()).unwrap();
        assert_eq!(comparison, alone, "{line}");
    };
    package.add("check.py", "");
    package.add("check", "");
    is_in(&package, "python3 check.py");
    is_in(&package, "./check");
    is_in(&here, "./tool");
    is_in(&here, "python3 nowhere.py");
    here.add("check.py", "");
    is_in(&here, "python3 check.py");
}

/// Who waits for it is not too slow; who is too slow meanwhile is.
#[test]
#[ignore = "slow: an interactor has ten seconds more than the program"]
fn an_interactor_that_hangs_is_no_time_limit_exceeded() {
    let short = Duration::from_millis(300);
    let hung = interacted_for(short, "echo 1; read answer", "read n; exec sleep 100")
        .unwrap_err()
        .to_string();
    assert!(hung.contains(" was still running after 10.3 s\nthe program waited for it "), "{hung}");
    let busy = interacted_for(short, "while :; do :; done", "exec sleep 100").unwrap();
    assert_eq!(busy.verdict, Verdict::TimeLimitExceeded, "{}", busy.details);
}
