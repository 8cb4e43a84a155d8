//! The commands that write, each in a workspace of its own.

use crate::disk::{self, State};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::OnceLock;
use std::thread;
use verdicts::scratch::target;
use verdicts::workspace::{self, cargo};

/// A command.
struct Verb {
    name: &'static str,
    program: &'static str,
    words: &'static [&'static str],
    /// What is pasted.
    input: &'static str,
}

/// All of them.
const VERBS: [Verb; 10] = [
    judge("new", &["new", "hdu2188"]),
    judge("complete", &["new", "poj2975"]),
    judge("listen", &["listen", "--once"]),
    Verb { input: "4\n---\n8\n", ..judge("sample", &["sample", "cf1a", "--name", "zz"]) },
    judge("gen", &["gen", "cf1a", "n<=10^6"]),
    judge(
        "stress",
        &[
            "stress",
            "wrong",
            "--brute",
            BRUTE,
            "--gen",
            GEN,
            "--seed=1",
            "--jobs=1",
            "--keep=small",
        ],
    ),
    judge("bundle", &["bundle", "cf1a", "-o", "bundle.rs"]),
    judge("submit", &["submit", "cf1a"]),
    Verb { program: "explore", ..judge("template", &["new", "game.rs"]) },
    Verb { program: "explore", ..judge("plot", &["plot", "kayles", "-o", "plot.svg"]) },
];

const fn judge(name: &'static str, words: &'static [&'static str]) -> Verb {
    Verb { name, program: "judge", words, input: "" }
}

/// Twice a number.
const BRUTE: &str = "sh -c 'read n; echo $((2 * n))'";

/// Of the first seed 5, the least number of which the solution does not print twice: Ctrl-C does not keep it from being
/// made smaller.
const GEN: &str = "sh -c 'echo $((5 + $0 % 2))'";

/// What the browser sends to `listen`.
const DOCUMENT: &str = r#"{"name": "Nim Game", "url": "https://cses.fi/problemset/task/1730",
    "timeLimit": 1000, "memoryLimit": 512, "tests": [{"input": "1", "output": "2"}]}"#;

/// What came of a command: whether it has succeeded, and what it has printed.
pub type Came = (bool, String);

/// A command in its workspace.
pub struct Scene {
    /// The workspace.
    pub folder: PathBuf,
    /// What is in it before, and after the command.
    pub before: State,
    /// What the command makes of it.
    pub after: State,
    verb: Verb,
}

impl Scene {
    /// The command of that name, once tried: what it makes is compiled.
    ///
    /// # Panics
    /// If it fails.
    #[must_use]
    pub fn new(name: &str, why: &str) -> Scene {
        let verb = VERBS.into_iter().find(|verb| verb.name == name).expect("there is such a verb");
        let (folder, before) = disk::workspace(&format!("{name}-{why}"));
        let mut scene = Scene { folder, before, after: State::new(), verb };
        let (is_well, said) = scene.run(&[]);
        assert!(is_well, "{name}: {said}");
        scene.after = disk::read(&scene.folder);
        assert!(scene.after != scene.before, "{name} makes nothing: {said}");
        let mut check = cargo();
        check.args(["check", "--quiet", "--offline", "--locked"]).current_dir(&scene.folder);
        check.env("CARGO_TARGET_DIR", scene.folder.join("target"));
        assert!(check.status().expect("Cargo starts").success(), "{name}: it does not compile");
        scene
    }

    /// Makes the workspace what it was before.
    pub fn restore(&self) {
        disk::write(&self.folder, &self.before);
    }

    /// Runs the command to its end, with these variables.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn run(&self, variables: &[(&str, &str)]) -> Came {
        self.end(self.start(variables))
    }

    /// Starts the command, in a group of its own.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start(&self, variables: &[(&str, &str)]) -> Child {
        self.start_with(self.verb.words, variables)
    }

    /// Starts the command with other words.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start_with(&self, words: &[&str], variables: &[(&str, &str)]) -> Child {
        let mut command = Command::new(tools().join(self.verb.program));
        command.args(words).current_dir(&self.folder).process_group(0);
        command.env("CARGO_TARGET_DIR", self.folder.join("target"));
        // There is no clipboard.
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env("SSH_TTY", "gone");
        command.envs(variables.iter().copied());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        if self.verb.name != "listen" {
            // It may end before it reads.
            let _ = child.stdin.take().expect("a pipe").write_all(self.verb.input.as_bytes());
        }
        child
    }

    /// Waits until the command has ended.
    ///
    /// # Panics
    /// If it cannot be waited for.
    #[must_use]
    pub fn end(&self, mut child: Child) -> Came {
        let mut first = String::new();
        if self.verb.name == "listen" {
            let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
            output.read_line(&mut first).expect("a line");
            let port = first
                .split(['t', ';'])
                .find_map(|part| part.trim().trim_start_matches("port ").parse().ok());
            let id = child.id().to_string();
            thread::spawn(move || {
                // It waits for another try, if that has failed.
                if port.is_some_and(|port| !send(port, DOCUMENT)) {
                    let _ = Command::new("kill").args(["-INT", &id]).output();
                }
            });
            output.read_to_string(&mut first).expect("the rest");
        }
        let output = child.wait_with_output().expect("it ends");
        let said = [output.stdout, output.stderr].concat();
        (
            output.status.success() || self.has_found(output.status),
            first + &String::from_utf8_lossy(&said),
        )
    }

    /// `stress` fails where it has found what it looks for.
    fn has_found(&self, status: ExitStatus) -> bool {
        self.verb.name == "stress"
            && status.code() == Some(1)
            && self.folder.join("problems/wrong/fixtures/small.out").is_file()
    }
}

/// Sends a document as the browser does; whether that was well.
fn send(port: u16, document: &str) -> bool {
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else { return false };
    let head = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    let text = format!("{head}Content-Length: {}\r\n\r\n{document}", document.len());
    // Whoever listens may be gone.
    let _ = stream.write_all(text.as_bytes());
    let _ = stream.shutdown(Shutdown::Write);
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer.starts_with("HTTP/1.1 200 ")
}

/// The folder of the tools, built, and of no others that are built meanwhile.
fn tools() -> &'static Path {
    static TOOLS: OnceLock<PathBuf> = OnceLock::new();
    TOOLS.get_or_init(|| {
        let built = workspace::tools();
        let folder = target().expect("a folder").join("tmp/faults/tools");
        fs::create_dir_all(&folder).expect("a folder");
        for name in ["judge", "explore"] {
            let program = built.program(name).unwrap_or_else(|error| panic!("{error}"));
            let copy = folder.join(format!("{name}-{}", std::process::id()));
            fs::copy(program, &copy)
                .and_then(|_| fs::rename(copy, folder.join(name)))
                .expect("room");
        }
        folder
    })
}
