//! HDU 3590 as accepted programs play it, which is not by the rules: who leaves only trees of the value 0 loses, be
//! there edges or not.

use cases::Game;
use std::cell::RefCell;
use std::collections::HashMap;

/// Edges of a tree with the root 1, sorted.
pub type Tree = Vec<(usize, usize)>;

/// What a cut of one edge leaves of a tree.
#[must_use]
pub fn cuts(tree: &Tree) -> Vec<Tree> {
    let cut = |cut: usize| {
        let mut rest = tree.clone();
        rest.remove(cut);
        let mut reached = vec![1];
        let mut kept = Tree::new();
        while let Some(i) =
            rest.iter().position(|(a, b)| reached.contains(a) || reached.contains(b))
        {
            let edge = rest.remove(i);
            reached.extend([edge.0, edge.1]);
            kept.push(edge);
        }
        kept.sort_unstable();
        kept
    };
    (0..tree.len()).map(cut).collect()
}

/// What a cut of one edge leaves of all trees.
#[must_use]
pub fn options(trees: &[Tree]) -> Vec<Vec<Tree>> {
    let mut options = Vec::new();
    for (i, tree) in trees.iter().enumerate() {
        for left in cuts(tree) {
            let mut option = trees.to_vec();
            option[i] = left;
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Whether the next player loses on one tree alone, in normal play: then its value is 0.
fn is_lost(tree: &Tree, known: &mut HashMap<Tree, bool>) -> bool {
    if let Some(&known) = known.get(tree) {
        return known;
    }
    let loses = cuts(tree).iter().all(|left| !is_lost(left, known));
    known.insert(tree.clone(), loses);
    loses
}

/// Whether the first player wins, as these programs play.
#[must_use]
pub fn first_player_wins(trees: &[Tree]) -> bool {
    let known = RefCell::new(HashMap::new());
    let is_over = |trees: &[Tree]| trees.iter().all(|tree| is_lost(tree, &mut known.borrow_mut()));
    let options = |trees: &Vec<Tree>| if is_over(trees) { Vec::new() } else { options(trees) };
    let mut trees = trees.to_vec();
    trees.sort_unstable();
    Game::misere(options).next_player_wins(&trees)
}

fn main() {
    cases::answer(|input| {
        input.cases_to_end(|input| {
            let most = input.up_to(3).min(99);
            let n = input.count(1..=most);
            let most = input.up_to(if n == 1 { 9 } else { 5 }).min(99);
            input.end_line();
            let mut trees = Vec::new();
            for _ in 0..n {
                let m = input.count(1..=most);
                input.end_line();
                let mut tree: Tree = input.tree(m);
                tree.sort_unstable();
                trees.push(tree);
            }
            input.print(|| if first_player_wins(&trees) { "PP" } else { "QQ" });
        });
    });
}
