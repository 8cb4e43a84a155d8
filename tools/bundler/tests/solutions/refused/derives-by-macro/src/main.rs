use thiserror::Error;

#[derive(Error, Debug)]
#[error("no")]
struct No;

fn main() {
    println!("{No}");
}
