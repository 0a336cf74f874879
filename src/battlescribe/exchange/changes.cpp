#include "battlescribe/exchange/changes.h"

#include <algorithm>
#include <map>

namespace muster::battlescribe::exchange {

namespace {

/// "1. Raid" and "Raid" are one: New Recruit leaves out a number that only sorts.
std::string_view withoutNumber(std::string_view name)
{
    const auto digits = std::min(name.find_first_not_of("0123456789"), name.size());
    const bool isNumbered = digits > 0 && name.substr(digits).starts_with(". ");
    return isNumbered ? name.substr(digits + 2) : name;
}

/// The categories that data give: files also name a place for what has none.
std::vector<const Category*> realOf(const std::vector<Category>& categories)
{
    std::vector<const Category*> real;
    for (const auto& each : categories)
        if (each.entry != noCategory)
            real.push_back(&each);
    std::ranges::stable_sort(real, {}, [](const Category* each) { return !each->isPrimary; });
    return real;
}

/// By id, and which is the main one; some files name one twice.
std::map<std::string_view, bool> asSet(const std::vector<const Category*>& categories)
{
    std::map<std::string_view, bool> set;
    for (const auto* each : categories)
        set[each->entry] = set[each->entry] || each->isPrimary;
    return set;
}

std::string namesOf(const std::vector<const Category*>& categories)
{
    std::string names;
    for (const auto* each : categories)
        if (!each->name.empty()) // the data may name one that they do not have
            names += (names.empty() ? "" : ", ") + each->name;
    return names;
}

class Comparer {
public:
    explicit Comparer(const FileRoster& stored)
        : m_isByNewRecruit(isByNewRecruit(stored)),
          // Files of these formats have a selection in one category of the force, and do not name the others.
          m_hasAllCategories(stored.madeBy != "BattleScribe 2.00" && stored.madeBy != "BattleScribe 2.01")
    {
    }

    void compare(const std::vector<FileForce>& stored, const std::vector<Force>& forces,
                 const std::vector<FileForce>& now)
    {
        for (std::size_t i = 0; i < std::min({stored.size(), forces.size(), now.size()}); ++i) {
            if (forces[i].stored)
                add({DataChange::Kind::Gone, stored[i].id, stored[i].name, {}, {}, {}});
            else
                compareNames(stored[i], now[i]);
            // Without its entry alone, what is chosen in it is known nevertheless.
            if (!forces[i].catalogue.isNone())
                compare(stored[i].selections, forces[i].selections, now[i].selections);
            compare(stored[i].forces, forces[i].forces, now[i].forces);
        }
    }

    DataChanges found;

private:
    void compare(const std::vector<FileSelection>& stored, const std::vector<Selection>& selections,
                 const std::vector<FileSelection>& now)
    {
        for (std::size_t i = 0; i < std::min({stored.size(), selections.size(), now.size()}); ++i) {
            if (selections[i].stored) {
                add({DataChange::Kind::Gone, stored[i].id, stored[i].name, {}, {}, {}});
                continue;
            }
            compareNames(stored[i], now[i]);
            compareCosts(stored[i], now[i]);
            if (m_hasAllCategories)
                compareCategories(stored[i], now[i]);
            compare(stored[i].selections, selections[i].selections, now[i].selections);
        }
    }

    template <typename Each>
    void compareNames(const Each& stored, const Each& now)
    {
        const bool isSame =
            m_isByNewRecruit ? withoutNumber(stored.name) == withoutNumber(now.name) : stored.name == now.name;
        if (!isSame)
            add({DataChange::Kind::Renamed, stored.id, stored.name, stored.name, now.name, {}});
    }

    void compareCosts(const FileSelection& stored, const FileSelection& now)
    {
        const auto valueIn = [](const std::vector<Cost>& costs, const std::string& type) {
            const auto found = std::ranges::find(costs, type, &Cost::type);
            return found == costs.end() ? Decimal() : found->value.value_or(Decimal());
        };
        const auto tell = [&](const Cost& cost) {
            const auto was = valueIn(stored.costs, cost.type);
            const auto is = valueIn(now.costs, cost.type);
            if (was != is)
                add({DataChange::Kind::Price, stored.id, stored.name, was.text(), is.text(), cost.name});
        };
        std::ranges::for_each(now.costs, tell);
        for (const auto& cost : stored.costs) // a kind that is gone
            if (std::ranges::find(now.costs, cost.type, &Cost::type) == now.costs.end())
                tell(cost);
    }

    void compareCategories(const FileSelection& stored, const FileSelection& now)
    {
        const auto were = realOf(stored.categories);
        const auto are = realOf(now.categories);
        if (asSet(were) != asSet(are))
            add({DataChange::Kind::Categories, stored.id, stored.name, namesOf(were), namesOf(are), {}});
    }

    void add(DataChange change)
    {
        if (found.changes.size() < mostDataChanges)
            found.changes.push_back(std::move(change));
        else
            ++found.more;
    }

    bool m_isByNewRecruit;
    bool m_hasAllCategories;
};

} // namespace

DataChanges changesSince(const FileRoster& stored, const Roster& roster, const FileRoster& now)
{
    Comparer comparer(stored);
    comparer.compare(stored.forces, roster.forces, now.forces);
    return std::move(comparer.found);
}

} // namespace muster::battlescribe::exchange
