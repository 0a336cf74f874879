#include "io/lint/aliases.h"

#include "core/base/wording.h"
#include "io/ruleset/readcontext.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace muster {

namespace {

using nlohmann::json;

/// Small letters, for what differs only in capitals is one name to a reader.
std::string small(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

class Namesakes {
public:
    explicit Namesakes(const std::function<void(const std::string&, std::string, std::string)>& report)
        : m_report(report)
    {
    }

    void add(const json& value, const std::string& pointer) { m_all.emplace_back(&value, pointer); }
    /// The entries of a list that are written there; others only name a shared one.
    void addList(const json& list, const std::string& pointer)
    {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].is_object())
                add(list[i], pointer + '/' + std::to_string(i));
    }

    void check()
    {
        std::map<std::string, const json*> owners;
        for (const auto& [value, pointer] : m_all)
            owners.emplace(small(textOf(*value, "name")), value);
        for (const auto& [value, pointer] : m_all) {
            const auto aliases = textsOf(*value, "aliases");
            for (std::size_t i = 0; i < aliases.size(); ++i) {
                const auto [at, isNew] = owners.emplace(small(aliases[i]), value);
                if (isNew)
                    continue;
                const auto here = pointer + "/aliases/" + std::to_string(i);
                if (at->second == value)
                    m_report(here, inQuotes(aliases[i]) + " is a name that it has anyway", "Drop it.");
                else
                    m_report(here,
                             inQuotes(aliases[i]) + " is what " + inQuotes(textOf(*at->second, "id")) +
                                 " is called too; nobody can tell which is meant",
                             "Drop it, or say more.");
            }
        }
    }

private:
    const std::function<void(const std::string&, std::string, std::string)>& m_report;
    std::vector<std::pair<const json*, std::string>> m_all;
};

} // namespace

void lintAliases(const json& army, const std::function<void(const std::string&, std::string, std::string)>& report)
{
    const auto lintOptions = [&](const json& owner, const std::string& pointer) {
        Namesakes options(report);
        const auto& groups = listOf(owner, "options");
        for (std::size_t i = 0; i < groups.size(); ++i)
            if (groups[i].is_object())
                options.addList(listOf(groups[i], "options"), pointer + "/options/" + std::to_string(i) + "/options");
        options.check();
    };
    // Those of a list, and the options of each.
    const auto lintList = [&](const json& list, const std::string& pointer, const auto& lintBelow) {
        Namesakes all(report);
        all.addList(list, pointer);
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].is_object())
                lintBelow(list[i], pointer + '/' + std::to_string(i));
        all.check();
    };
    lintList(listOf(army, "units"), "/units", [&](const json& unit, const std::string& pointer) {
        lintOptions(unit, pointer);
        lintList(listOf(unit, "groups"), pointer + "/groups", lintOptions);
    });
    const auto& optionGroups = listOf(army, "optionGroups");
    for (std::size_t i = 0; i < optionGroups.size(); ++i) {
        Namesakes options(report);
        options.addList(listOf(optionGroups[i], "options"), "/optionGroups/" + std::to_string(i) + "/options");
        options.check();
    }
    lintList(listOf(army, "modelGroups"), "/modelGroups", lintOptions);
}

} // namespace muster
