#include "reading/text/assembly.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <map>
#include <set>

namespace muster::text {

namespace {

// See docs/checking.md: how often what is called so is right.
constexpr Cost mostForSure = 60;
constexpr Cost aheadForSure = 100;
constexpr Cost mostForLikely = 250;
constexpr Cost mostForLikelyIfPriced = 450; ///< the points that the text says agree
constexpr Cost aheadForLikely = 30;

constexpr std::size_t mostAlternatives = 4;
constexpr Cost totalIsMet = 300;

bool isSame(const UnitReading& a, const UnitReading& b)
{
    return a.kind == b.kind && a.copies == b.copies && a.unit.models == b.unit.models &&
           a.unit.options == b.unit.options && a.unit.groups == b.unit.groups;
}

/// A block with the ways to read it.
struct Read {
    std::vector<UnitReading> ways; ///< different ones, the best first
    std::size_t chosen = 0;
    bool isDoubtful = false;  ///< several ways meet the total
    bool isNameCut = false;   ///< its own name is longer than one may be
    bool isReference = false; ///< it names a unit that stands elsewhere
    std::vector<std::string> ids;
    std::string parent; ///< id; empty: none

    [[nodiscard]] const UnitReading& way() const { return ways[chosen]; }
};

class Assembler {
public:
    Assembler(const GameNames& names, Id<Army> army, const std::vector<Line>& lines, const Sorted& sorted,
              const std::vector<QString>& original)
        : m_names(names),
          m_catalogue(names.catalogue()),
          m_army(army),
          m_lines(lines),
          m_sorted(sorted),
          m_original(original)
    {
    }

    Assembled make()
    {
        readBlocks();
        findReferences();
        solveTotal();
        makeRoster();
        makeLines();
        return {std::move(m_roster), std::move(m_reading)};
    }

private:
    void readBlocks()
    {
        for (const auto& block : m_sorted.blocks) {
            Read read;
            if (block.isUnknown) {
                m_read.push_back(std::move(read));
                continue;
            }
            for (auto& way : readUnit(m_names, block.pieces, block.armies)) {
                way.unit.name = nameOf(std::move(way.unit.name), read.isNameCut);
                if (std::ranges::none_of(read.ways, [&](const UnitReading& known) { return isSame(known, way); }) &&
                    read.ways.size() < 8)
                    read.ways.push_back(std::move(way));
            }
            m_read.push_back(std::move(read));
        }
    }

    /// "Grunts in Raptor B": the Raptor stands elsewhere in the text.
    void findReferences()
    {
        for (std::size_t i = 0; i < m_read.size(); ++i) {
            const auto& block = m_sorted.blocks[i];
            const bool isBelow = block.join == Join::Below && block.isPart; // "leads all down to the Stompa"
            if ((block.join != Join::Holder && !isBelow) || m_read[i].ways.empty())
                continue;
            const auto& way = m_read[i].ways.front();
            if ((way.claimed && !way.disagrees) || (isBelow && (way.claimed || way.hasCount)))
                continue;
            for (std::size_t other = 0; other < m_read.size(); ++other)
                if (other != i && m_sorted.blocks[other].join != Join::Holder && !m_read[other].ways.empty() &&
                    m_read[other].ways.front().kind == way.kind && (!isBelow || m_read[other].ways.front().claimed))
                    m_read[i].isReference = true;
        }
    }

    // ---- the total decides between near ways

