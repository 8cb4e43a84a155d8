//! The example of README.md, and those of `--help`: its commands are run, the extension's part is played,
//! and what is printed must be what is shown there, but for figures. And what the house rules, Clippy
//! and the like say of problems that have just been made.

use crate::listening::Listening;
use crate::scratch::{Scratch, copy, document, read, text};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use verdicts::workspace::{cargo, root, run as build_all};

const SAMPLE: (&str, &str) = ("3\n4\n5 7 2 5\n2\n4 1\n3\n4 4 4\n", "first\nfirst\nsecond\n");

type Failed = Box<dyn std::error::Error>;

fn help(arguments: &[&str]) -> String {
    let judge = Command::new(env!("CARGO_BIN_EXE_judge")).args(arguments).output().unwrap();
    String::from_utf8(judge.stdout).unwrap()
}

fn expect(is_so: bool, message: impl Into<Failed>) -> Result<(), Failed> {
    if is_so { Ok(()) } else { Err(message.into()) }
}

#[test]
fn each_verb_has_an_example() -> Result<(), Failed> {
    let help_of_all = help(&["--help"]);
    let (_, verbs) = help_of_all.split_once("Commands:\n").ok_or("no commands")?;
    let lines = verbs.lines().take_while(|line| !line.is_empty());
    let verbs = lines.filter(|line| !line.starts_with("   "));
    let verbs: Vec<&str> = verbs.filter_map(|line| line.split_whitespace().next()).collect();
    expect(verbs.len() >= 7, help_of_all.clone())?;
    for verb in verbs.into_iter().filter(|verb| *verb != "help") {
        let help = help(&[verb, "--help"]);
        let command = format!("cargo judge {verb} ");
        let example = help.split_once("\nExample").unwrap_or(("", &help)).1;
        let (_, example) = example.split_once(&command).ok_or(format!("{verb} has no example"))?;
        let shows = example.lines().nth(1).is_some_and(|line| !line.trim().is_empty());
        expect(shows, format!("{verb} shows no output"))?;
    }
    Ok(())
}

/// Problems as they are made pass all that problems must pass, with a title full of marks too.
#[test]
#[ignore = "slow: lints, documents and tests a copy of the workspace"]
fn house_rules() -> Result<(), Failed> {
    let scratch = Scratch::new();
    // Always the same folder: what is compiled there is not compiled again.
    let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("house-rules");
    if all.exists() {
        fs::remove_dir_all(&all)?;
    }
    copy(root(), &all, &["target", ".git", "corpus"]);
    let judge = Path::new(env!("CARGO_BIN_EXE_judge"));
    // Not that of this workspace: Cargo gives packages of a copy the same files there.
    let target = all.with_file_name("house-rules-target");
    let run = |program: &str, arguments: &[&str]| {
        let mut command = scratch.command(program);
        command.args(arguments).current_dir(&all).env("RUSTDOCFLAGS", "-D warnings");
        command.env("CARGO_TARGET_DIR", &target);
        let output = command.output()?;
        let said = [output.stdout, output.stderr].concat();
        expect(output.status.success(), format!("{arguments:?}: {}", text(&said)))
    };
    let title =
        "[a] <b> `c` *d* dp_k HonestOrUnkind std::io https://a.b/c \u{202e}\r\n//! e & #f ![g](h)";
    let url = "https://judge.yosupo.jp/problem/of_nobody_at_all";
    let listening = Listening::in_folder(&scratch, &all, &["--once"]);
    let (status, said) = listening.post(&document(title, url, &[SAMPLE, SAMPLE], ("a", 1)));
    expect(status == 200, said)?;
    listening.end();
    let judge = judge.to_str().ok_or("a path")?;
    run(judge, &["new", "hdu99999", "--title", title])?;
    let (one, two) = ("library-checker-of-nobody-at-all", "hdu99999");
    run("cargo", &["fmt", "--all", "--check"])?;
    let lints =
        ["--offline", "--locked", "--all-targets", "--all-features", "--", "-D", "warnings"];
    run("cargo", &[&["clippy", "-p", one, "-p", two][..], &lints].concat())?;
    run("cargo", &["doc", "-p", one, "-p", two, "--no-deps", "--offline", "--locked"])?;
    // The rules of this workspace, in the copy.
    let mut build = cargo();
    build.args(["test", "--package", "tests", "--test", "tests", "--no-run"]);
    let made = build_all(build.current_dir(root()));
    let mut rules = Command::new(made.programs.get("tests").ok_or(made.stderr)?);
    rules.arg("house_rules");
    rules.current_dir(all.join("tests")).env("CARGO_MANIFEST_DIR", all.join("tests"));
    let output = rules.env("CARGO_TARGET_DIR", &target).output()?;
    expect(output.status.success(), text(&output.stdout))
}

/// Needs `script`, of util-linux.
#[test]
#[ignore = "slow: builds and bundles what the example does"]
fn examples() -> Result<(), Failed> {
    let session = Session::new()?;
    let readme = read(&root().join("tools/judge/README.md"));
    let (_, section) = readme.split_once("\n## From the browser").ok_or("the section")?;
    let (section, _) = section.split_once("\n## ").ok_or("the section's end")?;
    session
        .set_editor(section.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next()))?;
    let mut commands = 0;
    for block in section.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        commands += session.check_all(block, "$ ")?;
    }
    expect(commands == 5, format!("{commands} commands instead of five"))?;
    let opened = session.opened()?;
    expect(opened == "https://cses.fi/problemset/submit/1098/\n", opened.clone())?;
    for verb in ["new", "test", "bundle", "submit", "listen"] {
        if verb == "listen" {
            fs::remove_dir_all(session.scratch.path("problems/cses1098"))?;
        }
        let help = help(&[verb, "--help"]);
        let (_, example) = help.split_once("\nExample").ok_or(verb)?;
        let example: Vec<&str> =
            example.lines().filter_map(|line| line.strip_prefix("  ")).collect();
        let example = format!("{}\n", example.join("\n"));
        expect(session.check_all(&example, "$ ")? > 0, format!("{verb} has no example"))?;
    }
    Ok(())
}

