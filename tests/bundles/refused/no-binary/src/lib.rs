//! Nothing to run.
