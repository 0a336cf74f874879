#include "reading/text/unitreader.h"

#include "reading/text/lineshape.h"
#include "reading/text/numbers.h"
#include "reading/text/ownname.h"
#include "reading/text/plainwords.h"
#include "rules/judge/assess.h"

#include <algorithm>

namespace muster::text {

namespace {

// What numbers cost that do not fit.
constexpr Cost priceDiffers = 250;
constexpr Cost baseOnly = 30;
constexpr Cost perModel = 20;
constexpr Cost unusedNumber = 60;
constexpr Cost noUnits = 400;

constexpr std::int64_t mostCounted = 10'000; ///< as many models as a unit may have in a roster
constexpr std::int64_t mostCopies = 50;

/// A unit whose name, counts and prices are found, and what is left of its
/// words.
struct Found {
    const GameNames& names;
    const std::vector<Piece>& pieces;
    const Battle& battle;
    Taken taken;
    std::vector<Count> counts;
    std::vector<Price> prices;

    [[nodiscard]] const Unit& kind(const UnitReading& reading) const { return names.catalogue().unit(reading.kind); }
};

bool isFixed(const Unit& kind)
{
    return kind.sizes.empty() ? kind.minModels == kind.maxModels : kind.sizes.size() == 1;
}

int counted(const Count& count) { return static_cast<int>(std::min(count.value, mostCounted)); }

/// What it costs that a count is the unit's models.
Cost asModels(const Unit& kind, const Count& count)
{
    if (count.value < 1)
        return noUnits;
    const Cost cost = count.isUnits ? 150 : 0;
    return kind.allowsModels(counted(count)) ? cost : cost + (isFixed(kind) || !kind.sizes.empty() ? 220 : 30);
}

/// What it costs that a count is how many such units there are.
Cost asCopies(const Unit& kind, const Count& count)
{
    if (count.value < 1)
        return noUnits;
    if (count.value == 1)
        return count.isModels ? 40 : 0;
    Cost cost = count.isModels ? 150 : count.isTimes || count.isUnits ? 0 : 20;
    if (isFixed(kind) && kind.defaultModels() > 1 && count.value == kind.defaultModels() && !count.isUnits)
        cost += 100;
    if (!isFixed(kind) && !count.isUnits)
        cost += count.isTimes ? 60 : 90;
    if (count.isAfter && !count.isTimes)
        cost += 40;
    return cost + (count.value > mostCopies ? 400 : count.value > 9 ? 120 : 0);
}

bool isReserveAt(const Piece& piece, std::size_t at)
{
    return piece[at].isA(isReserveWord) && (piece[at].text != "held" || piece[at + 1].says({"back", "in"}));
}

/// Whether the words say that the unit is held back; they are marked.
bool takeReserve(const std::vector<Piece>& pieces, Taken& taken)
{
    bool isReserve = false;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        for (std::size_t at = 0; at < pieces[i].size(); ++at) {
            const auto& piece = pieces[i];
            if (taken[i][at] || !isReserveAt(piece, at))
                continue;
            isReserve = taken[i][at] = true;
            for (const auto beside : {at - 1, at + 1})
                if (piece[beside].says(
                        {"in", "back", "strategic", "as", "from", "starts", "start", "der", "die", "yes", "ja"}))
                    taken[i][beside] = true;
        }
    return isReserve;
}

/// ", and under him:" at the end of the unit's line is said of the units below.
void takeLead(const Piece& piece, std::size_t nameEnd, std::vector<bool>& taken)
{
    const auto& tokens = piece.line->tokens;
    if (piece.to != tokens.size() || !leadsBelow(tokens))
        return;
    for (auto at = std::max(leadOf(tokens), piece.from + nameEnd); at < piece.to; ++at)
        taken[at - piece.from] = true;
}

/// "Name: Colonel Aumery" on a line of its own below the unit.
void takeNameBelow(const std::vector<Piece>& pieces, Taken& taken, std::string& name)
{
    for (std::size_t i = 1; i < pieces.size(); ++i)
        if (const auto& piece = pieces[i]; piece.size() > 2) {
            const auto at = piece[0].says({"custom", "own", "eigener"}) ? 1U : 0U; // "Custom name: Maharbal"
            if (!piece[at].says("name") || !piece[at + 1].is(':'))
                continue;
            if (name.empty())
                name = piece.words(at + 2, piece.size());
            taken[i].assign(piece.size(), true);
        }
}

Points pointsOf(const Found& found, Id<Unit> kind, const RosterUnit& unit)
{
    const auto& catalogue = found.names.catalogue();
    if (!catalogue.ruleset.hasPoints)
        return {};
    Roster roster;
    roster.ruleset = catalogue.ruleset.id;
    roster.army = catalogue.army(catalogue.unit(kind).army).id;
    roster.battle = found.battle;
    roster.units.push_back(unit);
    roster.units.back().id = "u1";
    roster.units.back().unit = catalogue.unit(kind).id;
    const auto assessment = assess(catalogue, roster);
    return assessment.units.empty() ? Points() : assessment.units.front().points;
}

/// Texts leave out fractions of a point, or they are not read.
bool isSaid(std::int64_t value, Points points) { return value == points.floor(); }

/// Compares what the text claims with what the unit costs.
void weighPrices(const Found& found, UnitReading& reading, int models)
{
    reading.claimable = reading.points;
    const auto& catalogue = found.names.catalogue();
    if (found.prices.empty() || !catalogue.ruleset.hasPoints)
        return;
    RosterUnit plain;
    plain.models = reading.unit.models;
    const auto base = pointsOf(found, reading.kind, plain);
    const auto all = reading.points * reading.copies;
    std::optional<Cost> best;
    for (const auto& price : found.prices) {
        const bool isOfOne = reading.copies == 1 || price.isEach;
        const bool isOne = isSaid(price.value, reading.points);
        const bool isAll = isSaid(price.value, all);
        Cost cost = priceDiffers;
        if (isOne || isAll)
            cost = isAll || isOfOne ? 0 : 15;
        else if (isSaid(price.value, base) || isSaid(price.value, base * reading.copies))
            cost = baseOnly;
        else if (models > 1 && isSaid(price.value * models, reading.points))
            cost = perModel;
        // What stands last or with a word for points is meant more than a bare
        // number.
        cost += price.isTagged || price.isLast ? 0 : 2;
        if (!best || cost < *best || (cost == *best && price.isLast)) {
            best = cost;
            reading.claimed = price.value;
            reading.claimable = (isOne && isOfOne) || (!isAll && (isOne || isOfOne)) ? reading.points : all;
            reading.disagrees = cost >= baseOnly;
        }
    }
    reading.cost += *best;
}

/// Words that were left of a piece, and what was read beside them.
struct Left {
    const GameNames& names;
    const Piece& piece;
    const std::vector<bool>& used;
    std::size_t begin = 0;
    std::size_t end = 0;

