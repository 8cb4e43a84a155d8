//! Its tests are all that there is.
