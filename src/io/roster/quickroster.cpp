#include "io/roster/quickroster.h"

#include "io/json/boundedjson.h"
#include "io/roster/rosterform.h"

#include <simdjson.h>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

using namespace rosterform;

using simdjson::dom::element;

constexpr std::size_t mostBytes = 64u << 10;
/// Below JsonBounds::depth, however brackets are counted.
constexpr std::size_t mostDepth = 60;

/// The order of the keys of each object.
enum class Order {
    AsDescribed, ///< as Muster writes them: each is found without a search
    Any,
};

/// What holds for the whole roster.
struct Seen {
    Order order = Order::AsDescribed;
    std::vector<std::string_view> unitIds; ///< each may be there only once
};

/// The text of a value; nothing if it is no text.
std::optional<std::string_view> textOf(element value)
{
    std::string_view text;
    return value.get(text) == simdjson::SUCCESS ? std::optional(text) : std::nullopt;
}

std::optional<std::int64_t> numberOf(element value)
{
    std::int64_t number = 0;
    return value.is<std::int64_t>() && value.get(number) == simdjson::SUCCESS ? std::optional(number) : std::nullopt;
}

// These read one value; false if it is not allowed.

bool read(element value, std::string& target, const Words& words, Seen& /*seen*/)
{
    const auto text = textOf(value);
    if (!text || !hasAtMost(*text, words.most))
        return false;
    target = *text;
    return true;
}

bool read(element value, std::string& target, const Pattern& pattern, Seen& /*seen*/)
{
    const auto text = textOf(value);
    if (!text || !hasAtMost(*text, pattern.most) || !pattern.fits(*text))
        return false;
    target = *text;
    return true;
}

bool read(element value, std::string& target, const UniquePattern& pattern, Seen& seen)
{
    if (!read(value, target, static_cast<const Pattern&>(pattern), seen))
        return false;
    seen.unitIds.push_back(*textOf(value));
    return true;
}

template <std::signed_integral Number>
bool read(element value, Number& target, const Range& range, Seen& /*seen*/)
{
    const auto number = numberOf(value);
    if (!number || *number < range.least || *number > range.most)
        return false;
    target = static_cast<Number>(*number);
    return true;
}

bool read(element value, bool& target, const Flag& /*kind*/, Seen& /*seen*/)
{
    return value.is<bool>() && value.get(target) == simdjson::SUCCESS;
}

bool read(element value, OptionValue& target, const FlagOrId& /*kind*/, Seen& seen)
{
    return value.is<bool>() ? read(value, target.emplace<bool>(), Flag(), seen)
                            : read(value, target.emplace<std::string>(), id, seen);
}

bool read(element value, Fraction& target, const Bound& /*kind*/, Seen& seen)
{
    const auto text = textOf(value);
    if (!text) {
        std::int64_t whole = 0;
        const bool isRead = read(value, whole, figure, seen);
        target = Fraction(whole);
        return isRead;
    }
    const auto fraction = isFraction(*text) ? parseFraction(*text) : std::nullopt;
    target = fraction.value_or(Fraction());
    return fraction.has_value();
}

template <typename Value, typename Rule>
bool read(element value, std::optional<Value>& target, const Rule& rule, Seen& seen)
{
    if constexpr (std::same_as<Rule, Range>)
        if (value.is_null() && rule.orNull)
            return true;
    return read(value, target.emplace(), rule, seen);
}

bool put(OptionCounts& counts, std::string_view key, element value, const Range& rule, Seen& seen)
{
    int count = 0;
    const bool isRead = read(value, count, rule, seen);
    counts.set(key, count);
    return isRead;
}

bool put(auto& map, std::string_view key, element value, const auto& rule, Seen& seen)
{
    return read(value, map[std::string(key)], rule, seen);
}

/// Reads one object by its description, as long as all is right.
class QuickReader {
public:
    template <typename Target>
    static bool readAll(element value, Target& target, Seen& seen)
    {
        simdjson::dom::object object;
        if (value.get(object) != simdjson::SUCCESS)
            return false;
        QuickReader reader(object, seen);
        describe(reader, target);
        // A key that is not known, is there twice, or stands elsewhere, makes the object larger than what was found.
        return reader.m_isRight && reader.m_found == object.size();
    }

