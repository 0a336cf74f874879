#include "reading/gamedata/gamereader.h"

#include "battlescribe/compose/beginning.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/saved/fileroster.h"
#include "battlescribe/verdict/judging.h"
#include "reading/gamedata/blocks.h"
#include "reading/gamedata/forces.h"
#include "reading/gamedata/setups.h"
#include "reading/gamedata/unitwords.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <set>

namespace muster::gamewords {

namespace {

using battlescribe::Roster;
using battlescribe::Selection;
using battlescribe::Session;
using text::Line;

/// So many ways to read a text are tried, and so many of the good ones judged.
constexpr std::size_t mostWays = 160;
constexpr std::size_t mostJudged = 24;
/// More different units are nobody's list.
constexpr std::size_t mostUnits = 400;
constexpr std::uint64_t mostWork = 30'000'000;

} // namespace

class GameReader::Inner {
public:
    Inner(Session session, const std::vector<Line>& lines, const std::vector<QString>& original,
          const std::vector<std::string>& allies)
        : m_session(std::move(session)),
          m_lines(lines),
          m_original(original),
          m_held(m_session.game->lock()),
          m_ids(hashOf(original)),
          m_budget(mostWork),
          m_setup{{}, {}, {}, addSaidForces({*m_session.game, m_ids, m_budget}, m_session.roster, lines, allies)},
          m_book(*m_session.game, m_setup.forces.catalogues),
          m_builder(m_book, bareRoster(m_session.roster), m_setup.forces.isExport, m_ids, m_budget)
    {
        leaveOutUnits();
        findSetup();
        if (m_setup.forces.isExport)
            m_session.roster = bareRoster(std::move(m_session.roster));
    }

    [[nodiscard]] const GameBook& book() const { return m_book; }

    /// How many lines begin with the name of a unit.
    [[nodiscard]] int unitLines() const
    {
        constexpr std::size_t mostBefore = 8; // "Char1: 10 x"
        int count = 0;
        for (const auto& line : m_lines) {
            bool isNamed = false;
            for (std::size_t at = 0; !isNamed && at < line.tokens.size() && at < mostBefore; ++at) {
                const auto found = m_book.rootBook().longest(line.tokens, at, line.tokens.size());
                isNamed = found.things &&
                          std::ranges::any_of(*found.things, [&](int root) { return !m_setup.roots.contains(root); });
            }
            count += isNamed ? 1 : 0;
        }
        return count;
    }

    /// The units that a line may be.
    [[nodiscard]] std::vector<GameWords::Unit> units() const
    {
        std::vector<GameWords::Unit> units;
        for (std::size_t i = 0; i < m_book.roots().size(); ++i)
            if (const auto& root = m_book.roots()[i]; !m_setup.roots.contains(static_cast<int>(i)))
                units.push_back({m_session.game->pathOf(root.choice), root.name});
        std::ranges::sort(units, {}, &GameWords::Unit::name);
        return units;
    }

    std::optional<GameText> read(const GameChoice& choice, const std::string& name,
                                 const std::vector<LineChoice>& settled)
    {
        findWays();
        settle(settled);
        if (m_isTooLong || m_ways.empty() || m_ways.front().units.empty())
            return std::nullopt;
        const auto setUps = findSetUps(openList(), m_session.roster);
        m_session.roster = setUps.rosters.front();
        judgeWays();
        GameText text;
        auto reading = tell(choice);
        text.units = unitLines();
        text.isNamed = choice.isNamed;
        auto list = listOf(m_ways.front(), reading, name);
        if (!list)
            return std::nullopt;
        text.list = std::move(*list);
        const auto unsaid = whatIsUnsaid(openList(), setUps);
        m_held = {};
        battlescribe::judgeBy(m_session, text.list);
        text.list.roster.madeBy.clear(); // nobody's program did
        claim(text.list.sums, reading.claimedTotal);
        text.list.reading = std::make_shared<const TextReading>(std::move(reading));
        tellUnsaid(text.list, unsaid, setUps);
        return text;
    }

private:
    /// One way to read the whole text.
    struct Way {
        Blocks blocks;
        std::vector<const Made*> units; ///< by block
        Cost cost = 0;
        double weight = 0; ///< how good it is against the others
        bool isLegal = false;
        std::ptrdiff_t hidden = 0; ///< things that the data hide
    };

