use cases::Game;
use sg::grundy::{DagError, dag, subtraction};
use sg::mex;

/// {1, 3, 4} has period 7 from the start: heaps <= 2000, and outcomes by play.
#[test]
fn subtraction_1_3_4() {
    let values = subtraction(&[1, 3, 4], 2000);
    assert_eq!(values.len(), 2001);
    let mut game = Game::normal(|&heap: &usize| {
        [1, 3, 4].into_iter().filter_map(move |take| heap.checked_sub(take))
    });
    for (heap, &value) in values.iter().enumerate() {
        assert_eq!(value, [0, 1, 0, 1, 2, 3, 2][heap % 7], "heap {heap}");
        assert_eq!(value != 0, game.next_player_wins(&heap), "heap {heap}");
    }
}

/// Every subtraction set within 1..=6: heaps <= 40.
#[test]
fn subtraction_sets() {
    for set in 0..64 {
        let takes: Vec<usize> = (1..=6).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let values = subtraction(&takes, 40);
        for heap in 0..=40 {
            let options = takes.iter().filter(|&&take| take <= heap);
            let options: Vec<u64> = options.map(|take| values[heap - take]).collect();
            assert_eq!(values[heap], mex(&options), "takes {takes:?}, heap {heap}");
        }
    }
}

#[test]
#[should_panic(expected = "a take of 0 is not a move")]
fn subtraction_of_0() {
    let _ = subtraction(&[1, 0], 5);
}

/// Every DAG on 5 vertices whose edges go from larger numbers to smaller, and the same graph with
/// its vertices numbered the other way round.
#[test]
fn dags_of_5_vertices() {
    let pairs: Vec<(usize, usize)> = (0..5).flat_map(|a| (0..a).map(move |b| (a, b))).collect();
    for edges in 0..1 << pairs.len() {
        let mut options = vec![Vec::new(); 5];
        for (i, &(from, to)) in pairs.iter().enumerate() {
            if edges >> i & 1 == 1 {
                options[from].push(to);
            }
        }
        let values = dag(&options).expect("no cycle");
        for vertex in 0..5 {
            let options: Vec<u64> = options[vertex].iter().map(|&option| values[option]).collect();
            assert_eq!(values[vertex], mex(&options), "edges {edges:010b}");
        }
        let reversed: Vec<Vec<usize>> =
            options.iter().rev().map(|tos| tos.iter().map(|to| 4 - to).collect()).collect();
        let backwards: Vec<u64> = values.into_iter().rev().collect();
        assert_eq!(dag(&reversed), Ok(backwards));
    }
}

/// A path of 2 * 10^5 vertices would overflow the 2 MiB of a test's stack in a recursive search.
#[test]
fn dag_is_not_recursive() {
    let n = 200_000;
    let path: Vec<Vec<usize>> = (0..n).map(|v| (v + 1..n).take(1).collect()).collect();
    let values = dag(&path).expect("no cycle");
    assert!(values.iter().rev().zip([0, 1].iter().cycle()).all(|(a, b)| a == b));
}

#[test]
fn dag_errors() {
    let cycle = dag(&[vec![1], vec![4, 2], vec![3], vec![1], vec![]]).unwrap_err();
    assert_eq!(cycle, DagError::Cycle(vec![1, 2, 3]));
    assert_eq!(cycle.to_string(), "cycle: 1 -> 2 -> 3 -> 1");
    assert_eq!(dag(&[vec![0]]), Err(DagError::Cycle(vec![0])));
    let missing = dag(&[vec![], vec![0, 2]]).unwrap_err();
    assert_eq!(missing, DagError::NoSuchVertex { from: 1, to: 2 });
    assert_eq!(missing.to_string(), "edge 1 -> 2: there is no vertex 2");
    assert_eq!(dag(&[]), Ok(vec![]));
}
