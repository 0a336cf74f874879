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
        const auto add = [](std::vector<Id<Option>>& options, Id<Option> option) {
            if (std::ranges::find(options, option) == options.end())
                options.push_back(option);
        };
        // Calls `use` for each list of options that counts. A fault if none of them has what is named.
        const auto inLists = [&](const JsonPath& at, std::string_view what, const std::string& id, auto use,
                                 auto known) {
            bool isFound = m_isOwn && use(m_list, limit.options);
            for (auto& [group, options] : limit.ofGroups)
                isFound = use(m_unit.groups[group].choices, options) || isFound;
            if (isFound)
                return;
            m_isWhole = false;
            std::vector<std::string_view> all = known(m_list);
            for (const auto group : m_groups)
                std::ranges::copy(known(m_unit.groups[group].choices), std::back_inserter(all));
            unknown(at, what, id, all, "Name one of this unit.");
        };
        const auto options = path / "options";
        const auto ids = textsOf(value, "options");
        for (std::size_t i = 0; i < ids.size(); ++i)
            inLists(
                options / i, "option", ids[i],
                [&](const OptionList& list, std::vector<Id<Option>>& into) {
                    const auto found = std::ranges::find(list.options, ids[i], &Option::id);
                    if (found != list.options.end())
                        add(into, list.options.idOf(*found));
                    return found != list.options.end();
                },
                [](const OptionList& list) { return idsOf(list.options); });
        const auto groups = path / "groups";
        const auto names = textsOf(value, "groups");
        for (std::size_t i = 0; i < names.size(); ++i)
            inLists(
                groups / i, "option group", names[i],
                [&](const OptionList& list, std::vector<Id<Option>>& into) {
                    const auto found = std::ranges::find(list.groups, names[i], &OptionGroup::id);
                    if (found == list.groups.end())
                        return false;
                    for (const auto option : found->options)
                        add(into, option);
                    return true;
                },
                [](const OptionList& list) { return idsOf(list.groups); });
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

void readOptionLimits(ReadContext& context, const DataFile& file, const JsonPath& path, const json& value, Unit& unit)
{
    const auto here = path / "optionLimits";
    const auto& values = listOf(value, "optionLimits");
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < values.size(); ++i) {
        unit.choices.limits.add(LimitReader(context, file, unit).read(here / i, values[i]));
        ids.push_back(values[i].at("id").get_ref<const std::string&>());
    }
    checkUniqueIds(context, file, here, ids);
}

} // namespace muster
