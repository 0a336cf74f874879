#include "print/view/alike.h"

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

} // namespace muster::print
