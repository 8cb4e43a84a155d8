//! `cargo judge watch` in a terminal: files are saved as editors do, and Ctrl-C leaves nothing running.
#![cfg(target_os = "linux")]

use crate::project::{DOUBLE, Project};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A watch in a terminal of its own.
struct Watch {
    child: Child,
    terminal: File,
    printed: Receiver<Vec<u8>>,
    text: String,
}

impl Watch {
    fn start(project: &Project, arguments: &[&str]) -> Watch {
        let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&terminal).unwrap();
        unlockpt(&terminal).unwrap();
        let name = ptsname(&terminal, Vec::new()).unwrap().into_string().unwrap();
        let no_control = libc_o_noctty();
        let side = || {
            let open =
                OpenOptions::new().read(true).write(true).custom_flags(no_control).open(&name);
            Stdio::from(open.unwrap())
        };
        // `setsid --ctty` makes the terminal its own, so that a key there is a signal here.
        let mut command = Command::new("setsid");
        command.args(["--ctty", env!("CARGO_BIN_EXE_cargo-judge"), "watch"]).args(arguments);
        command.current_dir(project.0.path());
        command.env("CARGO_TARGET_DIR", project.0.path().join("target"));
        let child = command.stdin(side()).stdout(side()).stderr(side()).spawn().expect("it starts");
        let terminal = File::from(terminal);
        let (sender, printed) = channel();
        let mut output = terminal.try_clone().unwrap();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut buffer) {
                let _ = sender.send(buffer[..n].to_vec());
            }
        });
        Watch { child, terminal, printed, text: String::new() }
    }

    /// What is printed until `words` are, from what was printed before them on.
    fn until(&mut self, words: &str) -> String {
        let start = Instant::now();
        loop {
            if let Some(place) = self.text.find(words) {
                let rest = self.text.split_off(place + words.len());
                return std::mem::replace(&mut self.text, rest);
            }
            let left = Duration::from_secs(60).checked_sub(start.elapsed());
            let bytes = left.and_then(|left| self.printed.recv_timeout(left).ok());
            let bytes = bytes.unwrap_or_else(|| panic!("no `{words}` in {:?}", self.text));
            self.text += &String::from_utf8_lossy(&bytes).replace('\r', "");
        }
    }

    /// Presses Ctrl-C: the exit code.
    fn interrupt(&mut self) -> Option<i32> {
        self.terminal.write_all(b"\x03").unwrap();
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(10) {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("Ctrl-C does not end it");
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The flag by which a terminal that is opened does not become this test's own.
fn libc_o_noctty() -> i32 {
    i32::try_from(OpenptFlags::NOCTTY.bits()).unwrap()
}

/// The processes whose current folder or program is in the project's folder.
fn running(project: &Project) -> Vec<String> {
    let folder = fs::canonicalize(project.0.path()).unwrap();
    let is_in = |process: &std::path::Path, link: &str| {
        fs::read_link(process.join(link)).is_ok_and(|target| target.starts_with(&folder))
    };
    let processes = fs::read_dir("/proc").unwrap().flatten().map(|entry| entry.path());
    let of_project = processes.filter(|process| is_in(process, "cwd") || is_in(process, "exe"));
    let name =
        |process: std::path::PathBuf| fs::read_to_string(process.join("comm")).unwrap_or_default();
    of_project.map(name).collect()
}

/// Waits until no process of the project runs.
fn assert_nothing_runs(project: &Project) {
    let start = Instant::now();
    while !running(project).is_empty() {
        assert!(start.elapsed() < Duration::from_secs(5), "{:?} still run", running(project));
        thread::sleep(Duration::from_millis(10));
    }
}

const END: &str = "waiting for a file to be saved; Ctrl-C ends this\n";

#[test]
fn a_save_is_judged_at_once() {
    let project = Project::new(DOUBLE);
    let mut watch = Watch::start(&project, &[]);
    let printed = watch.until(END);
    let right = printed.starts_with("\x1b[H\x1b[2Jdouble\nAC  sample ");
    assert!(right && printed.contains("\n1 of 1 accepted\n"), "{printed:?}");

    project.write("src/main.rs", &DOUBLE.replace("2 *", "3 *"));
    let printed = watch.until(END);
    let wrong =
        "    wrong output (- expected, + printed):\n    -    1 | 42\\n\n    +    1 | 63\\n\n";
    let is_wrong = printed.starts_with("\x1b[H\x1b[2Jdouble\nWA  sample ");
    assert!(is_wrong && printed.contains(&format!("{wrong}0 of 1 accepted\n")), "{printed:?}");

    // Many editors write a new file and give it the name of the old.
    project.write("src/.main.rs.new", &DOUBLE.replace("2 *", "two *"));
    let path = |name: &str| project.0.path().join("src").join(name);
    fs::rename(path(".main.rs.new"), path("main.rs")).unwrap();
    let printed = watch.until(END);
    let error = "double\nerror: `double` does not compile:\nerror[E0425]: cannot find value `two`";
    assert!(printed.contains(error), "{printed:?}");

    // Again after such a save; and only what is new is compiled.
    let start = Instant::now();
    project.write("src/main.rs", DOUBLE);
    let printed = watch.until("1 of 1 accepted");
    eprintln!("from saving to the verdict: {:.3} s", start.elapsed().as_secs_f64());
    watch.until(END);
    assert!(!printed.contains("error"), "{printed:?}");

    project.write("fixtures/more.in", "1\n");
    project.write("fixtures/more.out", "2\n");
    watch.until("2 of 2 accepted");
    watch.until(END);
    project.write("fixtures/a-long-one.in", "000000001\n");
    watch.until(END);
    project.write("fixtures/more.out", "3\n");
    let printed = watch.until(END);
    let is_wrong = printed.contains("WA  more ") && printed.contains("    wrong output");
    assert!(is_wrong && printed.contains("--  a-long-one\n"), "{printed:?}");
    project.add_to_manifest("[package.metadata.judge]\ntime = 1\n");
    assert!(watch.until(END).contains("has no key `time`"));

    assert_eq!(watch.interrupt(), Some(130));
    assert_nothing_runs(&project);
}

#[test]
#[ignore = "slow: builds several programs"]
fn a_library_beside_it_counts() {
    let project = Project::new("fn main() { println!(\"{}\", lib::answer()); }");
    project.add_to_manifest(
        "[dependencies]\nlib = { path = \"lib\" }\n[workspace]\nmembers = [\"lib\"]\n",
    );
    project.write("lib/Cargo.toml", "[package]\nname = \"lib\"\nedition = \"2021\"\n");
    project.write("lib/src/lib.rs", "pub fn answer() -> u8 { 41 }");
    let mut watch = Watch::start(&project, &["double", "sample"]);
    assert!(watch.until(END).contains("WA  sample "));
    project.write("lib/src/lib.rs", "pub fn answer() -> u8 { 42 }");
    assert!(watch.until(END).contains("1 of 1 accepted"));
    // What is built is not what is watched.
    thread::sleep(Duration::from_millis(300));
    assert!(watch.printed.try_recv().is_err(), "it judges again for nothing");
    fs::remove_dir_all(project.0.path().join("src")).unwrap();
    fs::remove_file(project.0.path().join("Cargo.toml")).unwrap();
    watch.until("Cargo.toml has gone: there is nothing to watch\n");
}

#[test]
#[ignore = "slow: builds several programs"]
fn a_save_or_ctrl_c_ends_what_runs() {
    let endless = "fn main() { loop { std::thread::sleep(std::time::Duration::from_secs(9)); } }";
    let project = Project::new(endless);
    let mut watch = Watch::start(&project, &[]);
    let wait_for = |what: &str| {
        let start = Instant::now();
        while !running(&project).iter().any(|name| name.trim() == what) {
            assert!(start.elapsed() < Duration::from_secs(60), "no {what}");
            thread::sleep(Duration::from_millis(10));
        }
    };
    wait_for("double");
    // It has ten seconds, but nobody waits for them.
    let start = Instant::now();
    project.write("src/main.rs", DOUBLE);
    watch.until("1 of 1 accepted");
    assert!(start.elapsed() < Duration::from_secs(9), "it was waited for");
    watch.until(END);

    // A checker runs, and has files of its own.
    project.write("check", "#!/bin/sh\nexec sleep 1000\n");
    let path = project.0.path().join("check");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
    project.add_to_manifest("[package.metadata.judge]\nchecker = \"./check\"\n");
    wait_for("sleep");
    assert_eq!(watch.interrupt(), Some(130));
    assert_nothing_runs(&project);

    project.write("src/main.rs", endless);
    let mut watch = Watch::start(&project, &[]);
    wait_for("double");
    assert_eq!(watch.interrupt(), Some(130));
    assert_nothing_runs(&project);

    project.write("build.rs", "fn main() { loop { std::thread::park(); } }");
    let mut watch = Watch::start(&project, &[]);
    wait_for("build-script-bu");
    assert_eq!(watch.interrupt(), Some(130));
    assert_nothing_runs(&project);
}

#[test]
fn what_is_not_there_is_said() {
    let project = Project::new(DOUBLE);
    let (_, said) = project.fails(&["watch", "duoble"]);
    assert_eq!(said, "error: there is no package `duoble`; did you mean `double`?\n");
}
