#include "io/ruleset/limitreader.h"

#include "io/ruleset/optionreader.h"
#include "io/ruleset/rulesetreader.h"

#include <algorithm>

namespace muster {

namespace {

using nlohmann::json;

class LimitReader : FileReader {
public:
    LimitReader(ReadContext& context, const DataFile& file, const Unit& unit)
        : FileReader(context, file, unit.army), m_unit(unit), m_list(unit.choices)
    {
    }

    OptionLimit read(const JsonPath& path, const json& value)
    {
        OptionLimit limit;
        limit.id = textOf(value, "id");
        limit.name = textOf(value, "name");
        limit.min = optionBound(value, "min", 0);
        if (value.contains("max"))
            limit.max = optionBound(value, "max", 0);
        limit.citation = citation(path, value);
        readWhose(path, value);
        findOptions(path, value, limit);
        check(path, limit);
        return limit;
    }

private:
    /// Whose choices count: left out, those of the unit's own models.
    void readWhose(const JsonPath& path, const json& value)
    {
        const auto in = value.find("in");
        if (in == value.end())
            return;
        m_isOwn = false;
        if (m_unit.groups.empty())
            fault(path / "in", "the unit has no model groups", "Drop it.");
        const auto here = path / "in";
        const auto ids = in->is_string() ? std::vector{in->get<std::string>()} : textsOf(value, "in");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto found = std::ranges::find(m_unit.groups, ids[i], &ModelGroup::id);
            if (ids[i] == "any") {
                m_isOwn = true;
                for (const auto group : m_unit.groups.ids())
                    m_groups.push_back(group);
            } else if (ids[i] == "none") {
                m_isOwn = true;
            } else if (found == m_unit.groups.end()) {
                m_isWhole = false;
                unknown(in->is_string() ? here : here / i, "model group", ids[i], idsOf(m_unit.groups),
                        "Name one of this unit, none for its own models, or any.");
            } else {
                m_groups.push_back(m_unit.groups.idOf(*found));
            }
        }
        std::ranges::sort(m_groups);
        m_groups.erase(std::ranges::unique(m_groups).begin(), m_groups.end());
    }

    void findOptions(const JsonPath& path, const json& value, OptionLimit& limit)
    {
        for (const auto group : m_groups)
            limit.ofGroups.emplace_back(group, std::vector<Id<Option>>());
        // Adds the options that an id of a table means, in each list that counts. A fault if none of them has it.
        const auto addAll = [&](std::string_view key, std::string_view what, auto tableOf, auto optionsOf) {
            each(path, value, key, [&](const JsonPath& at, const json& id) {
                bool isFound = false;
                std::vector<std::string_view> known = idsOf(tableOf(m_list));
                const auto add = [&](const OptionList& list, std::vector<Id<Option>>& into) {
                    const auto found = tableOf(list).find(id.get_ref<const std::string&>());
                    if (found.isNone())
                        return;
                    isFound = true;
                    for (const auto option : optionsOf(list, found))
                        if (std::ranges::find(into, option) == into.end())
                            into.push_back(option);
                };
                if (m_isOwn)
                    add(m_list, limit.options);
                for (auto& [group, options] : limit.ofGroups) {
                    add(m_unit.groups[group].choices, options);
                    std::ranges::copy(idsOf(tableOf(m_unit.groups[group].choices)), std::back_inserter(known));
                }
                m_isWhole = m_isWhole && isFound;
                if (!isFound)
                    unknown(at, what, id.get<std::string>(), known, "Name one of this unit.");
            });
        };
        addAll(
            "options", "option", [](const OptionList& list) -> const auto& { return list.options; },
            [](const OptionList&, Id<Option> option) { return std::vector{option}; });
        addAll(
            "groups", "option group", [](const OptionList& list) -> const auto& { return list.groups; },
            [](const OptionList& list, Id<OptionGroup> group) { return list.groups[group].options; });
    }

    void check(const JsonPath& path, const OptionLimit& limit)
    {
        if (limit.min.times == 0 && !limit.max)
            fault(path, "the limit limits nothing", "Write min, max or both.");
        if (!m_isWhole)
            return; // an unknown option is a fault already
        int most = 0;
        bool isFixed = limit.ofGroups.empty();
        for (const auto option : limit.options) {
            const auto& max = m_list.options[option].max;
            most = std::min(anyNumber, most + max.times);
            isFixed = isFixed && max.perModels == 0;
        }
        if (limit.max && limit.max->perModels == 0 && limit.max->times == 0)
            fault(path / "max", "nobody can ever take one of these options", "Raise its max, or drop the options.");
        else if (limit.max && isAbove(limit.min, *limit.max))
            fault(path / "min", "the limit needs more than it allows", "Fix min or max.");
        else if (isFixed && limit.min.perModels == 0 && limit.min.times > most)
            fault(path / "min", "the limit needs more than its options allow", "Raise the max of an option.");
        else if (isFixed && limit.max && limit.max->perModels == 0 && limit.max->times >= most)
            fault(path / "max", "its options allow no more than " + std::to_string(most) + " anyway",
                  "Lower it, or drop the limit.");
    }

    const Unit& m_unit;
    const OptionList& m_list;
    std::vector<Id<ModelGroup>> m_groups; ///< whose choices count too
    bool m_isOwn = true;                  ///< those of the unit's own models count
    bool m_isWhole = true;                ///< everything that it names is known
};

} // namespace

OptionLimit readOptionLimit(ReadContext& context, const DataFile& file, const JsonPath& path, const json& value,
                            const Unit& unit)
{
    return LimitReader(context, file, unit).read(path, value);
}

} // namespace muster