    /// What a new list takes by itself is how it is set up. Units, and whatever costs something, stand in the text or
    /// are not there.
    void leaveOutUnits()
    {
        const auto& game = *m_session.game;
        const auto judgement = battlescribe::judge::judge(*m_session.game, m_session.roster, m_budget);
        const auto isFree = [&](const Selection& selection) {
            const auto first = judgement.find(selection.id);
            for (auto at = first; !first.isNone() && at != judgement.elements[first].end; ++at)
                if (std::ranges::any_of(judgement.elements[at].costs,
                                        [](battlescribe::Decimal cost) { return !cost.isZero(); }))
                    return false;
            return game.target(selection.choice).type == battlescribe::data::Node::EntryType::Upgrade;
        };
        battlescribe::eachForce(m_session.roster.forces, [&](battlescribe::Force& force) {
            std::erase_if(force.selections, std::not_fn(isFree));
        });
    }

    /// What the forces have by themselves, and what else is in its categories: no units.
    void findSetup()
    {
        constexpr std::size_t most = 40;
        const auto& game = *m_session.game;
        std::set<battlescribe::data::Key> categories;
        const auto eachCategory = [&](Id<battlescribe::Choice> choice, const auto& take) {
            game.eachNodeOf(choice, [&](Id<battlescribe::data::Node> node) {
                for (const auto link : game.node(node).categories)
                    take(game.node(link).targetKey);
            });
        };
        const auto& taken = m_session.roster.forces.front().selections;
        for (const auto& each : taken)
            eachCategory(each.choice, [&](battlescribe::data::Key key) { categories.insert(key); });
        for (std::size_t root = 0; root < m_book.roots().size() && m_setup.roots.size() < most; ++root) {
            const auto choice = m_book.roots()[root].choice;
            const bool isTaken = std::ranges::find(taken, choice, &Selection::choice) != taken.end();
            bool isSetup = isTaken;
            if (game.target(choice).type == battlescribe::data::Node::EntryType::Upgrade)
                eachCategory(choice,
                             [&](battlescribe::data::Key key) { isSetup = isSetup || categories.contains(key); });
            if (isSetup)
                m_setup.roots.insert(static_cast<int>(root));
            if (isTaken)
                m_setup.taken.insert(static_cast<int>(root));
            if (!isSetup && isFreeUpgrade(choice) && m_setup.free.size() < most)
                m_setup.free.insert(static_cast<int>(root));
        }
    }

    [[nodiscard]] bool isFreeUpgrade(Id<battlescribe::Choice> choice) const
    {
        const auto& game = *m_session.game;
        bool isFree = game.target(choice).type == battlescribe::data::Node::EntryType::Upgrade;
        game.eachNodeOf(choice, [&](Id<battlescribe::data::Node> node) {
            for (const auto id : game.node(node).costs)
                isFree = isFree && game.definitions().costs[id].value.isZero();
        });
        return isFree;
    }

    static std::uint64_t hashOf(const std::vector<QString>& lines)
    {
        std::uint64_t hash = 1469598103934665603U;
        for (const auto& line : lines)
            for (const auto sign : line)
                hash = (hash ^ sign.unicode()) * 1099511628211U;
        return hash;
    }

    /// The forces without anything in them: units are tried in it one by one.
    static Roster bareRoster(Roster roster)
    {
        battlescribe::eachForce(roster.forces, [](battlescribe::Force& force) { force.selections.clear(); });
        return roster;
    }

