#include "reading/otherways.h"

#include "reading/text/markup.h"
#include "reading/text/plainwords.h"
#include "reading/text/sums.h"
#include "reading/text/token.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <functional>
#include <set>

namespace muster {

namespace {

/// The words and numbers of a line, without its markup.
text::Tokens tokensOf(const std::string& line)
{
    const auto bare = text::withoutMarkup({QString::fromStdString(line)});
    return text::tokensOf(bare.front().plain);
}

bool isTop(const Roster& roster, const std::string& id)
{
    return std::ranges::find(roster.units, id, &RosterUnit::id) != roster.units.end();
}

/// Puts a unit at the top of the roster below the one before it.
void putBelow(Roster& roster, const std::string& id, const std::string& parent)
{
    const auto at = std::ranges::find(roster.units, id, &RosterUnit::id);
    if (at == roster.units.end() || id == parent)
        return;
    auto unit = std::move(*at);
    roster.units.erase(at);
    if (auto* above = findUnit(roster, parent))
        above->units.push_back(std::move(unit));
    else
        roster.units.push_back(std::move(unit));
}

/// "under", "aboard", "attached": but "in reserve" says nothing of another unit.
bool saysUnder(const LineReading& line)
{
    return std::ranges::any_of(tokensOf(line.text), [](const text::Token& token) {
        return token.isWord() && token.text != "in" &&
               (text::isUnderWord(token.text) || text::isAboardWord(token.text));
    });
}

/// A bullet or an arrow before a line.
bool hasSign(const LineReading& line)
{
    const auto at = line.text.find_first_not_of(" \t");
    static constexpr std::string_view signs[]{"-", "*", "•", "→", "->", "–", "↳", "└", "·", "o ", ">", "◦", "+"};
    return at != std::string::npos && std::ranges::any_of(signs, [&](std::string_view sign) {
               return std::string_view(line.text).substr(at).starts_with(sign);
           });
}

std::ptrdiff_t errorsOf(const Assessment& assessment)
{
    return std::ranges::count(assessment.findings, Severity::Error, &Finding::severity);
}

bool saysLimit(const LineReading& line)
{
    return std::ranges::any_of(
        tokensOf(line.text), [](const text::Token& token) { return token.isWord() && text::isLimitWord(token.text); });
}

bool hasNumber(const LineReading& line, const std::function<bool(std::int64_t)>& isIt)
{
    return std::ranges::any_of(tokensOf(line.text),
                               [&](const text::Token& token) { return token.isNumber() && isIt(token.number); });
}

/// Takes a unit out of what it is in, to the top.
void lift(Roster& roster, const std::string& id)
{
    const std::function<bool(std::vector<RosterUnit>&)> take = [&](std::vector<RosterUnit>& units) {
        for (auto& unit : units) {
            const auto found = std::ranges::find(unit.units, id, &RosterUnit::id);
            if (found != unit.units.end()) {
                auto lifted = std::move(*found);
                unit.units.erase(found);
                lifted.as.clear();
                roster.units.push_back(std::move(lifted));
                return true;
            }
            if (take(unit.units))
                return true;
        }
        return false;
    };
    (void)take(roster.units);
}

/// Takes a unit out of the roster; what it has below it stays, at the top.
void drop(Roster& roster, const std::string& id)
{
    lift(roster, id);
    const auto at = std::ranges::find(roster.units, id, &RosterUnit::id);
    if (at == roster.units.end())
        return;
    auto below = std::move(at->units);
    roster.units.erase(at);
    for (auto& unit : below) {
        unit.as.clear();
        roster.units.push_back(std::move(unit));
    }
}

bool saysEach(const std::string& words)
{
    return std::ranges::any_of(tokensOf(words), [](const text::Token& token) {
        return token.is('@') || token.text == "x" || text::isEachWord(token.text) || token.is('*');
    });
}

/// Whether a name stands in words with a space at each end, whole words of it; both folded.
bool hasWords(const std::string& words, const std::string& name)
{
    const auto at = words.find(name);
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80; };
    return at != std::string::npos && !isLetter(words[at - 1]) && !isLetter(words[at + name.size()]);
}

class OtherWays {
public:
    OtherWays(const Catalogue& catalogue, const Roster& roster, const TextReading& reading, Outcome outcome)
        : m_catalogue(catalogue),
          m_roster(roster),
          m_reading(reading),
          m_assessment(assess(catalogue, roster)),
          m_outcome(outcome)
    {
    }

