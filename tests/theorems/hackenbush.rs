use cases::Random;
use sg::hackenbush::grundy;
use sg::mex;

/// The values of all parts of a graph, by its rules: a cut takes an edge, and what is then not connected with vertex
/// 0. A part is the bits of its edges; one with edges that are not connected has the value of what is.
fn values(vertices: usize, edges: &[(usize, usize)]) -> Vec<u64> {
    let standing = |part: usize| {
        let mut is_there = vec![false; vertices];
        is_there[0] = true;
        let edges = || edges.iter().enumerate().filter(move |(i, _)| part >> i & 1 == 1);
        for _ in 0..vertices {
            for (_, &(a, b)) in edges() {
                let either = is_there[a] || is_there[b];
                (is_there[a], is_there[b]) = (either, either);
            }
        }
        edges().filter(|(_, (a, _))| is_there[*a]).fold(0, |part, (i, _)| part | 1 << i)
    };
    let mut values: Vec<u64> = Vec::new();
    for part in 0..1 << edges.len() {
        let stands = standing(part);
        if stands != part {
            values.push(values[stands]);
            continue;
        }
        let cuts = (0..edges.len()).filter(|i| part >> i & 1 == 1);
        let options: Vec<u64> = cuts.map(|i| values[standing(part & !(1 << i))]).collect();
        values.push(mex(&options));
    }
    values
}

fn assert_all_parts(vertices: usize, edges: &[(usize, usize)]) {
    for (part, value) in values(vertices, edges).into_iter().enumerate() {
        let of_part = (0..edges.len()).filter(|i| part >> i & 1 == 1).map(|i| edges[i]);
        let of_part: Vec<(usize, usize)> = of_part.collect();
        assert_eq!(grundy(vertices, &of_part, 0), value, "{of_part:?}");
    }
}

/// Every graph on 5 vertices; every one on 4 with a loop at each; every one on 3 with up to three edges between any
/// two and a loop at each.
#[test]
fn all_small_graphs() {
    let pairs = |n: usize| (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
    let loops = |n: usize| (0..n).map(|v| (v, v));
    assert_all_parts(5, &pairs(5).collect::<Vec<_>>());
    assert_all_parts(4, &pairs(4).chain(loops(4)).collect::<Vec<_>>());
    let threefold = pairs(3).chain(pairs(3)).chain(pairs(3)).chain(loops(3));
    assert_all_parts(3, &threefold.collect::<Vec<_>>());
}

/// All parts of 20 random graphs of 10 edges on up to 9 vertices.
#[test]
fn random_graphs() {
    for seed in 0..20 {
        let mut random = Random::new(seed);
        let n = random.uniform(2..=9_usize);
        let mut vertex = || random.uniform(0..=n - 1);
        let edges: Vec<(usize, usize)> = (0..10).map(|_| (vertex(), vertex())).collect();
        eprintln!("seed {seed}: {edges:?}");
        assert_all_parts(n, &edges);
    }
}

/// A path of 2 * 10^5 edges, and a cycle of as many, without a stack that grows: that of a test has 2 MiB. Any vertex may
/// be the ground.
#[test]
fn large_graphs() {
    let n = 200_000;
    let path: Vec<(usize, usize)> = (0..n).map(|v| (v + 1, v)).collect();
    assert_eq!(grundy(n + 1, &path, 0), n as u64);
    assert_eq!(grundy(n + 1, &path, n / 2), 0);
    let cycle: Vec<(usize, usize)> = (0..n).map(|v| (v, (v + 1) % n)).collect();
    assert_eq!(grundy(n, &cycle, 7), 0);
    assert_eq!(grundy(n + 1, &[&cycle[..], &[(7, n)]].concat(), n), 1);
}
