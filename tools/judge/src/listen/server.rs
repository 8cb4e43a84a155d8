//! The ports: many requests at once, each in a thread of its own.

use super::answer::Answer;
use super::gate;
use super::request::{TIME, answer, read};
use anyhow::{Context, Result};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The ports that Competitive Companion sends every problem to.
pub const PORTS: [u16; 7] = [27121, 10043, 10045, 10042, 6174, 4244, 1327];

/// What listens.
pub struct Server {
    /// The port it listens at.
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
        let listeners = match port {
            Some(port) => bind(port).with_context(|| {
                format!("port {port} is not free: end what listens there, or choose another --port")
            }),
            None => PORTS.iter().find_map(|&port| bind(port).ok()).with_context(|| {
                format!("none of the ports that the extension sends to is free: {PORTS:?}")
            }),
        }?;
        let port = listeners[0].local_addr().context("a port")?.port();
        let under_way = Arc::new(AtomicUsize::new(0));
        for listener in listeners {
            let (handle, under_way) = (handle.clone(), Arc::clone(&under_way));
            thread::spawn(move || accept(&listener, &handle, &under_way));
        }
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

/// Binds a port of this machine, and of no network, in both versions of the protocol.
fn bind(port: u16) -> Result<Vec<TcpListener>> {
    let four = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
    let port = four.local_addr()?.port();
    match TcpListener::bind(SocketAddr::from((Ipv6Addr::LOCALHOST, port))) {
        Ok(six) => Ok(vec![four, six]),
        Err(error) if error.kind() == ErrorKind::AddrInUse => Err(error.into()),
        // A machine without version 6.
        Err(_) => Ok(vec![four]),
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
            let request = read(&mut stream, TIME);
            let body = request.and_then(|request| gate::check(&request).map(|()| request.body));
            answer(&mut stream, &handle(body));
            under_way.fetch_sub(1, Ordering::Relaxed);
        });
    }
}
