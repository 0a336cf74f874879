#include "reading/gamedata/setups.h"

#include "battlescribe/compose/filler.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/judgement.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

namespace muster::gamewords {

namespace {

using battlescribe::Choice;
using battlescribe::Force;
using battlescribe::Game;
using battlescribe::Roster;
using battlescribe::Selection;
using battlescribe::data::Node;
using battlescribe::judge::Finding;
using battlescribe::judge::FindingKind;
using Findings = std::vector<Finding>;

/// What is tried of one list.
constexpr std::size_t mostSetUps = 24;
constexpr std::size_t mostTried = 400;
constexpr std::uint64_t mostWork = 100'000'000;

bool isOrHas(const Selection& selection, const std::string& id)
{
    return selection.id == id ||
           std::ranges::any_of(selection.selections, [&](const auto& each) { return isOrHas(each, id); });
}

/// The largest number in the name of a choice, as in "2. Skirmish (1001-2000 Points)"; 0: there is none.
std::int64_t largestNumberIn(const std::string& name)
{
    constexpr std::int64_t most = 1'000'000;
    std::int64_t largest = 0;
    std::int64_t number = 0;
    for (const char c : name) {
        const bool isDigit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (isDigit)
            number = std::min(most, number * 10 + (c - '0'));
        else if (c != ',' && c != '.')
            number = 0;
        largest = std::max(largest, number);
    }
    return largest;
}

bool isMissing(const Finding& finding)
{
    return finding.kind == FindingKind::TooFew || finding.kind == FindingKind::NotExactly;
}

std::string dependsOn(const std::string& name)
{
    return "it depends on \"" + name + "\" whether the list is legal, and the text does not say it";
}
constexpr auto dependsOnForce =
    "it depends on what force it is whether the list is legal, and the text does not say it";

/// A choice at the top of a force that sets the list up, and of which the text says nothing.
struct UnsaidRoot {
    std::string force; ///< id
    int root = 0;      ///< position in the book's roots
};

class SetUpFinder {
public:
    explicit SetUpFinder(const OpenList& list) : m_list(list), m_game(list.book.game()) {}

    SetUps find(const Roster& roster)
    {
        SetUps found{{roster}, {}, {}};
        if (m_list.setup.forces.isExport)
            return found;
        const auto findings = judged(roster);
        for (const auto& unsaid : unsaidRoots(roster, m_list.setup.roots)) {
            const auto isOpen = [&](const Finding& each) { return isAbout(each, unsaid, roster); };
            const bool isGuess = takenIn(roster, unsaid, rootOf(unsaid).choice) != nullptr && !sizesIn(unsaid).empty();
            if (!isGuess && std::ranges::none_of(findings, isOpen))
                continue;
            std::vector<Roster> rosters;
            for (const auto& each : found.rosters)
                for (auto& other : waysToTake(each, unsaid))
                    if (rosters.size() < mostSetUps)
                        rosters.push_back(std::move(other));
            if (rosters.empty()) {
                found.unfit = rootOf(unsaid).name;
                continue;
            }
            found.rosters = std::move(rosters);
            found.unsaid.push_back(rootOf(unsaid).name);
        }
        return found;
    }

    /// Whether so much was tried that nothing is known of the rest.
    [[nodiscard]] bool isSpent() const { return m_tried >= mostTried || m_budget.isSpent(); }

