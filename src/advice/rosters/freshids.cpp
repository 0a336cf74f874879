#include "advice/rosters/freshids.h"

namespace muster::advice {

Edit FreshIds::in(Edit edit)
{
    std::visit(
        [&](auto& change) {
            if constexpr (requires { change.parent; })
                rename(change.parent);
            if constexpr (requires { change.unit.units; })
                renew(change.unit);
            else if constexpr (requires { change.unit; })
                rename(change.unit);
            if constexpr (requires { change.edits; })
                for (auto& step : change.edits)
                    step = in(std::move(step));
        },
        edit.change);
    return edit;
}

void FreshIds::renew(RosterUnit& unit)
{
    if (m_isTaken(unit.id)) {
        auto fresh = next();
        m_instead[unit.id] = fresh;
        unit.id = std::move(fresh);
    }
    for (auto& below : unit.units)
        renew(below);
}

void FreshIds::rename(std::string& id) const
{
    if (const auto found = m_instead.find(id); found != m_instead.end())
        id = found->second;
}

std::string FreshIds::next()
{
    std::string id;
    do
        id = 'u' + std::to_string(++m_number);
    while (m_isTaken(id));
    return id;
}

} // namespace muster::advice
