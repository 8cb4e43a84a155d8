//! `cargo judge listen`.

use super::new::describe;
use anyhow::Result;
use clap::Args;
use judge::interrupt;
use judge::listen::{Server, Session};
use judge::problem::Problem;
use judge::problem::workspace::{Made, Workspace};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::sleep;
use std::time::Duration;

const EXAMPLE: &str = "\
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
Firefox and Chrome. It sends to the ports 27121, 10043, 10045, 10042, 6174, 4244 and 1327.";

#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub struct Listen {
    /// A port of this machine; the first that is free of those that the extension sends to, where left
    /// out
    #[arg(long = "port", value_name = "PORT")]
    ports: Vec<u16>,
    /// End after one problem, or all of a contest
    #[arg(long)]
    once: bool,
    /// The folder in `templates/` to start from, where the judge does not say
    #[arg(long, value_name = "NAME")]
    template: Option<String>,
}

/// How soon Ctrl-C is noticed.
const LOOK: Duration = Duration::from_millis(50);

/// Makes problems of what the extension sends; whether nothing went wrong.
pub fn listen(listen: &Listen) -> Result<bool> {
    interrupt::catch()?;
    let workspace = Workspace::find()?;
    if let Some(template) = &listen.template {
        workspace.template(template)?;
    }
    let session = Arc::new(Mutex::new(Session::new(workspace, listen.template.clone())));
    let known = Arc::clone(&session);
    let server = Server::start(&listen.ports, move |body| {
        let mut session = known.lock().unwrap_or_else(PoisonError::into_inner);
        let tell = |problem: &Problem, made: &Made| print!("{}", describe(problem, made));
        let answer = body.map_or_else(|refusal| refusal, |body| session.receive(&body, tell));
        if answer.status != 200 {
            eprintln!("refused: {}", answer.text);
        }
        answer
    })?;
    let ports: Vec<String> = server.ports.iter().map(u16::to_string).collect();
    let noun = if ports.len() == 1 { "port" } else { "ports" };
    println!("listening at {noun} {}; Ctrl-C ends it", ports.join(", "));
    let session = || session.lock().unwrap_or_else(PoisonError::into_inner);
    while !(interrupt::pressed() || listen.once && session().is_complete) {
        sleep(LOOK);
    }
    server.finish();
    // What is being made is waited for.
    let session = session();
    let made = &session.made;
    match made.len() {
        0 => println!("made nothing"),
        1 => println!("made 1 problem: {}", made[0]),
        count => println!("made {count} problems: {}", made.join(" ")),
    }
    Ok(!listen.once || session.is_complete && session.refused == 0)
}
