#include "reading/gamedata/unitbuilder.h"

#include "battlescribe/compose/filler.h"
#include "battlescribe/judge/judgement.h"
#include "reading/gamedata/filled.h"
#include "reading/gamedata/modelkinds.h"
#include "reading/gamedata/unitwords.h"

#include <algorithm>
#include <map>
#include <memory>

namespace muster::gamewords {

using battlescribe::Choice;
using battlescribe::Decimal;
using battlescribe::Game;
using battlescribe::Selection;
using battlescribe::data::Node;

namespace {

// What speaks against a place for a thing.
constexpr Cost deeper = 15;    ///< for each entry between
constexpr Cost higher = 30;    ///< it is not in what the text has it in, but in what that is in
constexpr Cost full = 30;      ///< its group may have one only, and has another thing
constexpr Cost again = 20;     ///< the same thing is there already
constexpr Cost begunName = 25; ///< the text has only the beginning of its name
constexpr Cost saidTwice = 25;
constexpr Cost ofEach = 20;       ///< a count is of each of several, not of all together
constexpr Cost sharedOut = 5;     ///< which of several models has what is worked out
constexpr Cost isLost = 100;      ///< the unit has no such thing
constexpr Cost unlikelySize = 25; ///< models where the text counts units, or the other way round
constexpr Cost hiddenAlone = 10;  ///< the data hide a unit that stands alone
constexpr Cost notThere = 100;    ///< the data hide it
constexpr Cost overLimit = 40;
constexpr Cost otherPrice = 80;
constexpr Cost leftOut = 10;     ///< a text that has all leaves out what the data require
constexpr Cost priceOfEach = 40; ///< the price is that of one of several units

constexpr std::int64_t mostCopies = 50;
constexpr std::int64_t mostSize = 60; ///< a larger number in brackets is a price

/// How many of a thing its parent may have, by the file; none: as many as one likes.
std::optional<Decimal> mostOf(const Game& game, Id<Choice> choice)
{
    std::optional<Decimal> most;
    game.eachNodeOf(choice, [&](Id<Node> node) {
        for (const auto id : game.node(node).constraints) {
            const auto& constraint = game.definitions().constraints[id];
            if (constraint.type != battlescribe::data::Constraint::Type::Min && !constraint.query.isPercent &&
                constraint.query.field == battlescribe::data::Field::Selections &&
                constraint.query.scope == battlescribe::data::Scope::Parent)
                most = most ? std::min(*most, constraint.query.value) : constraint.query.value;
        }
    });
    return most;
}

/// How many of a thing or of a group its parent must have, by the file.
std::int64_t leastOf(const Game& game, Id<Choice> choice)
{
    std::int64_t least = 0;
    game.eachNodeOf(choice, [&](Id<Node> node) {
        for (const auto id : game.node(node).constraints) {
            const auto& constraint = game.definitions().constraints[id];
            if (constraint.type != battlescribe::data::Constraint::Type::Max && !constraint.query.isPercent &&
                constraint.query.field == battlescribe::data::Field::Selections &&
                constraint.query.scope == battlescribe::data::Scope::Parent)
                least = std::max(least, constraint.query.value.floor());
        }
    });
    return least;
}

/// Whether a unit may have a thing once, however many models it has.
bool isFew(const Game& game, Id<Choice> choice)
{
    using battlescribe::data::Scope;
    bool isFew = false;
    game.eachNodeOf(choice, [&](Id<Node> node) {
        for (const auto id : game.node(node).constraints) {
            const auto& constraint = game.definitions().constraints[id];
            const auto scope = constraint.query.scope;
            isFew = isFew || (constraint.type == battlescribe::data::Constraint::Type::Max &&
                              constraint.query.value == Decimal(1) &&
                              constraint.query.field == battlescribe::data::Field::Selections &&
                              (scope == Scope::Key || scope == Scope::Unit || scope == Scope::Ancestor ||
                               scope == Scope::RootEntry || scope == Scope::ModelOrUnit));
        }
    });
    return isFew;
}

bool isModel(const Game& game, Id<Choice> choice) { return game.target(choice).type == Node::EntryType::Model; }

} // namespace

/// The selections of one unit while they are made.
class UnitBuilder::Tree {
public:
    Tree(const GameBook& book, const UnitNames& names, Id<Choice> root, Ways& ways)
        : m_game(book.game()), m_names(names), m_ways(ways)
    {
        m_top.choice = root;
    }

