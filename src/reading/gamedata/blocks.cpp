#include "reading/gamedata/blocks.h"

#include "reading/text/plainwords.h"

#include <algorithm>
#include <functional>

namespace muster::gamewords {

namespace {

using text::Line;
using text::Token;

constexpr Cost rarely = 50; ///< a choice at the left, or a unit among choices
constexpr Cost unlikely = 10;
constexpr Cost mendedName = 30;
constexpr Cost strangeWords = 20;    ///< each piece
constexpr std::size_t mostAbove = 3; ///< lines that are a title

/// A name of a unit at the start of a line, with what stands around it.
struct Named {
    std::vector<int> roots;
    std::size_t end = 0; ///< of the words that were read
    CountAt count;
    std::optional<std::int64_t> price; ///< in front
    std::string mended;
};

class BlockSorter {
public:
    BlockSorter(GameBook& book, const std::vector<Line>& lines, const Setup& setup, Ways& ways)
        : m_book(book), m_lines(lines), m_setup(setup), m_ways(ways)
    {
        m_blocks.kinds.assign(lines.size(), LineKind::Ignored);
    }

    Blocks sort()
    {
        for (m_at = 0; m_at < m_lines.size(); ++m_at) {
            const auto& line = m_lines[m_at];
            const bool isNothing = m_setup.settled.nothing.contains(line.number);
            m_blocks.kinds[m_at] = isNothing             ? leaveOut(line)
                                   : line.fixed          ? *line.fixed
                                   : line.tokens.empty() ? LineKind::Frame
                                                         : kindOf(line);
            if (isNothing || (m_current != nullptr && m_current->isLeftOut)) {
                m_blocks.kinds[m_at] = LineKind::Ignored;
                std::erase_if(m_blocks.strange, [&](const Strange& words) { return words.line == m_at; });
            }
        }
        std::erase_if(m_blocks.blocks, [](const Block& block) { return block.isLeftOut; });
        m_blocks.cost += static_cast<Cost>(m_blocks.strange.size()) * strangeWords;
        return std::move(m_blocks);
    }

private:
    /// How far a line is moved in; a bullet counts half a level.
    static int depthOf(const Line& line) { return line.depth + (line.hasBullet ? 2 : 0); }

    LineKind kindOf(const Line& line)
    {
        if (const auto head = m_setup.forces.heads.find(m_at); head != m_setup.forces.heads.end()) {
            m_force = head->second;
            m_current = nullptr;
            if (m_blocks.blocks.empty() && m_blocks.title.isEmpty())
                takeTotal(line);
            return LineKind::Section;
        }
        if (std::ranges::find(m_setup.forces.unknown, m_at) != m_setup.forces.unknown.end()) {
            m_current = nullptr;
            m_blocks.strange.push_back({m_at, 0, headEnd(line)});
            return LineKind::Unknown;
        }
        if (isSection(line)) {
            m_current = nullptr;
            m_section = keyOf(line.tokens, 0, wordsEnd(line));
            return LineKind::Section;
        }
        if (isHead() && isArmyLine(line)) {
            if (m_blocks.title.isEmpty())
                m_blocks.title = text::written(line.tokens, valueBegin(line), wordsEnd(line));
            takeTotal(line);
            return LineKind::Army;
        }
        if (const auto said = m_setup.settled.roots.find(line.number); said != m_setup.settled.roots.end()) {
            Named named;
            named.roots = {said->second};
            named.end = line.tokens.size();
            return takeUnit(line, named);
        }
        const auto named = nameOf(line);
        const bool isBelow = this->isBelow(line);
        // Right below a unit stands what it has, also where nothing moves it in: "Enhancement: Banner".
        if (m_current != nullptr && (isBelow || !named.roots.empty() || !line.afterBlank)) {
            auto said = readSaid(namesOfCurrent(), line, m_at, 0, line.tokens.size());
            const bool isChoice = !said.things.empty() && said.strange.empty();
            if (!named.roots.empty() && isChoice && !isSetup(named)) {
                // As far in as choices are it is one sooner, and at the left a unit.
                const std::size_t asked = m_ways.choose({isBelow ? 0 : rarely, isBelow ? rarely : 0});
                if (asked == 0)
                    return takeSaid(line, std::move(said));
            } else if (named.roots.empty() || (isBelow && isChoice))
                if (isBelow || isChoice)
                    return takeBelow(line, std::move(said));
        }
        if (!named.roots.empty())
            return takeUnit(line, named);
        if (takeSum(line))
            return LineKind::Total;
        if (takeSetup(line))
            return LineKind::Option;
        return otherKind(line);
    }

