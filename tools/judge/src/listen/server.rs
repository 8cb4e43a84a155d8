//! The port: many requests are read at once, each in a thread of its own.

use super::request::{TIME, answer, read};
use anyhow::{Context, Result};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// The ports that Competitive Companion sends every problem to.
const PORTS: [u16; 7] = [27121, 10043, 10045, 10042, 6174, 4244, 1327];

/// How many connections are open at most: who comes then waits.
const MOST: usize = 32;

/// A document, who waits for its answer, and what counts that as open until it is dropped; or why a request is refused,
/// which has been answered.
pub type Request = Result<(Vec<u8>, TcpStream, Arc<()>), String>;

/// Listens at a port of this machine, or at the first of [`PORTS`] that is free: at which, and what comes there.
pub fn listen(port: Option<u16>) -> Result<(u16, Receiver<Request>)> {
    // A port of this machine, and of no network.
    let bind = |port: u16| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let listener = match port {
        Some(port) => bind(port).with_context(|| {
            format!("port {port} is not free: end what listens there, or choose another --port")
        }),
        None => PORTS.iter().find_map(|&port| bind(port).ok()).with_context(|| {
            format!("none of the ports that the extension sends to is free: {PORTS:?}")
        }),
    }?;
    let port = listener.local_addr().context("a port")?.port();
    let (sender, requests) = channel();
    thread::spawn(move || accept(&listener, &sender));
    Ok((port, requests))
}

fn accept(listener: &TcpListener, sender: &Sender<Request>) {
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
            let _ = match read(&mut stream, TIME) {
                Ok(body) => sender.send(Ok((body, stream, open))),
                Err(refusal) => {
                    let told = sender.send(Err(refusal.text.clone()));
                    answer(stream, &refusal);
                    told
                }
            };
        });
    }
}