    std::string unsaidIn(const SetUps& setUps)
    {
        if (!setUps.unfit.empty())
            return dependsOn(setUps.unfit);
        const auto& roster = setUps.rosters.front();
        auto findings = judged(roster);
        const bool isLegal = findings.empty();
        std::vector<Findings> asSetUp;
        for (const auto& other : setUps.rosters)
            asSetUp.push_back(judged(other));
        const auto isOther = [&](const Findings& others) { return others.empty() != isLegal; };
        if (std::ranges::any_of(asSetUp, isOther))
            return dependsOn(setUps.unsaid.front());
        // Some data count the first unit of a kind otherwise, and texts have units in another order than files.
        auto turned = m_list.withUnits(roster);
        battlescribe::eachForce(turned.forces, [](Force& force) { std::ranges::reverse(force.selections); });
        if (isOther(findingsOf(turned)))
            return "it depends on the order of its units whether the list is legal";
        const auto asForce = asOtherForces(roster, findings);
        if (!asForce || std::ranges::any_of(*asForce, isOther))
            return dependsOnForce;
        if (isLegal)
            return {};
        // What is wrong must be wrong in each way, and for one reason.
        auto why = leaveFirm(findings, roster);
        if (findings.empty())
            return why;
        if (m_list.setup.forces.isExport)
            return {};
        for (const auto& others : asSetUp)
            keepOnly(findings, others);
        if (findings.empty())
            return dependsOn(setUps.unsaid.front());
        for (const auto& others : *asForce)
            keepOnly(findings, others);
        return findings.empty() ? dependsOnForce : whatMends(setUps, std::move(findings));
    }

private:
    // ---- judging

    Findings findingsOf(const Roster& roster)
    {
        ++m_tried;
        return battlescribe::judge::judge(m_game, roster, m_budget).findings;
    }
    Findings judged(const Roster& setUp) { return findingsOf(m_list.withUnits(setUp)); }

    // ---- what is not said

    [[nodiscard]] const Root& rootOf(const UnsaidRoot& unsaid) const
    {
        return m_list.book.roots()[static_cast<std::size_t>(unsaid.root)];
    }

    [[nodiscard]] bool isSaid(const std::string& name) const
    {
        return std::ranges::any_of(m_list.blocks.blocks, [&](const Block& block) {
            return std::ranges::any_of(block.unit.roots, [&](int root) {
                return m_list.book.roots()[static_cast<std::size_t>(root)].name == name;
            });
        });
    }

    /// Those of some roots that the forces at the top may have, and of which the text says nothing.
    [[nodiscard]] std::vector<UnsaidRoot> unsaidRoots(const Roster& roster, const std::set<int>& roots) const
    {
        std::vector<UnsaidRoot> unsaid;
        for (const auto& force : roster.forces)
            for (const auto root : roots)
                if (const UnsaidRoot each{force.id, root};
                    rootOf(each).catalogue == force.catalogue && !isSaid(rootOf(each).name))
                    unsaid.push_back(each);
        return unsaid;
    }

    /// All that may set the list up.
    [[nodiscard]] std::set<int> allRoots() const
    {
        auto roots = m_list.setup.roots;
        roots.insert(m_list.setup.free.begin(), m_list.setup.free.end());
        return roots;
    }

    static const Selection* takenIn(const Roster& roster, const UnsaidRoot& unsaid, Id<Choice> choice)
    {
        const auto* force = battlescribe::forceOf(roster, unsaid.force);
        const auto found = std::ranges::find(force->selections, choice, &Selection::choice);
        return found == force->selections.end() ? nullptr : &*found;
    }

    /// Whether it is missing, or something in it is.
    [[nodiscard]] bool isAbout(const Finding& finding, const UnsaidRoot& unsaid, const Roster& roster) const
    {
        const auto choice = rootOf(unsaid).choice;
        if (const auto* taken = takenIn(roster, unsaid, choice); taken != nullptr && isOrHas(*taken, finding.element))
            return isMissing(finding);
        return isMissing(finding) && finding.owner != Finding::Owner::Category && !finding.of.isNone() &&
               m_game.target(choice).id == m_game.node(finding.of).id;
    }

    // ---- taking it

