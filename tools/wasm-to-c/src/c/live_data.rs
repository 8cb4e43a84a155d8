//! Dead data, such as constants of functions that are left out, or messages of panics: it becomes zeros, which need no
//! initialization.

use crate::tree::{Expr, Program};
use std::collections::BTreeSet;

/// The bytes of each data segment, where these functions are all that there are.
pub(super) fn live_data(program: &Program, functions: &[usize]) -> Vec<Vec<u8>> {
    let module = &program.module;
    let mut todo = vec![];
    for body in functions.iter().filter_map(|&f| program.body(f)) {
        todo.extend(&body.objects);
    }
    program.for_each_expr(functions, &mut |e| {
        if let Expr::Address(_, object) = e {
            todo.push(*object);
        }
    });
    let mut live = BTreeSet::new();
    while let Some(object) = todo.pop() {
        if live.insert(object) {
            todo.extend(&module.objects[object].refers);
        }
    }
    let mut segments: Vec<Vec<u8>> = module.data.iter().map(|data| data.bytes.clone()).collect();
    // Objects may overlap, as the ends of texts do: first all dead ones, then the live ones.
    let mut objects: Vec<usize> = (0..module.objects.len()).collect();
    objects.sort_by_key(|object| live.contains(object));
    for i in objects {
        let object = &module.objects[i];
        let Some(whole) = module.data.get(object.segment) else { continue };
        let bytes = segments[object.segment].get_mut(object.range.clone());
        match (bytes, whole.bytes.get(object.range.clone())) {
            (Some(bytes), Some(whole)) if live.contains(&i) => bytes.copy_from_slice(whole),
            (Some(bytes), Some(_)) => bytes.fill(0),
            _ => {}
        }
    }
    segments
}