    [[nodiscard]] bool isUsed(std::size_t at) const { return at < used.size() && used[at]; }
    [[nodiscard]] bool isBesideChoice() const { return std::ranges::find(used, true) != used.end(); }
};

/// "front", "on the leader", "darunter (a champion)": where a choice is that was read.
bool isPlaceOfChoice(const Left& left, std::size_t at)
{
    const auto& token = left.piece[at];
    if (left.isBesideChoice() && (isPositionWord(token.text) || isLeaderWord(token.text)))
        return true;
    const bool isRelation = token.isA(isAboardWord, isUnderWord);
    if (isRelation && left.names.catalogue().ruleset.places.empty())
        return true;
    // "..., rides" before "in the Raptor", which was cut off
    if (isRelation && left.end == left.piece.size() && left.piece.to < left.piece.line->tokens.size())
        return true;
    auto next = left.end; // "darunter ein Champion", behind an article
    while (left.piece[next].isA(isFillWord) && !left.isUsed(next))
        ++next;
    return isRelation && at + 1 == left.end && left.isUsed(next);
}

/// "ohne Zusätze", "nothing else": no more than was read.
bool isNothingMore(const Left& left, std::size_t at)
{
    const auto& next = left.piece[at + 1];
    return left.piece[at].isA(isRefusal) && at + 1 < left.end &&
           next.says({"zusatze", "alles", "extras", "extra", "upgrades", "options", "frills", "else", "more", "was",
                      "zusatz", "ausrustung", "weiteres", "schnickschnack", "optionen"});
}

/// Whether words have nothing of the names of units and choices, no number, and nothing that takes back, asks or puts
/// elsewhere.
bool isIdle(const Left& left)
{
    constexpr std::size_t longWord = 5; // a slip is seen in it
    for (auto at = left.begin; at < left.end; ++at) {
        const auto& token = left.piece[at];
        if (token.isNumber() || token.is('?'))
            return false;
        if (!token.isWord() || isPlaceOfChoice(left, at))
            continue;
        if (isNothingMore(left, at)) {
            ++at;
            continue;
        }
        if (token.isA(isRefusal, isCorrection, isReserveWord, isAllyWord, isOddNumberWord) ||
            (token.text != "in" && token.isA(isAboardWord, isUnderWord)))
            return false;
        const auto near = token.text.size() >= longWord ? slip : 5;
        if (std::ranges::any_of(left.piece.hits->at(left.piece.from + at),
                                [&](const auto& hit) { return hit.cost <= near && left.names.isInName(hit.word); }))
            return false;
    }
    return true;
}

/// Reads the choices and weighs the prices of a unit of so many models and
/// copies.
void finish(const Found& found, UnitReading& reading)
{
    const auto models = reading.unit.models.value_or(found.kind(reading).defaultModels());
    const auto choices =
        readChoices(found.names, reading.kind, found.pieces, found.taken, std::max(models, 1), reading.copies);
    reading.cost += choices.cost;
    reading.unit.options = choices.options;
    reading.unit.groups = choices.groups;
    reading.hasOpenMount = choices.hasOpenMount;
    reading.mended.insert(reading.mended.end(), choices.mended.begin(), choices.mended.end());
    reading.used = choices.used.front();
    reading.hasCount = std::ranges::any_of(found.counts, [](const Count& count) { return !count.isArticle; });
    reading.points = pointsOf(found, reading.kind, reading.unit);
    weighPrices(found, reading, models);
    const auto& own = found.names.choicesOf(reading.kind);
    // Whoever has nothing to choose, or has paid for nothing more, takes nothing by words that the game does not have.
    const bool takesNothing =
        (own.options.empty() && own.groups.empty()) || (reading.claimed.has_value() && !reading.disagrees);
    for (const auto& left : choices.leftovers) {
        const auto& piece = found.pieces[left.piece];
        // A line of its own may be another choice, or a unit that nobody knows.
        const auto isPrice = [](const Token& token) { return token.isNumber() && token.number >= leastLoosePrice; };
        const Left words{found.names, piece, choices.used[left.piece], left.begin, left.end};
        const bool isOwnLine =
            left.piece > 0 && (piece.has(0, piece.size(), isPrice) ||
                               !(words.isBesideChoice() || piece.has(left.begin, left.end, wordOf(isSentenceWord))));
        // "with banner of embers" is meant as a choice.
        const bool isTaken = left.begin > 0 && (piece[left.begin - 1].says({"with", "w", "mit", "plus"}) ||
                                                piece[left.begin - 1].is('+'));
        const bool isRemark = !isOwnLine && !isTaken && isIdle(words);
        (isRemark && takesNothing ? reading.remarks : reading.unknown)
            .push_back(
                {{piece[left.begin].begin + 1, piece.words(left.begin, left.end)}, piece[left.begin].line, isRemark});
    }
}

/// One way to use the counts; `dropped` is not used.
UnitReading way(const Found& found, UnitReading reading, int copies, std::optional<int> models, Cost cost,
                const Count* dropped = nullptr)
{
    const auto& kind = found.kind(reading);
    const auto size = kind.defaultModels();
    reading.copies = copies;
    reading.cost += cost;
    if (!isFixed(kind))
        reading.unit.models = models.value_or(size);
    else if (models && *models != size)
        reading.unit.models = *models;
    finish(found, reading);
    // A number that is not counted may be the price, also of all that is attached
    // to the unit: "Driller (175)".
    const auto& first = found.pieces.front();
    bool isUnreadCount = false; // "two of each"
    for (std::size_t at = 0; at < reading.used.size(); ++at)
        isUnreadCount |= !reading.used[at] && first[at].isWord() &&
                         ((first[at].text.size() > 2 && numberWord(first[at].text).value_or(1) > 1) ||
                          (first[at].isA(isEachWord) && first[at - 1].says("of")));
    const auto isPrice = [&](const Count& count) {
        return (count.isAfter && count.value >= leastLoosePrice && count.value <= mostCounted) ||
               isSaid(count.value, reading.points) || isSaid(count.value, reading.points * reading.copies);
    };
    reading.dropsNumber = isUnreadCount ||
                          (dropped && !dropped->isArticle && !isPrice(*dropped) &&
                           std::ranges::count(found.counts, dropped->value, &Count::value) == 1) ||
                          std::ranges::any_of(found.counts, [&](const Count& count) {
                              return count.value > mostCounted && !isPrice(count);
                          });
    return reading;
}

/// All ways to use the counts.
void addWays(const Found& found, const UnitReading& base, std::vector<UnitReading>& ways)
{
    const auto& kind = found.kind(base);
    const auto& counts = found.counts;
    const auto add = [&](auto... how) { ways.push_back(way(found, base, how...)); };
    const auto canBeCopies = [](const Count& count) { return count.value >= 1 && count.value <= mostCopies; };
    if (counts.empty()) {
        add(1, std::nullopt, isFixed(kind) ? 0 : kind.sizes.empty() ? 40 : 20);
    } else if (counts.size() == 1) {
        const auto& only = counts.front();
        add(1, counted(only), asModels(kind, only));
        if (canBeCopies(only) && !(only.value == 1 && isFixed(kind) && kind.defaultModels() == 1))
            add(counted(only), std::nullopt, asCopies(kind, only) + (isFixed(kind) || only.value == 1 ? 0 : 20));
        add(1, std::nullopt, 2 * unusedNumber, &only);
    } else {
        for (std::size_t i = 0; i < 2; ++i)
            if (const auto& copies = counts[i]; canBeCopies(copies))
                add(counted(copies), counted(counts[1 - i]),
                    asCopies(kind, copies) + asModels(kind, counts[1 - i]) +
                        (i == 0 && !copies.isTimes && copies.value != 1 ? 30 : 0));
        add(1, counted(counts.front()), asModels(kind, counts.front()) + unusedNumber, &counts[1]);
    }
}

/// Adds the ways to read the pieces as a unit that they name.
void readAs(const GameNames& names, const NamedUnit& named, const std::vector<Piece>& pieces, const Battle& battle,
            std::vector<UnitReading>& ways)
{
    const auto& first = pieces.front();
    const auto begin = named.match.begin - first.from;
    const auto end = named.match.end - first.from;
    Found found{names, pieces, battle, {}, {}, {}};
    for (const auto& piece : pieces)
        found.taken.emplace_back(piece.size(), false);
    std::fill_n(found.taken.front().begin() + static_cast<std::ptrdiff_t>(begin), end - begin, true);
    UnitReading base;
    base.kind = named.kind;
    // The name alone decides whether it is a unit; the army decides which.
    base.nameCost = named.match.isExact ? std::min(named.cost, 60) : named.cost;
    base.nameWeight = named.match.weight;
    base.phraseWeight = named.weight;
    base.nameBegin = named.match.begin;
    base.nameEnd = named.match.end;
    if (!named.match.isExact)
        base.mended.push_back(first.words(begin, end) + " -> " + found.kind(base).name);
    found.counts = countsOf(names, named.kind, pieces, begin, end, found.taken);
    base.isReserve = takeReserve(pieces, found.taken);
    takeLead(first, end, found.taken.front());
    auto own = ownNameOf(names, named.kind, first, begin, end, found.taken.front());
    base.unit.name = std::move(own.name);
    takeNameBelow(pieces, found.taken, base.unit.name);
    base.cost = named.cost + own.cost;
    found.prices = pricesOf(pieces, begin, end, found.taken);
    addWays(found, base, ways);
}

} // namespace

std::vector<UnitReading> readUnit(const GameNames& names, const std::vector<Piece>& pieces, const Armies& armies,
                                  const Battle& battle)
{
    std::vector<UnitReading> ways;
    for (const auto& named : unitsNamed(names, pieces.front(), armies))
        readAs(names, named, pieces, battle, ways);
    std::ranges::stable_sort(ways, {}, &UnitReading::cost);
    return ways;
}

} // namespace muster::text