    // ---- settling

    /// Reads as a person said, one choice after the other. What cannot be so is left as it was.
    void settle(const std::vector<LineChoice>& choices)
    {
        bool isCurrent = true;
        for (const auto& choice : choices) {
            const auto before = m_setup.settled;
            if (m_ways.empty() || !note(choice))
                continue;
            m_setup.settled.lines.insert(choice.line);
            isCurrent = choice.means != LineChoice::Means::AsRead;
            if (!isCurrent)
                continue; // it is what the best way has
            const auto ways = std::exchange(m_ways, {});
            findWays();
            if (m_ways.empty()) {
                m_setup.settled = before;
                m_ways = ways;
            }
        }
        if (!isCurrent)
            findWays();
    }

    /// Whether it can be so, as far as one sees.
    bool note(const LineChoice& choice)
    {
        auto& settled = m_setup.settled;
        const auto& best = m_ways.front();
        std::vector<std::size_t> heads; // of the line, or of the unit that it speaks of
        for (std::size_t i = 0; i < best.units.size(); ++i)
            if (std::ranges::any_of(best.blocks.blocks[i].lines,
                                    [&](std::size_t at) { return m_lines[at].number == choice.line; }))
                heads.push_back(i);
        const auto keep = [&] {
            for (const auto i : heads)
                settled.made[best.blocks.blocks[i].lines.front()] = wordsOf(*m_session.game, *best.units[i]);
        };
        switch (choice.means) {
        case LineChoice::Means::AsRead:
            keep();
            return true;
        case LineChoice::Means::Guess:
            for (const auto i : heads)
                if (const auto at = best.blocks.blocks[i].lines.front(); m_guesses.has(at, choice.unit)) {
                    keep(); // the others of the line
                    settled.made[at] = choice.unit;
                    return true;
                }
            return false;
        case LineChoice::Means::OtherUnit:
            for (std::size_t root = 0; root < m_book.roots().size(); ++root)
                if (m_session.game->pathOf(m_book.roots()[root].choice) == choice.unit) {
                    settled.roots[choice.line] = static_cast<int>(root);
                    return true;
                }
            return false;
        case LineChoice::Means::Nothing:
            settled.nothing.insert(choice.line);
            return true;
        }
        return false;
    }

    /// The units of a way, one for each block; false: they are not as a person said.
    bool takeUnits(Way& way, Ways& ways)
    {
        std::size_t settled = 0;
        std::map<const std::vector<Made>*, std::size_t> known; // what is said in the same words is meant alike
        for (const auto& block : way.blocks.blocks) {
            const auto& made = makeUnit(block.unit);
            if (m_isTooLong)
                return false;
            if (const auto said = m_setup.settled.made.find(block.lines.front()); said != m_setup.settled.made.end()) {
                const auto its = std::ranges::find_if(
                    made, [&](const Made& each) { return wordsOf(*m_session.game, each) == said->second; });
                if (its == made.end())
                    return false;
                way.units.push_back(&*its);
                ++settled;
                continue;
            }
            std::vector<Cost> costs;
            for (const auto& each : made)
                costs.push_back(each.cost);
            const auto [answer, isNew] = known.try_emplace(&made, 0);
            const bool isOneKind = block.unit.roots.size() == 1; // of two kinds with one name there may be one of each
            if ((isNew || !isOneKind) && costs.size() > 1)
                answer->second = ways.choose(costs);
            way.units.push_back(&made[answer->second]);
            way.cost += block.cost + (costs.size() == 1 ? costs.front() : 0);
        }
        return settled == m_setup.settled.made.size();
    }

