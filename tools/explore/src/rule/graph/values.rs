//! The edges of a graph by vertex, and Grundy values.

use sg::grundy::{DagError, dag};
use std::hint::black_box;
use std::ops::Range;

/// For each vertex, a list of vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    /// Where the list of each vertex begins in `items`; at the end, the length of that.
    starts: Vec<u32>,
    items: Vec<u32>,
}

impl Lists {
    /// The options of `count` vertices, in the order of the edges, fewer than 2^32: one that is there twice is there
    /// twice.
    pub fn options(count: usize, edges: &[(u32, u32)]) -> Lists {
        let mut starts = vec![0; count + 1];
        for &(from, _) in edges {
            starts[from as usize] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each list from its end on.
        let mut items = vec![0; sum as usize];
        for &(from, to) in edges.iter().rev() {
            let start = &mut starts[from as usize];
            *start -= 1;
            items[*start as usize] = to;
        }
        Lists { starts, items }
    }

    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.items[self.place(vertex)]
    }

    /// Where the list of a vertex is in `items`.
    fn place(&self, vertex: usize) -> Range<usize> {
        self.starts[vertex] as usize..self.starts[vertex + 1] as usize
    }

    fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Where the lists of some vertices are, at most as many as there are places. The first item of each is looked at,
    /// so that what has to come from the memory comes for all of them at once.
    fn places(&self, vertices: &[u32], places: &mut [Range<usize>]) {
        for (place, &vertex) in places.iter_mut().zip(vertices) {
            *place = self.place(vertex as usize);
        }
        let firsts = places.iter().map(|place| self.items.get(place.start).copied().unwrap_or(0));
        black_box(firsts.fold(0, |all, first| all | first));
    }
}

/// How many vertices are fetched from the memory at once.
const AT_ONCE: usize = 32;

/// A number that is kept in as few bytes as are enough: what does not fit into the caches takes many times as long.
trait Small: Copy + Default + TryFrom<u32> + Into<u32> {}
impl Small for u8 {}
impl Small for u32 {}

/// Vertices in such an order that every edge leads to a later one, with their options one list after the other: so
/// each list comes from anywhere in the memory once.
struct Order {
    vertices: Vec<u32>,
    options: Lists,
}

/// The vertices in order; if there is a cycle, without those that are on one or behind it. Nothing if as many edges
/// lead to a vertex as do not fit into `S`.
fn order<S: Small>(options: &Lists) -> Option<Order> {
    let count = options.count();
    // How many edges come from vertices that have no place yet.
    let mut waiting = vec![S::default(); count];
    for &to in &options.items {
        let waiting = &mut waiting[to as usize];
        *waiting = S::try_from((*waiting).into() + 1).ok()?;
    }
    // No branch that cannot be foreseen: a vertex is written down always, and counted if it is next.
    let (mut vertices, mut known) = (vec![0; count + 1], 0);
    for (vertex, &waiting) in (0..).zip(&waiting) {
        vertices[known] = vertex;
        known += usize::from(waiting.into() == 0);
    }
    let (mut starts, mut items) = (vec![0], vec![0; options.items.len()]);
    starts.reserve(count);
    let (mut done, mut places, mut end) = (0, vec![0..0; AT_ONCE], 0);
    while done < known {
        let next = done..known.min(done + AT_ONCE);
        options.places(&vertices[next.clone()], &mut places);
        for place in &places[..next.len()] {
            let list = &options.items[place.clone()];
            for (item, &to) in items[end..end + list.len()].iter_mut().zip(list) {
                *item = to;
                let waiting = &mut waiting[to as usize];
                let rest = (*waiting).into() - 1;
                *waiting = S::try_from(rest).unwrap_or_default();
                vertices[known] = to;
                known += usize::from(rest == 0);
            }
            end += list.len();
            starts.push(u32::try_from(end).ok()?);
        }
        done = next.end;
    }
    vertices.truncate(known);
    Some(Order { vertices, options: Lists { starts, items } })
}

/// The Grundy values of all vertices, of which there is an order. Nothing if one does not fit into `S`.
fn values<S: Small>(order: &Order) -> Option<Vec<u32>> {
    let mut values = vec![S::default(); order.vertices.len()];
    for (place, &vertex) in order.vertices.iter().enumerate().rev() {
        let options = order.options.of(place).iter().map(|&to| values[to as usize].into());
        let bits = options.clone().map(|value| 1_u64.checked_shl(value).unwrap_or(0));
        let value = match bits.fold(0, |seen, bit| seen | bit).trailing_ones() {
            64 => u32::try_from(sg::mex(&options.map(u64::from).collect::<Vec<_>>())).ok()?,
            value => value,
        };
        values[vertex as usize] = S::try_from(value).ok()?;
    }
    Some(values.into_iter().map(Into::into).collect())
}

/// The Grundy values of the vertices, or the vertices of a cycle, in its order.
pub fn grundy(options: &Lists) -> Result<Vec<u32>, Vec<usize>> {
    let order =
        order::<u8>(options).or_else(|| order::<u32>(options)).expect("fewer than 2^32 edges");
    if order.vertices.len() < options.count() {
        return Err(cycle(options));
    }
    let values = values::<u8>(&order).or_else(|| values::<u32>(&order));
    Ok(values.expect("fewer than 2^32 vertices"))
}

/// The vertices of a cycle.
fn cycle(options: &Lists) -> Vec<usize> {
    let lists = (0..options.count()).map(|vertex| options.of(vertex).iter().map(|&to| to as usize));
    let lists: Vec<Vec<usize>> = lists.map(Iterator::collect).collect();
    match dag(&lists) {
        Err(DagError::Cycle(cycle)) => cycle,
        _ => unreachable!("there is a cycle, and every option is a vertex"),
    }
}
