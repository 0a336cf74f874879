#include "reading/text/weigher.h"

#include "reading/text/placer.h"
#include "reading/text/plainwords.h"
#include "reading/text/sums.h"

#include <algorithm>

namespace muster::text {

namespace {

class Weigher {
public:
    Weigher(const FoundText& found, MadeRoster& made, const Assessment& assessment)
        : m_found(found), m_catalogue(found.catalogue()), m_made(made), m_assessment(assessment)
    {
    }

    Weighed weigh()
    {
        findTotal();
        takeRemarks();
        weighText();
        for (std::size_t i = 0; i < m_made.read.size(); ++i) {
            const bool isUnit = !m_made.read[i].ways.empty();
            m_weighed.evidence.push_back(isUnit ? evidenceOf(i) : Evidence());
            m_weighed.best.push_back(isUnit ? bestOf(i, m_weighed.evidence.back()) : Certainty::None);
        }
        return std::move(m_weighed);
    }

private:
    /// Whether a unit stands alone that the one before it might have.
    [[nodiscard]] bool mightBeBelow(std::size_t i) const
    {
        const auto& read = m_made.read[i];
        if (m_catalogue.ruleset.places.empty() || read.put != Put::No || read.ids.empty() || read.isReference)
            return false;
        const auto* unit = findUnit(m_made.roster, read.ids.front());
        std::vector<const RosterUnit*> tried; // like holders have like room
        const auto isLike = [](const RosterUnit& one, const RosterUnit& other) {
            return one.unit == other.unit && one.models == other.models && one.options == other.options &&
                   one.groups == other.groups;
        };
        for (auto before = i; before > 0 && unit; --before) {
            const auto& ids = m_made.read[before - 1].ids;
            const auto* holder = ids.empty() ? nullptr : findUnit(m_made.roster, ids.front());
            if (!holder || holder == unit ||
                std::ranges::any_of(tried, [&](const RosterUnit* each) { return isLike(*each, *holder); }))
                continue;
            if (fits(m_found, *unit, *holder, m_catalogue.ruleset.defaultPlace))
                return true;
            tried.push_back(holder);
        }
        return false;
    }

    /// What all units of the text have in common.
    void weighText()
    {
        int units = 0;
        int mended = 0;
        int doubtful = 0;
        bool isPlain = true;
        for (std::size_t i = 0; i < m_made.read.size(); ++i) {
            const auto& read = m_made.read[i];
            if (read.ways.empty() || read.isReference)
                continue;
            ++units;
            m_priced += isPriced(read.way()) ? 1 : 0;
            mended += read.way().mended.empty() ? 0 : 1;
            doubtful += read.way().unknown.empty() ? 0 : 1;
            isPlain &= read.way().mended.empty() && read.way().unknown.empty() &&
                       (isPriced(read.way()) || !m_catalogue.ruleset.hasPoints);
        }
        m_units = units;
        int unread = 0;
        int talks = 0;
        int corrects = 0;
        int idle = 0;
        for (std::size_t at = 0; at < m_found.lines.size(); ++at) {
            const auto kind = m_found.sorted.kinds[at];
            unread += kind == LineKind::Unknown ? 1 : 0;
            const bool isIdle = kind == LineKind::Ignored || kind == LineKind::Mention || kind == LineKind::Unknown;
            idle += isIdle ? 1 : 0;
            if (isIdle || kind == LineKind::Option)
                findMentions(at);
            int talk = 0;
            for (const auto& token : m_found.lines[at].tokens) {
                talk += token.isWord() && isSentenceWord(token.text) ? 1 : 0;
                m_saysAllies |= token.isWord() && isAllyWord(token.text);
                m_saysPlace |= saysPlace(at, token);
                corrects += token.isWord() && isCorrection(token.text) ? 1 : 0;
            }
            talks += talk > 1 ? 1 : 0;
        }
        auto& text = m_text;
        const auto share = [](int part, int whole) { return whole == 0 ? 0 : part * 100 / whole; };
        text[Clue::Always] = 100;
        text[Clue::ArmyOpen] = 50 * static_cast<int>(std::min(m_found.ofArmy, Certainty::Doubtful));
        text.set(Clue::SumAgrees, m_weighed.total && isTotal(m_found, m_assessment, *m_weighed.total));
        text.set(Clue::SumDiffers, m_weighed.total && !isTotal(m_found, m_assessment, *m_weighed.total));
        text[Clue::TextPriced] = share(m_priced, units);
        text[Clue::TextUnread] = share(unread, unread + units);
        text[Clue::TextMended] = share(mended, units);
        text[Clue::TextTalks] = share(talks, static_cast<int>(m_found.lines.size()));
        text[Clue::TextCorrects] = 100 * std::min(corrects, 5);
        text.set(Clue::TextQuotes, std::ranges::any_of(m_found.lines, &Line::isQuoted));
        constexpr int enough = 5;
        text[Clue::TextIdle] = share(idle, static_cast<int>(m_found.lines.size()));
        text[Clue::TextFew] = share(enough - std::min(units, enough), enough);
        text.set(Clue::TextNamed,
                 std::ranges::find(m_found.sorted.kinds, LineKind::Army) != m_found.sorted.kinds.end());
        isPlain &= units > 0 && unread == 0;
        text.set(Clue::TextPlain, isPlain);
        text.set(Clue::TextPlainSum, isPlain && text[Clue::SumAgrees] > 0);
        text[Clue::TextDoubtful] = share(doubtful, units);
    }

