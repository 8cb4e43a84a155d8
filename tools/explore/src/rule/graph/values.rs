//! The edges of a graph by vertex, and Grundy values.

/// For each vertex, a list of vertices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lists {
    /// Where the list of each vertex begins in `items`; at the end, the length of that.
    starts: Vec<usize>,
    items: Vec<u32>,
}

impl Lists {
    /// The lists of `count` vertices, given pairs of a vertex and of one in its list.
    fn new(count: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Lists {
        let mut starts = vec![0; count + 1];
        pairs.clone().for_each(|(vertex, _)| starts[vertex as usize] += 1);
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        // Each list from its end on.
        let mut items = vec![0; sum];
        for (vertex, item) in pairs {
            let start = &mut starts[vertex as usize];
            *start -= 1;
            items[*start] = item;
        }
        Lists { starts, items }
    }

    /// The options of each vertex, in increasing order: the same edge twice is one move.
    pub fn options(count: usize, edges: &[(u32, u32)]) -> Lists {
        let mut lists = Lists::new(count, edges.iter().copied());
        let (mut begin, mut kept) = (0, 0);
        for vertex in 0..count {
            let end = lists.starts[vertex + 1];
            lists.items[begin..end].sort_unstable();
            lists.starts[vertex] = kept;
            for place in begin..end {
                if place == begin || lists.items[place] != lists.items[place - 1] {
                    lists.items[kept] = lists.items[place];
                    kept += 1;
                }
            }
            begin = end;
        }
        lists.starts[count] = kept;
        lists.items.truncate(kept);
        lists
    }

    pub fn of(&self, vertex: usize) -> &[u32] {
        &self.items[self.starts[vertex]..self.starts[vertex + 1]]
    }

    fn count(&self) -> usize {
        self.starts.len() - 1
    }

    fn predecessors(&self) -> Lists {
        let edges = (0_u32..).zip(self.starts.windows(2)).flat_map(|(from, ends)| {
            self.items[ends[0]..ends[1]].iter().map(move |&to| (to, from))
        });
        Lists::new(self.count(), edges)
    }
}

/// A vertex that has no value yet.
#[derive(Clone, Copy)]
struct Waiting {
    /// For how many options.
    options: u32,
    /// Which of the values below 64 the others have.
    seen: u64,
}

/// The Grundy values of the vertices, or the vertices of a cycle, in its order.
pub fn grundy(options: &Lists) -> Result<Vec<u32>, Vec<usize>> {
    let predecessors = options.predecessors();
    let waiting = |vertex| {
        let options = u32::try_from(options.of(vertex).len()).expect("of 2^32 vertices");
        Waiting { options, seen: 0 }
    };
    let mut waiting: Vec<Waiting> = (0..options.count()).map(waiting).collect();
    let mut ready: Vec<u32> =
        (0..).zip(&waiting).filter(|(_, w)| w.options == 0).map(|w| w.0).collect();
    let mut values = vec![0; options.count()];
    let mut decided = 0;
    while let Some(vertex) = ready.pop() {
        let vertex = vertex as usize;
        let mut value = waiting[vertex].seen.trailing_ones();
        if value == 64 {
            value = mex(options.of(vertex), &values);
        }
        values[vertex] = value;
        decided += 1;
        for &from in predecessors.of(vertex) {
            let before = &mut waiting[from as usize];
            before.seen |= 1_u64.checked_shl(value).unwrap_or(0);
            before.options -= 1;
            if before.options == 0 {
                ready.push(from);
            }
        }
    }
    if decided < values.len() { Err(cycle(options, &waiting)) } else { Ok(values) }
}

/// The least value that none of some vertices has.
fn mex(vertices: &[u32], values: &[u32]) -> u32 {
    let values: Vec<u64> = vertices.iter().map(|&to| values[to as usize].into()).collect();
    u32::try_from(sg::mex(&values)).expect("at most 2^32 - 1 vertices")
}

/// A cycle among the vertices that still wait, and so have an option that waits too: a walk from option to
/// option cannot end before it meets itself.
fn cycle(options: &Lists, waiting: &[Waiting]) -> Vec<usize> {
    let waits = |vertex: &usize| waiting[*vertex].options > 0;
    let mut place = vec![None; options.count()];
    let mut path = Vec::new();
    let mut next = (0..options.count()).find(waits);
    while let Some(vertex) = next {
        if let Some(start) = place[vertex] {
            return path.split_off(start);
        }
        place[vertex] = Some(path.len());
        path.push(vertex);
        next = options.of(vertex).iter().map(|&to| to as usize).find(waits);
    }
    path
}
