//! The ports: many requests at once, each in a thread of its own.

use super::request::{TIME, answer, read};
use super::{Answer, gate};
use anyhow::{Context, Result, bail};
use std::io::ErrorKind;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The ports that Competitive Companion sends every problem to.
pub const PORTS: [u16; 7] = [27121, 10043, 10045, 10042, 6174, 4244, 1327];

/// How many requests are read at once; those beyond are told to come again.
const AT_ONCE: usize = 64;

/// A document, or why there is none; and where the answer goes.
struct Received {
    body: Result<Vec<u8>, Answer>,
    reply: Sender<Answer>,
}

/// What listens.
pub struct Server {
    /// The ports it listens at.
    pub ports: Vec<u16>,
    received: Receiver<Received>,
    /// How many requests are being read or answered.
    under_way: Arc<AtomicUsize>,
}

impl Server {
    /// Listens at these ports of this machine, or at the first of [`PORTS`] that is free.
    ///
    /// # Errors
    /// Which port is not free, and what else there is to do.
    pub fn start(ports: &[u16]) -> Result<Server> {
        let mut listeners = Vec::new();
        for &port in ports {
            let at_port = bind(port).with_context(|| {
                format!("port {port} is not free: end what listens there, or choose another --port")
            })?;
            listeners.extend(at_port);
        }
        if ports.is_empty() {
            let Some(free) = PORTS.iter().find_map(|&port| bind(port).ok()) else {
                bail!("none of the ports that the extension sends to is free: {PORTS:?}");
            };
            listeners = free;
        }
        let (sender, received) = channel();
        let under_way = Arc::new(AtomicUsize::new(0));
        let mut ports = Vec::new();
        for listener in listeners {
            ports.push(listener.local_addr().context("a port")?.port());
            let (sender, under_way) = (sender.clone(), Arc::clone(&under_way));
            thread::spawn(move || accept(&listener, &sender, &under_way));
        }
        ports.dedup();
        Ok(Server { ports, received, under_way })
    }

    /// Has `handle` answer the next document that comes, or says what it thinks of a request that
    /// was refused; whether one came within `time`.
    pub fn next(
        &self,
        time: Duration,
        handle: impl FnOnce(Result<&[u8], &Answer>) -> Answer,
    ) -> bool {
        match self.received.recv_timeout(time) {
            Ok(Received { body, reply }) => {
                let answer = handle(body.as_deref());
                // Who has gone does not hear it.
                let _ = reply.send(answer);
                true
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => false,
        }
    }

    /// Gives the answers time to leave.
    pub fn finish(self) {
        drop(self.received);
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

fn accept(listener: &TcpListener, sender: &Sender<Received>, under_way: &Arc<AtomicUsize>) {
    for stream in listener.incoming() {
        let Ok(mut stream) = stream else {
            // Too many files are open, for example: later there are fewer.
            thread::sleep(Duration::from_millis(50));
            continue;
        };
        if under_way.fetch_add(1, Ordering::Relaxed) >= AT_ONCE {
            under_way.fetch_sub(1, Ordering::Relaxed);
            // Without waiting for what it sends.
            let _ = stream.set_nonblocking(true);
            answer(&mut stream, &Answer::new(503, "too many at once: send it again"));
            continue;
        }
        let (sender, under_way) = (sender.clone(), Arc::clone(under_way));
        thread::spawn(move || {
            serve(&mut stream, &sender);
            under_way.fetch_sub(1, Ordering::Relaxed);
        });
    }
}

fn serve(stream: &mut TcpStream, sender: &Sender<Received>) {
    let body = read(stream, TIME).and_then(|request| gate::check(&request).map(|()| request.body));
    let (reply, replied) = channel();
    if sender.send(Received { body, reply }).is_ok()
        && let Ok(text) = replied.recv()
    {
        answer(stream, &text);
    }
}
