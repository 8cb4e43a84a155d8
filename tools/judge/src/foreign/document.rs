//! A document in YAML, of which JSON is a part, with the line of each value.

use anyhow::{Context, Error, Result, anyhow};
use std::collections::HashMap;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::Chars;
use yaml_rust2::parser::{Event, Parser};
use yaml_rust2::scanner::{Marker, ScanError, TScalarStyle};

/// How deep values may be in each other.
const DEPTH: usize = 64;

/// A value: a text, as a number is too; a list; a map; or none of them.
#[derive(Clone, Default)]
pub struct Node {
    line: usize,
    text: Option<String>,
    pub list: Vec<Node>,
    map: Vec<(String, Node)>,
}

/// What is in a file.
pub struct Document {
    pub path: PathBuf,
    pub root: Node,
}

impl Document {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<Document> {
        let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
        let parser = Parser::new_from_str(&text);
        let root = Reader { parser, anchors: HashMap::new() }.root();
        let at = |error: ScanError| wrong(path, error.marker().line(), error.info());
        Ok(Document { path: path.to_owned(), root: root.map_err(at)? })
    }

    /// An error about a value.
    pub fn wrong(&self, node: &Node, what: impl Display) -> Error {
        wrong(&self.path, node.line, what)
    }

    /// The folder that it is in.
    pub fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(&self.path)
    }

    /// The value of a key as `read` takes it, if it is there; `what` says what may be.
    pub fn value<T>(
        &self,
        node: &Node,
        key: &str,
        what: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>> {
        let node = node.get(key);
        if node.is_none() {
            return Ok(None);
        }
        let value = node.text().and_then(read);
        value.map(Some).ok_or_else(|| self.wrong(&node, format!("{what} is expected")))
    }
}

/// An error in a file.
pub fn wrong(path: &Path, line: impl Display, what: impl Display) -> Error {
    anyhow!("{}, line {line}: {what}", path.display())
}

impl Node {
    /// The value of a key; none, if this is no map or has no such key.
    pub fn get(&self, key: &str) -> Node {
        let found = self.map.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    pub fn is_none(&self) -> bool {
        self.text.is_none() && self.list.is_empty() && self.map.is_empty()
    }

    pub fn text(&self) -> Option<&str> {
        self.text.as_deref()
    }

    /// Whether it is that word, or a text or a list that has it.
    pub fn has(&self, word: &str) -> bool {
        self.words().iter().any(|it| it == word)
    }

    /// The words of a text, or the texts of a list.
    pub fn words(&self) -> Vec<String> {
        let own = self.text().into_iter().flat_map(str::split_whitespace);
        own.chain(self.list.iter().filter_map(Node::text)).map(str::to_owned).collect()
    }
}

struct Reader<'a> {
    parser: Parser<Chars<'a>>,
    anchors: HashMap<usize, Node>,
}

impl Reader<'_> {
    /// The first document of the file.
    fn root(&mut self) -> Result<Node, ScanError> {
        loop {
            match self.parser.next_token()? {
                (Event::StreamStart | Event::DocumentStart, _) => {}
                (Event::StreamEnd, _) => return Ok(Node::default()),
                (event, mark) => return self.node(event, mark, 0),
            }
        }
    }

    fn node(&mut self, event: Event, mark: Marker, depth: usize) -> Result<Node, ScanError> {
        if depth > DEPTH {
            return Err(ScanError::new(mark, "values are too deep in each other"));
        }
        let mut node = Node { line: mark.line(), ..Node::default() };
        let anchor = match event {
            Event::Scalar(text, style, anchor, _) => {
                let is_null = ["", "~", "null"].contains(&&*text) && style == TScalarStyle::Plain;
                node.text = Some(text).filter(|_| !is_null);
                anchor
            }
            Event::SequenceStart(anchor, _) => {
                node.list = self.until(&Event::SequenceEnd, depth)?;
                anchor
            }
            Event::MappingStart(anchor, _) => {
                let all = self.until(&Event::MappingEnd, depth)?;
                let key = |node: &Node| node.text.clone().unwrap_or_default();
                node.map = all.chunks_exact(2).map(|two| (key(&two[0]), two[1].clone())).collect();
                anchor
            }
            Event::Alias(anchor) => return Ok(self.anchors.get(&anchor).cloned().unwrap_or(node)),
            _ => 0,
        };
        if anchor > 0 {
            self.anchors.insert(anchor, node.clone());
        }
        Ok(node)
    }

    fn until(&mut self, end: &Event, depth: usize) -> Result<Vec<Node>, ScanError> {
        let mut nodes = Vec::new();
        loop {
            let (event, mark) = self.parser.next_token()?;
            if event == *end {
                return Ok(nodes);
            }
            nodes.push(self.node(event, mark, depth + 1)?);
        }
    }
}