    /// Whether a line is further in than the unit above it.
    [[nodiscard]] bool isBelow(const Line& line) const
    {
        return m_current != nullptr && (depthOf(line) > m_depth || (line.hasBullet && !m_hasBullet));
    }

    // ---- units

    /// A line that is no part of the list. If it names a unit, the lines below speak of that, and go with it.
    LineKind leaveOut(const Line& line)
    {
        if (line.fixed || line.tokens.empty() || isBelow(line) || isSection(line))
            return LineKind::Ignored;
        if (const auto named = nameOf(line); !named.roots.empty()) {
            takeUnit(line, named);
            m_current->isLeftOut = true;
        }
        return LineKind::Ignored;
    }

    /// The name at the start of a line. "Tactics: Ploys" may be one name, or a unit with what it has.
    [[nodiscard]] Named nameOf(const Line& line)
    {
        auto named = namedAt(line, line.tokens.size());
        if (named.roots.empty())
            return named;
        const auto colon =
            std::find_if(line.tokens.begin(), line.tokens.begin() + static_cast<std::ptrdiff_t>(named.end),
                         [](const Token& token) { return token.is(':'); });
        const auto at = static_cast<std::size_t>(colon - line.tokens.begin());
        if (at + 1 >= named.end || at < labelEnd(line))
            return named;
        if (auto shorter = namedAt(line, at);
            !shorter.roots.empty() && shorter.mended.empty() && m_ways.choose({0, unlikely}) == 1)
            return shorter;
        return named;
    }

    [[nodiscard]] Named namedAt(const Line& line, std::size_t to)
    {
        const auto& tokens = line.tokens;
        Named named;
        std::size_t at = labelEnd(line);
        if (at + 2 < tokens.size() && tokens[at].isNumber() && tokens[at + 1].is('-') && !tokens[at + 1].isGlued) {
            named.price = tokens[at].number; // "125 - 10 Spearmen"
            at += 2;
        }
        auto found = rootAt(line, at, to);
        if (!found.things) {
            named.count = countAt(tokens, at, tokens.size());
            at = named.count.end;
            while (at < tokens.size() && tokens[at].isWord() &&
                   (text::isFillWord(tokens[at].text) || text::isGroupWord(tokens[at].text)) &&
                   !(found = rootAt(line, at, to)).things)
                ++at;
            if (!found.things)
                found = rootAt(line, at, to);
        }
        if (found.things) {
            named.roots = ofForce(*found.things);
            named.end = found.end;
        } else
            readNearest(line, at, named);
        if (!named.roots.empty())
            if (const auto behind = countAt(tokens, named.end, tokens.size());
                named.count.end <= labelEnd(line) && behind.isTimes && tokens[named.end].text == "x") {
                named.count = behind; // "Raptor x2"
                named.end = behind.end;
            }
        return named;
    }

    /// Those that the force of this place may have.
    [[nodiscard]] std::vector<int> ofForce(const std::vector<int>& roots) const
    {
        std::vector<int> its;
        const auto take = [&](std::size_t force) {
            std::ranges::copy_if(roots, std::back_inserter(its), [&](int root) {
                return m_book.roots()[static_cast<std::size_t>(root)].catalogue == m_setup.forces.catalogues[force];
            });
        };
        take(m_force);
        for (const auto force : m_setup.forces.allied)
            if (its.empty())
                take(force);
        // Of several with one name, that which is there already.
        const auto keepOnly = [&](const auto& isMeant) {
            if (std::ranges::any_of(its, isMeant))
                std::erase_if(its, std::not_fn(isMeant));
        };
        keepOnly([&](int root) { return m_setup.taken.contains(root); });
        keepOnly([&](int root) { // and that of the heading: "+ Core +"
            const auto& categories = m_book.roots()[static_cast<std::size_t>(root)].categories;
            return std::ranges::find(categories, m_section) != categories.end();
        });
        return its;
    }

    /// A name that ends where words end.
    [[nodiscard]] Book<int>::Found rootAt(const Line& line, std::size_t at, std::size_t to) const
    {
        auto found = m_book.rootBook().longest(line.tokens, at, to);
        if (found.things && found.end < line.tokens.size() && line.tokens[found.end].isWord()) {
            const auto& next = line.tokens[found.end].text;
            if (!text::isJoinWord(next) && !text::isPointsWord(next) && next != "x")
                return {};
        }
        return found;
    }

