//! `sg::io::run`: standard streams, exit status. The program is the solution of hdu1846.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use tests::Limits;
use tests::input_file;
use tests::process::run;
use tests::workspace::{program, root};

#[test]
#[cfg(unix)]
fn a_directory_is_not_an_input() {
    let folder = File::open(root()).expect("a folder can be opened");
    let finished = run(&mut Command::new(program("hdu1846")), folder, Limits::default()).unwrap();
    assert_eq!(finished.status().and_then(|status| status.code()), Some(101));
    for reason in ["cannot read the input: ", "Is a directory"] {
        assert!(finished.stderr.contains(reason), "{}", finished.stderr);
    }
    assert!(finished.stdout.is_empty());
}

/// Like `| head -1`: a reader who goes away ends the program, however long its input is.
#[test]
#[cfg(unix)]
fn a_closed_output_is_an_error() {
    let cases = 50_000;
    let input = format!("{cases}\n{}", "23 2\n".repeat(cases));
    let mut command = Command::new(program("hdu1846"));
    command.stdin(input_file(input.as_bytes()).unwrap());
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::with_capacity(6, child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert_eq!(line, "first\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(101));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(message.contains("cannot write the output: "), "{message}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    let mut command = Command::new(program("hdu1846"));
    command.stdin(input_file(b"1\n23 2\n").unwrap());
    command.stdout(File::options().write(true).open("/dev/full").unwrap());
    let output = command.stderr(Stdio::piped()).spawn().unwrap().wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(101));
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    for reason in ["cannot write the output: ", "No space left"] {
        assert!(message.contains(reason), "{message}");
    }
}

/// What has been answered comes out as soon as the input ends, though the pipe arrives in pieces.
#[test]
fn a_pipe_in_pieces() {
    let mut command = Command::new(program("hdu1846"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for piece in ["2\n2", "3 ", "2\n4", " 3"] {
        stdin.write_all(piece.as_bytes()).unwrap();
        stdin.flush().unwrap();
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.stdout, b"first\nsecond\n");
}
