// The plain programs that `cargo explore table` must not be slower than: Grundy values from the rules,
// with the mex from an array of marks.
//   plain octal N          0.77 up to heap N
//   plain code CODE N      a code of digits below 8, after which ! may follow, up to heap N
//   plain sparse CODE N    the same, with a search only among the splits that have a rare part, where few values are rare
//   plain lasker N         take any, or split
//   plain takes N SEED     100 takes up to 1000, listed on standard error
//   plain boards R C       all boards of R by C of the squares game, as bit masks
// With a last argument `print`, prints what `cargo explore table --format csv` does, otherwise a hash of
// the values.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

using std::vector;

static vector<uint32_t> stamp;
static uint32_t now = 0;

static uint32_t mex() {
    uint32_t value = 0;
    while (stamp[value] == now) ++value;
    return value;
}

static uint64_t sum(const vector<uint32_t>& g) {
    uint64_t hash = 0;
    for (uint32_t value : g) hash = hash * 31 + value;
    return hash;
}

// The mask under which most of the values have an odd number of bits.
static int sparse_mask(const vector<uint16_t>& g) {
    vector<int64_t> sums(1 << 12);
    for (size_t heap = 1; heap < g.size(); ++heap) ++sums[g[heap]];
    for (size_t width = 1; width < sums.size(); width *= 2)
        for (size_t block = 0; block < sums.size(); block += 2 * width)
            for (size_t i = block; i < block + width; ++i) {
                int64_t low = sums[i], high = sums[i + width];
                sums[i] = low + high, sums[i + width] = low - high;
            }
    return std::min_element(sums.begin(), sums.end()) - sums.begin();
}

// Two bytes a value. Splits of two common parts have rare values: these are looked at until all rare values below the
// least common one that is not reached are.
static uint64_t sparse(const vector<std::pair<int, bool>>& digits, int n) {
    vector<uint16_t> g;
    vector<int> rare;
    g.reserve(n + 1);
    stamp.assign(1 << 16, 0);
    int mask = 0;
    auto is_common = [&](int value) { return __builtin_popcount(value & mask) % 2 == 1; };
    for (int heap = 0; heap <= n; ++heap) {
        ++now;
        auto splits = [&](auto each) {
            for (int take = 0; take < static_cast<int>(digits.size()) && take <= heap; ++take)
                if (digits[take].first & 4) each(heap - take, (heap - take - digits[take].second) / 2);
        };
        for (int take = 0; take < static_cast<int>(digits.size()) && take <= heap; ++take)
            if (digits[take].first & (take < heap ? 2 : 1)) stamp[g[heap - take]] = now;
        splits([&](int rest, int) {
            for (int part : rare) {
                if (part >= rest) break;
                if (2 * part != rest) stamp[g[part] ^ g[rest - part]] = now;
            }
        });
        int value = 0, missing = 0;
        for (; mask && !(is_common(value) && stamp[value] != now); ++value) missing += stamp[value] != now;
        splits([&](int rest, int high) {
            for (int part = 1; part <= high && (!mask || missing > 0); ++part) {
                int reached = g[part] ^ g[rest - part];
                if (stamp[reached] != now) stamp[reached] = now, missing -= reached < value;
            }
        });
        if (!mask || missing > 0) value = mex();
        g.push_back(value);
        if (heap >= 255 && (heap & (heap + 1)) == 0) {
            mask = sparse_mask(g);
            rare.clear();
            for (int part = 1; part < heap; ++part)
                if (!is_common(g[part])) rare.push_back(part);
        }
        if (mask && !is_common(value)) rare.push_back(heap);
    }
    uint64_t hash = 0;
    for (uint16_t value : g) hash = hash * 31 + value;
    return hash;
}

