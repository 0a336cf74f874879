#pragma once

#include "core/base/faultlist.h"
#include "core/base/jsonpath.h"
#include "io/roster/rosterform.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <unordered_set>

namespace muster::rosterform {

/// Collects the faults of a roster file. The words of a fault (faultwords.h) are made only if it is kept: there may be
/// very many faults.
class Findings {
public:
    Findings(std::string_view text, const std::string& file) : m_text(text), m_file(file) {}

    /// `wanted`: what is allowed, such as "a text".
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
    /// `free`: the keys that the object may have but does not have.
    void unknown(const JsonPath& object, std::string_view key, const std::vector<std::string_view>& known,
                 const std::vector<std::string_view>& free);
    void keyIsNoId(const JsonPath& object, std::string_view key);

    /// Notes the id of a unit; a fault if another unit has the same. The text must live as long as this object.
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

// These read one value. If the value is not allowed, there is a fault and the target must not be used.

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

/// null, if allowed, gives no value.
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