    void place(const std::vector<Said>& things)
    {
        for (const auto& thing : things)
            place(thing, m_top);
    }

    [[nodiscard]] Selection selection(battlescribe::compose::NewIds& ids) const { return selectionOf(m_top, ids); }
    [[nodiscard]] Cost cost() const { return m_cost + (m_isCountOfEach.value_or(false) ? ofEach : 0); }
    [[nodiscard]] std::vector<const Said*> lost() const { return m_lost; }

private:
    struct Part {
        Id<Choice> choice;
        int inside = -1; ///< -1: the unit itself
        std::int64_t amount = 1;
        bool isForAll = false;
        bool isBetween = false; ///< nothing but what is in it was named so far
        bool isOfFew = false;   ///< it has what only some models of a unit have: a musician
        Part* above = nullptr;
        std::vector<std::unique_ptr<Part>> below;

        [[nodiscard]] std::int64_t number() const
        {
            return isForAll ? amount : amount * (above == nullptr ? 1 : above->number());
        }
    };

    struct Candidate {
        int inside = 0;
        Part* above = nullptr; ///< in which it is, at whatever depth
        Cost cost = 0;
    };

    /// Where a thing may be, below a part or, failing that, below what that is in.
    std::vector<Candidate> candidatesFor(const Said& thing, Part& part)
    {
        std::vector<Candidate> candidates;
        const auto add = [&](int inside, Cost more) {
            Cost up = 0;
            for (auto* above = &part; above != nullptr; above = above->above, up += higher)
                if (const auto depth = m_names.depthBelow(inside, above->inside)) {
                    const bool isThere = std::ranges::any_of(
                        above->below, [&](const auto& each) { return each->inside == inside && !each->isBetween; });
                    candidates.push_back({inside, above,
                                          up + *depth * deeper + more + (isThere ? again : 0) +
                                              (!isThere && isFull(inside, *above) ? full : 0)});
                    break;
                }
        };
        if (const auto* found = m_names.book.find(thing.key))
            for (const auto inside : *found)
                add(inside, 0);
        // "Rifleman" for "Rifleman with launcher": programs leave out what tells models apart.
        for (std::size_t i = 0; i < m_names.all.size(); ++i)
            if (isModel(m_game, m_names.all[i].choice) && m_names.all[i].key.starts_with(thing.key + ' '))
                add(static_cast<int>(i), begunName);
        // Of two with one name, that which the data require is meant: it is there anyway.
        std::ranges::stable_sort(candidates, {}, [&](const Candidate& each) {
            return std::pair(each.cost, leastOf(m_game, m_names.all[index(each)].choice) == 0);
        });
        std::erase_if(candidates,
                      [&](const Candidate& each) { return each.cost > candidates.front().cost + clearlyWorse; });
        constexpr std::size_t most = 8;
        if (candidates.size() > most)
            candidates.resize(most);
        return candidates;
    }

    /// Whether something else was taken in the group of a thing, which may have one only.
    [[nodiscard]] bool isFull(int inside, const Part& above) const
    {
        const auto group = m_game[m_names.all[static_cast<std::size_t>(inside)].choice].group;
        if (group.isNone() || mostOf(m_game, group) != Decimal(1))
            return false;
        return std::ranges::any_of(above.below, [&](const auto& each) {
            return each->inside != inside && !each->isBetween && m_game.isIn(each->choice, group);
        });
    }

