#include "io/roster/rosterreader.h"

#include "io/roster/rosterform.h"
#include "io/roster/rostervalues.h"

#include <nlohmann/json.hpp>

#include <array>
#include <span>

namespace muster {

namespace {

using nlohmann::json;

using namespace rosterform;

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
        describe(reader, target);
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
            m_findings.wrongConstant(m_path / key, *found, value);
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
                m_findings.keyIsNoId(path, member.key());
                continue;
            }
            typename Value<Members>::Type value{};
            read(path / member.key(), *member, value, rule, m_findings);
            put(members, member.key(), std::move(value));
        }
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
            return m_findings.listTooLong(path, most);
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
            m_findings.missing(m_path, key);
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
                m_findings.unknown(m_path, member.key(), {known.begin(), known.end()}, free);
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
