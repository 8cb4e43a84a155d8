//! `cargo judge listen`.

use super::new::describe;
use super::selection::value;
use super::{TEMPLATE, Verb};
use crate::interrupt;
use crate::listen::{PORTS, Session, check};
use crate::problem::existing::Existing;
use crate::problem::layout::Layout;
use crate::problem::statement::Problem;
use anyhow::Result;
use command_line::Matches;
use loopback::listen;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

pub const VERB: Verb = Verb {
    name: "listen",
    about: "Make the problems that the browser's extension Competitive Companion sends",
    takes: "",
    options: &[
        "port PORT: The port to listen at; default: the first free one of those that the extension sends to",
        "once: Stop after one problem, or after all problems of one contest",
        TEMPLATE,
    ],
    more: "\
Example, and then a click on the extension's button at https://cses.fi/problemset/task/1098:
  $ cargo judge listen --once
  listening at port 27121; Ctrl-C ends it
  made problems/cses1098 for CSES 1098: Nim Game II
    1 s, 524288 KiB, 1 sample
  $EDITOR problems/cses1098/src/main.rs
  cargo judge test cses1098
  cargo judge submit cses1098
  made 1 problem: cses1098
Competitive Companion is at https://github.com/jmerle/competitive-companion, and in the shops of
Firefox and Chrome. It sends to the ports 27121, 10043, 10045, 10042, 6174, 4244 and 1327.",
    run,
};

/// How soon Ctrl-C is noticed.
const LOOK: Duration = Duration::from_millis(50);

/// Makes problems of what the extension sends; whether nothing went wrong.
fn run(matches: &Matches) -> Result<ExitCode> {
    let (template, once) = (matches.opt_str("template"), matches.opt_present("once"));
    let port = value(matches, "port", "a number below 65536")?;
    interrupt::catch()?;
    let layout = Layout::find()?;
    if let Some(template) = &template {
        layout.check_template(template)?;
    }
    let mut session = Session::new(layout, template);
    let (port, requests) = listen(port, &PORTS, check)?;
    println!("listening at port {port}; Ctrl-C ends it");
    // Each has its answer before the program ends.
    thread::scope(|answering| {
        while !(interrupt::pressed() || once && session.is_complete) {
            match requests.recv_timeout(LOOK) {
                Err(_) => {}
                Ok(Err(why)) => eprintln!("refused: {why}"),
                Ok(Ok(request)) => {
                    let reply = session.receive(&request.body, print);
                    if reply.status != 200 {
                        eprintln!("refused: {}", reply.text);
                    }
                    answering.spawn(move || request.answer(&reply));
                }
            }
        }
    });
    let made = &session.made;
    match made.len() {
        0 => println!("made nothing"),
        1 => println!("made 1 problem: {}", made[0]),
        count => println!("made {count} problems: {}", made.join(" ")),
    }
    let has_failed = once && (!session.is_complete || session.refused > 0);
    Ok(u8::from(has_failed).into())
}

/// Prints what came of a problem.
fn print(problem: &Problem, layout: &Layout, existing: Option<&Existing>) {
    print!("{}", describe(problem, layout, existing));
}
