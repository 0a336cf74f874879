#include "io/roster/rosterwriter.h"

#include "core/base/jsonwriter.h"
#include "io/roster/rosterform.h"

namespace muster {

namespace {

/// Writes objects by their description. What is empty is left out.
class ObjectWriter {
public:
    ObjectWriter(JsonWriter& json, RosterWords words) : m_json(json), m_words(words) {}

    void writeAll(const auto& source)
    {
        m_json.object([&] { rosterform::describe(*this, source); });
    }

    void accepted(std::string_view /*key*/) {}

    void constant(std::string_view key, const auto& value) { m_json.member(key, value); }

    void constant(std::string_view key, const OptionValue& value)
    {
        std::visit([&](const auto& held) { m_json.member(key, held); }, value);
    }

    void required(std::string_view key, const auto& value, const auto& /*rule*/) { m_json.member(key, value); }

    template <typename Value, typename Rule>
    void optional(std::string_view key, const Value& value, const Rule& /*rule*/)
    {
        if (value != Value() && (m_words == RosterWords::With || !rosterform::Aside<Rule>))
            m_json.member(key, value);
    }

    void members(std::string_view key, const auto& members, bool (*)(std::string_view), const auto& /*rule*/)
    {
        if (members.begin() == members.end())
            return;
        m_json.object(key, [&] {
            for (const auto& [name, value] : members)
                constant(name, value);
        });
    }

    void membersAside(std::string_view key, const auto& its, bool (*isKey)(std::string_view), const auto& rule)
    {
        if (m_words == RosterWords::With)
            members(key, its, isKey, rule);
    }

    void list(std::string_view key, const auto& entries, std::size_t /*most*/)
    {
        if (entries.empty())
            return;
        m_json.array(key, [&] {
            for (const auto& entry : entries)
                writeAll(entry);
        });
    }

    template <typename Source>
    void object(std::string_view key, const Source& source)
    {
        if (source == Source())
            return;
        m_json.key(key);
        writeAll(source);
    }

    void aside(std::string_view key, const auto& source)
    {
        if (!source || m_words == RosterWords::Without)
            return;
        m_json.key(key);
        writeAll(*source);
    }

private:
    JsonWriter& m_json;
    RosterWords m_words;
};

} // namespace

std::string writeRosterDocument(const Roster& roster, RosterWords words)
{
    JsonWriter json;
    ObjectWriter(json, words).writeAll(roster);
    return json.take();
}

} // namespace muster
