#pragma once

#include "core/base/jsonstring.h"
#include "core/base/textbuffer.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A JSON document that is given value by value and written at the end.
///
/// The canonical form is that in which Muster writes all JSON files: keys in the given order, indented by two spaces,
/// LF, a newline at the end. A list or object is on one line if that line has at most 120 columns.
class CanonicalWriter {
public:
    CanonicalWriter();

    /// The key of the next value, in an object.
    void key(JsonKey key);
    void text(std::string_view text);
    void number(std::int64_t number);
    void flag(bool flag) { literal(flag ? "true" : "false"); }
    /// A value that has been written as JSON: no list, no object and no text.
    void literal(std::string_view json);

    enum class IfEmpty { Keep, Drop };
    void beginObject() { open('{'); }
    void beginList() { open('['); }
    /// Ends an object or a list. If it is empty it may be left out, with its key.
    void endObject(IfEmpty ifEmpty = IfEmpty::Keep) { close(" }", ifEmpty); }
    void endList(IfEmpty ifEmpty = IfEmpty::Keep) { close("]", ifEmpty); }

    [[nodiscard]] std::string canonical() const;
    /// In one line, without blanks.
    [[nodiscard]] std::string compact() const;

private:
    /// A value, by its place in the document in one line.
    struct Value {
        std::size_t before;      ///< where what divides it from the value before begins
        std::size_t head;        ///< where its key begins; without one, `begin`
        std::size_t begin;       ///< where it begins itself
        std::size_t headColumns; ///< of the key with its colon and space
        std::size_t columns = 0; ///< its own; until it has ended, those before it
        std::size_t end = 0;     ///< one past its end
        std::size_t next = 0;    ///< the first value that is not in it
    };

    void open(char bracket);
    void close(std::string_view bracket, IfEmpty ifEmpty);
    void divide();
    std::size_t begin();
    void end(std::size_t value);
    void appendString(std::string_view text, bool isPlain);
    [[nodiscard]] std::size_t columns() const { return m_line.size() - m_beyond; }
    [[nodiscard]] bool isObject(const Value& value) const { return m_line.text()[value.begin] == '{'; }
    [[nodiscard]] std::string_view piece(std::size_t from, std::size_t to) const;
    void writeCanonical(std::size_t at, std::size_t depth, std::size_t used, std::string& out) const;
    void writeCompact(std::size_t at, std::string& out) const;

    TextBuffer m_line{4'096};        ///< the document in one line, with blanks; room for most rosters
    std::size_t m_beyond = 0;        ///< bytes of this line that are no columns: it has as many as code points
    std::vector<Value> m_values;     ///< each before those in it
    std::vector<std::size_t> m_open; ///< lists and objects that have not ended
    bool m_isBehindKey = false;      ///< the last value has its key, and is next
};

/// A document that is there as a whole, in canonical form.
[[nodiscard]] std::string canonicalText(const nlohmann::ordered_json& value);

} // namespace muster
