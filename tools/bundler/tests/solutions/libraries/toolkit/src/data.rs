mod heap;
pub mod guard;

pub use self::heap::Heap;
pub(crate) use heap::Order;