    std::vector<int> lines()
    {
        byTotal();
        byLimit();
        byPrices();
        byGuesses();
        byDoubts();
        byCounts();
        byPlaces();
        byOrder();
        byAnyPlace();
        byLikely();
        byFigures();
        byNames();
        return {m_lines.begin(), m_lines.end()};
    }

private:
    static constexpr int mostWays = 200;

    [[nodiscard]] bool differs(const Roster& other)
    {
        return ++m_ways > mostWays || assess(m_catalogue, other).outcome() != m_outcome;
    }

    /// Whether the text says what a line's units cost: by themselves, as it was found when they were read, or where
    /// they stand in the army.
    [[nodiscard]] bool isPriced(const LineReading& line) const
    {
        if (!line.claimed || !line.actual)
            return false;
        Points first;
        Points all;
        for (const auto& unit : m_assessment.units)
            if (std::ranges::find(line.units, unit.id) != line.units.end()) {
                first = all == Points() ? unit.points : first;
                all += unit.points;
            }
        return *line.claimed == line.actual->floor() || *line.claimed == first.floor() || *line.claimed == all.floor();
    }

    /// Whether the units have the points that the text gives.
    [[nodiscard]] bool comesOut() const
    {
        return m_catalogue.ruleset.hasPoints &&
               text::comesOut(m_assessment.points.floor(), m_reading.claimedTotal, m_reading.limit);
    }

    /// The total of the text is another. Whoever adds up wrongly has priced each unit rightly, and what is missing or
    /// too much is no figure of the list.
    void byTotal()
    {
        const auto isOther = [](const LineReading& line) {
            return line.as == LineKind::Total && !line.isConfirmed && line.certainty == Certainty::Doubtful;
        };
        const auto total = std::ranges::find_if(m_reading.lines, isOther);
        if (total == m_reading.lines.end())
            return;
        if (!total->claimed) { // of units, in a game without points
            m_lines.insert(total->line);
            return;
        }
        const auto gap = *total->claimed - m_assessment.points.floor();
        const auto isUnitPriced = [&](const LineReading& line) {
            return line.as != LineKind::Unit || line.units.empty() || line.isConfirmed ||
                   (isPriced(line) && line.claimed != -gap);
        };
        const auto saysGap = [&](const LineReading& line) {
            return line.as != LineKind::Total && line.as != LineKind::Unit &&
                   hasNumber(line, [&](std::int64_t number) { return number == gap; });
        };
        if (!std::ranges::all_of(m_reading.lines, isUnitPriced) || std::ranges::any_of(m_reading.lines, saysGap))
            m_lines.insert(total->line);
    }

    /// The limit may be another figure of the text: one that the list is far over is doubtful, and so is that there is
    /// none where the head of the text, or words for a limit, have a figure that the list is over.
    void byLimit()
    {
        if (!m_catalogue.ruleset.hasPoints)
            return;
        const auto points = m_assessment.points.floor();
        if (const auto limit = m_roster.battle.points) {
            constexpr std::int64_t farOver = 115; // per cent
            auto other = m_roster;
            other.battle.points.reset();
            if (points * 100 < *limit * farOver || !differs(other))
                return;
            const auto line = std::ranges::find_if(m_reading.lines, [&](const LineReading& each) {
                return !each.isConfirmed && hasNumber(each, [&](std::int64_t number) { return number == *limit; });
            });
            if (line != m_reading.lines.end())
                m_lines.insert(line->line);
            return;
        }
        bool isHead = true;
        for (const auto& line : m_reading.lines) {
            isHead &= line.as != LineKind::Unit;
            if ((!isHead && !saysLimit(line)) || line.as == LineKind::Unit || line.as == LineKind::Option ||
                line.isConfirmed)
                continue;
            constexpr std::int64_t least = 100;
            constexpr std::int64_t step = 50;
            if (hasNumber(line, [&](std::int64_t number) {
                    auto other = m_roster;
                    other.battle.points = number;
                    return number >= least && number % step == 0 && number < points && differs(other);
                }))
                m_lines.insert(line.line);
        }
    }

    /// A name that is only near, and another price: it is not what the text means.
    void byPrices()
    {
        bool isAnyExact = false;
        for (const auto& line : m_reading.lines) {
            if (line.as != LineKind::Unit)
                continue;
            isAnyExact = isAnyExact || line.mended.empty() || isPriced(line) || line.isConfirmed;
            if (!line.isConfirmed && line.certainty != Certainty::Sure && line.claimed && line.actual &&
                !isPriced(line))
                m_lines.insert(line.line);
        }
        if (isAnyExact)
            return;
        for (const auto& line : m_reading.lines) // words that are like names, and no name
            if (line.as == LineKind::Unit)
                m_lines.insert(line.line);
    }