    /// Words that are short for a name, or have a slip: only where the line looks as those of units do.
    void readNearest(const Line& line, std::size_t at, Named& named)
    {
        const auto& tokens = line.tokens;
        if (at >= tokens.size() || (m_current != nullptr && (line.hasBullet || depthOf(line) > m_depth)))
            return;
        const auto words = wordsFrom(tokens, at);
        const bool hasFigure = named.count.end > 0 || named.price ||
                               std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                                           [](const Token& token) { return token.isTagged; }) ||
                               (words < tokens.size() && (tokens[words].is('(') || tokens[words].isNumber()));
        if (hasFigure && takeNearest(line, at, words, named))
            return;
        // "AX-1 Shark", "Witch, Eye of Tides", "Archers (40) Horde": marks and numbers may be in a name, too.
        const auto longer = nameEndFrom(tokens, at);
        constexpr std::size_t fewest = 8; // letters, so that a slip is no other word
        if (longer > words && !isSentence(tokens, at, longer) && keyOf(tokens, at, longer).size() >= fewest &&
            takeNearest(line, at, longer, named))
            return;
        if (!hasFigure && words == tokens.size() && words > at && keyOf(tokens, at, words).size() >= fewest)
            takeSlip(line, at, words, named);
    }

    static std::size_t wordsFrom(const Tokens& tokens, std::size_t at)
    {
        while (at < tokens.size() && tokens[at].isWord() && !text::isJoinWord(tokens[at].text))
            ++at;
        return at;
    }

    /// The end of what may be a name with marks and numbers in it: a price, what joins, or a colon.
    static std::size_t nameEndFrom(const Tokens& tokens, std::size_t at)
    {
        const auto isEnd = [&](std::size_t i) {
            const auto& token = tokens[i];
            return token.isTagged || token.isAny(":=[|") || (token.is('-') && !token.isGlued) ||
                   (token.isNumber() && i + 1 == tokens.size()) || (token.isWord() && text::isJoinWord(token.text));
        };
        while (at < tokens.size() && !isEnd(at))
            ++at;
        return at;
    }

    /// Words that say something to a person.
    static bool isSentence(const Tokens& tokens, std::size_t from, std::size_t to)
    {
        return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                           tokens.begin() + static_cast<std::ptrdiff_t>(to),
                           [](const Token& token) { return token.isWord() && text::isSentenceWord(token.text); });
    }

    bool takeNearest(const Line& line, std::size_t from, std::size_t to, Named& named)
    {
        const auto root = m_book.nearestRoot(keyOf(line.tokens, from, to));
        if (root < 0)
            return false;
        const auto& name = m_book.roots()[static_cast<std::size_t>(root)].name;
        named.roots = ofForce(*m_book.rootBook().find(keyOf(name)));
        named.end = to;
        named.mended = text::written(line.tokens, from, to).toStdString() + " -> " + name;
        return true;
    }

    /// A line that is nothing but a name: it may have a slip, and is not short for another one.
    void takeSlip(const Line& line, std::size_t from, std::size_t to, Named& named)
    {
        const auto root = m_book.nearestRoot(keyOf(line.tokens, from, to));
        const auto length = keyOf(line.tokens, from, to).size();
        if (root >= 0 && keyOf(m_book.roots()[static_cast<std::size_t>(root)].name).size() <= length + 1)
            takeNearest(line, from, to, named);
    }

    /// Behind "Char1:" and the like, which number the units of a list.
    static std::size_t labelEnd(const Line& line)
    {
        const auto& tokens = line.tokens;
        return tokens.size() > 3 && tokens[0].isWord() && tokens[1].isNumber() && tokens[1].isGlued && tokens[2].is(':')
                   ? 3
                   : 0;
    }

    [[nodiscard]] bool isSetup(const Named& named) const
    {
        return std::ranges::any_of(named.roots, [&](int root) { return m_setup.roots.contains(root); });
    }

    /// The force that a unit is in: that of the last head, if its catalogue has the unit.
    [[nodiscard]] std::size_t forceFor(int root) const
    {
        const auto catalogue = m_book.roots()[static_cast<std::size_t>(root)].catalogue;
        for (const auto force : m_setup.forces.allied)
            if (m_setup.forces.catalogues[m_force] != catalogue && m_setup.forces.catalogues[force] == catalogue)
                return force;
        return m_force;
    }

