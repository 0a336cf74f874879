#include "print/view/copies.h"

#include "print/view/words.h"

#include <string>
#include <unordered_map>
#include <utility>

namespace muster::print {

namespace {

void add(std::string& key, const RosterUnit& unit, Alike alike)
{
    const auto put = [&](const std::string& part) {
        key += part;
        key += '\x1f';
    };
    put(unit.unit);
    put(unit.as);
    if (alike.byName)
        put(unit.name);
    if (alike.byNote)
        put(unit.note);
    put(unit.models ? std::to_string(*unit.models) : "");
    put(unit.reserve ? "reserve" : "");
    for (const auto& [id, count] : unit.options)
        put(id + '=' + std::to_string(count));
    for (const auto& group : unit.groups) {
        put('<' + group.group + (group.models ? std::to_string(*group.models) : ""));
        for (const auto& [id, count] : group.options)
            put(id + '=' + std::to_string(count));
    }
    key += '[';
    for (const auto& below : unit.units)
        add(key, below, {true, alike.byNote});
    key += ']';
}

} // namespace

std::string likeness(const RosterUnit& unit, Alike alike)
{
    std::string key;
    add(key, unit, alike);
    return key;
}

std::vector<SharedLine> sharedLines(const SheetContext& context, const std::vector<Id<AssessedUnit>>& units,
                                    Alike alike)
{
    std::vector<SharedLine> lines;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto unit : units) {
        // Alike units may cost differently if a rule says so.
        const auto key = likeness(*context.assessment.source[unit], alike) + costsWithBelow(context, {unit});
        const auto [line, isNew] = known.emplace(key, lines.size());
        if (isNew)
            lines.push_back({unit, 1});
        else
            ++lines[line->second].count;
    }
    return lines;
}

std::vector<Copies> copies(const SheetContext& context)
{
    std::vector<Copies> list;
    std::unordered_map<std::string, std::size_t> known;
    for (const auto i : context.assessment.units.ids()) {
        auto alike = likeness(*context.assessment.source[i], {false, false});
        alike += context.picture(context.assessment.source[i]->picture).value_or(std::string());
        // They may depend on other units, such as those that are attached to it.
        for (const auto& figure : unitFigures(context, i))
            alike += '\n' + figure.value.value_or(std::string());
        const auto [place, isNew] = known.emplace(std::move(alike), list.size());
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
