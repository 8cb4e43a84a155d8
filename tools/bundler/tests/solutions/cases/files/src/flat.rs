pub fn value() -> u32 {
    1
}

#[cfg(test)]
mod tests;
