//! `cargo judge listen`, and the browser's part.

use crate::scratch::Scratch;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What listens.
pub struct Listening {
    child: Child,
    output: BufReader<ChildStdout>,
    /// What it says on standard error, which is read all the time: it would wait where nobody reads.
    said: JoinHandle<String>,
    pub port: u16,
}

impl Listening {
    pub fn start(scratch: &Scratch, arguments: &[&str]) -> Listening {
        Listening::in_folder(scratch, &scratch.path(""), arguments)
    }

    /// In a folder of another workspace.
    pub fn in_folder(scratch: &Scratch, folder: &Path, arguments: &[&str]) -> Listening {
        let mut command = scratch.judge_command(&["listen", "--port", "0"]);
        command.args(arguments).current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let port = line.strip_prefix("listening at port ").and_then(|rest| rest.split(';').next());
        let port = port.unwrap_or_else(|| panic!("{line}")).parse().unwrap();
        let mut stderr = child.stderr.take().unwrap();
        let said = thread::spawn(move || {
            let mut said = String::new();
            stderr.read_to_string(&mut said).unwrap();
            said
        });
        Listening { child, output, said, port }
    }

    /// The status, and the sentence, that a request of these bytes is answered with.
    pub fn send(&self, bytes: &[u8]) -> (u16, String) {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // What is refused early may not be read to its end.
        let _ = stream.write_all(bytes);
        let _ = stream.shutdown(Shutdown::Write);
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        let (_, sentence) = answer.split_once("\r\n\r\n").unwrap_or_default();
        (status.unwrap_or_else(|| panic!("no answer: {answer}")), sentence.to_owned())
    }

    pub fn post(&self, body: &str) -> (u16, String) {
        self.send(&request(body))
    }

    /// Presses Ctrl-C; what it still printed, on both channels, and whether all was well.
    pub fn interrupt(self) -> (String, String, bool) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        self.end()
    }

    pub fn end(mut self) -> (String, String, bool) {
        let mut printed = String::new();
        self.output.read_to_string(&mut printed).unwrap();
        let status = self.child.wait().unwrap();
        (printed, self.said.join().unwrap(), status.success())
    }
}

/// What the extension sends in Chrome.
pub fn request(body: &str) -> Vec<u8> {
    let head = format!(
        "POST / HTTP/1.1\r\nHost: localhost:27121\r\nConnection: keep-alive\r\n\
         Content-Length: {}\r\nContent-Type: application/json\r\nAccept: */*\r\n\
         Origin: chrome-extension://cjnmckjndlpiamhfimnnjmnckgghkjbl\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body.as_bytes()].concat()
}

/// What is printed of a problem that the extension sends.
pub fn sent(scratch: &Scratch, document: &str) -> String {
    let listening = Listening::start(scratch, &["--once"]);
    let (status, text) = listening.post(document);
    assert_eq!(status, 200, "{text}");
    listening.end().0
}