    void byGuesses()
    {
        for (const auto& line : m_reading.lines) {
            if (line.certainty != Certainty::Doubtful || line.isConfirmed)
                continue;
            const bool agrees = isPriced(line);
            for (const auto& guess : line.alternatives) {
                if (agrees && guess.points && guess.points->floor() != *line.claimed)
                    continue; // the text says that it is the other
                auto other = m_roster;
                for (const auto& id : line.units)
                    if (auto* unit = findUnit(other, id))
                        become(*unit, guess.unit);
                if (differs(other)) {
                    m_lines.insert(line.line);
                    break;
                }
            }
        }
    }

    /// Units that may be no units: a verdict must not hang on them, be they many or one.
    void byDoubts()
    {
        auto without = m_roster;
        std::set<int> doubted;
        bool isAnySure = false;
        // One or two kinds of units that only seem to be there are no list yet.
        constexpr std::ptrdiff_t few = 2;
        const auto isUnit = [](const LineReading& line) { return line.as == LineKind::Unit && !line.units.empty(); };
        const auto isFirm = [&](const LineReading& line) {
            return isUnit(line) && (line.certainty == Certainty::Sure || line.isConfirmed || isPriced(line));
        };
        std::set<std::string> kinds;
        for (const auto& line : m_reading.lines)
            for (const auto& id : isUnit(line) ? line.units : std::vector<std::string>())
                if (const auto* unit = findUnit(m_roster, id))
                    kinds.insert(unit->unit);
        if (std::ssize(kinds) <= few && std::ranges::none_of(m_reading.lines, isFirm))
            for (const auto& line : m_reading.lines)
                if (isUnit(line))
                    m_lines.insert(line.line);
        for (const auto& line : m_reading.lines) {
            if (line.as == LineKind::Mention && line.certainty == Certainty::Doubtful && !line.isConfirmed &&
                !comesOut() && mayMatter(line))
                m_lines.insert(line.line);
            if (line.as != LineKind::Unit || line.units.empty())
                continue;
            if (line.isConfirmed || line.certainty < Certainty::Doubtful) {
                isAnySure = true;
                continue;
            }
            auto alone = m_roster;
            for (const auto& id : line.units) {
                drop(alone, id);
                drop(without, id);
            }
            doubted.insert(line.line);
            if (!comesOut() && differs(alone))
                m_lines.insert(line.line);
        }
        if (!doubted.empty() && (!isAnySure || (!comesOut() && differs(without))))
            m_lines.insert(doubted.begin(), doubted.end());
    }

    /// Whether it makes a difference that a line takes the unit that it only seems to name, or takes one like it back.
    [[nodiscard]] bool mayMatter(const LineReading& line)
    {
        for (const auto& guess : line.alternatives) {
            auto with = m_roster;
            auto& added = with.units.emplace_back(guess.unit);
            added.id = freeUnitId(m_roster);
            if (differs(with))
                return true;
            const auto isLike = [&](const RosterUnit& unit) { return unit.unit == guess.unit.unit; };
            if (const auto like = std::ranges::find_if(m_roster.units, isLike); like != m_roster.units.end()) {
                auto without = m_roster;
                drop(without, like->id);
                if (differs(without))
                    return true;
            }
        }
        return line.alternatives.empty();
    }

    /// "9 Company Commander 185", where 185 is the price of one: nine, or one of nine models?
    void byCounts()
    {
        for (const auto& line : m_reading.lines) {
            if (line.isConfirmed || line.units.size() < 2 || !line.claimed || !line.actual || saysEach(line.text))
                continue;
            auto alone = m_roster;
            const auto* first = findUnit(alone, line.units.front());
            if (first == nullptr || *line.claimed != line.actual->floor())
                continue;
            alone.units = std::vector{RosterUnit(*first)};
            const auto assessment = assess(m_catalogue, alone);
            if (assessment.units.empty() || assessment.units[Id<AssessedUnit>::at(0)].points.floor() != *line.claimed)
                continue;
            m_lines.insert(line.line);
        }
    }

