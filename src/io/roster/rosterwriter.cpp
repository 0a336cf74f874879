#include "io/roster/rosterwriter.h"

#include "io/roster/rosterform.h"

namespace muster {

namespace {

using namespace rosterform;

void write(CanonicalWriter& writer, const char* value) { writer.text(value); }
void write(CanonicalWriter& writer, const std::string& value) { writer.text(value); }

template <std::integral T>
void write(CanonicalWriter& writer, T value)
{
    if constexpr (std::same_as<T, bool>)
        writer.flag(value);
    else
        writer.number(value);
}

void write(CanonicalWriter& writer, const OptionValue& value)
{
    std::visit([&](const auto& held) { write(writer, held); }, value);
}

void write(CanonicalWriter& writer, const Fraction& value)
{
    if (value.isWhole())
        writer.number(value.numerator());
    else
        writer.text(value.text());
}

template <typename T>
void write(CanonicalWriter& writer, const std::optional<T>& value)
{
    write(writer, *value);
}

/// Writes objects by their description. What is empty is left out.
class ObjectWriter {
public:
    ObjectWriter(CanonicalWriter& writer, RosterWords words) : m_writer(writer), m_words(words) {}

    void writeAll(const auto& source, CanonicalWriter::IfEmpty ifEmpty)
    {
        m_writer.beginObject();
        describe(*this, source);
        m_writer.endObject(ifEmpty);
    }

    void accepted(JsonKey /*key*/) {}

    void constant(JsonKey key, const auto& value)
    {
        m_writer.key(key);
        write(m_writer, value);
    }

    void required(JsonKey key, const auto& value, const auto& /*rule*/) { constant(key, value); }

    template <typename Value, typename Rule>
    void optional(JsonKey key, const Value& value, const Rule& rule)
    {
        if (value != Value() && (m_words == RosterWords::With || !std::same_as<Rule, Words>))
            required(key, value, rule);
    }

    void members(JsonKey key, const auto& members, bool (*)(std::string_view), const auto& /*rule*/)
    {
        m_writer.key(key);
        m_writer.beginObject();
        for (const auto& [name, value] : members)
            constant(name, value);
        m_writer.endObject(CanonicalWriter::IfEmpty::Drop);
    }

    void list(JsonKey key, const auto& entries, std::size_t /*most*/)
    {
        m_writer.key(key);
        m_writer.beginList();
        for (const auto& entry : entries)
            writeAll(entry, CanonicalWriter::IfEmpty::Keep);
        m_writer.endList(CanonicalWriter::IfEmpty::Drop);
    }

    void object(JsonKey key, const auto& source)
    {
        m_writer.key(key);
        writeAll(source, CanonicalWriter::IfEmpty::Drop);
    }

    void aside(JsonKey key, const auto& source)
    {
        if (!source || m_words == RosterWords::Without)
            return;
        m_writer.key(key);
        writeAll(*source, CanonicalWriter::IfEmpty::Keep);
    }

private:
    CanonicalWriter& m_writer;
    RosterWords m_words;
};

} // namespace

CanonicalWriter writeRosterDocument(const Roster& roster, RosterWords words)
{
    CanonicalWriter writer;
    ObjectWriter(writer, words).writeAll(roster, CanonicalWriter::IfEmpty::Keep);
    return writer;
}

} // namespace muster
