#!/bin/sh
# Lines of Rust of each room, documentation included, without tests, fixtures and corpora: what there is to read.
# tools/weight.sh [FOLDER]: the table; or the longest files of a folder such as tools/bundler.
set -eu
cd "$(dirname "$0")/.."

# The Rust files of rooms: what is in `src`, but for files and folders called `tests`.
sources() {
    for room; do
        find "${room%/}/src" -name '*.rs' ! -path '*/tests/*' ! -name tests.rs
    done
}

# Lines, files, and lines of the longest file of those that are named on standard input.
count() {
    xargs -r wc -l | awk '$2 != "total" { n += $1; files++; if ($1 > most) most = $1 }
        END { printf "%7d %6d %8d", n, files, most }'
}

if [ $# -gt 0 ]; then
    [ -d "$1/src" ] || { echo "tools/weight.sh: $1 has no src; name a room, such as lib or tools/games" >&2; exit 1; }
    sources "$1" | xargs wc -l | sort -rn | head -20
    exit
fi
printf '%-18s %7s %6s %8s\n' room lines files longest
for room in lib tools/*/; do
    room=${room%/}
    printf '%-18s %s\n' "$room" "$(sources "$room" | count)"
done
printf '%-18s %s\n' 'of that, lib/io' "$(find lib/src/io -name '*.rs' | count)"
printf '%-18s %s\n' 'lib and tools' "$(sources lib tools/*/ | count)"
printf '%-18s %s\n' 'problems, solution' "$(find problems -path '*/src/main.rs' | count)"
printf '%-18s %s\n' 'problems, beside' "$(find problems -maxdepth 2 -name '*.rs' | count)"
