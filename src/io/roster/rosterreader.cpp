#include "io/roster/rosterreader.h"

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "core/roster/picture.h"
#include "io/roster/rosterform.h"

#include <nlohmann/json.hpp>

#include <array>
#include <span>
#include <unordered_set>

namespace muster {

namespace {

using nlohmann::json;

/// Collects the faults of a roster file.
class Findings {
public:
    Findings(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    /// `words` makes the words of a fault (faultwords.h). It is called only if the fault is kept: there may be very
    /// many.
    void add(const JsonPath& path, const auto& words)
    {
        if (m_faults.isFull())
            return m_faults.skip();
        faultwords::Words made = words();
        m_faults.add(m_text, {m_file, 0, 0, path.pointer(), std::move(made.message), std::move(made.advice)});
    }

    /// `wanted`: what is allowed, such as "a text".
    void wrongKind(const JsonPath& path, const json& value, std::string_view wanted, const faultwords::Kinds& kinds)
    {
        add(path, [&] { return faultwords::wrongKind(value, wanted, kinds); });
    }

    /// Notes the id of a unit; a fault if another unit has the same. The text must live as long as this object.
    void addUnitId(const JsonPath& path, std::string_view unit)
    {
        if (!m_ids.insert(unit).second)
            add(path, [&] {
                return faultwords::Words{"the unit id \"" + std::string(unit) + "\" is there twice",
                                         "Give one of them another id, or none."};
            });
    }

    [[nodiscard]] bool areNone() const { return m_faults.isEmpty(); }
    [[nodiscard]] Faults take() { return m_faults.take(); }

private:
    std::string_view m_text;
    const std::string& m_file;
    FaultList m_faults;
    std::unordered_set<std::string_view> m_ids;
};

/// A text of at most `most` letters; null and a fault if the value is anything else.
const std::string* textOfAtMost(const JsonPath& path, const json& value, std::size_t most, Findings& findings)
{
    if (!value.is_string()) {
        findings.wrongKind(path, value, "a text", {.text = true});
        return nullptr;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (hasAtMost(text, most))
        return &text;
    findings.add(path, [&] { return faultwords::textTooLong(most); });
    return nullptr;
}

enum class Size { TooSmall, Fits, TooLarge };

Size sizeOf(const json& value, const rosterform::Range& range)
{
    const auto compared = [&](auto number, auto least, auto most) {
        return number < least ? Size::TooSmall : number > most ? Size::TooLarge : Size::Fits;
    };
    if (value.is_number_float())
        return compared(value.get<double>(), static_cast<double>(range.least), static_cast<double>(range.most));
    // Converted to a signed number, a huge value would become negative.
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(range.most))
        return Size::TooLarge;
    return compared(value.get<std::int64_t>(), range.least, range.most);
}

template <typename Number>
void readNumber(const JsonPath& path, const json& value, Number& target, const rosterform::Range& range,
                Findings& findings, std::string_view name = "a whole number",
                const faultwords::Kinds& kinds = {.whole = true})
{
    const auto size = value.is_number() ? sizeOf(value, range) : Size::Fits;
    if (size == Size::TooSmall)
        findings.add(path, [&] { return faultwords::tooSmall(value, std::to_string(range.least)); });
    else if (size == Size::TooLarge)
        findings.add(path, [&] { return faultwords::tooLarge(value, std::to_string(range.most)); });
    else if (!value.is_number_integer())
        findings.wrongKind(path, value, name, kinds);
    else
        target = value.get<Number>();
}

// These read one value. If the value is not allowed, there is a fault and the target must not be used.

void read(const JsonPath& path, const json& value, std::string& target, const rosterform::Words& words,
          Findings& findings)
{
    if (const auto* text = textOfAtMost(path, value, words.most, findings))
        target = *text;
}

void read(const JsonPath& path, const json& value, std::string& target, const rosterform::Picture& /*kind*/,
          Findings& findings)
{
    const auto* text = textOfAtMost(path, value, rosterlimits::pictureLetters, findings);
    if (text && (text->empty() || isRosterPicture(*text)))
        target = *text;
    else if (text)
        findings.add(path, [] {
            return faultwords::Words{
                "this is not a picture as Muster keeps it: a small JPEG in base 64 without further "
                "data",
                "Take \"picture\" out of the file, and add the picture in the editor."};
        });
}

void read(const JsonPath& path, const json& value, std::string& target, const rosterform::Pattern& pattern,
          Findings& findings)
{
    const auto* text = textOfAtMost(path, value, pattern.most, findings);
    if (text && pattern.fits(*text))
        target = *text;
    else if (text)
        findings.add(path, [&] {
            return faultwords::Words{faultwords::shown(value) + " is not a valid " + std::string(pattern.name),
                                     std::string(pattern.advice)};
        });
}

void read(const JsonPath& path, const json& value, std::string& target, const rosterform::UniquePattern& pattern,
          Findings& findings)
{
    read(path, value, target, static_cast<const rosterform::Pattern&>(pattern), findings);
    if (!target.empty())
        findings.addUnitId(path, value.get_ref<const std::string&>());
}

void read(const JsonPath& path, const json& value, std::signed_integral auto& target, const rosterform::Range& range,
          Findings& findings)
{
    readNumber(path, value, target, range, findings);
}

void read(const JsonPath& path, const json& value, bool& target, const rosterform::Flag& /*kind*/, Findings& findings)
{
    if (!value.is_boolean())
        return findings.wrongKind(path, value, "true or false", {.flag = true});
    target = value.get<bool>();
}

void read(const JsonPath& path, const json& value, OptionValue& target, const rosterform::FlagOrId& /*kind*/,
          Findings& findings)
{
    if (value.is_boolean())
        target = value.get<bool>();
    else if (value.is_string())
        read(path, value, target.emplace<std::string>(), rosterform::id, findings);
    else
        findings.wrongKind(path, value, "true or false or an id", {.flag = true, .text = true});
}

void read(const JsonPath& path, const json& value, Fraction& target, const rosterform::Bound& /*kind*/,
          Findings& findings)
{
    if (!value.is_string()) {
        std::int64_t whole = 0;
        readNumber(path, value, whole, rosterform::figure, findings, "a whole number or a fraction in quotes",
                   {.whole = true, .fraction = true});
        target = Fraction(whole);
        return;
    }
    const auto& text = value.get_ref<const std::string&>();
    if (const auto fraction = rosterform::isFraction(text) ? parseFraction(text) : std::nullopt)
        target = *fraction;
    else
        findings.add(path, [&] { return faultwords::noFraction(value, {.whole = true, .fraction = true}); });
}

/// null, if allowed, gives no value.
template <typename Value, typename Rule>
void read(const JsonPath& path, const json& value, std::optional<Value>& target, const Rule& rule, Findings& findings)
{
    if constexpr (std::same_as<Rule, rosterform::Range>)
        if (value.is_null() && rule.orNull)
            return;
    read(path, value, target.emplace(), rule, findings);
}

template <typename Members>
struct Value;
template <>
struct Value<OptionCounts> {
    using Type = int;
};
template <typename Mapped>
struct Value<std::map<std::string, Mapped, std::less<>>> {
    using Type = Mapped;
};

void put(OptionCounts& counts, const std::string& key, int count) { counts.set(key, count); }

void put(auto& map, const std::string& key, auto value) { map[key] = std::move(value); }

/// Reads one object by its description.
class ObjectReader {
public:
    template <typename Target>
    static void readAll(const JsonPath& path, const json& value, Target& target, Findings& findings)
    {
        if (!value.is_object())
            return findings.wrongKind(path, value, "an object", {});
        ObjectReader reader(path, value, findings);
        rosterform::describe(reader, target);
        reader.reportUnknownKeys();
    }

