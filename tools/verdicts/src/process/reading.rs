//! What a program prints, read while it runs.

use std::io::{self, Read};
use std::mem;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

/// How long a stream may stay open after the program has ended.
const GRACE: Duration = Duration::from_secs(1);

/// How much of a stream is kept: the first bytes, and of what comes after them the last.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) first: usize,
    pub(super) last: usize,
}

/// What is kept of a stream.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) first: Vec<u8>,
    pub(super) last: Vec<u8>,
    /// Whether there was more than the first bytes.
    pub(super) is_cut: bool,
    /// Whether there may still be more.
    pub(super) is_open: bool,
}

impl Kept {
    fn add(&mut self, bytes: &[u8], room: Room) {
        let (now, later) = bytes.split_at(bytes.len().min(room.first - self.first.len()));
        self.first.extend_from_slice(now);
        self.is_cut |= !later.is_empty();
        if room.last > 0 {
            self.last.extend_from_slice(later);
        }
        if self.last.len() > 2 * room.last {
            self.last.drain(..self.last.len() - room.last);
        }
    }
}

/// A stream that is read to its end while the program runs, as a program that prints would wait for a reader.
pub(super) struct Reading {
    kept: Arc<Mutex<Kept>>,
    ended: mpsc::Receiver<io::Result<()>>,
}

impl Reading {
    /// Begins; `on_output` gets all that is read, and whether that is more than the first bytes.
    pub(super) fn start(
        mut stream: impl Read + Send + 'static,
        room: Room,
        mut on_output: impl FnMut(&[u8], bool) + Send + 'static,
    ) -> Reading {
        let kept = Arc::new(Mutex::new(Kept::default()));
        let (end, ended) = mpsc::channel();
        let here = kept.clone();
        thread::spawn(move || {
            let mut buffer = vec![0; 64 << 10];
            let result = loop {
                match stream.read(&mut buffer) {
                    Ok(0) => break Ok(()),
                    Ok(n) => {
                        let mut kept = here.lock().expect("no panic");
                        kept.add(&buffer[..n], room);
                        let is_cut = kept.is_cut;
                        drop(kept);
                        on_output(&buffer[..n], is_cut);
                    }
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) => break Err(error),
                }
            };
            // A channel that it holds is closed before the end is known.
            drop(on_output);
            let _ = end.send(result);
        });
        Reading { kept, ended }
    }

    /// What is kept, once the program has ended. What it has started may live on and keep the stream open, and is
    /// not waited for.
    pub(super) fn end(self) -> io::Result<Kept> {
        let ended = self.ended.recv_timeout(GRACE);
        let is_open = ended.is_err();
        ended.unwrap_or(Ok(()))?;
        Ok(Kept { is_open, ..mem::take(&mut *self.kept.lock().expect("no panic")) })
    }
}
