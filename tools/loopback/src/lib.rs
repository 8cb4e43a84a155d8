//! A port of this machine, which a browser on it sends requests to: [`listen`]. Many are read at once, each in a thread of
//! its own, within bounds of size and time; a gate says from its head which of them are taken.

// An error says itself what is wrong.
#![allow(clippy::missing_errors_doc, clippy::must_use_candidate)]

mod answer;
mod request;

pub use answer::Answer;
use request::TIME;
use std::io;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// How many connections are open at most: who comes then waits.
const MOST: usize = 32;

/// The names of this machine. A page of any other name that was made to lead here has that in `Host`.
const HERE: [&str; 2] = ["localhost", "127.0.0.1"];

/// The head of a request.
pub struct Head<'a> {
    /// `GET`, for example.
    pub method: &'a str,
    /// What follows the host in the address.
    pub path: &'a str,
    headers: &'a [(String, String)],
}

impl<'a> Head<'a> {
    /// A head with headers of these names, each once.
    pub fn new(method: &'a str, path: &'a str, headers: &'a [(String, String)]) -> Head<'a> {
        Head { method, path, headers }
    }

    /// The header of a name, in whatever case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| &**value)
    }

    /// Refuses what is not sent to this machine by its name.
    pub fn check_host(&self) -> Result<(), Answer> {
        let host = self.header("Host").unwrap_or_default();
        let (name, port) = host.split_once(':').unwrap_or((host, "0"));
        let is_port = port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit());
        if is_port && HERE.iter().any(|here| here.eq_ignore_ascii_case(name)) {
            return Ok(());
        }
        let host = host.escape_debug();
        Err(Answer::new(403, format!("it is for the host `{host}`, not for localhost")))
    }
}

/// Which requests are taken; the answer, where one is refused.
pub type Gate = fn(&Head) -> Result<(), Answer>;

/// A request that was taken. The connection counts as open until it is answered or dropped.
pub struct Request {
    /// What follows the host in the address.
    pub path: String,
    /// What was sent.
    pub body: Vec<u8>,
    stream: TcpStream,
    _open: Arc<()>,
}

impl Request {
    /// Answers, and ends the connection.
    pub fn answer(self, answer: &Answer) {
        request::answer(self.stream, answer);
    }
}

/// A request, or why one was refused, which has been answered.
pub type Received = Result<Request, String>;

/// Listens at a port of this machine, and of no network; or at the first of `ports` that is free, of which 0 is any. At
/// which, and what comes there.
pub fn listen(
    port: Option<u16>,
    ports: &[u16],
    gate: Gate,
) -> io::Result<(u16, Receiver<Received>)> {
    let bind = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let listener = match port {
        Some(port) => bind(port).map_err(|error| {
            io::Error::other(format!(
                "port {port} is not free: end what listens there, or choose another --port: {error}"
            ))
        }),
        None => ports
            .iter()
            .find_map(|&port| bind(port).ok())
            .ok_or_else(|| io::Error::other(format!("none of the usual ports is free: {ports:?}"))),
    }?;
    let port = listener.local_addr()?.port();
    let (sender, requests) = channel();
    thread::spawn(move || accept(&listener, gate, &sender));
    Ok((port, requests))
}

fn accept(listener: &TcpListener, gate: Gate, sender: &Sender<Received>) {
    let open = Arc::new(());
    for stream in listener.incoming() {
        let Ok(mut stream) = stream else {
            // Too many files are open, for example: later there are fewer.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        while Arc::strong_count(&open) > MOST {
            thread::sleep(Duration::from_millis(5));
        }
        let (sender, open) = (sender.clone(), Arc::clone(&open));
        thread::spawn(move || {
            // Nobody hears of it when the program is about to end.
            let _ = match request::read(&mut stream, gate, TIME) {
                Ok((path, body)) => sender.send(Ok(Request { path, body, stream, _open: open })),
                Err(refusal) => {
                    let told = sender.send(Err(refusal.text.clone()));
                    request::answer(stream, &refusal);
                    told
                }
            };
        });
    }
}
