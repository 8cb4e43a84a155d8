#!/bin/bash
# Bundles the contest programs of this folder, and compares what each bundle prints with NAME.out.
#
#   run.sh CLONES CARGO_JUDGE [FILTER...]
#
# CLONES has a folder OWNER+NAME for each library, as the first line of its Cargo.toml.in says.
# CARGO_JUDGE is the binary to measure. Of LIBRARY/NAME, those that contain a filter are run; without
# filters all. Prints a line for each: library, name, outcome, bytes of the bundle, processor
# seconds, and the reason, if it is not right. Those of atcoder are bundled twice, for any judge and for AtCoder.
# Packages are made in a temporary folder; their dependencies are compiled before the time is taken.
set -u
[ $# -ge 2 ] || { sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 2; }
clones=$(realpath "$1")
cargo_judge=$(realpath "$2")
shift 2
filters=("${@:-/}")
programs=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CARGO_BUILD_JOBS=1
# Each package has one of its own.
unset CARGO_TARGET_DIR

is_wanted() { # library/name
    local filter
    for filter in "${filters[@]}"; do [[ $1 == *"$filter"* ]] && return; done
    return 1
}

# The edition that the contestant of a library writes.
edition() { # library
    local edition
    edition=$(sed -n '1s/.*, edition //p' "$programs/$1/Cargo.toml.in")
    echo "${edition:-2021}"
}

# A package that depends on a library, with an empty program beside those of src/bin.
make_package() { # folder, library, edition
    local manifest=$1/Cargo.toml origin
    origin=$(sed -n '1s/^# \([^ ]*\) .*/\1/p' "$programs/$2/Cargo.toml.in")
    mkdir -p "$1/src/bin"
    echo 'fn main() {}' > "$1/src/main.rs"
    printf '[package]\nname = "%s"\nversion = "0.1.0"\nedition = "%s"\n[workspace]\n[dependencies]\n' \
        "$2" "$3" > "$manifest"
    sed "s|{clone}|$clones/${origin/\//+}|" "$programs/$2/Cargo.toml.in" >> "$manifest"
    cargo fetch -q --manifest-path "$manifest"
}

# Whether a bundle prints what is expected: with rustc alone, or with the crates that AtCoder has.
is_right() { # bundle, library, name, flags
    local program=$work/program check=$work/check
    if [ -z "$4" ]; then
        nice rustc -O --edition "$(edition "$2")" --cap-lints allow -o "$program" "$1" || return
    else
        [ -d "$check" ] || make_package "$check" "$2" 2024
        cp "$1" "$check/src/main.rs"
        nice cargo build -q --release --manifest-path "$check/Cargo.toml" || return
        program=$check/target/release/$2
    fi
    timeout 10 "$program" < "$programs/$2/$3.in" | cmp - "$programs/$2/$3.out"
} > "$work/message" 2>&1

try_program() { # package, library, name, flags
    local bundle=$work/bundle.rs outcome=refused reason="" made TIMEFORMAT='%U %S'
    : > "$bundle"
    # shellcheck disable=SC2086
    { time nice "$cargo_judge" judge bundle "$2" --bin "$3" $4 --manifest-path "$1/Cargo.toml" \
        -o "$bundle" > "$work/message" 2>&1; } 2> "$work/seconds"
    made=$?
    [ $made -ne 0 ] || { is_right "$bundle" "$2" "$3" "$4" && outcome=right || outcome=WRONG; }
    [ $outcome = right ] || reason="  $(grep -m1 '^error' "$work/message" || grep -m1 . "$work/message")"
    printf '%-15s %-18s %-7s %7d %6.1f%s\n' "$2${4:+/for}" "$3" $outcome "$(stat -c %s "$bundle")" \
        "$(awk '{ print $1 + $2 }' "$work/seconds")" "$reason" | tee -a "$work/rows"
}

for source in "$programs"/*/*.rs; do
    name=$(basename "$source" .rs)
    library=$(basename "$(dirname "$source")")
    package=$work/$library
    is_wanted "$library/$name" || continue
    if [ ! -d "$package" ]; then
        make_package "$package" "$library" "$(edition "$library")"
        # As the bundler has Cargo build what the judge has.
        nice cargo build -q --bin "$library" --manifest-path "$package/Cargo.toml" 2> "$work/message"
    fi
    mkdir -p "$package/fixtures/$name"
    cp "$source" "$package/src/bin/"
    cp "${source%.rs}.in" "$package/fixtures/$name/sample.in"
    cp "${source%.rs}.out" "$package/fixtures/$name/sample.out"
    try_program "$package" "$library" "$name" ""
    [ "$library" != atcoder ] || try_program "$package" "$library" "$name" "--for atcoder"
done

sort -k1,1 -k5,5n "$work/rows" | awk '
    function summary() { if (n) printf "%s: %d of %d right, median %.1f s, worst %.1f s, largest %d bytes\n",
        library, right, n, seconds[int((n + 1) / 2)], seconds[n], largest }
    $1 != library { summary(); library = $1; n = right = largest = 0 }
    { seconds[++n] = $5; right += $3 == "right"; if ($4 > largest) largest = $4 }
    END { summary() }'