    /// The part for a thing below another, with whatever entries are between.
    Part& partFor(int inside, Part& above)
    {
        std::vector<int> way;
        for (auto at = inside; at != above.inside; at = m_names.all[static_cast<std::size_t>(at)].parent)
            way.insert(way.begin(), at);
        auto* part = &above;
        for (const auto at : way) {
            // What was named last is what the text goes on with; a thing that is named again is another one.
            const auto there = std::find_if(part->below.rbegin(), part->below.rend(), [&](const auto& each) {
                return each->inside == at && (at != inside || each->isBetween) &&
                       !(each->isOfFew && isFull(inside, *each)); // the next of the command is another model
            });
            if (there != part->below.rend()) {
                part = there->get();
                continue;
            }
            auto& made = part->below.emplace_back(std::make_unique<Part>());
            made->choice = m_names.all[static_cast<std::size_t>(at)].choice;
            made->inside = at;
            made->isBetween = true;
            made->above = part;
            part = made.get();
        }
        return *part;
    }

    /// "4 Riflemen: 4 rifles": of all together, or of each. A text has one manner for a unit.
    bool isCountOfEach()
    {
        if (!m_isCountOfEach)
            m_isCountOfEach = m_ways.choose({0, ofEach}) == 1;
        return *m_isCountOfEach;
    }

    /// "10x Shield", said of the unit: one for each of ten models, which nobody has named.
    [[nodiscard]] bool isOneOfEach(const Part& part, std::int64_t number) const
    {
        const auto& above = *part.above;
        return above.isBetween && above.amount == 1 && isModel(m_game, above.choice) &&
               Decimal(number) > mostOf(m_game, part.choice).value_or(Decimal(number));
    }

    void addNumber(Part& part, std::int64_t number, bool isEach)
    {
        if (part.isBetween)
            part.amount = 0;
        part.isBetween = false;
        if (part.above->isBetween && isFew(m_game, part.choice))
            part.above->isOfFew = true;
        if (isOneOfEach(part, number)) {
            part.above->amount = number;
            part.amount = 1;
            return;
        }
        if (number > 1 && part.above->number() > 1 && isCountOfEach()) {
            part.amount += number;
            return;
        }
        const auto of = part.above->number();
        if (isEach || of <= 1 || number % of == 0)
            part.amount += isEach ? 1 : number / std::max<std::int64_t>(of, 1);
        else {
            part.amount = part.number() + number;
            part.isForAll = true;
        }
    }

    void place(const Said& thing, Part& part)
    {
        // Words of a name that modifiers have made longer, and then the thing itself: one thing.
        const bool isThere =
            thing.count == 1 && thing.below.empty() && std::ranges::any_of(part.below, [&](const auto& each) {
                return each->inside >= 0 && !each->isBetween && each->below.empty() &&
                       m_names.all[static_cast<std::size_t>(each->inside)].key == thing.key;
            });
        if (isThere && m_ways.choose({0, saidTwice}) == 1) {
            m_cost += saidTwice;
            return;
        }
        const auto candidates = candidatesFor(thing, part);
        if (candidates.empty()) {
            m_lost.push_back(&thing);
            m_cost += isLost;
            for (const auto& below : thing.below) // a name that is no choice may head some
                place(below, part);
            return;
        }
        if (placeApart(thing, candidates))
            return;
        std::vector<Cost> costs;
        for (const auto& each : candidates)
            costs.push_back(each.cost);
        const auto& taken = candidates[whichOf(thing, part, candidates, costs)];
        m_cost += taken.cost;
        auto& made = partFor(taken.inside, *taken.above);
        addNumber(made, thing.count, !thing.hasCount);
        for (const auto& below : thing.below)
            place(below, made);
    }

    /// The same thing in the same place is read in the same way: models that are alike are not asked about one by one.
    std::size_t whichOf(const Said& thing, const Part& part, const std::vector<Candidate>& candidates,
                        const std::vector<Cost>& costs)
    {
        if (costs.size() < 2)
            return 0;
        auto key = thing.key + '*' + std::to_string(thing.count) + '|' + std::to_string(part.inside);
        for (const auto& each : candidates)
            key += ' ' + std::to_string(each.inside) + ':' + std::to_string(each.cost);
        const auto [known, isNew] = m_answers.try_emplace(std::move(key), 0);
        if (isNew)
            known->second = m_ways.choose(costs);
        return known->second;
    }

