#pragma once

#include "core/faultlist.h"
#include "core/jsonpath.h"
#include "io/rosterform.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <unordered_set>

namespace muster::rosterform {

/// What is wrong with a roster file. A fault is put into words (faultwords.h) only if it will be told.
class Findings {
public:
    Findings(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    /// `wanted`: what may stand there: "a text".
    void wrongKind(const JsonPath& path, const nlohmann::json& value, std::string_view wanted,
                   const faultwords::Kinds& kinds);
    void wrongConstant(const JsonPath& path, const nlohmann::json& value, const nlohmann::json& wanted);
    void unfit(const JsonPath& path, const nlohmann::json& value, std::string_view what, std::string_view advice);
    void noFraction(const JsonPath& path, const nlohmann::json& value);
    void tooSmall(const JsonPath& path, const nlohmann::json& value, std::int64_t least);
    void tooLarge(const JsonPath& path, const nlohmann::json& value, std::int64_t most);
    void textTooLong(const JsonPath& path, std::size_t most);
    void listTooLong(const JsonPath& path, std::size_t most);
    void missing(const JsonPath& object, std::string_view key);
    /// `free`: the keys that the object may have, and has not.
    void unknown(const JsonPath& object, std::string_view key, const std::vector<std::string_view>& free);
    void keyIsNoId(const JsonPath& object, std::string_view key);

    /// An id of a unit; a fault if another unit has it. The text must live as long as this object.
    void meetId(const JsonPath& path, std::string_view unit);

    [[nodiscard]] bool areNone() const { return m_faults.isEmpty(); }
    [[nodiscard]] Faults take() { return m_faults.take(); }

private:
    void add(const JsonPath& path, auto words);

    std::string_view m_text;
    const std::string& m_file;
    FaultList m_faults;
    std::unordered_set<std::string_view> m_ids;
};

// One value, read by what may stand there. If it may not stand there, that is a fault, and the target is not to be
// used.

void read(const JsonPath& path, const nlohmann::json& value, std::string& target, const Words& words,
          Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, std::string& target, const Pattern& pattern,
          Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, std::string& target, const UniquePattern& pattern,
          Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, int& target, const Range& range, Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, std::int64_t& target, const Range& range,
          Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, bool& target, const Flag& kind, Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, OptionValue& target, const FlagOrId& kind,
          Findings& findings);
void read(const JsonPath& path, const nlohmann::json& value, Fraction& target, const Bound& kind, Findings& findings);

/// null, where it may stand, is none.
template <typename Value, typename Rule>
void read(const JsonPath& path, const nlohmann::json& value, std::optional<Value>& target, const Rule& rule,
          Findings& findings)
{
    if constexpr (std::same_as<Rule, Range>)
        if (value.is_null() && rule.orNull)
            return;
    read(path, value, target.emplace(), rule, findings);
}

} // namespace muster::rosterform
