# What the scripts here share; sourced at the root of the workspace, with TIMEFORMAT set. Builds explore, makes
# a folder that goes when the script ends, and tells times and medians.
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cargo build --quiet --release --package explore
explore="${CARGO_TARGET_DIR:-target}/release/explore"

# Compiles a program of this folder to $plain.
compile() {
    plain="$folder/plain"
    g++ -O2 -std=c++17 -o "$plain" "tools/explore/benches/$1"
}
# The time of a command, as TIMEFORMAT says.
seconds() {
    { time "$@" >/dev/null 2>"$folder/errors"; } 2>&1
}
median() {
    sort -n | awk '{ a[NR] = $1 } END { printf "%.3f\n", (a[int((NR + 1) / 2)] + a[int(NR / 2) + 1]) / 2 }'
}