    /// Models of one name that the data have as several, by what they carry: "4 Riflemen: 3 rifles, 1 launcher".
    bool placeApart(const Said& thing, const std::vector<Candidate>& candidates)
    {
        constexpr std::size_t most = 8;
        std::vector<const Candidate*> kinds;
        for (const auto& each : candidates)
            if (isModel(m_game, m_names.all[index(each)].choice) && each.above == candidates.front().above &&
                kinds.size() < most)
                kinds.push_back(&each);
        if (kinds.size() < 2 || thing.below.empty())
            return false;
        std::vector<ModelKind> models;
        for (const auto* each : kinds)
            models.push_back(kindOf(each->inside, (each->cost - kinds.front()->cost) / deeper));
        const auto isOfModels = [&](const Said& below) {
            return std::ranges::any_of(models, [&](const ModelKind& kind) { return kind.most.contains(below.key); });
        };
        ThingCounts counts;
        for (const auto& below : thing.below)
            if (isOfModels(below))
                counts[below.key] += countOf(below, thing.count);
        const auto shares = shareModels(models, thing.count, counts);
        if (counts.empty() || !shares)
            return false;
        m_cost += sharedOut;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if ((*shares)[i].models > 0) {
                auto& made = partFor(kinds[i]->inside, *kinds[i]->above);
                addNumber(made, (*shares)[i].models, false);
                placeShare(thing, (*shares)[i], made);
            }
        auto& last = *kinds.front()->above; // what no model has may be the unit's
        for (const auto& below : thing.below)
            if (!isOfModels(below))
                place(below, last);
        return true;
    }

    /// How many all models together have of a thing.
    std::int64_t countOf(const Said& thing, std::int64_t models)
    {
        if (!thing.hasCount)
            return models;
        return thing.count > 1 && models > 1 && isCountOfEach() ? thing.count * models : thing.count;
    }

    /// What one of several kinds of model has of what the text says.
    void placeShare(const Said& thing, const ModelShare& share, Part& made)
    {
        for (const auto& below : thing.below) {
            const auto its = share.things.find(below.key);
            if (its == share.things.end() || &below != firstWith(thing, below.key))
                continue;
            auto each = below;
            each.count = its->second;
            each.hasCount = true;
            const auto candidates = candidatesFor(each, made);
            auto& part = partFor(candidates.front().inside, *candidates.front().above);
            setAmount(part, its->second);
            for (const auto& inner : below.below) // not of the copy: what is lost is kept
                place(inner, part);
        }
    }

    static const Said* firstWith(const Said& thing, const std::string& key)
    {
        return &*std::ranges::find(thing.below, key, &Said::key);
    }

    /// So many of all together.
    static void setAmount(Part& part, std::int64_t number)
    {
        const auto of = part.above->number();
        part.isBetween = false;
        part.isForAll = of > 1 && number % of != 0;
        part.amount = part.isForAll ? number : number / std::max<std::int64_t>(of, 1);
    }

    /// What a kind of model has, whatever that is in.
    [[nodiscard]] ModelKind kindOf(int inside, int unlikely) const
    {
        constexpr std::int64_t many = 20;
        ModelKind kind;
        kind.unlikely = unlikely;
        kind.mostModels = mostOf(m_game, m_names.all[static_cast<std::size_t>(inside)].choice)
                              .value_or(Decimal(kind.mostModels))
                              .floor();
        std::map<Id<Choice>, std::size_t> groups;
        for (std::size_t i = 0; i < m_names.all.size(); ++i) {
            const auto& each = m_names.all[i];
            if (!m_names.depthBelow(static_cast<int>(i), inside))
                continue;
            const auto most =
                std::clamp<std::int64_t>(mostOf(m_game, each.choice).value_or(Decimal(many)).floor(), 0, many);
            kind.most[each.key] += most;
            if (each.parent != inside)
                continue;
            if (leastOf(m_game, each.choice) > 0)
                ++kind.always[each.key];
            for (auto group = m_game[each.choice].group; !group.isNone(); group = m_game[group].group)
                if (const auto its = mostOf(m_game, group)) {
                    const auto known = groups.try_emplace(group, kind.groups.size()).first;
                    if (known->second == kind.groups.size())
                        kind.groups.push_back({{}, leastOf(m_game, group), its->floor()});
                    kind.groups[known->second].keys.insert(each.key);
                }
        }
        return kind;
    }

