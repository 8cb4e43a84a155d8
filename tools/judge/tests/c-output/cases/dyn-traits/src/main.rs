//! Trait objects, shared ownership, and what runs when a value is dropped.

use sg::io::{self, Input, Output};
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::process::ExitCode;
use std::rc::{Rc, Weak};

trait Shape {
    fn area(&self) -> u64;
    fn name(&self) -> String {
        "shape".to_owned()
    }
    fn as_any(&self) -> &dyn Any;
}

struct Square(u32);
struct Rectangle {
    width: u32,
    height: u32,
}
struct Many(Vec<Box<dyn Shape>>);

impl Shape for Square {
    fn area(&self) -> u64 {
        u64::from(self.0) * u64::from(self.0)
    }
    fn name(&self) -> String {
        format!("square {}", self.0)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Shape for Rectangle {
    fn area(&self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Shape for Many {
    fn area(&self) -> u64 {
        self.0.iter().fold(0, |sum, shape| sum.wrapping_add(shape.area()))
    }
    fn name(&self) -> String {
        self.0.iter().map(|shape| shape.name()).collect::<Vec<_>>().join("+")
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Counts those that are dropped.
struct Dropped(Rc<Cell<u32>>);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.set(self.0.get() * 3 + 1);
    }
}

struct Node {
    value: u64,
    parent: RefCell<Weak<Node>>,
    children: RefCell<Vec<Rc<Node>>>,
}

fn sum(node: &Node) -> u64 {
    node.children
        .borrow()
        .iter()
        .fold(node.value, |total, child| total.wrapping_mul(3) ^ sum(child))
}

fn solve(input: &mut Input, out: &mut Output) -> io::Result {
    let dropped = Rc::new(Cell::new(0));
    let mut shapes: Vec<Box<dyn Shape>> = Vec::new();
    let mut nodes: Vec<Rc<Node>> = Vec::new();
    while let Some(value) = input.next::<u64>()? {
        let (width, height) = (value as u32, (value >> 32) as u32 ^ 5);
        let shape: Box<dyn Shape> = match value % 3 {
            0 => Box::new(Square(width)),
            1 => Box::new(Rectangle { width, height }),
            _ => Box::new(Many(std::mem::take(&mut shapes))),
        };
        out.print(shape.area());
        out.print(' ');
        out.line(shape.name());
        out.line(shape.as_any().downcast_ref::<Square>().map_or(0, |square| square.0));
        shapes.push(shape);
        let guard = Dropped(Rc::clone(&dropped));
        if value % 5 == 0 {
            std::mem::drop(guard);
        }
        let node =
            Rc::new(Node { value, parent: RefCell::default(), children: RefCell::default() });
        if !nodes.is_empty() {
            let parent = &nodes[(value % nodes.len() as u64) as usize];
            *node.parent.borrow_mut() = Rc::downgrade(parent);
            parent.children.borrow_mut().push(Rc::clone(&node));
        }
        nodes.push(node);
        if dropped.get() > 1_000_000 {
            dropped.set(0);
        }
    }
    out.line(dropped.get());
    if let Some(last) = nodes.last() {
        let mut depth = 0;
        let mut at = Rc::clone(last);
        loop {
            let parent = at.parent.borrow().upgrade();
            match parent {
                Some(parent) => at = parent,
                None => break,
            }
            depth += 1;
        }
        out.line(depth);
        out.line(sum(&nodes[0]));
        out.line(Rc::strong_count(last));
    }
    Ok(())
}

fn main() -> ExitCode {
    io::run(solve)
}
