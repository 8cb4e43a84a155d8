//! `--checkpoint`: runs that are killed, files that are damaged.

use crate::cli::{stderr, stdout};
use crate::common::{generator, seed};
use games::engine::{Checkpoint, Subject};
use games::parse;
use rand::RngExt;
use rand_pcg::Pcg64Mcg;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// A new folder, and a file in it.
fn place(test: &str) -> (PathBuf, PathBuf) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("checkpoint-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("checkpoint");
    (folder, file)
}

fn subject(rule: &str) -> Subject {
    Subject::heaps(rule, &parse::code(rule).unwrap())
}

fn open(file: &Path, rule: &str) -> Result<(Checkpoint, Vec<u32>), String> {
    Checkpoint::open(file, subject(rule), Duration::ZERO).map_err(|e| e.to_string())
}

/// The values that a file keeps.
fn kept(file: &Path, rule: &str) -> Vec<u32> {
    open(file, rule).unwrap().1
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort_unstable();
    names
}

fn start(arguments: &[&str], file: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_explore"));
    command.args(arguments).arg("--checkpoint").arg(file).args(["--checkpoint-seconds", "0.01"]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Kills a run again and again, until so many times it had got further; then it ends as one that was never
/// killed. What is kept never becomes less.
fn kill(arguments: &[&str], times: usize, random: &mut Pcg64Mcg) {
    let (folder, file) = place(&arguments.concat().replace(['/', '.', ' '], "-"));
    let rule = arguments[1];
    let (mut before, mut further, mut longest) = (0, 0, 10);
    for round in 0.. {
        assert!(round < 200, "{arguments:?}: it does not get on");
        let mut child = start(arguments, &file);
        sleep(Duration::from_millis(random.random_range(1..longest)));
        // On Unix, a signal that nothing can catch.
        child.kill().unwrap();
        if child.wait().unwrap().success() {
            // It was at its end.
            if further > 0 {
                break;
            }
            // Too early on a fast machine: once more, in less time.
            fs::remove_file(&file).unwrap();
            (before, longest) = (0, longest / 2 + 2);
            continue;
        }
        // Longer and longer: some engines take a while to go on, and more on a slow machine.
        longest += 20;
        if file.exists() {
            let now = kept(&file, rule).len();
            assert!(now >= before, "{arguments:?}: {now} after {before}");
            further += usize::from(now > before);
            before = now;
        }
        if further == times {
            break;
        }
    }
    let mut last = arguments.to_vec();
    last.extend(["--checkpoint", file.to_str().unwrap()]);
    assert_eq!(stdout(&last), stdout(arguments), "{arguments:?}");
    assert_eq!(names(&folder), ["checkpoint"]);
}

#[test]
fn a_run_that_was_at_its_end_says_the_same_again() {
    let (_, file) = place("at-its-end");
    let arguments = ["period", "0.16", "--to", "200000"];
    let kept = [&arguments[..], &["--checkpoint", file.to_str().unwrap()]].concat();
    let first = stdout(&arguments);
    assert!(first.contains("rare in the sparse space"), "{first}");
    assert_eq!(stdout(&kept), first);
    assert_eq!(stdout(&kept), first);
}

#[test]
fn killed_runs() {
    let mut random = generator(seed());
    kill(&["table", "0.6", "--to", "20000", "--by-rules", "--format", "csv"], 3, &mut random);
    kill(&["period", "0.16", "--to", "200000"], 3, &mut random);
}

#[test]
#[ignore = "slow: some seconds"]
fn killed_runs_of_every_engine() {
    let mut random = generator(seed());
    for (rule, to) in [
        ("0.07", "30000"),
        ("0.8", "3000"),
        ("take 1,5000,9999", "9000000"),
        ("take not 7,9", "20000"),
    ] {
        kill(&["table", rule, "--to", to, "--by-rules", "--value", "5"], 3, &mut random);
    }
}

/// Ctrl-C keeps what is known, and says how much that is.
#[cfg(unix)]
#[test]
fn interrupted_run() {
    let (_, file) = place("interrupted");
    let arguments = ["table", "0.07", "--to", "1000000", "--by-rules", "--value", "0"];
    let mut child = start(&arguments, &file);
    // Until it has begun, and so catches the signal.
    while !file.exists() || kept(&file, "0.07").is_empty() {
        sleep(Duration::from_millis(5));
    }
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let values = kept(&file, "0.07");
    let to = (values.len() - 1).to_string();
    let arguments = ["table", "0.07", "--to", &to, "--by-rules", "--format", "csv"];
    let expected = (0..).zip(&values).map(|(heap, value): (u32, _)| format!("{heap},{value}\n"));
    assert_eq!(stdout(&arguments), format!("heap,value\n{}", expected.collect::<String>()));
}

/// Values of every width are read as they were written.
#[test]
fn widths() {
    let (folder, file) = place("widths");
    for largest in [0, 255, 256, 65_535, 65_536, u32::MAX] {
        let mut numbers: Vec<u32> = (0..40_000).map(|i| i % 200).collect();
        numbers.push(largest);
        let (mut checkpoint, known) = open(&file, "0.6").unwrap();
        assert!(known.is_empty());
        checkpoint.save(&numbers).unwrap();
        assert_eq!(kept(&file, "0.6"), numbers, "{largest}");
        // Fewer change nothing, and more take their place.
        checkpoint.save(&numbers[..7]).unwrap();
        assert_eq!(kept(&file, "0.6"), numbers);
        numbers.push(3);
        checkpoint.save(&numbers).unwrap();
        assert_eq!(kept(&file, "0.6"), numbers);
        assert_eq!(names(&folder), ["checkpoint"]);
        fs::remove_file(&file).unwrap();
    }
}

/// A file of which some bytes are missing, or one is wrong, is refused and stays as it is.
#[test]
fn damaged_files() {
    let mut random = generator(seed());
    let (folder, file) = place("damaged");
    let (mut checkpoint, _) = open(&file, "0.6").unwrap();
    checkpoint.save(&[0, 0, 1, 2, 0, 1, 2, 3, 1]).unwrap();
    let good = fs::read(&file).unwrap();
    let refused = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        let error = open(&file, "0.6").err().expect("it is refused");
        assert!(error.contains(file.to_str().unwrap()), "{error}");
        assert_eq!(fs::read(&file).unwrap(), bytes);
        assert_eq!(names(&folder), ["checkpoint"]);
        error
    };
    for length in 0..good.len() {
        refused(&good[..length]);
    }
    for place in 0..good.len() {
        let mut bytes = good.clone();
        bytes[place] ^= 1 << random.random_range(0..8);
        refused(&bytes);
    }
    refused(&[&good[..], b"\n"].concat());
    assert!(refused(b"heap,value\n0,0\n").contains("no checkpoint"));
    assert!(refused(&good[..good.len() - 1]).contains("damaged"));
    let newer = String::from_utf8_lossy(&good).replace("explore\":1", "explore\":2");
    assert!(refused(newer.as_bytes()).contains("version 2"));
}

/// A file of another rule is refused; one of the same rule by another name is not.
#[test]
fn other_rules() {
    let (_, file) = place("rules");
    let name = file.to_str().unwrap();
    assert_eq!(
        stdout(&["table", "kayles", "--to", "500", "--by-rules", "--checkpoint", name]),
        stdout(&["table", "kayles", "--to", "500", "--by-rules"])
    );
    let before = fs::read(&file).unwrap();
    let error = stderr(&["table", "0.6", "--checkpoint", name]);
    assert!(error.contains("Grundy values of kayles, not the Grundy values of 0.6"), "{error}");
    for (rule, other) in [("0.77", true), ("0.7", false), ("0.77!", false), ("0.7[7]", false)] {
        assert_eq!(open(&file, rule).is_ok(), other, "{rule}");
    }
    assert_eq!(fs::read(&file).unwrap(), before);
    // More values than are asked for, and than a proof takes.
    for arguments in [&["period", "0.77"][..], &["table", "0.77", "--to", "90"]] {
        let with = [arguments, &["--checkpoint", name]].concat();
        assert_eq!(stdout(&with), stdout(arguments));
    }
    assert_eq!(fs::read(&file).unwrap(), before);
    for rule in ["wythoff", "squares", "n -> n / 2 if n > 0"] {
        let error = stderr(&["table", rule, "--to", "5", "--checkpoint", name]);
        assert!(error.contains("--checkpoint is for"), "{error}");
    }
}

/// The values that outcomes are compared with are kept; in misère play there are none.
#[test]
fn outcomes() {
    let (_, file) = place("outcomes");
    let name = file.to_str().unwrap();
    for to in ["40", "90", "60"] {
        let arguments = ["outcomes", "take 1,3,4", "--to", to];
        let with = [&arguments[..], &["--checkpoint", name]].concat();
        assert_eq!(stdout(&with), stdout(&arguments));
    }
    assert!(kept(&file, "take 1,3,4").starts_with(&[0, 1, 0, 1, 2, 3, 2, 0]));
    let misere = stderr(&["outcomes", "take 1,3,4", "--misere", "--checkpoint", name]);
    assert!(misere.contains("normal play"), "{misere}");
}

/// What takes more than a day is begun only if it is kept; memory is looked at all the same.
#[test]
fn more_than_a_day() {
    let (_, file) = place("day");
    let name = file.to_str().unwrap();
    let arguments = ["table", "0.07", "--to", "10^8", "--by-rules"];
    assert!(stderr(&arguments).contains("unless --checkpoint keeps what is computed"));
    let mut child = start(&arguments, &file);
    while !file.exists() || kept(&file, "0.07").is_empty() {
        assert!(child.try_wait().unwrap().is_none(), "it has not begun");
        sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let longer = ["table", "0.07", "--to", "2^30", "--by-rules", "--checkpoint", name];
    assert!(stderr(&longer).contains("a table has at most 1073741824"));
}

/// No run begins that could keep nothing; one that no longer can goes on, and fails at its end.
#[test]
fn places_that_cannot_be_written() {
    let (folder, file) = place("places");
    let missing = folder.join("missing/checkpoint");
    let error = stderr(&["table", "0.6", "--checkpoint", missing.to_str().unwrap()]);
    assert!(error.contains("missing/checkpoint"), "{error}");
    assert!(stderr(&["table", "0.6", "--checkpoint", folder.to_str().unwrap()]).contains("file"));

    let (mut checkpoint, _) = open(&file, "0.6").unwrap();
    checkpoint.save(&[0, 0, 1]).unwrap();
    fs::rename(&folder, folder.with_extension("moved")).unwrap();
    assert!(checkpoint.save(&[0, 0, 1, 2]).is_err());
    fs::rename(folder.with_extension("moved"), &folder).unwrap();
    assert_eq!(kept(&file, "0.6"), [0, 0, 1]);
    checkpoint.save(&[0, 0, 1, 2]).unwrap();
    assert_eq!(kept(&file, "0.6"), [0, 0, 1, 2]);
}

/// What another run has written meanwhile is left as it is; what a killed run has left is taken away.
#[test]
fn other_runs() {
    let (folder, file) = place("runs");
    let (mut first, _) = open(&file, "0.6").unwrap();
    let (mut second, _) = open(&file, "0.6").unwrap();
    second.save(&[0, 0, 1, 2]).unwrap();
    let error = first.save(&[0, 0, 1]).unwrap_err().to_string();
    assert!(error.contains("another run"), "{error}");
    assert_eq!(kept(&file, "0.6"), [0, 0, 1, 2]);
    fs::write(&file, "something else").unwrap();
    assert!(second.save(&[0, 0, 1, 2, 0]).is_err());
    assert_eq!(fs::read(&file).unwrap(), b"something else");
    fs::remove_file(&file).unwrap();
    second.save(&[0, 0, 1, 2, 0]).unwrap();

    for name in ["checkpoint.17.new", "checkpoint.x.new", "other.17.new"] {
        fs::write(folder.join(name), "").unwrap();
    }
    assert_eq!(kept(&file, "0.6").len(), 5);
    assert_eq!(names(&folder), ["checkpoint", "checkpoint.x.new", "other.17.new"]);
}
