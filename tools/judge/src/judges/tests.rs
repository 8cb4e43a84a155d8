use super::*;

/// What is not read would be a fact that nobody keeps to.
#[test]
fn all_of_the_table_is_read() {
    let table: Value = basic_toml::from_str(include_str!("../judges.toml")).unwrap();
    let facts = "date source rust editions cfgs flags language max_bytes max_memory stack ignore_spaces ignore_case \
                 crates";
    let parts = [("facts", facts), ("tasks", "id heading links submit")];
    for (name, judge) in table.as_object().unwrap() {
        assert!(judge.as_object().unwrap().keys().eq(["facts", "tasks"]), "{name}");
        for (part, keys) in parts {
            for entry in judge[part].as_array().unwrap() {
                let known = |key: &String| keys.split(' ').any(|known| known == key);
                let unknown = entry.as_object().unwrap().keys().find(|key| !known(key));
                assert_eq!(unknown, None, "{name}: {part}");
            }
        }
        for facts in judge["facts"].as_array().unwrap() {
            let read = Facts::from_toml(facts);
            assert_eq!(facts["language"].is_null(), !read.takes_c, "{name}");
            assert_eq!(facts["stack"].is_null(), read.stack == 0, "{name}");
            let comparison = read.comparison.comparison(&[], &Overrides::default());
            assert!(comparison.is_ok(), "{name}: {comparison:?}");
            let editions = facts["editions"].as_array().map_or(0, Vec::len);
            assert_eq!(editions, read.editions.len(), "{name}");
            let are_right = read.crates.values().all(|krate| !krate.version.is_empty());
            assert!(are_right && (read.rust.is_empty() || read.rust.contains('.')), "{name}");
        }
    }
}