    /// Adds a thing that a unit or what sets the list up may have, with all that it is in.
    void addInside(Selection& selection, const UnitNames& names, int inside) const
    {
        std::vector<int> way;
        for (auto at = inside; at >= 0; at = names.all[static_cast<std::size_t>(at)].parent)
            way.insert(way.begin(), at);
        auto* in = &selection;
        for (const auto at : way) {
            const auto choice = names.all[static_cast<std::size_t>(at)].choice;
            const auto there = std::ranges::find(in->selections, choice, &Selection::choice);
            in = there != in->selections.end() ? &*there : &in->selections.emplace_back();
            if (in->id.empty()) {
                in->id = m_list.ids.next();
                in->choice = choice;
            }
        }
    }

    /// A roster with the choice in it, which is taken if it is not there.
    Selection& takeRoot(Roster& roster, const UnsaidRoot& unsaid)
    {
        auto& selections = battlescribe::forceOf(roster, unsaid.force)->selections;
        const auto choice = rootOf(unsaid).choice;
        const auto there = std::ranges::find(selections, choice, &Selection::choice);
        if (there != selections.end())
            return *there;
        Selection selection;
        selection.id = m_list.ids.next();
        selection.choice = choice;
        selections.push_back(std::move(selection));
        const auto id = selections.back().id;
        battlescribe::compose::fillMinimums({m_game, m_list.ids, m_budget}, roster, id);
        return *battlescribe::selectionOf(roster, id);
    }

    /// The rosters in which the choice is taken as the data want it: each thing of which it may have one.
    std::vector<Roster> waysToTake(const Roster& roster, const UnsaidRoot& unsaid)
    {
        auto bare = roster;
        const auto id = takeRoot(bare, unsaid).id;
        const auto isRight = [&](const Roster& each) {
            const auto* taken = battlescribe::selectionOf(each, id);
            return std::ranges::none_of(judged(each), [&](const Finding& finding) {
                return isOrHas(*taken, finding.element) || isAbout(finding, unsaid, each);
            });
        };
        const auto& names = m_list.book.unit(unsaid.root);
        for (const auto& [size, inside] : sizesIn(unsaid)) // one that the data propose is a guess
            std::erase_if(battlescribe::selectionOf(bare, id)->selections, [&](const Selection& each) {
                return each.choice == names.all[static_cast<std::size_t>(inside)].choice;
            });
        if (isRight(bare))
            return {bare};
        std::vector<Roster> ways;
        for (const auto inside : insidesThatFit(unsaid)) {
            auto way = bare;
            addInside(*battlescribe::selectionOf(way, id), names, inside);
            battlescribe::compose::fillMinimums({m_game, m_list.ids, m_budget}, way, id);
            if (!isSpent() && isRight(way))
                ways.push_back(std::move(way));
        }
        return ways;
    }

    /// Sizes of a battle that the choice may have in it, the smallest first: what they come to, and their positions.
    /// Empty: it has none.
    std::vector<std::pair<std::int64_t, int>> sizesIn(const UnsaidRoot& unsaid) const
    {
        const auto& all = m_list.book.unit(unsaid.root).all;
        std::vector<std::pair<std::int64_t, int>> sizes;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (const auto size = largestNumberIn(std::string(m_game.target(all[i].choice).name));
                all[i].depth == 0 && size >= fewestPoints)
                sizes.emplace_back(size, static_cast<int>(i));
        std::ranges::stable_sort(sizes, {}, &std::pair<std::int64_t, int>::first);
        return sizes.size() > 1 ? sizes : std::vector<std::pair<std::int64_t, int>>();
    }

    /// What the choice may have in it; of sizes, those for which the points are not too many, or that which the text
    /// has as its limit.
    std::vector<int> insidesThatFit(const UnsaidRoot& unsaid) const
    {
        const auto& all = m_list.book.unit(unsaid.root).all;
        const auto sizes = sizesIn(unsaid);
        const auto limit = m_list.blocks.limit;
        const auto points = limit.value_or(m_list.blocks.total.value_or(0));
        const bool isExact = std::ranges::any_of(sizes, [&](const auto& each) { return each.first == limit; });
        std::vector<int> fitting;
        for (const auto& [size, inside] : sizes)
            if (isExact ? size == limit : size >= points)
                fitting.push_back(inside);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].depth == 0 &&
                std::ranges::find(sizes, static_cast<int>(i), &std::pair<std::int64_t, int>::second) == sizes.end())
                fitting.push_back(static_cast<int>(i));
        return fitting;
    }

