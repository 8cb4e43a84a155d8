// The games of `written.sh` in plain C++: Grundy values with a memo, from small positions to large ones, and
// the mex from an array of marks.
//   written GAME N [print]
// Prints a hash of the values, or with `print` the values, a line each.
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
static bool prints = false;
static uint64_t hash = 0;

// A value of the table, in order.
static void value(int64_t found) {
    hash = hash * 31 + found;
    if (!prints) return;
    if (found >= 0) std::printf("%lld\n", static_cast<long long>(found));
    else std::puts(found == -1 ? "win" : "loss");
}

static void mark(uint32_t value) {
    if (value >= stamp.size()) stamp.resize(2 * value);
    stamp[value] = now;
}

static uint32_t mex() {
    uint32_t value = 0;
    while (stamp[value] == now) ++value;
    return value;
}

static const vector<int>& primes(int end) {
    static vector<int> found;
    if (!found.empty()) return found;
    vector<bool> composite(end + 2);
    for (int p = 2; p <= end; ++p) {
        if (composite[p]) continue;
        found.push_back(p);
        for (int64_t k = int64_t(p) * p; k <= end; k += p) composite[k] = true;
    }
    return found;
}

// The options of one heap.
static void heap(const std::string& game, int n, const vector<uint32_t>& g) {
    if (game == "squares") {
        for (int k = 1; k * k <= n; ++k) mark(g[n - k * k]);
    } else if (game == "third") {
        for (int d = 1; d <= n / 3; ++d) mark(g[n - d]);
    } else if (game == "primes") {
        for (int p : primes(g.size())) {
            if (p > n) break;
            mark(g[n - p]);
        }
    } else if (game == "gcd") {
        for (int d = 1; d < n; ++d)
            if (std::gcd(n, d) > 1) mark(g[n - d]);
    } else if (game == "xor") {
        for (int k = 1; k <= n; ++k)
            if ((n ^ k) < n) mark(g[n ^ k]);
    } else if (game == "turn") {
        uint32_t sum = 0;
        for (int k = n - 1; k > 0; --k) mark(sum ^= g[k]);
    } else if (game == "coprime") {
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

// Three heaps: take up to 5 from one of them, or 1 from each; or up to 2 from each.
static void triples(const std::string& game, int n) {
    using grid = vector<vector<uint32_t>>;
    vector<grid> g(n + 1, grid(n + 1, vector<uint32_t>(n + 1)));
    for (int a = 0; a <= n; ++a)
        for (int b = 0; b <= n; ++b)
            for (int c = 0; c <= n; ++c) {
                ++now;
                if (game == "triple") {
                    for (int d = 1; d <= std::min(a, 5); ++d) mark(g[a - d][b][c]);
                    for (int d = 1; d <= std::min(b, 5); ++d) mark(g[a][b - d][c]);
                    for (int d = 1; d <= std::min(c, 5); ++d) mark(g[a][b][c - d]);
                    if (a > 0 && b > 0 && c > 0) mark(g[a - 1][b - 1][c - 1]);
                } else {
                    for (int x = 0; x <= std::min(a, 2); ++x)
                        for (int y = 0; y <= std::min(b, 2); ++y)
                            for (int z = 0; z <= std::min(c, 2); ++z)
                                if (x + y + z > 0) mark(g[a - x][b - y][c - z]);
                }
                value(g[a][b][c] = mex());
            }
}

// A sheet is cut; who gets a piece of 1 x 1 wins. -1: the next player gets one at once; -2: it is one.
static void smallest(int n) {
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
            value(g[w][h]);
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
    } else if (game == "short") {
        for (int x = 1; x <= std::min(a, 4); ++x) mark(g[a - x][b]);
        for (int y = 1; y <= std::min(b, 3); ++y) mark(g[a][b - y]);
    } else if (game == "capped") {
        for (int x = 1; x <= a; ++x)
            for (int y = 1; y <= std::min(b, 4 - x); ++y) mark(g[a - x][b - y]);
    } else if (game == "euclid") {
        if (b > 0)
            for (int k = b; k <= a; k += b) mark(g[a - k][b]);
        if (a > 0)
            for (int k = a; k <= b; k += a) mark(g[a][b - k]);
    } else if (game == "last") {
        for (int d = 1; d <= std::min(a, 9); ++d)
            if (d != b) mark(g[a - d][d]);
    } else if (game == "throw") {
        for (int x = 1; x < a; ++x) mark(g[x][a - x]);
        for (int x = 1; x < b; ++x) mark(g[x][b - x]);
    } else if (game == "fibonacci") {
        int last = static_cast<int>(g.size()) - 1;
        for (int d = 1; d <= std::min(a, b); ++d) mark(g[a - d][std::min(2 * d, last)]);
    }
}

static const std::string pairs = " sheet wythoff kin throw fibonacci short capped euclid last ";

int main(int argc, char** argv) {
    std::string game = argc > 1 ? argv[1] : "";
    int n = argc > 2 ? std::atoi(argv[2]) : 0;
    prints = argc > 3;
    if (game == "knight") {
        board.assign(2 * n + 2, vector<int>(2 * n + 2, -1));
        for (int x = 0; x <= n; ++x)
            for (int y = 0; y <= n; ++y) value(knight(x, y));
    } else if (game == "triple" || game == "loops") {
        triples(game, n);
    } else if (game == "smallest") {
        smallest(n);
    } else if (pairs.find(" " + game + " ") != std::string::npos) {
        int columns = game == "last" ? 10 : n + 1;
        vector<vector<uint32_t>> g(n + 1, vector<uint32_t>(columns));
        int least = game == "sheet" || game == "throw";
        auto one = [&](int a, int b) {
            ++now;
            pair(game, a, b, g);
            g[a][b] = mex();
        };
        if (game == "throw") {
            // A move makes the sum smaller, and one of the numbers perhaps larger.
            for (int sum = 2; sum <= 2 * n; ++sum)
                for (int a = std::max(1, sum - n); a <= std::min(n, sum - 1); ++a) one(a, sum - a);
        } else {
            for (int a = least; a <= n; ++a)
                for (int b = least; b < columns; ++b) one(a, b);
        }
        for (int a = least; a <= n; ++a)
            for (int b = least; b < columns; ++b) value(g[a][b]);
    } else {
        vector<uint32_t> g(n + 1);
        for (int heap_size = 0; heap_size <= n; ++heap_size) {
            ++now;
            heap(game, heap_size, g);
            value(g[heap_size] = mex());
        }
    }
    if (!prints) std::printf("%016llx\n", static_cast<unsigned long long>(hash));
}