    /// Whether a word says that units are with others, and nothing was put anywhere by it.
    [[nodiscard]] bool saysPlace(std::size_t at, const Token& token) const
    {
        const auto isPut = [&](std::size_t i) {
            const auto first = m_found.sorted.blocks[i].lines.front();
            return m_made.read[i].put != Put::No && (first == at || first == at + 1 || first + 1 == at);
        };
        const bool is = token.isA(isAboardWord, isUnderWord) ||
                        token.says({"beneath", "below", "reports", "report", "everything", "everyone", "leads",
                                    "commands", "befehligt", "fuhrt", "unterstehen", "carries", "transports"});
        if (!is || token.text == "in")
            return false;
        for (std::size_t i = 0; i < m_made.read.size(); ++i)
            if (isPut(i))
                return false;
        return true;
    }

    /// Units that a line names which takes none.
    void findMentions(std::size_t at)
    {
        constexpr Cost near = 60;
        const auto& line = m_found.lines[at];
        const bool isCorrection = std::ranges::any_of(line.tokens, [](const Token& token) {
            return token.isWord() && (text::isCorrection(token.text) || isRefusal(token.text));
        });
        for (const auto& unit :
             unitsNamed(m_found.names, {&line, &m_found.hits[at], 0, line.tokens.size()}, {m_found.army, {}}))
            if (unit.cost <= near)
                m_mentioned[unit.kind.position()] |= isCorrection;
    }

    /// Lines that were not understood and only say what the list comes to, or what the units below them do.
    void findTotal()
    {
        m_weighed.total = m_found.sorted.total;
        const auto all = m_catalogue.ruleset.hasPoints ? m_assessment.points.floor() : std::ssize(m_assessment.units);
        constexpr std::int64_t least = 100; // a smaller figure may be any
        for (std::size_t at = 0; !m_weighed.total && all >= least && at < m_found.lines.size(); ++at) {
            // "965 all in. The Teraton stays home."
            const auto kind = m_found.sorted.kinds[at];
            const bool isIdle = kind == LineKind::Ignored || kind == LineKind::Mention || kind == LineKind::Title;
            if (isIdle && says(at, all))
                m_weighed.total = all;
        }
        std::vector<std::size_t> left;
        for (std::size_t at = 0; at < m_found.lines.size(); ++at) {
            if (m_found.sorted.kinds[at] != LineKind::Unknown || hasBlock(at) || namesUnit(at))
                continue;
            const auto& tokens = m_found.lines[at].tokens;
            const auto said = sumSaid(tokens, {all, m_found.sorted.limit, pointsAbove(at).floor()});
            if (said == SumSaid::Total) {
                m_weighed.total = m_weighed.total.value_or(all);
                m_weighed.explained[at] = LineKind::Total;
            } else if (said == SumSaid::Other)
                m_weighed.explained[at] = LineKind::Ignored;
            else if (const auto figure = onlyFigure(tokens); figure && pointsBelow(at).floor() == *figure)
                m_weighed.explained[at] = LineKind::Section;
            else
                left.push_back(at);
        }
        if (comesOut()) // then no unit is missing, but for one that was added behind the sum
            for (const auto at : left)
                if (!isBehindSum(at, all))
                    m_weighed.explained[at] = LineKind::Ignored;
    }

