// The games of `written.sh` in plain C++: Grundy values with a memo, from small positions to large ones, and
// the mex from an array of marks.
//   written GAME N
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

using std::vector;

static vector<uint32_t> stamp(1 << 20);
static uint32_t now = 0;

static void mark(uint32_t value) {
    if (value >= stamp.size()) stamp.resize(2 * value);
    stamp[value] = now;
}

static uint32_t mex() {
    uint32_t value = 0;
    while (stamp[value] == now) ++value;
    return value;
}

// The options of one heap.
static void heap(const std::string& game, int n, const vector<uint32_t>& g) {
    if (game == "coprime") {
        for (int d = 1; d <= n; ++d)
            if (std::gcd(d, n) == 1) mark(g[n - d]);
    } else if (game == "half") {
        for (int d = 1; d <= n / 2; ++d) mark(g[n - d]);
    } else if (game == "divisor") {
        for (int d = 1; d < n; ++d)
            if (n % d == 0) mark(g[n - d]);
    } else if (game == "bits") {
        for (int m = 0; m < n; ++m)
            if (__builtin_popcount(m) < __builtin_popcount(n)) mark(g[m]);
    } else if (game == "unequal") {
        for (int a = 1; a < n; ++a)
            if (a != n - a) mark(g[a] ^ g[n - a]);
    } else if (game == "three") {
        for (int a = 1; a < n - 1; ++a)
            for (int b = 1; b < n - a; ++b) mark(g[a] ^ g[b] ^ g[n - a - b]);
    }
}

// The options of a pair.
static void pair(const std::string& game, int a, int b, const vector<vector<uint32_t>>& g) {
    if (game == "sheet") {
        for (int x = 1; x < a; ++x) mark(g[x][b] ^ g[a - x][b]);
        for (int y = 1; y < b; ++y) mark(g[a][y] ^ g[a][b - y]);
    } else if (game == "kin") {
        for (int x = 0; x <= a; ++x)
            for (int y = 0; y <= b; ++y)
                if (x + y > 0 && (x == 0 || y == 0 || std::abs(x - y) < 3)) mark(g[a - x][b - y]);
    } else if (game == "throw") {
        for (int x = 1; x < a; ++x) mark(g[x][a - x]);
        for (int x = 1; x < b; ++x) mark(g[x][b - x]);
    } else if (game == "fibonacci") {
        int last = static_cast<int>(g.size()) - 1;
        for (int d = 1; d <= std::min(a, b); ++d) mark(g[a - d][std::min(2 * d, last)]);
    }
}

int main(int argc, char** argv) {
    std::string game = argc > 1 ? argv[1] : "";
    int n = argc > 2 ? std::atoi(argv[2]) : 0;
    uint64_t hash = 0;
    if (game == "sheet" || game == "kin" || game == "throw" || game == "fibonacci") {
        vector<vector<uint32_t>> g(n + 1, vector<uint32_t>(n + 1));
        int least = game == "sheet" || game == "throw";
        for (int a = least; a <= n; ++a) {
            for (int b = least; b <= n; ++b) {
                ++now;
                pair(game, a, b, g);
                hash = hash * 31 + (g[a][b] = mex());
            }
        }
    } else {
        vector<uint32_t> g(n + 1);
        for (int heap_size = 0; heap_size <= n; ++heap_size) {
            ++now;
            heap(game, heap_size, g);
            hash = hash * 31 + (g[heap_size] = mex());
        }
    }
    std::printf("%016llx\n", static_cast<unsigned long long>(hash));
}
