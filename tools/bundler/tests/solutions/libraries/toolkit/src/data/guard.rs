//! Values whose end is seen.

pub struct Guard<'a>(pub &'a str);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        println!("end of {}", self.0);
    }
}

/// A default that a type may have its own of.
pub trait Named {
    fn name(&self) -> String {
        "nobody".to_owned()
    }

    /// In the table of methods of an object, and named nowhere.
    fn never_called(&self) -> usize {
        self.name().len()
    }
}

impl Named for Guard<'_> {
    fn name(&self) -> String {
        self.0.to_owned()
    }
}

impl Named for u64 {}

/// Called through the trait alone.
pub fn greet(whom: &dyn Named) -> String {
    format!("hello {}", whom.name())
}

/// What numbers answer.
pub trait Exact {
    fn kind(&self) -> &'static str;
}

impl Exact for u64 {
    fn kind(&self) -> &'static str {
        "exactly a number"
    }
}

/// What everything else answers by the same name: without the impl above, numbers too.
pub trait Otherwise {
    fn kind(&self) -> &'static str;
}

impl<T> Otherwise for &T {
    fn kind(&self) -> &'static str {
        "something else"
    }
}
