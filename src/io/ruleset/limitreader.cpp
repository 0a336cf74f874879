#include "io/ruleset/limitreader.h"

#include "io/ruleset/optionreader.h"
#include "io/ruleset/rulesetreader.h"

#include <algorithm>

namespace muster {

namespace {

using nlohmann::json;

class LimitReader {
public:
    LimitReader(ReadContext& context, const DataFile& file, const OptionList& list)
        : m_context(context), m_file(file), m_list(list)
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
        limit.citation = m_context.citation(m_file, path, value);
        findOptions(path, value, limit);
        check(path, limit);
        return limit;
    }

private:
    void findOptions(const JsonPath& path, const json& value, OptionLimit& limit)
    {
        const auto add = [&](Id<Option> option) {
            if (std::ranges::find(limit.options, option) == limit.options.end())
                limit.options.push_back(option);
        };
        const auto unknown = [&](const JsonPath& at, std::string_view what, const std::string& id, const auto& known) {
            m_isWhole = false;
            m_context.unknown(m_file, at, what, id, known, "Name one of this unit.");
        };
        const auto options = path / "options";
        const auto ids = textsOf(value, "options");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto found = std::ranges::find(m_list.options, ids[i], &Option::id);
            if (found == m_list.options.end())
                unknown(options / i, "option", ids[i], idsOf(m_list.options));
            else
                add(m_list.options.idOf(*found));
        }
        const auto groups = path / "groups";
        const auto names = textsOf(value, "groups");
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto found = std::ranges::find(m_list.groups, names[i], &OptionGroup::id);
            if (found == m_list.groups.end())
                unknown(groups / i, "option group", names[i], idsOf(m_list.groups));
            else
                std::ranges::for_each(found->options, add);
        }
    }

    void check(const JsonPath& path, const OptionLimit& limit)
    {
        if (limit.min.times == 0 && !limit.max)
            m_context.fault(m_file, path, "the limit limits nothing", "Write min, max or both.");
        if (!m_isWhole)
            return; // an unknown option is a fault already
        int most = 0;
        bool isFixed = true;
        for (const auto option : limit.options) {
            const auto& max = m_list.options[option].max;
            most = std::min(anyNumber, most + max.times);
            isFixed = isFixed && max.perModels == 0;
        }
        if (limit.max && limit.max->perModels == 0 && limit.max->times == 0)
            m_context.fault(m_file, path / "max", "nobody can ever take one of these options",
                            "Raise its max, or drop the options.");
        else if (limit.max && isAbove(limit.min, *limit.max))
            m_context.fault(m_file, path / "min", "the limit wants more than it allows", "Fix min or max.");
        else if (isFixed && limit.min.perModels == 0 && limit.min.times > most)
            m_context.fault(m_file, path / "min", "the limit wants more than its options allow",
                            "Raise the max of an option.");
        else if (isFixed && limit.max && limit.max->perModels == 0 && limit.max->times >= most)
            m_context.fault(m_file, path / "max", "its options allow no more than " + std::to_string(most) + " anyway",
                            "Lower it, or drop the limit.");
    }

    ReadContext& m_context;
    const DataFile& m_file;
    const OptionList& m_list;
    bool m_isWhole = true;
};

} // namespace

void readOptionLimits(ReadContext& context, const DataFile& file, const JsonPath& path, const json& unit,
                      OptionList& list)
{
    const auto here = path / "optionLimits";
    const auto& values = listOf(unit, "optionLimits");
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < values.size(); ++i) {
        list.limits.add(LimitReader(context, file, list).read(here / i, values[i]));
        ids.push_back(values[i].at("id").get_ref<const std::string&>());
    }
    checkUniqueIds(context, file, here, ids);
}

} // namespace muster