    /// What else the units may be.
    void findGuesses()
    {
        if (m_ways.empty())
            return;
        const auto add = [&](const Way& way, auto units) {
            for (std::size_t i = 0; i < way.units.size(); ++i)
                for (const auto* made : units(way, i))
                    m_guesses.add(*m_session.game, way.blocks.blocks[i].lines.front(), *made);
        };
        for (const auto& way : m_ways)
            add(way, [](const Way& its, std::size_t i) { return std::vector{its.units[i]}; });
        add(m_ways.front(), [&](const Way& its, std::size_t i) {
            std::vector<const Made*> all;
            for (const auto& made : makeUnit(its.blocks.blocks[i].unit))
                all.push_back(&made);
            return all;
        });
    }

    [[nodiscard]] bool isSettled(int number) const { return m_setup.settled.lines.contains(number); }

    // ---- ways

    void findWays()
    {
        m_ways.clear();
        m_leastAsked = 0;
        m_budget = WorkBudget(mostWork);
        constexpr std::size_t mostLines = 20'000; // that are looked at, in all ways together
        for (Ways ways(std::clamp<std::size_t>(mostLines / std::max<std::size_t>(m_lines.size(), 1), 1, mostWays));
             ways.next();) {
            Way way;
            way.blocks = sortIntoBlocks(m_book, m_lines, m_setup, ways);
            const bool isAsSaid = takeUnits(way, ways);
            if (m_isTooLong)
                return;
            if (!isAsSaid)
                continue;
            way.cost += ways.cost() + way.blocks.cost;
            if (!m_ways.empty() && ways.cost() > m_leastAsked + UnitBuilder::clearlyWorse * 2)
                break;
            m_leastAsked = m_ways.empty() ? ways.cost() : std::min(m_leastAsked, ways.cost());
            m_ways.push_back(std::move(way));
            if (m_budget.isSpent())
                break;
        }
        std::ranges::stable_sort(m_ways, {}, &Way::cost);
        if (!m_ways.empty())
            std::erase_if(m_ways,
                          [&](const Way& way) { return way.cost > m_ways.front().cost + UnitBuilder::clearlyWorse; });
        m_areMore = m_ways.size() > mostJudged;
        if (m_areMore)
            m_ways.resize(mostJudged);
        findGuesses();
    }

    const std::vector<Made>& makeUnit(const SaidUnit& unit)
    {
        const auto key = saidOf(unit);
        auto known = m_made.find(key);
        if (m_made.size() >= mostUnits && known == m_made.end())
            m_isTooLong = true; // told as that, and not judged
        if (known == m_made.end())
            known = m_made.emplace(key, std::pair(unit, std::vector<Made>())).first;
        auto& [said, made] = known->second;
        if (made.empty())
            made = m_builder.make(said); // what was lost points into the copy
        return made;
    }

    [[nodiscard]] Roster rosterOf(const Way& way) const { return rosterOf(way, m_session.roster); }

    /// The units of a way in a roster that has forces, and how they are set up.
    [[nodiscard]] Roster rosterOf(const Way& way, Roster roster) const
    {
        for (std::size_t i = 0; i < way.units.size(); ++i) {
            const auto& made = *way.units[i];
            const auto& root = m_book.roots()[static_cast<std::size_t>(made.root)];
            const auto& id = way.blocks.blocks[i].unit.force;
            auto& selections = battlescribe::forceOf(roster, id)->selections;
            // What the force has by itself is what the text speaks of.
            const auto& taken = battlescribe::forceOf(m_session.roster, id)->selections;
            if (const auto own = std::ranges::find(taken, root.choice, &Selection::choice); own != taken.end())
                std::erase_if(selections, [&](const Selection& each) { return each.id == own->id; });
            selections.insert(selections.end(), made.copies.begin(), made.copies.end());
        }
        const auto isUsed = [&](const std::string& force) {
            return std::ranges::any_of(way.blocks.blocks,
                                       [&](const Block& block) { return block.unit.force == force; });
        };
        for (const auto at : m_setup.forces.allied)
            if (const auto& id = m_setup.forces.ids[at]; !isUsed(id))
                std::erase_if(roster.forces, [&](const battlescribe::Force& force) { return force.id == id; });
        if (way.blocks.limit)
            setLimit(roster, *way.blocks.limit);
        return roster;
    }

