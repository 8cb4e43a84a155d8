//! Pages in a browser: each rule that is asked for is a program of its own, within limits of time and memory.

use super::{escaped, filled, headed};
use crate::programs::program;
use crate::verbs::RULES;
use games::error::{Error, Result};
use games::watch::interrupted;
use loopback::{Answer, Head, Received, Request, listen};
use std::env::current_exe;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use verdicts::process::{self, End, Limits};

/// The usual port, or any.
const PORTS: [u16; 2] = [8246, 0];
/// How many rules are looked at at once.
const AT_ONCE: usize = 2;
/// After how many seconds a rule is asked for what is known, and when it is ended.
const SECONDS: u64 = 20;
const PATIENCE: u64 = 10;

const START: &str = include_str!("../../page/start.html");
const FORM: &str = include_str!("../../page/form.html");

/// Serves pages until Ctrl-C.
///
/// # Errors
/// If no port is free.
pub fn run(port: Option<u16>, output: &mut impl Write) -> Result<()> {
    let (port, requests) = listen(port, &PORTS, gate).map_err(|e| Error::new(e.to_string()))?;
    writeln!(output, "http://127.0.0.1:{port}/ has the page; Ctrl-C ends it")?;
    output.flush()?;
    let requests = Arc::new(Mutex::new(requests));
    for _ in 0..AT_ONCE {
        let requests = Arc::clone(&requests);
        thread::spawn(move || {
            while let Some(request) = next(&requests) {
                answer(request);
            }
        });
    }
    while !interrupted() {
        thread::sleep(Duration::from_millis(50));
    }
    process::interrupt();
    Ok(())
}

fn next(requests: &Mutex<Receiver<Received>>) -> Option<Request> {
    loop {
        match requests.lock().ok()?.recv().ok()? {
            Ok(request) => return Some(request),
            Err(refusal) => eprintln!("refused: {refusal}"),
        }
    }
}

/// Only what a person types or clicks on these pages is answered: no page of another origin may ask, nor lead here.
fn gate(head: &Head) -> std::result::Result<(), Answer> {
    head.check_host()?;
    let host = head.header("Host").unwrap_or_default();
    let own = format!("http://{host}");
    let is_own = head.header("Origin").is_none_or(|origin| origin == own);
    let site = head.header("Sec-Fetch-Site").unwrap_or("none");
    if !is_own || !["none", "same-origin"].contains(&site) {
        return Err(Answer::new(403, "it is from another page"));
    }
    if head.method != "GET" {
        let method = head.method.escape_debug();
        return Err(Answer::new(405, format!("pages are asked for by GET; this was {method}")));
    }
    let path = head.path.split('?').next().unwrap_or_default();
    if path == "/" { Ok(()) } else { Err(Answer::new(404, "there is one page here: `/`")) }
}

fn answer(request: Request) {
    let query = request.path.split_once('?').map_or("", |(_, query)| query);
    let asked = |wanted: &str| {
        let mut pairs = form_urlencoded::parse(query.as_bytes());
        let found = pairs.find(|(name, _)| name == wanted);
        found.map_or(String::new(), |(_, value)| value.trim().to_owned())
    };
    let (rule, to) = (asked("rule"), asked("to"));
    let page = if rule.is_empty() { start("", "", "") } else { of_rule(&rule, &to) };
    request.answer(&Answer::page(page));
}

/// The page of a rule, or what is wrong with it below the line in which it was typed.
fn of_rule(rule: &str, to: &str) -> String {
    let first = rule.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    if program(rule).is_some() || ["graph", "rule", "-"].contains(&&*first) {
        let why = "files are not read from here: `cargo explore page` makes a page of them";
        return start(rule, to, why);
    }
    match made(rule, to) {
        Ok(page) => page.replacen("<!--form-->", &form(rule, to), 1),
        Err(why) => start(rule, to, &why),
    }
}

fn made(rule: &str, to: &str) -> std::result::Result<String, String> {
    let mut command = Command::new(current_exe().map_err(|error| error.to_string())?);
    command.args(["page", "--seconds", &SECONDS.to_string()]);
    if !to.is_empty() {
        command.args(["--to", to]);
    }
    command.args(["--", rule]);
    let time = Duration::from_secs(SECONDS + PATIENCE);
    let limits = Limits { time, stack: None, ..Limits::default() };
    let finished = process::run(&mut command, Stdio::null(), limits);
    let finished = finished.map_err(|error| error.to_string())?;
    match finished.end {
        End::Exited(status) if status.success() => {
            String::from_utf8(finished.stdout).map_err(|error| error.to_string())
        }
        End::Exited(_) => Err(finished.stderr),
        End::TimeLimit => Err(format!("stopped after {} seconds", time.as_secs())),
        End::MemoryLimit(..) => Err("stopped: it took more than 1 GiB of memory".to_owned()),
        End::OutputLimit | End::Stopped => Err("stopped".to_owned()),
    }
}

/// The page without a rule, or with one that is wrong.
fn start(rule: &str, to: &str, why: &str) -> String {
    let rules = ("rules", escaped(RULES));
    let parts = [("form", form(rule, to)), ("why", escaped(why)), rules];
    headed(("cargo explore", "'none'"), START, &parts)
}

fn form(rule: &str, to: &str) -> String {
    filled(FORM, &[("to", escaped(to)), ("rule", escaped(rule))])
}