    /// Units that may be with the one above them, and those that were put there by a guess.
    void byPlaces()
    {
        std::string above;
        std::set<int> moved;
        auto below = m_roster;
        auto flat = m_roster;
        std::set<int> lifted;
        for (std::size_t i = 0; i < m_reading.lines.size(); ++i) {
            const auto& line = m_reading.lines[i];
            if (line.as != LineKind::Unit || line.units.empty())
                continue;
            const bool isSaid =
                saysUnder(line) || (i + 1 < m_reading.lines.size() && m_reading.lines[i + 1].as == LineKind::Option &&
                                    saysUnder(m_reading.lines[i + 1]));
            if (!isTop(m_roster, line.units.front())) {
                // Whoever puts units with others so that it is legal has meant it so.
                if (line.certainty >= (m_outcome == Outcome::Legal ? Certainty::Doubtful : Certainty::Likely)) {
                    lift(flat, line.units.front());
                    lifted.insert(line.line);
                }
                continue;
            }
            // Where all lines have a sign, it says nothing.
            if ((isSaid || (hasSign(line) && m_outcome != Outcome::Legal)) && !above.empty()) {
                if (line.isConfirmed)
                    continue;
                for (const auto& id : line.units)
                    putBelow(below, id, above);
                moved.insert(line.line);
            } else if (!hasSign(line))
                above = line.units.back();
        }
        if (!moved.empty() && differs(below))
            m_lines.insert(moved.begin(), moved.end());
        if (!lifted.empty() && differs(flat))
            m_lines.insert(lifted.begin(), lifted.end());
    }

    /// A list that is not legal may leave to its order what is with whom: units by themselves go to the nearest one
    /// before them that may have them, once as many as may be there and once as they come.
    void byOrder()
    {
        if (m_outcome == Outcome::Legal || m_catalogue.ruleset.defaultPlace.isNone())
            return;
        for (const bool asMayBe : {true, false}) {
            auto ordered = m_roster;
            ordered.units.clear();
            std::set<std::string> moved;
            for (const auto& unit : m_roster.units)
                if (unit.units.empty() && putBelowOneOf(ordered.units, unit, asMayBe))
                    moved.insert(unit.id);
                else
                    ordered.units.push_back(unit);
            if (moved.empty() || !differs(ordered))
                continue;
            insertLinesOf(moved);
        }
    }

    /// A list that is not legal, whose units may be with others so that it is: what is with whom is sure only where its
    /// line is.
    void byAnyPlace()
    {
        if (m_outcome == Outcome::Legal || m_catalogue.ruleset.defaultPlace.isNone())
            return;
        auto other = m_roster;
        std::set<std::string> free;
        std::set<std::string> moved; // of these, those that are elsewhere then
        for (const auto& line : m_reading.lines)
            if (line.as == LineKind::Unit && !line.isConfirmed)
                for (const auto& id : line.units) {
                    if (!isTop(m_roster, id) && line.certainty == Certainty::Sure)
                        continue;
                    if (!isTop(m_roster, id))
                        moved.insert(id);
                    lift(other, id);
                    free.insert(id);
                }
        constexpr int mostWork = 60'000; // units judged
        const auto mostTries = mostWork / static_cast<int>(m_assessment.units.size() + 1);
        int tries = 0;
        auto least = errorsOf(assess(m_catalogue, other));
        const auto improve = [&] {
            for (const auto& id : free)
                for (const auto& holder : m_roster.units) {
                    const auto* unit = findUnit(other, id);
                    if (holder.id == id || !unit || !unit->units.empty() || !isTop(other, id) ||
                        !isTop(other, holder.id))
                        continue;
                    if (++tries > mostTries)
                        return false;
                    auto with = other;
                    putBelow(with, id, holder.id);
                    findUnit(with, id)->as = m_catalogue.ruleset.asOf(m_catalogue.ruleset.defaultPlace);
                    if (const auto now = errorsOf(assess(m_catalogue, with)); now < least) {
                        least = now;
                        other = std::move(with);
                        moved.insert(id);
                        return true;
                    }
                }
            return false;
        };
        while (least > 0 && improve()) {}
        if (!differs(other))
            return;
        insertLinesOf(moved);
    }

    /// Puts a unit below the last of others that may have it; as few errors as before are asked for, or only the place.
    bool putBelowOneOf(std::vector<RosterUnit>& holders, const RosterUnit& unit, bool asMayBe)
    {
        const auto trialOf = [&](const RosterUnit& holder) {
            Roster trial;
            trial.ruleset = m_roster.ruleset;
            trial.army = m_roster.army;
            trial.units = {holder};
            return assess(m_catalogue, trial);
        };
        for (auto holder = holders.rbegin(); holder != holders.rend(); ++holder) {
            auto with = *holder;
            with.units.push_back(unit);
            with.units.back().as = m_catalogue.ruleset.asOf(m_catalogue.ruleset.defaultPlace);
            const auto assessment = trialOf(with);
            const bool isInPlace = std::ranges::none_of(assessment.findings, [](const Finding& finding) {
                return finding.rule == idOf(Structural::WrongPlace);
            });
            if (isInPlace && (!asMayBe || errorsOf(assessment) <= errorsOf(trialOf(*holder)))) {
                *holder = std::move(with);
                return true;
            }
        }
        return false;
    }

