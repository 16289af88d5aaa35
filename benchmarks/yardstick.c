/* The yardstick: Don't Go In There for three players, hand-written in plain C, as simple and quick as it gets.

   No agenda, no chance as a player, no news, no views: one loop that plays random games, with the legal answers
   listed at every decision. `yardstick GAMES SEED` prints games, answers, seconds and the mean score. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 3, ROOMS = 3, SPACES = 4, SLOTS = 3, TYPES = 12, VALUES = 4, IN_PLAY = 6, DEALT = 36 };
enum { AMULET, CAT, CLOCKS, DOLL, HOLY_WATER, MASK, MIRROR, MUSIC_BOX, PORTRAIT, RING, TOME, TWIN };
enum { ATTIC, NURSERY, BASEMENT, HALLWAY, LIBRARY, PASSAGE, GONE = -1 };

static const int ICONS[VALUES] = {2, 2, 1, 1};
static const int DOLL_SETS[5][VALUES] = {{0, 1, 0, 1}, {2, 0, 0, 1}, {0, 0, 2, 0}, {1, 1, 1, 0}, {2, 2, 0, 0}};

typedef struct {
    int8_t up[PLAYERS][TYPES][VALUES], shown[ROOMS][SLOTS], meeple[ROOMS][SPACES], side[ROOMS], bag[48];
    int16_t ghosts[PLAYERS], curses[PLAYERS];
    int left, deck, struck, answers;
    uint64_t random;
} Table;

static inline uint32_t below(Table *g, uint32_t n) {
    g->random += 0x9E3779B97F4A7C15u;
    uint64_t z = g->random;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z >> 32) * n) >> 32);
}

static int pick(Table *g, const int8_t *legal, int count) {
    g->answers++;
    return legal[below(g, count)];
}

static int held(Table *g, int seat, int type) {
    const int8_t *up = g->up[seat][type];
    return up[0] + up[1] + up[2] + up[3];
}

static int worth(Table *g, int seat, int type) {
    const int8_t *up = g->up[seat][type];
    return up[0] + 2 * up[1] + 3 * up[2] + 4 * up[3];
}

static void dispel(Table *g, int seat, int type, int count) {
    for (int value = VALUES - 1; value >= 0 && count > 0; value--) {
        int flipped = count < g->up[seat][type][value] ? count : g->up[seat][type][value];
        g->up[seat][type][value] -= flipped;
        count -= flipped;
    }
}

static void discard(Table *g, int seat, int count) { g->ghosts[seat] -= count < g->ghosts[seat] ? count : g->ghosts[seat]; }

static void take_doll(Table *g, int seat, int taken) {
    int8_t legal[6];
    int count = 0;
    for (int set = 0; set < 5; set++) {
        int has = DOLL_SETS[set][taken] > 0;
        for (int value = 0; value < VALUES; value++) has &= g->up[seat][DOLL][value] >= DOLL_SETS[set][value];
        legal[count] = set;
        count += has;
    }
    if (count == 0) return;
    int set = count == 1 ? legal[0] : pick(g, legal, count);
    for (int value = 0; value < VALUES; value++) g->up[seat][DOLL][value] -= DOLL_SETS[set][value];
}

static void take_tome(Table *g, int seat) {
    int8_t legal[TYPES + 1];
    int count = 0;
    for (int type = 0; type < TYPES; type++) {
        legal[count] = type;
        count += type != TOME && held(g, seat, type) > 0;
    }
    if (count) dispel(g, seat, count == 1 ? legal[0] : pick(g, legal, count), 8);
}

static void act(Table *g, int seat, int type, int value) {
    switch (type) {
    case MIRROR:
        g->ghosts[seat]++;
        if (held(g, seat, type) == 3) dispel(g, seat, type, 3);
        break;
    case RING:
        if (held(g, seat, type) == 4) dispel(g, seat, type, 4);
        break;
    case TWIN:
        if (g->up[seat][type][value] == 2) g->up[seat][type][value] = 0;
        break;
    case DOLL:
        take_doll(g, seat, value);
        break;
    case CLOCKS:
        if (!g->struck && worth(g, seat, type) >= 8) {
            g->struck = 1;
            dispel(g, seat, type, 2);
        }
        break;
    case HOLY_WATER:
        if (held(g, seat, type) % 2 == 0) discard(g, seat, g->ghosts[seat] / 2);
        break;
    case TOME:
        if (held(g, seat, type) % 2 == 0) take_tome(g, seat);
        break;
    case MASK: {
        int masks = held(g, seat, type), passed = masks < g->ghosts[seat] ? masks : g->ghosts[seat];
        g->ghosts[seat] -= passed;
        g->ghosts[(seat + PLAYERS - 1) % PLAYERS] += passed;
    }
    }
}

static void order(int8_t *shown, int slot) {
    if (shown[slot] % VALUES > shown[slot + 1] % VALUES) {
        int8_t card = shown[slot];
        shown[slot] = shown[slot + 1];
        shown[slot + 1] = card;
    }
}

static void deal(Table *g, int room) {
    for (int slot = 0; slot < SLOTS; slot++) {
        int index = below(g, g->left--);
        g->shown[room][slot] = g->bag[index];
        g->bag[index] = g->bag[g->left];
        g->deck--;
    }
    if (g->side[room] == LIBRARY) {
        order(g->shown[room], 0);
        order(g->shown[room], 1);
        order(g->shown[room], 0);
    }
}

static void resolve(Table *g, int room) {
    int dice = 0, side = g->side[room];
    for (int slot = 0; slot < SLOTS; slot++) dice += ICONS[g->shown[room][slot] % VALUES];
    int rolled = __builtin_popcount(below(g, 1u << dice));
    int8_t two[2] = {0, 1}, legal[4];
    if (side == BASEMENT && pick(g, two, 2)) rolled = __builtin_popcount(below(g, 1u << dice));
    if (side == HALLWAY) {
        int count = 0;
        for (int change = -1; change <= 1; change++) {
            legal[count] = change;
            count += rolled + change >= 0 && rolled + change <= dice;
        }
        rolled += pick(g, legal, count);
    }
    for (int space = 0; space < SPACES; space++)
        if (g->meeple[room][space] >= 0 && rolled > space) g->ghosts[g->meeple[room][space]] += rolled - space;
    for (int space = 0; space < SPACES; space++) {
        int seat = g->meeple[room][space], count = 0;
        if (seat < 0) continue;
        g->meeple[room][space] = -1;
        for (int slot = 0; slot < SLOTS; slot++) {
            legal[count] = slot;
            count += g->shown[room][slot] >= 0;
        }
        int slot = count == 1 ? legal[0] : pick(g, legal, count), card = g->shown[room][slot];
        g->shown[room][slot] = -1;
        g->up[seat][card / VALUES][card % VALUES]++;
        if (side == LIBRARY && slot == 0) g->ghosts[seat]++;
        if (side == LIBRARY && slot == 2) discard(g, seat, 1);
        act(g, seat, card / VALUES, card % VALUES);
    }
    g->side[room] = g->deck ? side ^ 1 : GONE;
    if (g->deck) deal(g, room);
}

static void score(Table *g) {
    int loudest = 1, most = 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
        int sum = worth(g, seat, MUSIC_BOX);
        loudest = sum > loudest ? sum : loudest;
        most = g->ghosts[seat] > most ? g->ghosts[seat] : most;
    }
    for (int seat = 0; seat < PLAYERS; seat++) {
        for (int value = VALUES - 1; value > 0; value--) {
            int8_t *amulets = g->up[seat][AMULET];
            amulets[value] -= amulets[value] < amulets[value - 1] ? amulets[value] : amulets[value - 1];
        }
        if (g->ghosts[seat] <= 9) dispel(g, seat, CAT, held(g, seat, CAT) - 1);
        if (worth(g, seat, MUSIC_BOX) == loudest) dispel(g, seat, MUSIC_BOX, 2);
        dispel(g, seat, PORTRAIT, held(g, seat, PORTRAIT) / 2);
        g->curses[seat] = g->ghosts[seat] == most ? most / 2 : 0;
        for (int type = 0; type < TYPES; type++) g->curses[seat] += worth(g, seat, type);
    }
}

static void play(Table *g, uint64_t seed) {
    int8_t types[TYPES], legal[ROOMS * SPACES + 1];
    memset(g, 0, sizeof *g);
    memset(g->meeple, -1, sizeof g->meeple);
    g->random = seed * 0x632BE59BD9B4E019u;
    g->deck = DEALT;
    for (int type = 0; type < TYPES; type++) types[type] = type;
    for (int picked = 0; picked < IN_PLAY; picked++) {
        int index = below(g, TYPES - picked), type = types[index];
        types[index] = types[TYPES - 1 - picked];
        for (int card = 0; card < VALUES * 2; card++) g->bag[g->left++] = type * VALUES + card / 2;
    }
    for (int room = 0; room < ROOMS; room++) {
        g->side[room] = room * 2 + below(g, 2);
        deal(g, room);
    }
    for (int seat = below(g, PLAYERS);; seat = (seat + 1) % PLAYERS) {
        int count = 0, meeples = 0;
        for (int answer = 0; answer < ROOMS * SPACES; answer++) {
            legal[count] = answer;
            count += g->side[answer / SPACES] != GONE && g->meeple[answer / SPACES][answer % SPACES] < 0;
        }
        if (count == 0) break;
        int answer = pick(g, legal, count), room = answer / SPACES, space = answer % SPACES;
        g->meeple[room][space] = seat;
        if (g->side[room] == ATTIC && space == 0) g->ghosts[seat]++;
        if (g->side[room] == NURSERY && space == SPACES - 1) discard(g, seat, 1);
        for (int i = 0; i < SPACES; i++) meeples += g->meeple[room][i] >= 0;
        if (meeples == 3) resolve(g, room);
    }
    score(g);
}

int main(int count, char **words) {
    long games = count > 1 ? atol(words[1]) : 100000, seed = count > 2 ? atol(words[2]) : 1, answers = 0, total = 0;
    struct timespec start, end;
    Table g;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (long game = 0; game < games; game++) {
        play(&g, seed + game);
        answers += g.answers;
        for (int seat = 0; seat < PLAYERS; seat++) total += g.curses[seat];
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    double seconds = (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%ld %ld %.6f %.4f\n", games, answers, seconds, (double)total / games / PLAYERS);
    return 0;
}