    void accepted(std::string_view key)
    {
        if (const auto* found = find(key); found && !found->is_string())
            m_findings.wrongKind(m_path / key, *found, "a text", {.text = true});
    }

    void constant(std::string_view key, const auto& value)
    {
        const auto* found = findRequired(key);
        if (found && *found != value)
            m_findings.add(m_path / key, [&] { return faultwords::wrongConstant(*found, json(value).dump()); });
    }

    void required(std::string_view key, auto& target, const auto& rule)
    {
        if (const auto* found = findRequired(key))
            read(m_path / key, *found, target, rule, m_findings);
    }

    void optional(std::string_view key, auto& target, const auto& rule)
    {
        if (const auto* found = find(key))
            read(m_path / key, *found, target, rule, m_findings);
    }

    /// An object with free keys, such as ids of options.
    template <typename Members>
    void members(std::string_view key, Members& members, bool (*isKey)(std::string_view), const auto& rule)
    {
        const auto* found = find(key);
        if (!found)
            return;
        const auto path = m_path / key;
        if (!found->is_object())
            return m_findings.wrongKind(path, *found, "an object", {});
        for (auto member = found->begin(); member != found->end(); ++member) {
            if (!isKey(member.key())) {
                m_findings.add(path / member.key(), [&] { return faultwords::keyIsNoId(member.key()); });
                continue;
            }
            typename Value<Members>::Type value{};
            read(path / member.key(), *member, value, rule, m_findings);
            put(members, member.key(), std::move(value));
        }
    }

