//! Leaving out of a draft what does not compile there. Functions become stubs where that helps, all else is
//! removed; and it is refused where the solution needs that, or where something else could be found in the
//! place of what is removed.

mod derives;
mod errors;
mod lost;
mod reduce;
mod without;

pub use self::errors::failing;
pub use self::lost::LeftOut;
pub use self::reduce::{Reached, reduce, reduce_without};
pub use self::without::Without;