    [[nodiscard]] bool says(std::size_t at, std::int64_t figure) const
    {
        return std::ranges::any_of(m_found.lines[at].tokens,
                                   [&](const Token& token) { return token.isNumber() && token.number == figure; });
    }

    /// Whether the sum of the list stands between its first unit and a line.
    [[nodiscard]] bool isBehindSum(std::size_t at, std::int64_t sum) const
    {
        const auto& blocks = m_found.sorted.blocks;
        for (auto line = blocks.empty() ? at : blocks.front().lines.front() + 1; line < at; ++line)
            if (says(line, sum))
                return true;
        return false;
    }

    /// Whether the points of what was read are those that the text has.
    [[nodiscard]] bool comesOut() const
    {
        return m_catalogue.ruleset.hasPoints &&
               text::comesOut(m_assessment.points.floor(), m_weighed.total, m_found.sorted.limit);
    }

    /// Where the points of the list come out, words that are like no name take nothing: nothing more is paid for.
    void takeRemarks()
    {
        if (!comesOut())
            return;
        for (auto& read : m_made.read) {
            if (read.ways.empty())
                continue;
            auto& way = read.ways[read.chosen];
            const auto [idle, end] =
                std::ranges::stable_partition(way.unknown, [](const auto& left) { return !left.isIdle; });
            way.remarks.insert(way.remarks.end(), std::make_move_iterator(idle), std::make_move_iterator(end));
            way.unknown.erase(idle, end);
        }
    }

    [[nodiscard]] bool hasBlock(std::size_t at) const
    {
        return std::ranges::any_of(m_found.sorted.blocks, [&](const Block& block) {
            return std::ranges::find(block.lines, at) != block.lines.end();
        });
    }

    [[nodiscard]] bool namesUnit(std::size_t at) const
    {
        const auto& line = m_found.lines[at];
        const auto named =
            unitsNamed(m_found.names, {&line, &m_found.hits[at], 0, line.tokens.size()}, {m_found.army, {}});
        return !named.empty() && named.front().cost <= goodName;
    }

    /// What the units between a line and the next that heads others cost.
    [[nodiscard]] Points pointsBelow(std::size_t at) const
    {
        const auto isHead = [&](std::size_t line) {
            const auto kind = m_found.sorted.kinds[line];
            return kind == LineKind::Section || kind == LineKind::Total ||
                   (kind == LineKind::Unknown && !hasBlock(line));
        };
        auto end = at + 1;
        while (end < m_found.lines.size() && !isHead(end))
            ++end;
        return pointsBetween(at + 1, end);
    }

    /// What the units above a line cost, which may be carried forward.
    [[nodiscard]] Points pointsAbove(std::size_t at) const { return pointsBetween(0, at); }

    [[nodiscard]] Points pointsBetween(std::size_t from, std::size_t to) const
    {
        Points sum;
        for (std::size_t i = 0; i < m_made.read.size(); ++i)
            if (const auto line = m_found.sorted.blocks[i].lines.front();
                line >= from && line < to && !m_made.read[i].ways.empty() && !m_made.read[i].isReference)
                sum += m_made.read[i].way().points * m_made.read[i].way().copies;
        return sum;
    }

