//! The ports: many requests at once, each in a thread of its own.

use super::answer::Answer;
use super::request::{TIME, answer, read};
use anyhow::{Context, Result};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The ports that Competitive Companion sends every problem to.
pub const PORTS: [u16; 7] = [27121, 10043, 10045, 10042, 6174, 4244, 1327];

/// What listens.
pub struct Server {
    pub port: u16,
    /// How many requests are being read or answered.
    under_way: Arc<AtomicUsize>,
}

impl Server {
    /// Listens at a port of this machine, or at the first of [`PORTS`] that is free. `handle` is given each
    /// document that comes, or what a request is refused with, and answers.
    pub fn start(
        port: Option<u16>,
        handle: impl Fn(Result<Vec<u8>, Answer>) -> Answer + Clone + Send + 'static,
    ) -> Result<Server> {
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
        let under_way = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&under_way);
        thread::spawn(move || accept(&listener, &handle, &counted));
        Ok(Server { port, under_way })
    }

    /// Gives the answers time to leave.
    pub fn finish(self) {
        let end = Instant::now() + Duration::from_secs(2);
        while self.under_way.load(Ordering::Relaxed) > 0 && Instant::now() < end {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

fn accept(
    listener: &TcpListener,
    handle: &(impl Fn(Result<Vec<u8>, Answer>) -> Answer + Clone + Send + 'static),
    under_way: &Arc<AtomicUsize>,
) {
    for stream in listener.incoming() {
        let Ok(mut stream) = stream else {
            // Too many files are open, for example: later there are fewer.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        under_way.fetch_add(1, Ordering::Relaxed);
        let (handle, under_way) = (handle.clone(), Arc::clone(under_way));
        thread::spawn(move || {
            let body = read(&mut stream, TIME);
            answer(&mut stream, &handle(body));
            under_way.fetch_sub(1, Ordering::Relaxed);
        });
    }
}
