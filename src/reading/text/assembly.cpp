#include "reading/text/assembly.h"

#include "reading/text/lineat.h"
#include "reading/text/plainwords.h"
#include "reading/text/rostermaker.h"
#include "reading/text/weigher.h"

#include <algorithm>

namespace muster::text {

namespace {

constexpr std::size_t mostAlternatives = 4;

/// Says of every line what it was read as.
class Teller {
public:
    Teller(const FoundText& found, const std::vector<QString>& original)
        : m_found(found),
          m_catalogue(found.catalogue()),
          m_original(original),
          m_made(makeRoster(found)),
          m_assessment(assess(m_catalogue, m_made.roster)),
          m_weighed(weigh(found, m_made, m_assessment))
    {
    }

    Assembled tell()
    {
        makeLines();
        return {std::move(m_made.roster), std::move(m_reading), std::move(m_evidence)};
    }

private:
    [[nodiscard]] std::string kindIn(const UnitReading& way) const
    {
        return m_catalogue.referenceTo(way.kind, m_found.army);
    }

    /// Whether a line has a number that is not plain and is no part of a unit's name. Signs, and words that say how
    /// many, count where a count stands: elsewhere they may be part of a choice's name, or of a rule.
    [[nodiscard]] bool hasOddNumber(std::size_t at) const
    {
        const auto& line = m_found.lines[at];
        for (std::size_t i = 0; i < line.tokens.size(); ++i) {
            const auto& token = line.tokens[i];
            if ((!token.isOdd && !token.isSigned) || token.isTagged)
                continue;
            bool isInName = false;
            bool isCount = i == 0;
            for (std::size_t k = 0; k < m_found.sorted.blocks.size(); ++k) {
                if (m_made.read[k].ways.empty() || m_found.sorted.blocks[k].lines.front() != at)
                    continue;
                const auto& way = m_made.read[k].way();
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
        m_reading.ruleset.id = m_made.roster.ruleset;
        m_reading.army.id = m_made.roster.army;
        m_reading.claimedTotal = m_weighed.total;
        m_reading.limit = m_found.sorted.limit;
        std::size_t at = 0;
        while (at < m_found.lines.size()) {
            const auto number = m_found.lines[at].number;
            LineReading line;
            line.line = number;
            const auto index = static_cast<std::size_t>(number - 1);
            line.text = index < m_original.size() ? m_original[index].toStdString() : std::string();
            line.as = m_found.sorted.kinds[at];
            bool isOpen = false;
            bool hasOdd = false;
            bool isOtherTotal = false;
            for (; at < m_found.lines.size() && m_found.lines[at].number == number; ++at) {
                const auto kind = m_found.sorted.kinds[at];
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
                isOpen |= m_found.sorted.open[at];
                if (const auto explained = m_weighed.explained.find(at);
                    explained != m_weighed.explained.end() && line.as == kind) {
                    line.as = explained->second;
                    if (line.as == LineKind::Total && m_catalogue.ruleset.hasPoints) {
                        line.claimed = m_weighed.total;
                        line.actual = m_assessment.points;
                    }
                }
                hasOdd |= hasOddNumber(at);
                if (kind == LineKind::Total)
                    for (const auto& [sumAt, claimed] : m_found.sorted.sums)
                        if (sumAt == at) {
                            if (!m_catalogue.ruleset.hasPoints) {
                                isOtherTotal |=
                                    m_found.sorted.total == claimed && !isTotal(m_found, m_assessment, claimed);
                                continue;
                            }
                            line.claimed = claimed;
                            if (m_found.sorted.total == claimed || claimed == m_found.sorted.limit)
                                line.actual = m_assessment.points;
                            isOtherTotal |= m_found.sorted.total == claimed && !isTotal(m_found, m_assessment, claimed);
                        }
                tellBlocks(at, line);
            }
            if (line.as == LineKind::Title && m_made.isNameCut)
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            if (line.as == LineKind::Unknown && line.unknown.empty())
                line.certainty = Certainty::None;
            else if (isOpen) {
                if (line.units.empty()) {
                    line.as = LineKind::Mention;
                    tellMentioned(at - 1, line);
                }
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            }
            // How many it means is not what was read.
            if (hasOdd && (line.as == LineKind::Unit || line.as == LineKind::Option))
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            if (line.as == LineKind::Total && isOtherTotal)
                line.certainty = Certainty::Doubtful;
            m_reading.lines.push_back(std::move(line));
        }
    }

    /// Adds what the blocks on a part of a line say to its record.
    void tellBlocks(std::size_t at, LineReading& line)
    {
        for (std::size_t i = 0; i < m_found.sorted.blocks.size(); ++i) {
            const auto& block = m_found.sorted.blocks[i];
            const auto own = std::ranges::find(block.lines, at);
            if (own == block.lines.end())
                continue;
            const auto& read = m_made.read[i];
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
            const auto tellLeft = [&](const std::vector<LeftWords>& left, std::vector<UnknownWords>& told) {
                for (const auto& each : left)
                    if (each.line == m_found.lines[at].number && std::ranges::find(told, each.words) == told.end())
                        told.push_back(each.words);
            };
            tellLeft(way.unknown, line.unknown);
            tellLeft(way.remarks, line.remarks);
            if (!line.unknown.empty())
                line.certainty = std::max(line.certainty, Certainty::Doubtful);
            if (!isFirst)
                continue;
            const auto& evidence = m_weighed.evidence[i];
            const auto best = m_weighed.best[i];
            line.certainty = std::max({line.certainty, best, text::certaintyOf(evidence)});
            m_evidence.push_back({read.ids, evidence, best});
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

    /// The unit that a line names which takes none: it may take it.
    void tellMentioned(std::size_t at, LineReading& line) const
    {
        const auto& its = m_found.lines[at];
        for (const auto& named :
             unitsNamed(m_found.names, {&its, &m_found.hits[at], 0, its.tokens.size()}, {m_found.army, {}})) {
            if (named.cost > goodName || line.alternatives.size() >= 2)
                break;
            UnitGuess guess;
            guess.unit.unit = m_catalogue.referenceTo(named.kind, m_found.army);
            guess.name = m_catalogue.unit(named.kind).name;
            line.alternatives.push_back(std::move(guess));
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

    const FoundText& m_found;
    const Catalogue& m_catalogue;
    const std::vector<QString>& m_original;
    MadeRoster m_made;
    Assessment m_assessment;
    Weighed m_weighed;
    TextReading m_reading;
    std::vector<WeighedUnits> m_evidence;
};

} // namespace

Assembled assemble(const GameNames& names, Id<Army> army, const std::vector<Line>& lines,
                   const std::vector<LineHits>& hits, const Sorted& sorted, const std::vector<QString>& original,
                   Certainty ofArmy)
{
    const FoundText found{names, army, lines, hits, sorted, ofArmy};
    return Teller(found, original).tell();
}

} // namespace muster::text