/// A terminal in a workspace of its own.
struct Session {
    scratch: Scratch,
}

impl Session {
    fn new() -> Result<Session, Failed> {
        let session = Session { scratch: Scratch::new() };
        // What opens pages, and shows which.
        session.program("xdg-open", "sleep 0.5\necho \"$1\" > opening\nmv opening opened\n")?;
        Ok(session)
    }

    /// The page that was opened. `cargo judge` does not wait for the program that opens it.
    fn opened(&self) -> Result<String, Failed> {
        for _ in 0..600 {
            if self.scratch.path("opened").exists() {
                return Ok(self.scratch.read("opened"));
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Err("no page is opened".into())
    }

    /// Puts a program on the path.
    fn program(&self, name: &str, script: &str) -> Result<(), Failed> {
        let path = format!("bin/{name}");
        self.scratch.write(&path, &format!("#!/bin/sh\n{script}"));
        let status = Command::new("chmod").arg("+x").arg(self.scratch.path(&path)).status()?;
        expect(status.success(), "chmod")
    }

    /// Has the editor write this text.
    fn set_editor(&self, text: Option<&str>) -> Result<(), Failed> {
        self.scratch.write("solution", text.ok_or("no solution")?);
        self.program("editor", "cat solution > \"$1\"\n")
    }

    /// A command in the terminal.
    fn command(&self, line: &str) -> Command {
        // The terminal is also the clipboard, where no desktop is.
        let mut command = self.scratch.command("script");
        // Without the alias.
        command.args(["-qec", &line.replace("cargo judge", "judge"), "/dev/null"]);
        let path = std::env::var("PATH").unwrap_or_default();
        let judge = Path::new(env!("CARGO_BIN_EXE_judge")).parent().expect("a folder");
        let bin = self.scratch.path("bin");
        command.env("PATH", format!("{}:{}:{path}", bin.display(), judge.display()));
        command.env("CARGO_TARGET_DIR", judge.parent().expect("a folder"));
        command.env("SSH_TTY", "here").env("EDITOR", "editor").env("RUST_BACKTRACE", "0");
        command.env("BROWSER", "").env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        command.stdout(Stdio::piped()).stderr(Stdio::null());
        command
    }

    /// Runs the commands of an example, each after `prompt`; how many there are.
    fn check_all(&self, example: &str, prompt: &str) -> Result<usize, Failed> {
        let mut commands = 0;
        for part in format!("\n{example}").split(&format!("\n{prompt}")).skip(1) {
            let (line, shown) = part.split_once('\n').unwrap_or((part, ""));
            let printed = self.run(line)?;
            let (shown, printed) = (without_figures(shown), without_figures(&printed));
            let (shown, printed) = (shown.trim_end(), printed.trim_end());
            let is_so = match shown.strip_suffix("\n...") {
                Some(start) => printed.starts_with(start) && !start.is_empty(),
                None => printed == shown,
            };
            expect(is_so, format!("`{line}` printed\n{printed}\ninstead of\n{shown}"))?;
            commands += 1;
        }
        Ok(commands)
    }

    /// What a command prints in the terminal.
    fn run(&self, line: &str) -> Result<String, Failed> {
        let mut child = self.command(line).spawn()?;
        let mut output = BufReader::new(child.stdout.take().ok_or("no output")?);
        let mut printed = Vec::new();
        if line.contains(" listen") {
            output.read_until(b'\n', &mut printed)?;
            let first = String::from_utf8_lossy(&printed).into_owned();
            let port = first.split([' ', ';']).find_map(|word| word.parse().ok());
            click(port.ok_or(first)?)?;
        }
        output.read_to_end(&mut printed)?;
        child.wait()?;
        let printed = String::from_utf8_lossy(&printed).replace("\r\n", "\n");
        // What goes to the clipboard is no text.
        Ok(match printed.split_once("\u{1b}]52;c;") {
            Some((before, rest)) => {
                let (copied, after) = rest.split_once('\u{7}').ok_or("the copy has no end")?;
                expect(copied.len() > 1000, "too little is copied")?;
                format!("{before}{after}")
            }
            None => printed,
        })
    }
}

/// Does what a click on the extension's button does.
fn click(port: u16) -> Result<(), Failed> {
    let url = "https://cses.fi/problemset/task/1098";
    let body = document("Nim Game II", url, &[SAMPLE], ("a", 1));
    let mut stream = TcpStream::connect(("localhost", port))?;
    let length = body.len();
    write!(
        stream,
        "POST / HTTP/1.1\r\nHost: localhost:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    expect(answer.starts_with("HTTP/1.1 200 "), answer.clone())
}

/// A text in which times, sizes and the like are all the same.
fn without_figures(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let words = line.split(' ').filter(|word| !word.is_empty()).map(|word| {
            let is_figure = |c: char| c.is_ascii_digit() || ".()".contains(c);
            let word = word.trim_end_matches(';');
            let has_digit = word.contains(|c: char| c.is_ascii_digit());
            if has_digit && word.chars().all(is_figure) { "#" } else { word }
        });
        out.push_str(words.collect::<Vec<_>>().join(" ").trim_end());
        out.push('\n');
    }
    out
}
