//! Nothing but tests: what holds between the rooms of the workspace.
