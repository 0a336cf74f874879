#include "print/view/copies.h"

#include <string>
#include <unordered_map>

namespace muster::print {

namespace {

void addKey(std::string& key, const RosterUnit& unit, bool isWhole)
{
    const auto add = [&](const std::string& part) {
        key += part;
        key += '\x1f';
    };
    add(unit.unit);
    add(unit.as);
    if (isWhole)
        add(unit.name);
    add(unit.models ? std::to_string(*unit.models) : "");
    add(unit.reserve ? "reserve" : "");
    for (const auto& [id, count] : unit.options)
        add(id + '=' + std::to_string(count));
    for (const auto& group : unit.groups) {
        add('<' + group.group + (group.models ? std::to_string(*group.models) : ""));
        for (const auto& [id, count] : group.options)
            add(id + '=' + std::to_string(count));
    }
    key += '[';
    for (const auto& below : unit.units)
        addKey(key, below, true);
    key += ']';
}

} // namespace

std::vector<Copies> copies(const SheetContext& context)
{
    std::vector<Copies> list;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto i : context.assessment.units.ids()) {
        std::string key;
        addKey(key, *context.assessment.source[i], false);
        const auto [place, isNew] = known.emplace(std::move(key), list.size());
        if (isNew)
            list.emplace_back();
        list[place->second].units.push_back(i);
    }
    return list;
}

Table<AssessedUnit, int> cardNumbers(const SheetContext& context)
{
    Table<AssessedUnit, int> numbers;
    numbers.assign(context.assessment.units.size(), 0);
    int number = 0;
    for (const auto& card : copies(context)) {
        ++number;
        for (const auto unit : card.units)
            numbers[unit] = number;
    }
    return numbers;
}

} // namespace muster::print