    /// Of the first cost that players see.
    void setLimit(Roster& roster, std::int64_t limit) const
    {
        const auto& game = *m_session.game;
        for (std::size_t column = 0; column < game.costTypes().size(); ++column) {
            if (game.node(game.costType(column).node).isHidden)
                continue;
            std::erase_if(roster.limits, [&](const auto& each) { return each.costType == game.costTypes()[column]; });
            roster.limits.push_back({game.costTypes()[column], battlescribe::Decimal(limit)});
            return;
        }
    }

    void judgeWays()
    {
        double sum = 0;
        for (auto& way : m_ways) {
            constexpr double half = 20.0; // so much against a way makes it half as good
            way.weight = std::exp2(-(way.cost - m_ways.front().cost) / half);
            sum += way.weight;
            auto roster = rosterOf(way);
            const auto findings = battlescribe::judge::judge(*m_session.game, roster, m_budget).findings;
            way.isLegal = findings.empty();
            way.hidden = std::ranges::count(findings, battlescribe::judge::FindingKind::Hidden,
                                            &battlescribe::judge::Finding::kind);
        }
        // Of units with one name the list has those that may be there.
        const auto least = std::ranges::min(m_ways, {}, &Way::hidden).hidden;
        std::erase_if(m_ways, [&](const Way& way) { return way.hidden > least; });
        for (auto& way : m_ways)
            way.weight /= sum;
    }

    /// How sure the unit of a block is: the share of the ways that read it so.
    [[nodiscard]] Certainty certaintyOf(std::size_t block) const
    {
        const auto& best = m_ways.front();
        const auto line = best.blocks.blocks[block].lines.front();
        double share = 0;
        for (const auto& way : m_ways)
            for (std::size_t i = 0; i < way.units.size(); ++i)
                if (way.blocks.blocks[i].lines.front() == line && way.units[i]->content == best.units[block]->content)
                    share += way.weight;
        constexpr double sure = 0.95;
        constexpr double likely = 0.7;
        return share >= sure ? Certainty::Sure : share >= likely ? Certainty::Likely : Certainty::Doubtful;
    }

    /// Whether the unit of a block may be another one; of many ways not all are looked at.
    [[nodiscard]] bool mayBeOther(std::size_t block) const
    {
        const auto& best = m_ways.front();
        return certaintyOf(block) != Certainty::Sure ||
               !m_guesses.without(best.blocks.blocks[block].lines.front(), wordsOf(*m_session.game, *best.units[block]))
                    .empty();
    }

    /// What the text says of the sum of its main cost; of others it says nothing.
    static void claim(battlescribe::Sums& sums, std::optional<std::int64_t> total)
    {
        const auto* main = battlescribe::mainSum(sums);
        for (auto& sum : sums.sums)
            sum.claimed = &sum == main && total ? std::optional<battlescribe::Decimal>(*total) : std::nullopt;
    }

    // ---- telling

