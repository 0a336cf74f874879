#include "reading/text/otherways.h"

#include "reading/text/plainwords.h"
#include "reading/text/token.h"
#include "rules/judge/assess.h"

#include <algorithm>
#include <functional>
#include <set>

namespace muster {

namespace {

RosterUnit* unitWith(std::vector<RosterUnit>& units, const std::string& id)
{
    for (auto& unit : units) {
        if (unit.id == id)
            return &unit;
        if (auto* below = unitWith(unit.units, id))
            return below;
    }
    return nullptr;
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
    if (auto* above = unitWith(roster.units, parent))
        above->units.push_back(std::move(unit));
    else
        roster.units.push_back(std::move(unit));
}

/// "under", "aboard", "attached": but "in reserve" says nothing of another unit.
bool saysUnder(const LineReading& line)
{
    return std::ranges::any_of(text::tokensOf(QString::fromStdString(line.text)), [](const text::Token& token) {
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
        byPrices();
        byGuesses();
        byCounts();
        byPlaces();
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
                    if (auto* unit = unitWith(other.units, id)) {
                        auto made = guess.unit;
                        made.id = unit->id;
                        made.as = unit->as;
                        made.reserve = unit->reserve;
                        made.units = unit->units;
                        *unit = std::move(made);
                    }
                if (differs(other)) {
                    m_lines.insert(line.line);
                    break;
                }
            }
        }
    }

    /// "9 Company Commander 185", where 185 is the price of one: nine, or one of nine models?
    void byCounts()
    {
        for (const auto& line : m_reading.lines) {
            if (line.isConfirmed || line.units.size() < 2 || !line.claimed || !line.actual || saysEach(line.text))
                continue;
            auto alone = m_roster;
            const auto* first = unitWith(alone.units, line.units.front());
            if (first == nullptr || *line.claimed != line.actual->floor())
                continue;
            alone.units = std::vector{RosterUnit(*first)};
            const auto assessment = assess(m_catalogue, alone);
            if (assessment.units.empty() || assessment.units[Id<AssessedUnit>::at(0)].points.floor() != *line.claimed)
                continue;
            m_lines.insert(line.line);
        }
    }

    static bool saysEach(const std::string& words)
    {
        return std::ranges::any_of(text::tokensOf(QString::fromStdString(words)), [](const text::Token& token) {
            return token.is('@') || token.text == "x" || text::isEachWord(token.text) || token.is('*') || token.is('a');
        });
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
                if (line.certainty != Certainty::Sure) {
                    lift(flat, line.units.front());
                    lifted.insert(line.line);
                }
                continue;
            }
            // Where all lines have a sign, it says nothing.
            if ((isSaid || hasSign(line)) && !above.empty()) {
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

    /// Takes a unit out of what it is in, to the top.
    static void lift(Roster& roster, const std::string& id)
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