    static bool isPriced(const UnitReading& way) { return way.claimed && !way.disagrees; }

    [[nodiscard]] Evidence evidenceOf(std::size_t i) const
    {
        const auto& read = m_made.read[i];
        const auto& block = m_found.sorted.blocks[i];
        const auto& way = read.way();
        auto evidence = m_text;
        constexpr Cost mostCost = 400;
        const bool isPlain = way.mended.empty();
        const auto ahead = read.ways.size() > 1 ? read.ways[read.chosen == 0 ? 1 : 0].cost - way.cost : mostCost;
        evidence[Clue::NameCost] = std::clamp(way.nameCost, 0, mostCost);
        evidence.set(Clue::IsMended, !isPlain);
        evidence[Clue::NamePart] = 100 - way.nameWeight * 100 / std::max(way.phraseWeight, 1);
        evidence[Clue::OtherCost] = std::clamp(way.cost - way.nameCost, 0, mostCost);
        evidence[Clue::RivalNear] = 100 - std::clamp(ahead, 0, 100);
        evidence.set(Clue::RivalSome, read.ways.size() > 1);
        evidence.set(Clue::PriceAgrees, isPriced(way));
        evidence.set(Clue::PriceDiffers, way.claimed && way.disagrees);
        evidence[Clue::PriceMissing] = way.claimed || m_units == 0 ? 0 : m_priced * 100 / m_units;
        evidence.set(Clue::PlainAndPriced, isPlain && isPriced(way));
        evidence[Clue::Unread] = 100 * static_cast<int>(std::min<std::size_t>(way.unknown.size(), 3));
        evidence[Clue::Remarks] = 100 * static_cast<int>(std::min<std::size_t>(way.remarks.size(), 3));
        evidence.set(Clue::NumberDropped, way.dropsNumber);
        evidence.set(Clue::MountOpen, way.hasOpenMount);
        evidence.set(Clue::Copies, way.copies > 1);
        evidence.set(Clue::SizeSaid, way.unit.models && way.hasCount);
        evidence.set(Clue::SizeGuessed, way.unit.models && !way.hasCount);
        evidence[Clue::Choices] =
            100 * static_cast<int>(std::min<std::size_t>(way.unit.options.size() + way.unit.groups.size(), 3));
        weighWords(block, evidence);
        evidence.set(Clue::Part, block.isPart);
        evidence.set(Clue::PutByDepth, read.put == Put::ByDepth);
        evidence.set(Clue::PutByWords, read.put == Put::ByWords);
        evidence.set(Clue::PutByOrder, read.put == Put::ByOrder);
        const bool isFlat = mightBeBelow(i);
        evidence.set(Clue::PlaceOpen, read.put == Put::No && (mayBePut(block) || (isFlat && m_saysPlace)));
        evidence.set(Clue::Reserve, way.isReserve || block.isReserve);
        const auto mentioned = m_mentioned.find(way.kind.position());
        evidence.set(Clue::Mentioned, mentioned != m_mentioned.end());
        evidence.set(Clue::PlaceFlat, isFlat);
        constexpr std::ptrdiff_t aList = 3;
        const auto isBefore = [&](const auto& sum) { return sum.first < block.lines.front(); };
        evidence.set(Clue::AfterTotal, std::ssize(m_made.read) > aList && static_cast<std::ptrdiff_t>(i) >= aList &&
                                           std::ranges::any_of(m_found.sorted.sums, isBefore));
        const bool isAlly = m_catalogue.unit(way.kind).army != m_found.army;
        evidence.set(Clue::AllySaid, isAlly && m_saysAllies);
        evidence.set(Clue::AllyUnsaid, isAlly && !m_saysAllies);
        evidence.set(Clue::Corrected, mentioned != m_mentioned.end() && mentioned->second);
        return evidence;
    }