    TextReading tell(const GameChoice& choice)
    {
        const auto& best = m_ways.front();
        TextReading reading;
        reading.ruleset = {choice.gameName, Certainty::Sure, {}};
        reading.army = {choice.catalogueName, choice.isNamed ? Certainty::Sure : Certainty::Likely, {}};
        reading.claimedTotal = best.blocks.total;
        reading.limit = best.blocks.limit;
        std::map<int, std::size_t> byNumber; // parts of one line are one record
        std::vector<std::size_t> records(m_lines.size());
        for (std::size_t at = 0; at < m_lines.size(); ++at) {
            const auto [known, isNew] = byNumber.try_emplace(m_lines[at].number, reading.lines.size());
            records[at] = known->second;
            if (!isNew)
                continue;
            auto& line = reading.lines.emplace_back();
            line.line = m_lines[at].number;
            line.text = m_original[static_cast<std::size_t>(line.line) - 1].toStdString();
            line.as = best.blocks.kinds[at];
        }
        const auto addUnknown = [&](const Strange& words) {
            const auto& tokens = m_lines[words.line].tokens;
            if (words.from >= words.to || words.to > tokens.size())
                return;
            reading.lines[records[words.line]].unknown.push_back(
                {tokens[words.from].begin + 1, text::written(tokens, words.from, words.to).toStdString()});
        };
        for (const auto& words : best.blocks.strange)
            addUnknown(words);
        for (std::size_t i = 0; i < best.units.size(); ++i) {
            const auto& block = best.blocks.blocks[i];
            const auto& made = *best.units[i];
            const auto certainty = block.mended.empty() ? certaintyOf(i) : std::max(certaintyOf(i), Certainty::Likely);
            for (const auto at : block.lines) {
                auto& line = reading.lines[records[at]];
                line.certainty = std::max(line.certainty, certainty);
                for (const auto& copy : made.copies)
                    line.units.push_back(copy.id);
            }
            auto& line = reading.lines[records[block.lines.front()]];
            if (!block.mended.empty())
                line.mended.push_back(block.mended);
            for (auto& guess : m_guesses.without(block.lines.front(), wordsOf(*m_session.game, made)))
                line.alternatives.push_back(std::move(guess));
            line.claimed = made.claimed;
            if (made.claimed && made.actual)
                line.actual = Points(made.actual->floor());
            if (made.differs)
                line.certainty = Certainty::Doubtful;
            for (const auto* lost : made.lost)
                addUnknown({lost->line, lost->from, lost->to});
        }
        for (auto& line : reading.lines)
            if (isSettled(line.line))
                line.confirm();
        reading.dependOn(decidingLines());
        return reading;
    }

    Result<battlescribe::List> listOf(const Way& way, const TextReading& reading, const std::string& name)
    {
        auto& game = *m_session.game;
        auto roster = rosterOf(way);
        roster.name = way.blocks.title.isEmpty() ? name : way.blocks.title.toStdString();
        for (const auto& line : reading.lines)
            if (line.isUnread())
                roster.notes += (roster.notes.empty() ? "" : "\n") + std::string("Not understood: ") + line.text;
        const auto judgement = battlescribe::judge::judge(game, roster, m_budget);
        const auto file = battlescribe::exchange::fileOf(game, roster, judgement, m_ids);
        return battlescribe::readList(battlescribe::writeRos(file), name);
    }

    /// The lines on which the verdict depends: other good ways to read them have another one, or what was read costs
    /// something else than the text says.
    [[nodiscard]] std::vector<int> decidingLines() const
    {
        std::set<int> lines;
        const auto& best = m_ways.front();
        for (std::size_t i = 0; i < best.units.size(); ++i)
            if (const auto number = m_lines[best.blocks.blocks[i].lines.front()].number;
                !isSettled(number) && (best.units[i]->differs || (!best.isLegal && best.units[i]->isDoubtful) ||
                                       (m_areMore && mayBeOther(i))))
                lines.insert(number);
        const auto other = std::ranges::find(m_ways, !best.isLegal, &Way::isLegal);
        if (other != m_ways.end())
            lines.insert(lineThatDecides(best, *other));
        return {lines.begin(), lines.end()};
    }

    /// Says what the text leaves open and decides, or else what was taken though the text does not say it.
    static void tellUnsaid(battlescribe::List& list, const std::string& why, const SetUps& setUps)
    {
        if (!list.verdict)
            return;
        auto verdict = *list.verdict;
        if (!why.empty())
            verdict.unknown.push_back(Fault::about({}, why, "Write its name above the units."));
        else
            for (const auto& name : setUps.unsaid)
                verdict.notes.push_back(Fault::about({}, "the text does not say \"" + name +
                                                             "\", and the verdict is the same with each that fits"));
        list.verdict = std::make_shared<const battlescribe::Verdict>(std::move(verdict));
    }