    void accepted(std::string_view key)
    {
        with(key, [](element found) {
            const auto text = textOf(found);
            return text && text->size() <= JsonBounds{}.string;
        });
    }

    void constant(std::string_view key, std::string_view value)
    {
        withRequired(key, [&](element found) { return textOf(found) == value; });
    }

    void constant(std::string_view key, int value)
    {
        withRequired(key, [&](element found) { return numberOf(found) == value; });
    }

    void required(std::string_view key, auto& target, const auto& rule)
    {
        withRequired(key, [&](element found) { return read(found, target, rule, m_seen); });
    }

    void optional(std::string_view key, auto& target, const auto& rule)
    {
        with(key, [&](element found) { return read(found, target, rule, m_seen); });
    }

    void members(std::string_view key, auto& members, bool (*isKey)(std::string_view), const auto& rule)
    {
        with(key, [&](element found) {
            simdjson::dom::object object;
            if (found.get(object) != simdjson::SUCCESS)
                return false;
            if constexpr (requires { members.reserve(object.size()); })
                members.reserve(object.size());
            for (const auto& [name, value] : object)
                if (name.size() > mostKeyBytes || !isKey(name) || !put(members, name, value, rule, m_seen))
                    return false;
            return members.size() == object.size();
        });
    }

    template <typename Entry>
    void list(std::string_view key, std::vector<Entry>& entries, std::size_t most)
    {
        with(key, [&](element found) {
            simdjson::dom::array array;
            if (found.get(array) != simdjson::SUCCESS || array.size() > most)
                return false;
            entries.resize(array.size());
            auto entry = entries.begin();
            return std::ranges::all_of(array, [&](element value) { return readAll(value, *entry++, m_seen); });
        });
    }

    void object(std::string_view key, auto& target)
    {
        with(key, [&](element found) { return readAll(found, target, m_seen); });
    }

    void aside(std::string_view key, auto& target)
    {
        with(key, [&](element found) { return readAll(found, target.emplace(), m_seen); });
    }

private:
    QuickReader(simdjson::dom::object object, Seen& seen)
        : m_object(object), m_next(object.begin()), m_end(object.end()), m_seen(seen)
    {
    }

    /// `reads` the value of a key, if it is there. False if it is not.
    bool with(std::string_view key, const auto& reads)
    {
        element found;
        if (!m_isRight || !find(key, found))
            return false;
        ++m_found;
        m_isRight = reads(found);
        return true;
    }

    bool find(std::string_view key, element& found)
    {
        if (m_seen.order == Order::Any)
            return m_object.at_key(key).get(found) == simdjson::SUCCESS;
        if (m_next == m_end || m_next.key() != key)
            return false;
        found = m_next.value();
        ++m_next;
        return true;
    }

    void withRequired(std::string_view key, const auto& reads)
    {
        if (!with(key, reads))
            m_isRight = false;
    }

    simdjson::dom::object m_object;
    simdjson::dom::object::iterator m_next; ///< the first member that has not been found, for Order::AsDescribed
    simdjson::dom::object::iterator m_end;
    Seen& m_seen;
    bool m_isRight = true;
    std::size_t m_found = 0;
};

bool areUnique(std::vector<std::string_view> ids)
{
    std::ranges::sort(ids);
    return std::ranges::adjacent_find(ids) == ids.end();
}

} // namespace

std::optional<Roster> readRosterQuickly(std::string_view text)
{
    // Of letters written as numbers the two parsers do not accept the same.
    if (text.size() > mostBytes || text.find("\\u") != std::string_view::npos)
        return std::nullopt;
    thread_local simdjson::dom::parser parser; // keeps its memory: rosters come by the thousand
    if (parser.capacity() < mostBytes && parser.allocate(mostBytes, mostDepth) != simdjson::SUCCESS)
        return std::nullopt;
    element document;
    if (parser.parse(text.data(), text.size()).get(document) != simdjson::SUCCESS)
        return std::nullopt;
    for (const auto order : {Order::AsDescribed, Order::Any}) {
        Roster roster;
        Seen seen{order, {}};
        if (QuickReader::readAll(document, roster, seen) && areUnique(std::move(seen.unitIds)))
            return roster;
    }
    return std::nullopt;
}

} // namespace muster
