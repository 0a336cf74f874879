#include "io/roster/rosterwriter.h"

#include "io/roster/rosterform.h"

#include <nlohmann/json.hpp>

namespace muster {

namespace {

using nlohmann::ordered_json;

using namespace rosterform;

ordered_json toJson(const auto& value) { return value; }

ordered_json toJson(const OptionValue& value)
{
    return std::visit([](const auto& held) { return ordered_json(held); }, value);
}

ordered_json toJson(const Fraction& value)
{
    return value.isWhole() ? ordered_json(value.numerator()) : ordered_json(value.text());
}

template <typename T>
ordered_json toJson(const std::optional<T>& value)
{
    return toJson(*value);
}

/// Writes one object by its description.
class ObjectWriter {
public:
    static ordered_json writeAll(const auto& source, RosterWords words)
    {
        ObjectWriter writer(words);
        describe(writer, source);
        return std::move(writer.m_object);
    }

    void accepted(std::string_view /*key*/) {}
    void constant(const char* key, const auto& value) { m_object[key] = value; }
    void required(const char* key, const auto& value, const auto& /*rule*/) { m_object[key] = toJson(value); }

    template <typename Value, typename Rule>
    void optional(const char* key, const Value& value, const Rule& rule)
    {
        if (value != Value() && (m_words == RosterWords::With || !std::same_as<Rule, Words>))
            required(key, value, rule);
    }

    void members(const char* key, const auto& members, bool (*)(std::string_view), const auto& /*rule*/)
    {
        auto object = ordered_json::object();
        for (const auto& [name, value] : members)
            object[name] = toJson(value);
        add(key, std::move(object));
    }

    void list(const char* key, const auto& entries, std::size_t /*most*/)
    {
        auto list = ordered_json::array();
        for (const auto& entry : entries)
            list.push_back(writeAll(entry, m_words));
        add(key, std::move(list));
    }

    void object(const char* key, const auto& source) { add(key, writeAll(source, m_words)); }

    void aside(const char* key, const auto& source)
    {
        if (source && m_words == RosterWords::With)
            m_object[key] = writeAll(*source, m_words);
    }

private:
    /// Leaves out an empty list or object.
    void add(const char* key, ordered_json value)
    {
        if (!value.empty())
            m_object[key] = std::move(value);
    }

    explicit ObjectWriter(RosterWords words) : m_words(words) {}

    ordered_json m_object = ordered_json::object();
    RosterWords m_words;
};

} // namespace

ordered_json writeRosterDocument(const Roster& roster, RosterWords words)
{
    return ObjectWriter::writeAll(roster, words);
}

} // namespace muster