    /// The words around a unit's name.
    void weighWords(const Block& block, Evidence& evidence) const
    {
        const auto first = block.lines.front();
        const auto& line = m_found.lines[first];
        int talk = 0;
        int words = 0;
        for (const auto& token : line.tokens) {
            talk += token.isWord() && isSentenceWord(token.text) ? 1 : 0;
            words += token.isWord() ? 1 : 0;
            if (token.is('?'))
                evidence.set(Clue::Question, true);
        }
        for (auto at = first > 0 ? first - 1 : 0; at < std::min(first + 2, m_found.lines.size()); ++at)
            for (const auto& token : m_found.lines[at].tokens)
                if (token.isWord() && (isRefusal(token.text) || isCorrection(token.text)))
                    evidence.set(Clue::Refusal, true);
        evidence[Clue::Talk] = 100 * std::min(talk, 4);
        evidence[Clue::Long] = 10 * std::min(words, 30);
        evidence.set(Clue::Heading, line.isHeading);
    }

    /// Whether a unit that stands by itself may be meant to be with another: a mark before it, or words.
    [[nodiscard]] bool mayBePut(const Block& block) const
    {
        if (m_catalogue.ruleset.places.empty() || block.afterHeading == 0)
            return false;
        const auto& line = m_found.lines[block.lines.front()];
        const auto signs = line.plain.trimmed().left(1);
        const bool hasArrow = !signs.isEmpty() && !signs.front().isLetterOrNumber() && !line.hasBullet && !line.isRow;
        return hasArrow || line.depth > m_found.lines[m_found.sorted.blocks.front().lines.front()].depth ||
               std::ranges::any_of(line.tokens, [](const Token& token) {
                   return token.isWord() && token.text != "in" && (isUnderWord(token.text) || isAboardWord(token.text));
               });
    }

    /// Whether so much was read that it may be two lists: far over the limit, or more units than a list has.
    [[nodiscard]] bool mayBeTwo() const
    {
        constexpr std::int64_t farOver = 15; // tenths of the limit
        constexpr std::ptrdiff_t manyUnits = 31;
        if (!m_catalogue.ruleset.hasPoints)
            return std::ssize(m_assessment.units) >= manyUnits;
        return m_found.sorted.limit && m_assessment.points.floor() * 10 >= *m_found.sorted.limit * farOver &&
               !(m_weighed.total && isTotal(m_found, m_assessment, *m_weighed.total));
    }

    /// How sure the reading of a block is at best, whatever its clues weigh.
    [[nodiscard]] Certainty bestOf(std::size_t i, const Evidence& evidence) const
    {
        const auto& read = m_made.read[i];
        const auto isMisplaced = [&](const std::string& id) { return m_made.misplaced.contains(id); };
        if (!read.way().unknown.empty() || read.isDoubtful || read.way().dropsNumber || read.isNameCut ||
            evidence[Clue::Corrected] > 0 || mayBeTwo() || std::ranges::any_of(read.ids, isMisplaced))
            return Certainty::Doubtful;
        // Where it is not said how far a leader's units go, or that a unit is with nobody.
        const bool isGuessed = read.put == Put::ByOrder || evidence[Clue::PlaceFlat] > 0;
        return isGuessed ? Certainty::Likely : Certainty::Sure;
    }

    const FoundText& m_found;
    const Catalogue& m_catalogue;
    MadeRoster& m_made;
    const Assessment& m_assessment;
    Evidence m_text;  ///< what all units have in common
    int m_units = 0;  ///< blocks that name one
    int m_priced = 0; ///< of them, those with their right price
    bool m_saysAllies = false;
    bool m_saysPlace = false;                ///< and nobody knows of what
    std::map<std::size_t, bool> m_mentioned; ///< by unit that a line names which takes none: whether one corrects
    Weighed m_weighed;
};

} // namespace

Weighed weigh(const FoundText& found, MadeRoster& made, const Assessment& assessment)
{
    return Weigher(found, made, assessment).weigh();
}

bool isTotal(const FoundText& found, const Assessment& assessment, std::int64_t total)
{
    return found.catalogue().ruleset.hasPoints ? assessment.points.floor() == total
                                               : std::ssize(assessment.units) == total;
}

} // namespace muster::text
