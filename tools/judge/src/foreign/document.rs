//! A document in YAML, of which JSON is a part, with the line of each value.

use anyhow::{Context, Error, Result, anyhow};
use std::collections::HashMap;
use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::str::Chars;
use yaml_rust2::parser::{Event, Parser};
use yaml_rust2::scanner::{Marker, ScanError};

/// How deep values may be in each other.
const DEPTH: usize = 64;

/// A value.
#[derive(Clone, Default)]
pub struct Node {
    line: usize,
    value: Value,
}

#[derive(Clone, Default)]
enum Value {
    #[default]
    None,
    Text(Rc<str>),
    List(Rc<Vec<Node>>),
    Map(Rc<Vec<(Node, Node)>>),
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
        let at = |error: &ScanError| wrong(path, error.marker().line(), error.info());
        Ok(Document { path: path.to_owned(), root: root.map_err(|error| at(&error))? })
    }

    /// An error about a value.
    pub fn wrong(&self, node: &Node, what: impl Display) -> Error {
        wrong(&self.path, node.line, what)
    }

    /// The folder that it is in.
    pub fn folder(&self) -> &Path {
        self.path.parent().unwrap_or(&self.path)
    }

    /// A value as `read` takes it, if it is there; `what` says what may be.
    pub fn value<T>(
        &self,
        node: &Node,
        what: &str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>> {
        if node.is_none() {
            return Ok(None);
        }
        let value = node.text().and_then(read);
        value.map(Some).ok_or_else(|| self.wrong(node, format!("{what} is expected")))
    }
}

/// An error in a file.
pub fn wrong(path: &Path, line: impl Display, what: impl Display) -> Error {
    anyhow!("{}, line {line}: {what}", path.display())
}

impl Node {
    /// The value of a key; none, if this is no map or has no such key.
    pub fn get(&self, key: &str) -> Node {
        let found = self.entries().iter().find(|(name, _)| name.text() == Some(key));
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    }

    pub fn is_none(&self) -> bool {
        matches!(self.value, Value::None)
    }

    /// A number, a word or any other text.
    pub fn text(&self) -> Option<&str> {
        if let Value::Text(text) = &self.value { Some(text) } else { None }
    }

    /// The values of a list; of no other.
    pub fn list(&self) -> &[Node] {
        if let Value::List(list) = &self.value { list } else { &[] }
    }

    /// The words of a text, or the texts of a list.
    pub fn words(&self) -> Vec<String> {
        let own = self.text().into_iter().flat_map(str::split_whitespace);
        own.chain(self.list().iter().filter_map(Node::text)).map(str::to_owned).collect()
    }

    /// The keys and values of a map.
    pub fn entries(&self) -> &[(Node, Node)] {
        if let Value::Map(map) = &self.value { map } else { &[] }
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
        let (anchor, value) = match event {
            Event::Scalar(text, style, anchor, _) => {
                let is_plain = style == yaml_rust2::scanner::TScalarStyle::Plain;
                let is_null = is_plain && ["", "~", "null"].contains(&&*text);
                (anchor, if is_null { Value::None } else { Value::Text(text.into()) })
            }
            Event::SequenceStart(anchor, _) => {
                (anchor, Value::List(self.until(&Event::SequenceEnd, depth)?.into()))
            }
            Event::MappingStart(anchor, _) => {
                let all = self.until(&Event::MappingEnd, depth)?;
                let pairs = all.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone()));
                (anchor, Value::Map(Rc::new(pairs.collect())))
            }
            Event::Alias(anchor) => {
                return Ok(self.anchors.get(&anchor).cloned().unwrap_or_default());
            }
            _ => (0, Value::None),
        };
        let node = Node { line: mark.line(), value };
        self.anchors.insert(anchor, node.clone());
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