    LineKind takeUnit(const Line& line, const Named& named)
    {
        const auto& names = m_book.unit(named.roots.front());
        auto said = readSaid(names, line, m_at, named.end, line.tokens.size());
        Block block;
        block.unit.roots = named.roots;
        block.unit.force = m_setup.forces.ids[forceFor(named.roots.front())];
        block.unit.count = named.count.count;
        block.unit.hasCount = named.count.end > 0;
        block.unit.isTimes = named.count.isTimes;
        block.unit.prices = std::move(said.prices);
        if (named.price)
            block.unit.prices.push_back(*named.price);
        block.unit.figures = std::move(said.figures);
        block.unit.things = std::move(said.things);
        block.unit.ownName = said.ownName;
        block.lines = {m_at};
        block.mended = named.mended;
        block.cost = named.mended.empty() ? 0 : mendedName;
        if (block.unit.prices.size() == 1 && block.unit.figures.size() == 1) // "[10] 285pts"
            block.unit.size = block.unit.figures.front();
        addStrange(said.strange);
        m_above.clear();
        m_depth = depthOf(line);
        m_hasBullet = line.hasBullet;
        const auto guessed = std::ranges::find_if(m_blocks.blocks, [&](const Block& each) {
            return each.isGuessed && std::ranges::find(named.roots, each.unit.roots.front()) != named.roots.end();
        });
        if (guessed != m_blocks.blocks.end()) {
            block.lines.insert(block.lines.end(), guessed->lines.begin(), guessed->lines.end());
            *guessed = std::move(block); // it says the same more fully
            m_current = &*guessed;
            return LineKind::Unit;
        }
        m_blocks.blocks.push_back(std::move(block));
        m_current = &m_blocks.blocks.back();
        return LineKind::Unit;
    }

    // ---- what units have

    const UnitNames& namesOfCurrent() { return m_book.unit(m_current->unit.roots.front()); }

    LineKind takeSaid(const Line& line, SaidOfUnit said)
    {
        m_current->lines.push_back(m_at);
        auto& prices = m_current->unit.prices;
        if (said.things.empty()) {
            prices.insert(prices.end(), said.prices.begin(), said.prices.end());
            return LineKind::Continuation;
        }
        while (!m_above.empty() && m_above.back().depth >= depthOf(line))
            m_above.pop_back();
        auto* list = &m_current->unit.things;
        // The things of lines above it that are less far in, each the last of its list.
        for (const auto& above : m_above) {
            if (list->empty())
                break;
            list = &(*list)[std::min(above.position, list->size() - 1)].below;
        }
        m_above.push_back({depthOf(line), list->size()});
        for (auto& thing : said.things)
            addThing(*list, std::move(thing));
        return LineKind::Option;
    }

    /// Adds what a unit has. "1 with Net" in two lines is two of them.
    static void addThing(std::vector<Said>& things, Said thing)
    {
        const auto same = std::ranges::find_if(things, [&](const Said& each) {
            return each.isShare && thing.isShare && each.line != thing.line && each.key == thing.key &&
                   each.below.empty() && thing.below.empty();
        });
        if (same != things.end())
            same->count += thing.count;
        else
            things.push_back(std::move(thing));
    }

    /// A line below a unit, whatever it is.
    LineKind takeBelow(const Line& line, SaidOfUnit said)
    {
        if (said.things.empty()) {
            if (isFact(line))
                return LineKind::Rules;
            if (said.strange.empty())
                return takeSaid(line, std::move(said));
            if (isRemark(line))
                return LineKind::Ignored;
        }
        addStrange(said.strange);
        if (said.things.empty())
            return LineKind::Unknown;
        return takeSaid(line, std::move(said));
    }