    /// The best way, with what its text leaves open.
    [[nodiscard]] OpenList openList()
    {
        const auto& best = m_ways.front();
        return {m_book, m_setup, best.blocks, m_ids, [&](const Roster& roster) { return rosterOf(best, roster); }};
    }

    /// The number of the first line that two ways read otherwise: if there is one, of those that nobody has settled.
    [[nodiscard]] int lineThatDecides(const Way& a, const Way& b) const
    {
        const auto unitsOf = [](const Way& way) {
            std::map<std::size_t, std::pair<std::string, std::vector<std::size_t>>> units; // by their first line
            for (std::size_t i = 0; i < way.units.size(); ++i)
                units[way.blocks.blocks[i].lines.front()] = {way.units[i]->content, way.blocks.blocks[i].lines};
            return units;
        };
        const auto its = unitsOf(a);
        const auto others = unitsOf(b);
        std::optional<int> settled;
        for (std::size_t at = 0; at < m_lines.size(); ++at) {
            const auto one = its.find(at);
            const auto other = others.find(at);
            if ((one == its.end()) == (other == others.end()) && (one == its.end() || one->second == other->second))
                continue;
            if (const auto number = m_lines[at].number; !isSettled(number))
                return number;
            else if (!settled)
                settled = number;
        }
        return settled.value_or(m_lines.front().number);
    }

    Session m_session;
    const std::vector<Line>& m_lines;
    const std::vector<QString>& m_original;
    battlescribe::Sharing::Held m_held;
    battlescribe::compose::NewIds m_ids;
    WorkBudget m_budget;
    Setup m_setup;
    GameBook m_book;
    UnitBuilder m_builder;
    std::map<std::string, std::pair<SaidUnit, std::vector<Made>>> m_made; ///< by what is said of a unit
    std::vector<Way> m_ways;                                              ///< the best first
    Guesses m_guesses;
    Cost m_leastAsked = 0;
    bool m_isTooLong = false;
    bool m_areMore = false; ///< there are more good ways than were judged
};

GameReader::GameReader(const Session& session, const std::vector<Line>& lines, const std::vector<QString>& original,
                       const std::vector<std::string>& allies)
    : m_lines(lines), m_inner(std::make_unique<Inner>(session, lines, original, allies))
{
}

std::set<std::string> GameReader::strangers() const
{
    std::set<std::string> keys;
    for (const auto& line : m_lines) {
        const auto& tokens = line.tokens;
        const bool hasPrice = std::ranges::any_of(tokens, [](const text::Token& token) {
            return token.isTagged || token.is('(') || token.is('[') || token.is('=');
        });
        if (line.fixed || line.hasBullet || line.isHeading || !hasPrice)
            continue;
        const auto label = std::ranges::find_if(tokens, [](const text::Token& token) { return token.is(':'); });
        auto from = tokens.size() > 3 && tokens[1].isNumber() && label == tokens.begin() + 2 ? std::size_t{3} : 0;
        from = countAt(tokens, from, tokens.size()).end;
        auto to = from;
        while (to < tokens.size() && (tokens[to].isWord() || tokens[to].is('-') || tokens[to].is('\'')))
            ++to;
        if (to > from && !m_inner->book().rootBook().longest(tokens, from, to).things)
            keys.insert(keyOf(tokens, from, to));
    }
    return keys;
}

GameReader::~GameReader() = default;

int GameReader::unitLines() const { return m_inner->unitLines(); }
std::vector<GameWords::Unit> GameReader::units() const { return m_inner->units(); }

std::optional<GameText> GameReader::read(const GameChoice& choice, const std::string& name,
                                         const std::vector<LineChoice>& settled)
{
    return m_inner->read(choice, name, settled);
}

} // namespace muster::gamewords
