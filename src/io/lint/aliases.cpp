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
    Namesakes units(report);
    const auto lintOptions = [&](const json& owner, const std::string& pointer) {
        Namesakes options(report);
        const auto& groups = listOf(owner, "options");
        for (std::size_t i = 0; i < groups.size(); ++i) {
            if (!groups[i].is_object())
                continue;
            const auto& all = listOf(groups[i], "options");
            for (std::size_t k = 0; k < all.size(); ++k)
                options.add(all[k], pointer + "/options/" + std::to_string(i) + "/options/" + std::to_string(k));
        }
        options.check();
    };
    const auto& all = listOf(army, "units");
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto pointer = "/units/" + std::to_string(i);
        units.add(all[i], pointer);
        lintOptions(all[i], pointer);
        Namesakes models(report);
        const auto& groups = listOf(all[i], "groups");
        for (std::size_t k = 0; k < groups.size(); ++k)
            if (groups[k].is_object()) {
                models.add(groups[k], pointer + "/groups/" + std::to_string(k));
                lintOptions(groups[k], pointer + "/groups/" + std::to_string(k));
            }
        models.check();
    }
    units.check();
    Namesakes shared(report);
    const auto& optionGroups = listOf(army, "optionGroups");
    for (std::size_t i = 0; i < optionGroups.size(); ++i) {
        Namesakes options(report);
        const auto& list = listOf(optionGroups[i], "options");
        for (std::size_t k = 0; k < list.size(); ++k)
            options.add(list[k], "/optionGroups/" + std::to_string(i) + "/options/" + std::to_string(k));
        options.check();
    }
    const auto& modelGroups = listOf(army, "modelGroups");
    for (std::size_t i = 0; i < modelGroups.size(); ++i) {
        shared.add(modelGroups[i], "/modelGroups/" + std::to_string(i));
        lintOptions(modelGroups[i], "/modelGroups/" + std::to_string(i));
    }
    shared.check();
}

} // namespace muster