    /// How many models of a kind there are at least, where nobody has said how many: what is said of one is said of
    /// all.
    [[nodiscard]] std::int64_t leastModels(const Part& part) const
    {
        if (!isModel(m_game, part.choice) || part.above == nullptr || part.isOfFew)
            return 0;
        std::int64_t least = leastOf(m_game, part.choice);
        for (auto group = m_game[part.choice].group; !group.isNone(); group = m_game[group].group) {
            auto its = leastOf(m_game, group);
            for (const auto& each : part.above->below)
                if (each.get() != &part && m_game.isIn(each->choice, group))
                    its -= each->amount;
            least = std::max(least, its);
        }
        return least;
    }

    static std::size_t index(const Candidate& candidate) { return static_cast<std::size_t>(candidate.inside); }

    Selection selectionOf(const Part& part, battlescribe::compose::NewIds& ids) const
    {
        Selection selection;
        selection.id = ids.next();
        selection.choice = part.choice;
        selection.amount = std::max({part.amount, std::int64_t{1}, part.isBetween ? leastModels(part) : 0});
        selection.isForAll = part.isForAll;
        for (const auto& below : part.below)
            selection.selections.push_back(selectionOf(*below, ids));
        return selection;
    }

    const Game& m_game;
    const UnitNames& m_names;
    Ways& m_ways;
    Part m_top;
    Cost m_cost = 0;
    std::optional<bool> m_isCountOfEach;
    std::map<std::string, std::size_t> m_answers; ///< by what was asked
    std::vector<const Said*> m_lost;
};

namespace {

/// The models of a unit: the outermost things that are models.
std::int64_t modelsIn(const Game& game, const Selection& selection, std::int64_t number)
{
    std::int64_t models = 0;
    for (const auto& each : selection.selections) {
        const auto its = each.isForAll ? each.amount : each.amount * number;
        models += isModel(game, each.choice) ? its : modelsIn(game, each, its);
    }
    return models;
}

/// The kind of model that a unit may have the most of; of several, that of which it has the most.
Selection* mostModels(const Game& game, Selection& selection)
{
    Selection* best = nullptr;
    const auto worth = [&](const Selection& each) {
        const auto most = mostOf(game, each.choice).value_or(Decimal(battlescribe::Decimal::mostInData));
        return std::pair(most, each.amount);
    };
    for (auto& each : selection.selections) {
        auto* found = isModel(game, each.choice) ? &each : mostModels(game, each);
        if (found != nullptr && (best == nullptr || worth(*found) > worth(*best)))
            best = found;
    }
    return best;
}

bool hasModels(const Game& game, const UnitNames& names)
{
    return std::ranges::any_of(names.all, [&](const Inside& each) { return isModel(game, each.choice); });
}

} // namespace

UnitBuilder::UnitBuilder(GameBook& book, battlescribe::Roster roster, bool isWhole, battlescribe::compose::NewIds& ids,
                         WorkBudget& budget)
    : m_book(book), m_roster(std::move(roster)), m_isWhole(isWhole), m_ids(ids), m_budget(budget)
{
}

std::vector<Made> UnitBuilder::make(const SaidUnit& unit)
{
    constexpr std::size_t mostWays = 24;
    constexpr std::size_t mostKept = 4;
    std::vector<Made> all;
    for (Ways ways(mostWays); ways.next();) {
        auto made = build(unit, ways);
        made.content = contentOf(made.copies);
        const bool isPlain = made.cost == 0 && ways.places() == 0;
        all.push_back(std::move(made));
        if (isPlain || m_budget.isSpent())
            break;
    }
    std::ranges::stable_sort(all, {}, &Made::cost);
    std::erase_if(all, [&](const Made& made) { return made.cost > all.front().cost + clearlyWorse; });
    for (std::size_t i = 0; i + 1 < all.size(); ++i) // the same, come by in another way
        all.erase(std::remove_if(all.begin() + static_cast<std::ptrdiff_t>(i) + 1, all.end(),
                                 [&](const Made& made) { return made.content == all[i].content; }),
                  all.end());
    if (all.size() > mostKept)
        all.resize(mostKept);
    return all;
}

Made UnitBuilder::build(const SaidUnit& unit, Ways& ways)
{
    const auto which = unit.roots.size() > 1 ? ways.choose(std::vector<Cost>(unit.roots.size(), 0)) : 0;
    Made made;
    made.root = unit.roots[which];
    Tree tree(m_book, m_book.unit(made.root), m_book.roots()[static_cast<std::size_t>(made.root)].choice, ways);
    tree.place(unit.things);
    made.cost = tree.cost();
    made.lost = tree.lost();

    auto& selections = battlescribe::forceOf(m_roster, unit.force)->selections;
    auto said = tree.selection(m_ids);
    said.notes.customName = unit.ownName.toStdString();
    selections = {said};
    fill(said.id);
    leaveToRoster(m_book.game(), selections.back(), &said);
    const bool isFilled = !(selections.back() == said);
    takeSize(unit, selections.back(), ways, made);
    auto best = judged(unit, made, selections.back());
    if (!isFilled)
        return best;
    const auto take = [&](Made other) {
        if (other.cost < best.cost)
            best = std::move(other);
    };
    // Where that is not right, the text may have said all that the unit has, or more of it.
    if (best.cost > made.cost)
        if (auto fitting = withoutSurplus(unit, best.copies.front(), said))
            take(judged(unit, made, *fitting));
    if (m_isWhole && made.number == 1) {
        auto bare = judged(unit, made, said);
        if (bare.cost == made.cost || ways.choose({0, leftOut}) == 0)
            return bare;
        best.cost += leftOut;
    } else if (best.cost > made.cost)
        take(judged(unit, made, said));
    return best;
}

/// What is made of a unit: as many copies of a selection as `made` says, with what the data say of them. They are in
/// the roster for so long as that takes.
Made UnitBuilder::judged(const SaidUnit& unit, Made made, Selection selection)
{
    auto& selections = battlescribe::forceOf(m_roster, unit.force)->selections;
    selections.clear();
    selections.push_back(std::move(selection));
    for (std::int64_t i = 1; i < made.number; ++i) {
        auto copy = selections.front();
        battlescribe::compose::renew(copy, m_ids);
        selections.push_back(std::move(copy));
    }
    judge(unit, made);
    made.copies = std::exchange(selections, {});
    return made;
}

/// A unit without what was filled in and is too much; nothing if there is no such thing. The roster is without units.
std::optional<Selection> UnitBuilder::withoutSurplus(const SaidUnit& unit, Selection selection, const Selection& said)
{
    constexpr int most = 12;
    auto& selections = battlescribe::forceOf(m_roster, unit.force)->selections;
    bool isOther = false;
    for (int i = 0; i < most; ++i) {
        selections = {selection};
        const auto findings = battlescribe::judge::judge(m_book.game(), m_roster, m_budget).findings;
        if (!takeOutSurplus(m_book.game(), selection, said, findings))
            break;
        isOther = true;
    }
    selections.clear();
    return isOther ? std::optional(std::move(selection)) : std::nullopt;
}

/// Takes what the minimums of the data require, at every depth.
void UnitBuilder::fill(const std::string& selection)
{
    battlescribe::compose::fillMinimums({m_book.game(), m_ids, m_budget}, m_roster, selection);
    std::vector<std::string> below;
    for (const auto& each : battlescribe::selectionOf(m_roster, selection)->selections)
        below.push_back(each.id);
    for (const auto& id : below)
        fill(id);
}

/// Gives a unit so many models of the one kind that it has; false: there are several, or they are further in.
bool UnitBuilder::addModels(int root, std::int64_t number, Selection& selection)
{
    const auto& all = m_book.unit(root).all;
    const auto isOne = [&](const Inside& each) { return each.depth == 0 && isModel(m_book.game(), each.choice); };
    if (std::ranges::count_if(all, isOne) != 1)
        return false;
    Selection models;
    models.id = m_ids.next();
    models.choice = std::ranges::find_if(all, isOne)->choice;
    models.amount = number;
    selection.selections.push_back(std::move(models));
    return true;
}

/// Units or models: what the number before a name is, and one in brackets behind it.
void UnitBuilder::takeSize(const SaidUnit& unit, Selection& selection, Ways& ways, Made& made)
{
    const auto& game = m_book.game();
    const auto models = modelsIn(game, selection, 1);
    const bool mayHaveModels = hasModels(game, m_book.unit(made.root));
    auto size = unit.size;
    made.number = unit.count;
    if (!size && unit.count > 1 && mayHaveModels) {
        if (models == unit.count ||
            ways.choose({unit.isTimes ? 0 : unlikelySize, unit.isTimes ? unlikelySize : 0}) == 1)
            size = unit.count;
    }
    if (!size && unit.figures.size() == 1 && mayHaveModels) // "[10]": a size, or a price
        if (ways.choose({0, unit.figures.front() > mostSize ? notThere : unlikelySize / 2}) == 1)
            size = unit.figures.front();
    made.isSized = size && !unit.figures.empty() && *size == unit.figures.front();
    if (size) {
        if (size == unit.count)
            made.number = 1;
        if (auto* most = mostModels(game, selection);
            most != nullptr && most->amount + *size - models > 0 && !most->isForAll)
            most->amount += *size - models;
        else if (models == 0 && addModels(made.root, *size, selection))
            fill(selection.selections.back().id);
        else if (models != *size)
            made.cost += isLost;
    }
    made.number = std::clamp<std::int64_t>(made.number, 1, mostCopies);
}

/// What the data say of the unit alone: its price, and what may not be there.
void UnitBuilder::judge(const SaidUnit& unit, Made& made)
{
    const auto judgement = battlescribe::judge::judge(m_book.game(), m_roster, m_budget);
    const auto& selections = battlescribe::forceOf(m_roster, unit.force)->selections;
    std::vector<Decimal> sums(judgement.totals.size());
    const auto first = judgement.find(selections.back().id);
    if (first.isNone())
        return;
    for (auto at = first; at != judgement.elements[first].end; ++at)
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += judgement.elements[at].costs[i];
    const bool isGuessed = made.cost > 0; // where things are, or how many
    for (const auto& finding : judgement.findings) {
        const auto at = judgement.find(finding.element);
        if (finding.owner != battlescribe::judge::Finding::Owner::Selection || at.isNone() || at < first ||
            at >= judgement.elements[first].end)
            continue;
        made.isDoubtful = made.isDoubtful || isGuessed;
        const bool isHidden = finding.kind == battlescribe::judge::FindingKind::Hidden;
        const bool isOfUnit = finding.element == selections.back().id; // which other units of the list may show
        made.cost += !isHidden ? overLimit : isOfUnit ? hiddenAlone : notThere;
    }
    const auto timesCopies = [&](Decimal sum) { return Decimal::ofMillionths(sum.millionths() * made.number); };
    const auto claims = [&] {
        auto all = unit.prices;
        if (all.empty() && !made.isSized)
            all = unit.figures;
        return all;
    }();
    for (std::size_t i = 0; i < sums.size() && !made.actual; ++i)
        if (!judgement.totals[i].isHidden && !sums[i].isZero())
            made.actual = timesCopies(sums[i]);
    if (claims.empty())
        return;
    made.claimed = claims.front();
    bool isSame = false;
    bool isOfAll = false;
    for (std::size_t i = 0; i < sums.size(); ++i) {
        if (judgement.totals[i].isHidden)
            continue;
        for (const auto claim : claims)
            if (const auto whole = timesCopies(sums[i]); sums[i].floor() == claim || whole.floor() == claim) {
                isSame = true;
                isOfAll = isOfAll || whole.floor() == claim;
                made.claimed = claim;
                made.actual = sums[i].floor() == claim ? sums[i] : whole;
            }
    }
    made.differs = !isSame;
    if (isSame && !isOfAll)
        made.cost += priceOfEach;
    if (!isSame)
        made.cost += unit.prices.empty() ? otherPrice / 2 : otherPrice;
}

} // namespace muster::gamewords
