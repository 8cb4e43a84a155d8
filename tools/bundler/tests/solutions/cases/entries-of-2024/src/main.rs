//! Drops in another order than its library says, which makes no difference.
use entries::Trie;

fn main() {
    let mut trie = Trie(vec![Default::default()]);
    println!("{}", trie.insert("abc".bytes()));
}