    void membersAside(std::string_view key, auto& its, bool (*isKey)(std::string_view), const auto& rule)
    {
        members(key, its, isKey, rule);
    }

    template <typename Entry>
    void list(std::string_view key, std::vector<Entry>& entries, std::size_t most)
    {
        const auto* found = find(key);
        if (!found)
            return;
        const auto path = m_path / key;
        if (!found->is_array())
            return m_findings.wrongKind(path, *found, "a list", {.list = true});
        if (found->size() > most)
            return m_findings.add(path, [&] { return faultwords::listTooLong(most); });
        entries.resize(found->size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            readAll(path / i, (*found)[i], entries[i], m_findings);
    }

    void object(std::string_view key, auto& target)
    {
        if (const auto* found = find(key))
            readAll(m_path / key, *found, target, m_findings);
    }

    void aside(std::string_view key, auto& target)
    {
        if (const auto* found = find(key))
            readAll(m_path / key, *found, target.emplace(), m_findings);
    }

private:
    ObjectReader(const JsonPath& path, const json& object, Findings& findings)
        : m_path(path), m_object(object), m_findings(findings)
    {
    }

    const json* find(std::string_view key)
    {
        m_keys.at(m_known++) = key;
        const auto found = m_object.find(key);
        if (found == m_object.end())
            return nullptr;
        ++m_found;
        return &*found;
    }

    const json* findRequired(std::string_view key)
    {
        const auto* found = find(key);
        if (!found)
            m_findings.add(m_path, [&] { return faultwords::missingKey(key); });
        return found;
    }

    void reportUnknownKeys()
    {
        if (m_found == m_object.size())
            return;
        const auto known = std::span(m_keys).first(m_known);
        std::vector<std::string_view> free;
        std::ranges::copy_if(known, std::back_inserter(free), [&](auto key) { return !m_object.contains(key); });
        for (auto member = m_object.begin(); member != m_object.end(); ++member)
            if (std::ranges::find(known, member.key()) == known.end())
                m_findings.add(m_path / member.key(), [&] {
                    return faultwords::unknownKey(member.key(), {known.begin(), known.end()}, free);
                });
    }

    const JsonPath& m_path;
    const json& m_object;
    Findings& m_findings;
    std::array<std::string_view, 16> m_keys; ///< allowed in the object
    std::size_t m_known = 0;
    std::size_t m_found = 0;
};

} // namespace

Result<Roster> readRosterDocument(const json& document, std::string_view text, const std::string& file)
{
    Findings findings(text, file);
    Roster roster;
    ObjectReader::readAll(JsonPath(), document, roster, findings);
    if (!findings.areNone())
        return tl::unexpected<Faults>(findings.take());
    return roster;
}

} // namespace muster
