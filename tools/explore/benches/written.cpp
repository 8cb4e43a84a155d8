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
    } else if (game == "digits") {
        for (int rest = n; rest > 0; rest /= 10)
            if (rest % 10 > 0) mark(g[n - rest % 10]);
    } else if (game == "divisors") {
        for (int d = 1; d * d <= n; ++d) {
            if (n % d > 0) continue;
            if (d < n) mark(g[n - d]);
            if (n / d < n) mark(g[n - n / d]);
        }
    }
}

// A knight that moves towards the corner leaves the square of the table on its way: by recursion.
static vector<vector<int>> board;

static int knight(int x, int y) {
    int& value = board[x][y];
    if (value >= 0) return value;
    static const int steps[4][2] = {{-2, 1}, {-2, -1}, {-1, -2}, {1, -2}};
    int options[4], count = 0;
    for (auto [i, j] : steps)
        if (x + i >= 0 && y + j >= 0) options[count++] = knight(x + i, y + j);
    ++now;
    for (int i = 0; i < count; ++i) mark(options[i]);
    return value = mex();
}

// Three heaps: take up to 5 from one of them, or 1 from each.
static void triples(int n, uint64_t& hash) {
    using grid = vector<vector<uint32_t>>;
    vector<grid> g(n + 1, grid(n + 1, vector<uint32_t>(n + 1)));
    for (int a = 0; a <= n; ++a)
        for (int b = 0; b <= n; ++b)
            for (int c = 0; c <= n; ++c) {
                ++now;
                for (int d = 1; d <= std::min(a, 5); ++d) mark(g[a - d][b][c]);
                for (int d = 1; d <= std::min(b, 5); ++d) mark(g[a][b - d][c]);
                for (int d = 1; d <= std::min(c, 5); ++d) mark(g[a][b][c - d]);
                if (a > 0 && b > 0 && c > 0) mark(g[a - 1][b - 1][c - 1]);
                hash = hash * 31 + (g[a][b][c] = mex());
            }
}

// A sheet is cut; who gets a piece of 1 x 1 wins. -1: the next player gets one at once; -2: it is one.
static void smallest(int n, uint64_t& hash) {
    vector<vector<int>> g(n + 1, vector<int>(n + 1));
    for (int w = 1; w <= n; ++w)
        for (int h = 1; h <= n; ++h) {
            bool wins = false;
            ++now;
            auto piece = [&](int a, int b) {
                wins |= a == -2 || b == -2;
                if (a >= 0 && b >= 0) mark(a ^ b);
            };
            for (int x = 1; x <= w / 2; ++x) piece(g[x][h], g[w - x][h]);
            for (int y = 1; y <= h / 2; ++y) piece(g[w][y], g[w][h - y]);
            g[w][h] = w == 1 && h == 1 ? -2 : wins ? -1 : static_cast<int>(mex());
            hash = hash * 31 + g[w][h];
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
    } else if (game == "wythoff") {
        for (int x = 1; x <= a; ++x) mark(g[a - x][b]);
        for (int y = 1; y <= b; ++y) mark(g[a][b - y]);
        for (int x = 1; x <= std::min(a, b); ++x) mark(g[a - x][b - x]);
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
    if (game == "knight") {
        board.assign(2 * n + 2, vector<int>(2 * n + 2, -1));
        for (int x = 0; x <= n; ++x)
            for (int y = 0; y <= n; ++y) hash = hash * 31 + knight(x, y);
    } else if (game == "triple") {
        triples(n, hash);
    } else if (game == "smallest") {
        smallest(n, hash);
    } else if (game == "sheet" || game == "wythoff" || game == "kin" || game == "throw" || game == "fibonacci") {
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