    /// "Rules: Deep Strike", "Abilities ...": what the data have already, and figures.
    [[nodiscard]] bool isFact(const Line& line) const
    {
        const auto& tokens = line.tokens;
        if (tokens.empty() || !tokens.front().isWord())
            return false;
        const auto found = m_book.facts().longest(tokens, 0, tokens.size());
        if (found.things && (found.end == tokens.size() || !tokens[found.end].isWord()))
            return true;
        if (tokens.size() > 1 && text::isHeadWord(tokens[0].text) && tokens[1].text == "with") // "Created with ..."
            return true;
        auto colon = std::ranges::find_if(tokens, [](const Token& token) { return token.is(':'); });
        if (colon == tokens.end())
            return false;
        return std::all_of(tokens.begin(), colon, [](const Token& token) {
            return token.isMark() || text::isColumnWord(token.text) || text::isHeadWord(token.text) ||
                   token.text == "rules" || token.text == "abilities" || token.text == "ability" ||
                   token.text == "keywords" || token.text == "categories" || token.text == "profiles" ||
                   token.text == "battlefield" || token.text == "special" || token.text == "drops" ||
                   token.text == "auxiliaries" || token.text == "app" || token.text == "data";
        });
    }

    /// Whom a unit is with: it says nothing of what the unit has.
    static bool isRemark(const Line& line)
    {
        return !line.tokens.empty() && line.tokens.front().isWord() &&
               (text::isUnderWord(line.tokens.front().text) || text::isReserveWord(line.tokens.front().text));
    }

    void addStrange(const std::vector<Strange>& strange)
    {
        m_blocks.strange.insert(m_blocks.strange.end(), strange.begin(), strange.end());
    }

    // ---- other lines

    /// The words of a line before its first number or bracket.
    static std::size_t wordsEnd(const Line& line)
    {
        std::size_t end = 0;
        while (end < line.tokens.size() &&
               (line.tokens[end].isWord() ||
                (line.tokens[end].isMark() && !line.tokens[end].is('(') && !line.tokens[end].is('['))))
            ++end;
        return end;
    }

    [[nodiscard]] bool isSection(const Line& line) const
    {
        const auto end = wordsEnd(line);
        if (end == 0 || line.hasBullet)
            return false;
        const auto key = keyOf(line.tokens, 0, end);
        if (m_book.rootBook().find(key) != nullptr && m_book.sections().find(key) == nullptr)
            return false;
        if (!line.isHeading && isLabelOfRoot(line, end))
            return false;
        if (m_book.sections().find(key) != nullptr && m_book.rootBook().find(key) == nullptr)
            return true;
        const bool hasValue = std::ranges::any_of(line.tokens, [](const Token& token) { return token.is(':'); }) &&
                              !line.tokens.back().is(':');
        if (hasValue)
            return false;
        if (m_book.rootBook().find(key) != nullptr) // a unit and its category have one name
            return line.isHeading || (isInCapitals(line) && !hasLinesBelow());
        if (line.isHeading || line.plain.trimmed().startsWith(u'+')) // "+ Core + [200pts]"
            return true;
        // "OTHER DATASHEETS"
        constexpr std::size_t mostWords = 5;
        return end == line.tokens.size() && end <= mostWords && isInCapitals(line);
    }

    /// "Allegiance: Salt Folk": what is taken, though a category has the same name.
    [[nodiscard]] bool isLabelOfRoot(const Line& line, std::size_t end) const
    {
        const auto words = line.tokens.begin() + static_cast<std::ptrdiff_t>(end);
        const auto colon = std::find_if(line.tokens.begin(), words, [](const Token& token) { return token.is(':'); });
        return colon != words &&
               m_book.rootBook().find(keyOf(line.tokens, 0, static_cast<std::size_t>(colon - line.tokens.begin()))) !=
                   nullptr;
    }

    /// "The Old World, Salt Folk", "Salt Folk 2000": whose list it is, though a unit may be called so.
    [[nodiscard]] bool isArmyLine(const Line& line) const
    {
        const auto& tokens = line.tokens;
        const bool isTitle = m_at < mostAbove && !line.hasBullet;
        const auto isEnd = [](const Token& token) {
            return token.is(',') || (token.is('-') && !token.isGlued) || token.is('(') || token.is('[');
        };
        for (std::size_t from = 0; isTitle && from < tokens.size();) {
            auto to = from;
            while (to < tokens.size() && !isEnd(tokens[to]))
                ++to;
            auto end = to; // without the points behind it
            while (end > from && (tokens[end - 1].isNumber() || text::isPointsWord(tokens[end - 1].text)))
                --end;
            if (m_book.isArmy(tokens, from, end))
                return true;
            from = to + 1;
        }
        return false;
    }

    static bool isInCapitals(const Line& line)
    {
        return std::ranges::all_of(line.tokens, [](const Token& token) {
            return token.isMark() || std::none_of(token.plain.begin() + token.begin, token.plain.begin() + token.end,
                                                  [](QChar sign) { return sign.isLower(); });
        });
    }