    /// A list is not legal because of a unit that is only likely, and that no price confirms.
    void byLikely()
    {
        if (m_outcome == Outcome::Legal)
            return;
        for (const auto& line : m_reading.lines) {
            if (line.as != LineKind::Unit || line.units.empty() || line.isConfirmed ||
                line.certainty != Certainty::Likely || isPriced(line))
                continue;
            auto without = m_roster;
            for (const auto& id : line.units)
                drop(without, id);
            if (isCulprit(line) || differs(without))
                m_lines.insert(line.line);
        }
    }

    /// Whether an error is about a unit of a line.
    [[nodiscard]] bool isCulprit(const LineReading& line) const
    {
        return std::ranges::any_of(m_assessment.findings, [&](const Finding& finding) {
            return finding.severity == Severity::Error &&
                   std::ranges::any_of(finding.units, [&](Id<AssessedUnit> unit) {
                       return std::ranges::find(line.units, m_assessment.units[unit].id) != line.units.end();
                   });
        });
    }

    /// A list that is not legal may lack a unit whose line was passed over: it has a figure that is none of the list's.
    void byFigures()
    {
        if (m_outcome == Outcome::Legal || !m_catalogue.ruleset.hasPoints)
            return;
        constexpr std::int64_t least = 50;
        const auto points = m_assessment.points.floor();
        const auto limit = m_roster.battle.points.value_or(points);
        const auto isOther = [&](std::int64_t number) {
            return number >= least && number != points && number != limit && number != std::abs(limit - points) &&
                   number != m_reading.claimedTotal;
        };
        for (const auto& line : m_reading.lines) {
            const bool isIdle = line.as == LineKind::Ignored || line.as == LineKind::Mention ||
                                line.as == LineKind::Section || line.as == LineKind::Title;
            if (isIdle && !line.isConfirmed && hasNumber(line, isOther))
                m_lines.insert(line.line);
        }
    }

    /// A list is not legal for want of a unit that a line names which takes none.
    void byNames()
    {
        if (m_outcome == Outcome::Legal)
            return;
        std::vector<std::string> folded;
        for (const auto& line : m_reading.lines)
            folded.push_back(' ' + text::folded(QString::fromStdString(line.text)) + ' ');
        const auto army = m_catalogue.findArmy(m_roster.army);
        for (const auto kind : m_catalogue.units.ids()) {
            const auto& unit = m_catalogue.unit(kind);
            if (unit.army != army ||
                std::ranges::any_of(m_assessment.units, [&](const AssessedUnit& each) { return each.kind == kind; }))
                continue;
            std::vector<std::string> names{text::folded(QString::fromStdString(unit.name))};
            for (const auto& alias : unit.aliases)
                names.push_back(text::folded(QString::fromStdString(alias)));
            for (std::size_t i = 0; i < folded.size(); ++i) {
                const auto& line = m_reading.lines[i];
                if (line.as == LineKind::Unit || line.isConfirmed || m_lines.contains(line.line) ||
                    std::ranges::none_of(names, [&](const auto& name) { return hasWords(folded[i], name); }))
                    continue;
                auto with = m_roster;
                auto& added = with.units.emplace_back();
                added.id = freeUnitId(m_roster);
                added.unit = unit.id;
                if (differs(with))
                    m_lines.insert(line.line);
            }
        }
    }

    /// The lines of these units, but those that a person confirmed.
    void insertLinesOf(const std::set<std::string>& units)
    {
        for (const auto& line : m_reading.lines)
            if (line.as == LineKind::Unit && !line.isConfirmed &&
                std::ranges::any_of(line.units, [&](const std::string& id) { return units.contains(id); }))
                m_lines.insert(line.line);
    }

    const Catalogue& m_catalogue;
    const Roster& m_roster;
    const TextReading& m_reading;
    Assessment m_assessment;
    Outcome m_outcome;
    std::set<int> m_lines;
    int m_ways = 0;
};

} // namespace

std::vector<int> decidingLines(const Catalogue& catalogue, const Roster& roster, const TextReading& reading,
                               Outcome outcome)
{
    return OtherWays(catalogue, roster, reading, outcome).lines();
}

} // namespace muster