int main(int argc, char** argv) {
    bool print = argc > 1 && std::strcmp(argv[argc - 1], "print") == 0;
    if (print) --argc;
    std::string game = argc > 1 ? argv[1] : "";
    int n = argc > 2 ? std::atoi(argv[2]) : 0;
    int columns = argc > 3 ? std::atoi(argv[3]) : 1, cells = n * columns;
    vector<uint32_t> g;
    if (game == "octal") {
        g.assign(n + 1, 0);
        stamp.assign(4 * (n + 1), 0);
        for (int heap = 1; heap <= n; ++heap) {
            ++now;
            for (int take = 1; take <= 2 && take <= heap; ++take) {
                int rest = heap - take;
                for (int a = 0; a <= rest / 2; ++a) stamp[g[a] ^ g[rest - a]] = now;
            }
            g[heap] = mex();
        }
    } else if (game == "code" || game == "sparse") {
        // Digits and whether the parts must differ; the place of a digit is its take.
        vector<std::pair<int, bool>> digits;
        for (const char* c = argc > 2 ? argv[2] : ""; *c; ++c) {
            if (*c == '!') digits.back().second = true;
            else if (*c != '.') digits.push_back({*c - '0', false});
        }
        n = argc > 3 ? std::atoi(argv[3]) : 0;
        if (game == "sparse") {
            std::printf("%016llx\n", static_cast<unsigned long long>(sparse(digits, n)));
            return 0;
        }
        g.assign(n + 1, 0);
        stamp.assign(4 * (n + 1), 0);
        for (int heap = 0; heap <= n; ++heap) {
            ++now;
            for (int take = 0; take < static_cast<int>(digits.size()) && take <= heap; ++take) {
                int rest = heap - take;
                int digit = digits[take].first;
                if (digit & (rest ? 2 : 1)) stamp[g[rest]] = now;
                if (digit & 4)
                    for (int a = 1; a <= (rest - digits[take].second) / 2; ++a) stamp[g[a] ^ g[rest - a]] = now;
            }
            g[heap] = mex();
        }
    } else if (game == "lasker") {
        g.assign(n + 1, 0);
        stamp.assign(8 * (n + 1), 0);
        for (int heap = 1; heap <= n; ++heap) {
            ++now;
            for (int rest = 0; rest < heap; ++rest) stamp[g[rest]] = now;
            for (int a = 1; a <= heap / 2; ++a) stamp[g[a] ^ g[heap - a]] = now;
            g[heap] = mex();
        }
    } else if (game == "takes") {
        vector<int> takes;
        std::srand(argc > 3 ? std::atoi(argv[3]) : 1);
        while (takes.size() < 100) {
            int take = 1 + std::rand() % 1000;
            bool known = false;
            for (int t : takes) known |= t == take;
            if (!known) takes.push_back(take);
        }
        for (size_t i = 0; i < takes.size(); ++i)
            std::fprintf(stderr, "%s%d", i ? "," : "", takes[i]);
        g.assign(n + 1, 0);
        stamp.assign(256, 0);
        for (int heap = 0; heap <= n; ++heap) {
            ++now;
            for (int take : takes)
                if (take <= heap) stamp[g[heap - take]] = now;
            g[heap] = mex();
        }
    } else if (game == "boards") {
        g.assign(1 << cells, 0);
        stamp.assign(256, 0);
        vector<vector<int>> moves(cells);
        for (int bit = 0; bit < cells; ++bit) {
            int i = bit / columns, j = bit % columns;
            for (int k = 1; k <= (i < j ? i : j) + 1; ++k) {
                int turned = 0;
                for (int a = 0; a < k; ++a)
                    for (int b = 0; b < k; ++b) turned |= 1 << (columns * (i - a) + j - b);
                moves[bit].push_back(turned);
            }
        }
        for (int board = 0; board < 1 << cells; ++board) {
            ++now;
            for (int coins = board; coins; coins &= coins - 1)
                for (int turned : moves[__builtin_ctz(coins)]) stamp[g[board ^ turned]] = now;
            g[board] = mex();
        }
    } else {
        std::fprintf(stderr, "usage: plain octal N | code CODE N | sparse CODE N | lasker N | takes N SEED | boards R C\n");
        return 2;
    }
    if (print && game == "boards") {
        std::puts("row,column,value");
        for (int bit = 0; bit < cells; ++bit)
            std::printf("%d,%d,%u\n", bit / columns + 1, bit % columns + 1, g[1 << bit]);
        return 0;
    }
    if (print) {
        std::puts("heap,value");
        for (size_t heap = 0; heap < g.size(); ++heap) std::printf("%zu,%u\n", heap, g[heap]);
        return 0;
    }
    std::printf("%016llx\n", static_cast<unsigned long long>(sum(g)));
}