    /// Lines that are moved in, or bullets.
    [[nodiscard]] bool hasLinesBelow() const
    {
        return m_at + 1 < m_lines.size() && !m_lines[m_at + 1].afterBlank &&
               depthOf(m_lines[m_at + 1]) > depthOf(m_lines[m_at]);
    }

    /// "Total: 1,995 points", "1995/2000", "Points limit: 2000".
    bool takeSum(const Line& line)
    {
        std::vector<std::int64_t> numbers;
        bool isSum = false;
        bool isLimit = false;
        bool isOther = false;
        for (std::size_t at = 0; at < line.tokens.size(); ++at) {
            const auto& token = line.tokens[at];
            if (const auto cost = m_book.costs().longest(line.tokens, at, line.tokens.size()); cost.things)
                at = cost.end - 1;
            else if (token.isNumber())
                numbers.push_back(token.number);
            else if (token.isWord()) {
                isSum = isSum || text::isTotalWord(token.text);
                isLimit = isLimit || text::isLimitWord(token.text);
                isOther = isOther || !(text::isTotalWord(token.text) || text::isLimitWord(token.text) ||
                                       text::isPointsWord(token.text) || text::isHeadWord(token.text) ||
                                       text::isFillWord(token.text));
            }
        }
        if (numbers.empty() || (!isSum && !isLimit && !(numbers.size() == 2 && !isOther)) || isOther)
            return false;
        if (isLimit && !isSum)
            m_blocks.limit = numbers.front();
        else
            m_blocks.total = numbers.front();
        if (numbers.size() == 2)
            m_blocks.limit = numbers.back();
        m_current = nullptr;
        return true;
    }

    /// "Gladius Task Force", "Strike Force (2000 points)", "+ DETACHMENT: Gladius": what the list is set up with.
    bool takeSetup(const Line& line)
    {
        const auto colon = std::ranges::find_if(line.tokens, [](const Token& token) { return token.is(':'); });
        const auto behind = colon == line.tokens.end() ? 0 : static_cast<std::size_t>(colon - line.tokens.begin()) + 1;
        const auto takeOf = [&](const std::set<int>& roots) { // "Matched Play: Skirmish" may be one name
            return takeSetup(line, 0, roots) || (behind > 0 && takeSetup(line, behind, roots));
        };
        return takeOf(m_setup.roots) || (isHead() && takeOf(m_setup.free));
    }

    bool takeSetup(const Line& line, std::size_t from, const std::set<int>& all)
    {
        auto end = from;
        while (end < line.tokens.size() && !line.tokens[end].is('(') && !line.tokens[end].is('['))
            ++end;
        std::vector<int> roots; // that have it
        for (const auto root : all)
            if (const auto found = m_book.unit(root).book.longest(line.tokens, from, line.tokens.size());
                found.things && found.end >= end)
                roots.push_back(root);
        if (roots.empty())
            return false;
        takeGuessed(line, from, roots[m_ways.choose(std::vector<Cost>(roots.size(), 0))]);
        return true;
    }

    /// A line that names what a choice has which sets the list up, and not the choice.
    void takeGuessed(const Line& line, std::size_t from, int root)
    {
        const auto& names = m_book.unit(root);
        const auto found = names.book.longest(line.tokens, from, line.tokens.size());
        auto said = readSaid(names, line, m_at, from, found.end);
        for (std::size_t at = found.end; at < line.tokens.size(); ++at)
            if (line.tokens[at].isNumber() && line.tokens[at].isTagged)
                m_blocks.limit = line.tokens[at].number;
        auto known =
            std::ranges::find_if(m_blocks.blocks, [&](const Block& each) { return each.unit.roots.front() == root; });
        if (known == m_blocks.blocks.end()) {
            known = m_blocks.blocks.insert(known, Block{});
            known->unit.roots = {root};
            known->unit.force = m_setup.forces.ids.front();
            known->isGuessed = true;
        }
        known->lines.push_back(m_at);
        std::ranges::move(said.things, std::back_inserter(known->unit.things));
        m_current = nullptr;
    }

    /// The points in the head of a list: what it comes to, and the limit behind it.
    void takeTotal(const Line& line)
    {
        std::vector<std::int64_t> numbers;
        for (const auto& token : line.tokens)
            if (token.isNumber() && token.isTagged)
                numbers.push_back(token.number);
        if (!numbers.empty())
            m_blocks.total = numbers.front();
        if (numbers.size() == 2)
            m_blocks.limit = numbers.back();
    }