    // ---- what the verdict depends on

    /// How many things that the text says are not there, by what was found.
    static std::ptrdiff_t hiddenIn(const Findings& findings, const Roster& setUp)
    {
        return std::ranges::count_if(findings, [&](const Finding& finding) {
            bool isUnsaid = false;
            battlescribe::eachForce(setUp.forces, [&](const Force& force) {
                isUnsaid = isUnsaid || std::ranges::any_of(force.selections, [&](const Selection& each) {
                               return isOrHas(each, finding.element);
                           });
            });
            return finding.kind == FindingKind::Hidden && !isUnsaid;
        });
    }

    [[nodiscard]] bool isForceMissing(const Finding& finding) const
    {
        return isMissing(finding) && !finding.of.isNone() && m_game.node(finding.of).kind == Node::Kind::Force;
    }

    /// What is found in the list as each other force of its first catalogue. A force in which something is not there
    /// that the text says is not meant, nor one that must have further forces in it; nothing if the list is rather such
    /// a force than this one.
    std::optional<std::vector<Findings>> asOtherForces(const Roster& setUp, const Findings& findings)
    {
        std::vector<Findings> all;
        if (m_list.setup.forces.isFirstNamed)
            return all;
        auto roster = m_list.withUnits(setUp);
        const auto hidden = hiddenIn(findings, setUp);
        for (const auto entry : battlescribe::compose::forceEntriesOf(m_game, m_list.setup.forces.catalogues.front())) {
            if (m_game.node(entry).isHidden)
                continue;
            roster.forces.front().entry = entry;
            auto others = findingsOf(roster);
            const auto its = hiddenIn(others, setUp);
            if (its < hidden)
                return std::nullopt;
            if (its == hidden &&
                std::ranges::none_of(others, [&](const Finding& each) { return isForceMissing(each); }))
                all.push_back(std::move(others));
        }
        return all;
    }

    /// Leaves the findings that others have, too, with the same limit.
    static void keepOnly(Findings& findings, const Findings& others)
    {
        std::erase_if(findings, [&](const Finding& finding) {
            return std::ranges::none_of(
                others, [&](const Finding& each) { return isSame(finding, each) && finding.limit == each.limit; });
        });
    }

    /// Leaves the findings that speak of what the text says. What there is besides, in words.
    std::string leaveFirm(Findings& findings, const Roster& setUp) const
    {
        const auto roster = m_list.withUnits(setUp);
        std::string why;
        std::erase_if(findings, [&](const Finding& finding) {
            const auto open = whyOpen(finding, roster);
            why = open.empty() ? why : open;
            return !open.empty();
        });
        return why;
    }

    /// Why what is found says nothing of the player's list; empty: it does.
    [[nodiscard]] std::string whyOpen(const Finding& finding, const Roster& roster) const
    {
        const auto* node = finding.of.isNone() ? nullptr : &m_game.node(finding.of);
        if (node != nullptr && node->kind == Node::Kind::Entry && hasNamesake(node->name))
            return dependsOn(std::string(node->name));
        if (m_list.setup.forces.isExport)
            return {};
        const bool isOfForce = finding.owner == Finding::Owner::Force || finding.owner == Finding::Owner::Category ||
                               finding.kind == FindingKind::Hidden;
        if (isOfForce && !m_list.setup.forces.isFirstNamed)
            return dependsOnForce;
        if (const auto* top = topOf(finding, roster); top != nullptr && isSetUp(top->choice))
            return dependsOn(std::string(m_game.target(top->choice).name)); // where it is was worked out
        const bool isChoice =
            node != nullptr && (node->kind == Node::Kind::Group ||
                                (node->kind == Node::Kind::Entry && node->type == Node::EntryType::Upgrade));
        return isChoice && isMissing(finding) && finding.count.isZero() ? dependsOn(std::string(node->name))
                                                                        : std::string();
    }

