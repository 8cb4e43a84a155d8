use dijkstra::{dijkstra, Edge};
use scanner::{scan, Scanner};

// A train leaves at multiples of `every`.
struct Train {
    from: usize,
    to: usize,
    takes: u64,
    every: u64,
}

impl Edge<u64> for Train {
    fn from(&self) -> usize {
        self.from
    }
    fn to(&self) -> usize {
        self.to
    }
    fn dist(&self, d: &u64) -> u64 {
        d.next_multiple_of(self.every) + self.takes
    }
}

fn main() {
    let mut scanner = Scanner::stdin_lock();
    scan! {
        via scanner,
        (n, m): (usize, usize),
        trains: [(Usize1, Usize1, u64, u64); m],
    };
    let trains: Vec<Train> = trains
        .iter()
        .map(|&(from, to, takes, every)| Train { from, to, takes, every })
        .collect();
    let (arrival, _) = dijkstra(n, &trains, 0);
    println!("{:?}", arrival[n - 1]);
}