    /// Whether no unit was there so far, but for what was guessed from the head.
    [[nodiscard]] bool isHead() const
    {
        return std::ranges::all_of(m_blocks.blocks, [&](const Block& block) {
            const auto root = block.unit.roots.front();
            return block.isGuessed || m_setup.roots.contains(root) || m_setup.free.contains(root);
        });
    }

    /// "+ WARLORD: Char1: Captain", "& Banner (on Char2: Captain)": it counts what stands below.
    static bool isLabelOfHead(const Line& line)
    {
        const bool hasColon = std::ranges::any_of(line.tokens, [](const Token& token) { return token.is(':'); });
        return hasColon && (line.isHeading || line.tokens.front().is('&'));
    }

    LineKind otherKind(const Line& line)
    {
        const bool isFirst = isHead();
        const bool hasPoints = std::ranges::any_of(line.tokens, &Token::isTagged);
        if (m_blocks.title.isEmpty() && isFirst && (m_at < mostAbove || hasPoints)) {
            m_blocks.title = text::written(line.tokens, valueBegin(line), wordsEnd(line));
            takeTotal(line);
            return LineKind::Title;
        }
        if (isFact(line) || isRemark(line))
            return LineKind::Rules;
        if (isTalk(line)) {
            m_current = nullptr;
            return LineKind::Ignored;
        }
        if (const auto value = valueBegin(line); isFirst && value > 0) { // "NUMBER OF UNITS: 9"
            const bool isSetUp =
                std::any_of(line.tokens.begin(), line.tokens.begin() + static_cast<std::ptrdiff_t>(value),
                            [](const Token& token) { return token.text == "detachment"; });
            if (isSetUp) // of which the limits depend
                m_blocks.strange.push_back({m_at, value, line.tokens.size()});
            return isSetUp ? LineKind::Unknown : LineKind::Army;
        }
        if (isFirst && isLabelOfHead(line))
            return LineKind::Army;
        const bool looksLikeUnit = line.hasBullet || std::ranges::any_of(line.tokens, &Token::isNumber) ||
                                   countAt(line.tokens, 0, line.tokens.size()).end > 0;
        // Between the units of a list nothing stands for nothing.
        if (looksLikeUnit || (!isFirst && (!line.afterBlank || hasUnitsBelow()))) {
            m_current = nullptr;
            m_blocks.strange.push_back({m_at, 0, line.tokens.size()});
            return LineKind::Unknown;
        }
        return isFirst ? LineKind::Army : LineKind::Ignored;
    }

    /// Whether the text goes on with names of units.
    [[nodiscard]] bool hasUnitsBelow()
    {
        constexpr std::size_t far = 40;
        for (auto at = m_at + 1; at < std::min(m_lines.size(), m_at + far); ++at)
            if (!m_lines[at].fixed && !m_lines[at].tokens.empty() &&
                !namedAt(m_lines[at], m_lines[at].tokens.size()).roots.empty())
                return true;
        return false;
    }

    /// A sentence of a letter.
    static bool isTalk(const Line& line)
    {
        int words = 0;
        int talk = 0;
        for (const auto& token : line.tokens)
            if (token.isWord()) {
                ++words;
                talk += text::isSentenceWord(token.text) ? 1 : 0;
            }
        return talk >= 2 || (talk == 1 && words >= 5);
    }

    struct Above {
        int depth = 0;
        std::size_t position = 0;
    };

    GameBook& m_book;
    const std::vector<Line>& m_lines;
    const Setup& m_setup;
    Ways& m_ways;
    Blocks m_blocks;
    std::size_t m_at = 0;
    std::size_t m_force = 0;
    std::string m_section;      ///< key of the last heading
    Block* m_current = nullptr; ///< the unit that lines below speak of
    int m_depth = 0;            ///< of its line
    bool m_hasBullet = false;   ///< its line has one
    std::vector<Above> m_above; ///< the lines of choices above that are less far in, the outermost first
};

} // namespace

Blocks sortIntoBlocks(GameBook& book, const std::vector<Line>& lines, const Setup& setup, Ways& ways)
{
    return BlockSorter(book, lines, setup, ways).sort();
}

} // namespace muster::gamewords
