use super::Verb;
use super::options::value;
use crate::output::Output;
use crate::page::serve;
use command_line::Matches;
use games::error::Result;

pub const VERB: Verb = Verb {
    name: "serve",
    about: "Show pages in a browser on this machine: type a rule to get its page",
    takes: "",
    options: &["port PORT: A port of this machine; else 8246, or any if that is not free"],
    more: "\
The pages are those of `cargo explore page`. Each rule has a link of its own. A rule is stopped after 20 seconds, with what
is known then, or above 1 GiB of memory. Rules that are files are for `cargo explore page`. Only this machine is answered.

Example:
  $ cargo explore serve
  http://127.0.0.1:8246/ has the page; Ctrl-C ends it",
    run,
};

fn run(matches: &Matches, output: &mut Output) -> Result<()> {
    let port = |text: &str| text.parse().map_err(|_| "expected a number below 65536".to_owned());
    serve::run(value(matches, "port", port)?, output)
}