    [[nodiscard]] bool isSetUp(Id<Choice> choice) const
    {
        return std::ranges::any_of(m_list.setup.roots, [&](int root) {
            return m_list.book.roots()[static_cast<std::size_t>(root)].choice == choice;
        });
    }

    /// Whether several things at the top of a force have this name, so that the text may mean another.
    [[nodiscard]] bool hasNamesake(std::string_view name) const
    {
        const auto key = keyOf(name);
        const auto* all = m_list.book.rootBook().find(key);
        return all != nullptr && std::ranges::count(*all, key, [&](int root) {
                                     return keyOf(m_list.book.roots()[static_cast<std::size_t>(root)].name);
                                 }) > 1;
    }

    /// The selection at the top of a force that a finding is about, or in which it is; null if there is none.
    static const Selection* topOf(const Finding& finding, const Roster& roster)
    {
        const Selection* top = nullptr;
        battlescribe::eachForce(roster.forces, [&](const Force& force) {
            for (const auto& each : force.selections)
                if (isOrHas(each, finding.element))
                    top = &each;
        });
        return top;
    }

    /// The choice without which the list might be legal: what is found is not found once it is made otherwise. Empty:
    /// something is wrong in each way.
    std::string whatMends(const SetUps& setUps, Findings findings)
    {
        const auto& roster = setUps.rosters.front();
        std::string name;
        const auto without = [&](const Roster& other) {
            keepOnly(findings, judged(other));
            return findings.empty();
        };
        for (const auto& unsaid : unsaidRoots(roster, allRoots())) {
            name = rootOf(unsaid).name;
            if (std::ranges::find(setUps.unsaid, name) != setUps.unsaid.end())
                continue; // each of its ways was judged
            if (const auto* taken = takenIn(roster, unsaid, rootOf(unsaid).choice)) {
                auto other = roster;
                std::erase_if(battlescribe::forceOf(other, unsaid.force)->selections,
                              [&](const Selection& each) { return each.id == taken->id; });
                if (without(other))
                    return dependsOn(name);
            }
            auto bare = roster;
            const auto id = takeRoot(bare, unsaid).id;
            if (without(bare))
                return dependsOn(name);
            const auto& names = m_list.book.unit(unsaid.root);
            for (std::size_t i = 0; i < names.all.size(); ++i) {
                auto other = bare;
                addInside(*battlescribe::selectionOf(other, id), names, static_cast<int>(i));
                if (isSpent() || without(other))
                    return dependsOn(name);
            }
        }
        return {};
    }

    static constexpr std::int64_t fewestPoints = 50; ///< smaller numbers in names number them

    const OpenList& m_list;
    Game& m_game;
    WorkBudget m_budget{mostWork};
    std::size_t m_tried = 0; ///< rosters that were judged
};

} // namespace

SetUps findSetUps(const OpenList& list, const Roster& roster) { return SetUpFinder(list).find(roster); }

std::string whatIsUnsaid(const OpenList& list, const SetUps& setUps)
{
    const auto& forces = list.setup.forces;
    for (const auto force : forces.allied)
        for (const auto& block : list.blocks.blocks)
            if (block.unit.force == forces.ids[force])
                return "it depends on what force the allies are in whether the list is legal, and the text does not "
                       "say it";
    SetUpFinder finder(list);
    auto unsaid = finder.unsaidIn(setUps);
    return unsaid.empty() && finder.isSpent() ? "it leaves so much open that not all of it was tried" : unsaid;
}

} // namespace muster::gamewords
