//! What only edition 2024 has: conditions that are chains with `let`.

pub fn first_even(a: &[u32]) -> bool {
    if let Some(second) = a.get(1)
        && second % 2 == 0
    {
        return true;
    }
    false
}