    void solveTotal()
    {
        if (!m_sorted.total || !m_catalogue.ruleset.hasPoints)
            return;
        struct State {
            Cost cost = 0;
            int solutions = 1;
            std::vector<std::uint8_t> chosen;
        };
        constexpr std::size_t mostStates = 2'000;
        std::map<Points, State> states{{Points(), {}}};
        for (const auto& read : m_read) {
            std::map<Points, State> next;
            for (const auto& [sum, state] : states) {
                if (read.ways.empty() || read.isReference) {
                    auto same = state;
                    same.chosen.push_back(0);
                    next.emplace(sum, std::move(same));
                    continue;
                }
                for (std::size_t i = 0; i < std::min<std::size_t>(read.ways.size(), 4); ++i) {
                    const auto& way = read.ways[i];
                    if (i > 0 && way.cost > read.ways[0].cost + totalIsMet / 2)
                        break;
                    const auto cost = state.cost + way.cost;
                    const auto to = sum + way.points * way.copies;
                    auto& target = next.try_emplace(to, State{1'000'000'000, 0, {}}).first->second;
                    if (cost < target.cost) {
                        target.cost = cost;
                        target.solutions = state.solutions;
                        target.chosen = state.chosen;
                        target.chosen.push_back(static_cast<std::uint8_t>(i));
                    } else if (cost == target.cost)
                        target.solutions += state.solutions;
                }
            }
            if (next.size() > mostStates)
                return; // too many to be a help
            states = std::move(next);
        }
        const auto met = states.find(*m_sorted.total);
        Cost plain = 0;
        Points sum;
        for (const auto& read : m_read)
            if (!read.ways.empty() && !read.isReference) {
                plain += read.ways[0].cost;
                sum += read.ways[0].points * read.ways[0].copies;
            }
        if (met == states.end() || sum.floor() == *m_sorted.total || met->second.cost > plain + totalIsMet)
            return;
        for (std::size_t i = 0; i < m_read.size(); ++i)
            if (met->second.chosen[i] != m_read[i].chosen) {
                m_read[i].chosen = met->second.chosen[i];
                m_read[i].isDoubtful = met->second.solutions > 1;
            }
    }

    // ---- the roster

    [[nodiscard]] std::string kindIn(const UnitReading& way) const { return m_catalogue.referenceTo(way.kind, m_army); }

    void makeRoster()
    {
        m_roster.ruleset = m_catalogue.ruleset.id;
        m_roster.army = m_catalogue.army(m_army).id;
        m_roster.name = nameOf(m_sorted.title.toStdString(), m_isNameCut);
        m_roster.player = nameOf(m_sorted.player.toStdString(), m_isNameCut);
        if (m_catalogue.ruleset.hasPoints && m_sorted.limit && *m_sorted.limit > 0 && *m_sorted.limit <= 10'000'000)
            m_roster.battle.points = m_sorted.limit;
        if (!m_sorted.scenario.isNone())
            m_roster.battle.scenario = m_catalogue.ruleset.scenarios[m_sorted.scenario].id;
        for (const auto& [option, choice] : m_sorted.battle) {
            const auto& its = m_catalogue.ruleset.battleOptions[option];
            if (choice == its.standard)
                continue;
            m_roster.battle.options[its.id] =
                its.isFlag ? OptionValue(choice == flagOn) : OptionValue(its.choices[choice].id);
        }
        for (std::size_t i = 0; i < m_read.size(); ++i)
            place(i);
        for (std::size_t i = 0; i < m_read.size(); ++i)
            if (!m_sorted.blocks[i].holder.isEmpty())
                hangByName(i);
    }

    /// A name that a roster may have. What is longer loses its end, and its line is doubtful.
    static std::string nameOf(std::string words, bool& isCut)
    {
        isCut |= !hasAtMost(words, rosterlimits::nameLetters);
        return shortened(std::move(words), rosterlimits::nameLetters);
    }

    /// Hangs a unit on the one that its holder names: by its own name, else by its kind; the nearest before it that has
    /// room by the rules, else the nearest before, else the first after.
    void hangByName(std::size_t i)
    {
        const auto key = folded(m_sorted.blocks[i].holder);
        const auto fitsName = [&](std::size_t other) {
            if (other == i || m_read[other].ids.empty())
                return false;
            const auto own = folded(QString::fromStdString(m_read[other].way().unit.name));
            return (!own.empty() && (own == key || key.find(own) != std::string::npos)) ||
                   folded(QString::fromStdString(m_catalogue.unit(m_read[other].way().kind).name)) == key ||
                   (!own.empty() && own.find(key) != std::string::npos);
        };
        std::optional<std::size_t> holder;
        for (auto other = i; other > 0 && !holder; --other)
            if (fitsName(other - 1))
                holder = other - 1;
        for (auto other = i + 1; other < m_read.size() && !holder; ++other)
            if (fitsName(other))
                holder = other;
        if (holder)
            for (const auto& id : m_read[i].ids)
                (void)move(id, m_read[*holder].ids.front(), {});
    }

    void place(std::size_t i)
    {
        auto& read = m_read[i];
        if (read.ways.empty())
            return;
        const auto& block = m_sorted.blocks[i];
        if (read.isReference) {
            for (std::size_t other = 0; other < m_read.size(); ++other)
                if (other != i && !m_read[other].isReference && !m_read[other].ways.empty() &&
                    m_read[other].way().kind == read.way().kind && !m_read[other].ids.empty() && i > 0 &&
                    !m_read[i - 1].ids.empty() && !m_used.contains(m_read[other].ids.front())) {
                    m_used[m_read[other].ids.front()] = true;
                    if (block.join == Join::Holder)
                        (void)move(m_read[i - 1].ids.front(), m_read[other].ids.front(), {});
                    read.ids = {m_read[other].ids.front()};
                    return;
                }
            return;
        }
        const auto& way = read.way();
        for (int copy = 0; copy < std::min(way.copies, 200); ++copy) {
            // One more than a roster may have is enough to say so.
            if (m_roster.units.size() > rosterlimits::unitsAtTop)
                break;
            auto unit = way.unit;
            if (unit.name.empty())
                unit.name = nameOf(block.name.toStdString(), read.isNameCut);
            unit.id = "u" + std::to_string(++m_last);
            unit.unit = kindIn(way);
            unit.reserve = (way.isReserve || block.isReserve) && !isHeldBackAnyway(unit);
            read.ids.push_back(unit.id);
            m_roster.units.push_back(std::move(unit));
        }
        if (!read.ids.empty())
            hang(i, block);
    }

    /// Whether the unit is held back by a rule of its own, so that nobody has to say it.
    [[nodiscard]] bool isHeldBackAnyway(const RosterUnit& unit) const
    {
        Roster alone;
        alone.ruleset = m_roster.ruleset;
        alone.army = m_roster.army;
        alone.units.push_back(unit);
        const auto assessment = assess(m_catalogue, alone);
        return !assessment.units.empty() && assessment.units.front().heldBack;
    }

    /// Hangs the units of a block on another where words or depth say so.
    void hang(std::size_t i, const Block& block)
    {
        auto& read = m_read[i];
        if (block.join == Join::Holder && i > 0 && !m_read[i - 1].ids.empty()) {
            (void)move(m_read[i - 1].ids.front(), read.ids.front(), {});
            return;
        }
        std::size_t parent = m_read.size();
        if (block.join == Join::Below) {
            for (auto before = i; before > 0; --before) {
                const auto& its = m_sorted.blocks[before - 1];
                if (m_read[before - 1].ids.empty())
                    continue;
                const bool isNear = block.isPart ? true : its.depth < block.depth || its.join != Join::Below;
                if (isNear) {
                    parent = before - 1;
                    break;
                }
            }
        } else if (!block.isPart)
            for (auto before = i; before > 0; --before) {
                const auto& its = m_sorted.blocks[before - 1];
                if (its.afterHeading != block.afterHeading)
                    break;
                if (its.depth < block.depth && !m_read[before - 1].ids.empty() && !its.isPart) {
                    parent = before - 1;
                    break;
                }
            }
        if (parent == m_read.size())
            return;
        const auto& holders = m_read[parent].ids;
        for (std::size_t copy = 0; copy < read.ids.size(); ++copy) {
            const auto& holder = read.ids.size() == holders.size() ? holders[copy] : holders.front();
            if (move(read.ids[copy], holder, block.place, block.join == Join::Below))
                read.parent = holder;
        }
    }

    static RosterUnit* find(std::vector<RosterUnit>& units, std::string_view id)
    {
        for (auto& unit : units) {
            if (unit.id == id)
                return &unit;
            if (auto* below = find(unit.units, id))
                return below;
        }
        return nullptr;
    }

    static bool take(std::vector<RosterUnit>& units, std::string_view id, RosterUnit& taken)
    {
        for (auto at = units.begin(); at != units.end(); ++at) {
            if (at->id == id) {
                taken = std::move(*at);
                units.erase(at);
                return true;
            }
            if (take(at->units, id, taken))
                return true;
        }
        return false;
    }

    /// How many units stand one below the other down to this one; none if it is not there.
    static std::size_t levelOf(const std::vector<RosterUnit>& units, std::string_view id)
    {
        for (const auto& unit : units) {
            if (unit.id == id)
                return 1;
            if (const auto below = levelOf(unit.units, id))
                return below + 1;
        }
        return 0;
    }

    /// Whether a unit may hold another by the limits of a roster: not one that holds it itself, nor too many, nor too
    /// deep.
    [[nodiscard]] bool hasRoom(const RosterUnit& holder, const RosterUnit& unit) const
    {
        return levelOf(unit.units, holder.id) == 0 && holder.units.size() < rosterlimits::unitsBelow &&
               levelOf(m_roster.units, holder.id) + 1 + rosterlimits::depthOf(unit.units) <= rosterlimits::unitsDeep;
    }

    /// Moves a unit below another, in a place that may have it. Without words for it, only where the rules allow it.
    bool move(const std::string& id, const std::string& holder, Id<Place> place, bool isSaid = true)
    {
        if (m_catalogue.ruleset.places.empty() || id == holder)
            return false;
        const auto* unit = find(m_roster.units, id);
        const auto* its = find(m_roster.units, holder);
        if (!unit || !its)
            return false;
        if (!hasRoom(*its, *unit)) {
            if (isSaid)
                m_misplaced.insert(id);
            return false;
        }
        std::vector<Id<Place>> places;
        if (!place.isNone())
            places.push_back(place);
        if (!m_catalogue.ruleset.defaultPlace.isNone())
            places.push_back(m_catalogue.ruleset.defaultPlace);
        for (const auto other : m_catalogue.ruleset.places.ids())
            places.push_back(other);
        std::optional<Id<Place>> fitting;
        for (const auto each : places)
            if (!fitting && fits(*unit, *its, each))
                fitting = each;
        if (!fitting && !isSaid)
            return false;
        const auto chosen = fitting.value_or(places.empty() ? Id<Place>() : places.front());
        if (chosen.isNone())
            return false;
        RosterUnit moved;
        if (!take(m_roster.units, id, moved))
            return false;
        moved.as = m_catalogue.ruleset.asOf(chosen);
        find(m_roster.units, holder)->units.push_back(std::move(moved));
        return true;
    }

    /// Whether the unit may stand in a place of the holder.
    [[nodiscard]] bool fits(const RosterUnit& unit, const RosterUnit& holder, Id<Place> place) const
    {
        Roster trial;
        trial.ruleset = m_roster.ruleset;
        trial.army = m_roster.army;
        trial.units.push_back(holder);
        trial.units.back().units.clear();
        trial.units.back().units.push_back(unit);
        trial.units.back().units.back().as = m_catalogue.ruleset.asOf(place);
        const auto assessment = assess(m_catalogue, trial);
        return std::ranges::none_of(
            assessment.findings, [](const Finding& finding) { return finding.rule == idOf(Structural::WrongPlace); });
    }

    // ---- what is told of each line

    [[nodiscard]] Certainty certaintyOf(std::size_t i) const
    {
        const auto& read = m_read[i];
        if (read.ways.empty())
            return Certainty::None;
        const auto& way = read.way();
        const auto ahead = read.ways.size() > 1 ? read.ways[read.chosen == 0 ? 1 : 0].cost - way.cost : 10'000;
        const auto isMisplaced = [&](const std::string& id) { return m_misplaced.contains(id); };
        if (!way.unknown.empty() || read.isDoubtful || way.dropsNumber || read.isNameCut ||
            std::ranges::any_of(read.ids, isMisplaced) ||
            way.cost > (way.disagrees ? mostForLikely + 250
                        : way.claimed ? mostForLikelyIfPriced
                                      : mostForLikely) ||
            ahead < aheadForLikely)
            return Certainty::Doubtful;
        const bool isPlain = way.cost <= mostForSure && ahead >= aheadForSure && !way.disagrees && !way.hasOpenMount;
        return isPlain && !m_sorted.blocks[i].isTalk && way.mended.empty() ? Certainty::Sure : Certainty::Likely;
    }

    /// Whether a line has a number that is not plain and is no part of a unit's name. Signs, and words that say how
    /// many, count where a count stands: elsewhere they may be part of a choice's name, or of a rule.
    [[nodiscard]] bool hasOddNumber(std::size_t at) const
    {
        const auto& line = m_lines[at];
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const auto& token = line.tokens[i];
            if ((!token.isOdd && !token.isSigned) || token.isTagged)
                continue;
            bool isInName = false;
            bool isCount = i == 0;
            for (std::size_t k = 0; k < m_sorted.blocks.size(); ++k) {
                if (m_read[k].ways.empty() || m_sorted.blocks[k].lines.front() != at)
                    continue;
                const auto& way = m_read[k].way();
                isInName |= i >= way.nameBegin && i < way.nameEnd;
                isCount |= i < way.nameBegin || i <= way.nameEnd + 1;
                isInName |= token.isWord() && (!way.unit.name.empty() || i >= way.nameEnd); // a name of its own
            }
            const bool isEverywhere = token.isOdd && !token.isWord();
            if (!isInName && (isEverywhere || (isCount && !(token.isWord() && line.isRow))))
                return true;
        }
        return false;
    }

    void makeLines()
    {
        m_reading.ruleset.id = m_roster.ruleset;
        m_reading.army.id = m_roster.army;
        m_reading.claimedTotal = m_sorted.total;
        m_reading.limit = m_sorted.limit;
        const auto assessment = assess(m_catalogue, m_roster);
        std::size_t at = 0;
        while (at < m_lines.size()) {
            const auto number = m_lines[at].number;
            LineReading line;
            line.line = number;
            const auto index = static_cast<std::size_t>(number - 1);
            line.text = index < m_original.size() ? m_original[index].toStdString() : std::string();
            line.as = m_sorted.kinds[at];
            bool isOpen = false;
            bool hasOdd = false;
            for (; at < m_lines.size() && m_lines[at].number == number; ++at) {
                const auto kind = m_sorted.kinds[at];
                // A line of several parts is what its most telling part is.
                const auto rank = [](LineKind each) {
                    return each == LineKind::Unknown                                                        ? 6
                           : each == LineKind::Unit                                                         ? 5
                           : each == LineKind::Total                                                        ? 4
                           : each == LineKind::Option                                                       ? 3
                           : each == LineKind::Section || each == LineKind::Title || each == LineKind::Army ? 2
                           : each == LineKind::Frame                                                        ? 0
                                                                                                            : 1;
                };
                if (rank(kind) > rank(line.as))
                    line.as = kind;
                isOpen |= m_sorted.open[at];
                hasOdd |= hasOddNumber(at);
                if (kind == LineKind::Total)
                    for (const auto& [sumAt, claimed] : m_sorted.sums)
                        if (sumAt == at) {
                            line.claimed = claimed;
                            if (m_sorted.total == claimed || claimed == m_sorted.limit)
                                line.actual = assessment.points;
                        }
                tellBlocks(at, line);
            }
            if (line.as == LineKind::Title && m_isNameCut)
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            if (line.as == LineKind::Unknown && line.unknown.empty())
                line.certainty = Certainty::None;
            else if (isOpen) {
                line.as = line.units.empty() ? LineKind::Mention : line.as;
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            }
            // How many it means is not what was read.
            if (hasOdd && (line.as == LineKind::Unit || line.as == LineKind::Option))
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            if (line.as == LineKind::Total && line.claimed && m_sorted.total == line.claimed && line.actual &&
                line.actual->floor() != *line.claimed)
                line.certainty = Certainty::Doubtful;
            m_reading.lines.push_back(std::move(line));
        }
    }

    /// Adds what the blocks on a part of a line say to its record.
    void tellBlocks(std::size_t at, LineReading& line) const
    {
        for (std::size_t i = 0; i < m_sorted.blocks.size(); ++i) {
            const auto& block = m_sorted.blocks[i];
            const auto own = std::ranges::find(block.lines, at);
            if (own == block.lines.end())
                continue;
            const auto& read = m_read[i];
            for (const auto& id : read.ids)
                if (std::ranges::find(line.units, id) == line.units.end())
                    line.units.push_back(id);
            const bool isFirst = own == block.lines.begin();
            if (read.ways.empty()) {
                line.as = LineKind::Unknown;
                line.certainty = Certainty::None;
                if (isFirst)
                    tellUnknown(block, line);
                continue;
            }
            const auto& way = read.way();
            for (std::size_t k = 0; k < way.unknown.size(); ++k)
                if (way.unknownLine[k] == m_lines[at].number &&
                    std::ranges::find(line.unknown, way.unknown[k]) == line.unknown.end()) {
                    line.unknown.push_back(way.unknown[k]);
                    line.certainty = std::max(line.certainty, Certainty::Doubtful);
                }
            if (!isFirst)
                continue;
            line.certainty = std::max(line.certainty, certaintyOf(i));
            line.mended.insert(line.mended.end(), way.mended.begin(), way.mended.end());
            if (way.claimed) {
                line.claimed = line.claimed.value_or(0) + *way.claimed;
                line.actual = line.actual.value_or(0) + way.claimable;
            }
            for (std::size_t k = 0; k < read.ways.size() && line.alternatives.size() < mostAlternatives; ++k) {
                const auto& other = read.ways[k];
                if (k == read.chosen || other.cost > way.cost + 300)
                    continue;
                UnitGuess guess{other.unit, m_catalogue.unit(other.kind).name, std::nullopt};
                guess.unit.unit = kindIn(other);
                if (m_catalogue.ruleset.hasPoints)
                    guess.points = other.points;
                if (other.copies == way.copies &&
                    std::ranges::find(line.alternatives, guess) == line.alternatives.end())
                    line.alternatives.push_back(std::move(guess));
            }
        }
    }

    /// The words of a block that names no unit.
    static void tellUnknown(const Block& block, LineReading& line)
    {
        const auto& piece = block.pieces.front();
        if (piece.from < piece.to)
            line.unknown.push_back({piece.line->tokens[piece.from].begin + 1,
                                    written(piece.line->tokens, piece.from, piece.to).toStdString()});
    }

    const GameNames& m_names;
    const Catalogue& m_catalogue;
    Id<Army> m_army;
    const std::vector<Line>& m_lines;
    const Sorted& m_sorted;
    const std::vector<QString>& m_original;
    std::vector<Read> m_read;           ///< by block
    std::map<std::string, bool> m_used; ///< holders that references have named
    std::set<std::string> m_misplaced;  ///< ids of units that no roster may have where the text has them
    bool m_isNameCut = false;           ///< of the roster or its player
    int m_last = 0;
    Roster m_roster;
    TextReading m_reading;
};

} // namespace

Assembled assemble(const GameNames& names, Id<Army> army, const std::vector<Line>& lines, const Sorted& sorted,
                   const std::vector<QString>& original)
{
    return Assembler(names, army, lines, sorted, original).make();
}

} // namespace muster::text
