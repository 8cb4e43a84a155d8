//! Grundy values of the vertices of a graph: that of a vertex whose options all have theirs is told to its predecessors.

use super::lists::{AT_ONCE, Edge, Lists};
use sg::grundy::{DagError, dag};

/// The Grundy values of all vertices, or the vertices of a cycle, in its order.
pub fn grundy(vertices: usize, edges: &[Edge]) -> Result<Vec<u32>, Vec<usize>> {
    let predecessors = Lists::predecessors(vertices, edges);
    if let Some(told) = Small::new(vertices, edges)
        && let Some(values) = values(&predecessors, told)
    {
        return Ok(values);
    }
    let options = Lists::options(vertices, edges);
    values(&predecessors, Large::new(&options)).ok_or_else(|| cycle(&options))
}

/// What vertices have been told of their options.
trait Told {
    /// How many options of a vertex have no value yet.
    fn waiting(&self, vertex: u32) -> u32;

    /// The value of a vertex whose options all have theirs. Nothing if it does not fit.
    fn value(&mut self, vertex: u32) -> Option<u32>;

    /// Tells a vertex that one more of its options has a value, and this one; how many have none yet.
    fn tell(&mut self, vertex: u32, value: u32) -> u32;

    /// The values of all vertices, if all have theirs.
    fn values(self) -> Vec<u32>;
}

/// The values of all vertices. Nothing if one does not fit or there is a cycle.
fn values(predecessors: &Lists, mut told: impl Told) -> Option<Vec<u32>> {
    let count = predecessors.iter().len();
    // No branch that cannot be foreseen: a vertex is written down always, and counted if it is next.
    let (mut order, mut known) = (vec![0; count + 1], 0);
    for vertex in 0..u32::try_from(count).ok()? {
        order[known] = vertex;
        known += usize::from(told.waiting(vertex) == 0);
    }
    let (mut done, mut next) = (0, [0; AT_ONCE]);
    let mut fits = true;
    while done < known && fits {
        let count = AT_ONCE.min(known - done);
        next[..count].copy_from_slice(&order[done..done + count]);
        predecessors.each(&next[..count], |vertex, list| {
            let value = told.value(vertex);
            fits &= value.is_some();
            let value = value.unwrap_or(0);
            for &from in list {
                order[known] = from;
                known += usize::from(told.tell(from, value) == 0);
            }
        });
        done += count;
    }
    (fits && known == count).then(|| told.values())
}

/// Fewer than 2^8 options without a value, and values below 24, in one word for each vertex.
struct Small(Vec<u32>);

impl Small {
    const VALUES: u32 = 24;

    /// Nothing if there are more options.
    fn new(vertices: usize, edges: &[Edge]) -> Option<Small> {
        let mut words = vec![0_u32; vertices];
        for &(from, _) in edges {
            let word = &mut words[from as usize];
            *word = word.checked_add(1 << Small::VALUES)?;
        }
        Some(Small(words))
    }
}

impl Told for Small {
    fn waiting(&self, vertex: u32) -> u32 {
        self.0[vertex as usize] >> Small::VALUES
    }

    fn value(&mut self, vertex: u32) -> Option<u32> {
        let value = self.0[vertex as usize].trailing_ones();
        (value < Small::VALUES).then_some(value)
    }

    fn tell(&mut self, vertex: u32, value: u32) -> u32 {
        let word = &mut self.0[vertex as usize];
        *word = (*word - (1 << Small::VALUES)) | 1 << value;
        *word >> Small::VALUES
    }

    fn values(mut self) -> Vec<u32> {
        self.0.iter_mut().for_each(|word| *word = word.trailing_ones());
        self.0
    }
}

/// Any number of options, and any values.
struct Large<'a> {
    options: &'a Lists,
    waiting: Vec<u32>,
    values: Vec<u32>,
    /// For each value, which vertex was the last to have an option of that value, counted from one.
    seen: Vec<u32>,
}

impl Large<'_> {
    fn new(options: &Lists) -> Large<'_> {
        let lengths = options.iter().map(|list| u32::try_from(list.len()));
        let waiting: Vec<u32> = lengths.collect::<Result<_, _>>().expect("fewer than 2^32 edges");
        let most = waiting.iter().max().map_or(0, |&most| most as usize);
        Large { options, values: vec![0; waiting.len()], waiting, seen: vec![0; most + 1] }
    }
}

impl Told for Large<'_> {
    fn waiting(&self, vertex: u32) -> u32 {
        self.waiting[vertex as usize]
    }

    fn value(&mut self, vertex: u32) -> Option<u32> {
        for &to in self.options.of(vertex as usize) {
            self.seen[self.values[to as usize] as usize] = vertex + 1;
        }
        let value = self.seen.iter().position(|&seen| seen != vertex + 1)?;
        let value = u32::try_from(value).ok()?;
        self.values[vertex as usize] = value;
        Some(value)
    }

    fn tell(&mut self, vertex: u32, _: u32) -> u32 {
        self.waiting[vertex as usize] -= 1;
        self.waiting[vertex as usize]
    }

    fn values(self) -> Vec<u32> {
        self.values
    }
}

/// The vertices of a cycle.
fn cycle(options: &Lists) -> Vec<usize> {
    let lists = options.iter().map(|list| list.iter().map(|&to| to as usize).collect());
    match dag(&lists.collect::<Vec<Vec<usize>>>()) {
        Err(DagError::Cycle(cycle)) => cycle,
        _ => unreachable!("there is a cycle, and every option is a vertex"),
    }
}
