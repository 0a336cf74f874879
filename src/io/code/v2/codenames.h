#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The ids that codes of version 2 write as numbers: those of the data that Muster had when version 2 was made. Reading
/// needs only this table, not the data. Printed codes are kept for years, so the table must never change, however the
/// data do. Ids that are not in it are spelled out, which only makes codes longer.
///
/// Each list of ids has a place: "" the rulesets, "R" the armies of a ruleset, "R!scenario", "R!option", "R!option/O"
/// (the choices of a battle option), "R!as", "R!ruling", "R/A" the units of an army, "R/A/U" the options of a unit,
/// "R/A/U/" its groups, "R/A/U/G" the options of a group.
class CodeNames {
public:
    struct List {
        std::string place; ///< the first that it has; others may share it
        std::vector<std::string_view> ids;
    };

    /// The table of version 2.
    [[nodiscard]] static const CodeNames& frozen();
    /// Its text, so that a test can tell a change.
    [[nodiscard]] static std::string_view frozenText();

    /// Null if nothing is listed there.
    [[nodiscard]] const List* find(std::string_view place) const;

    /// The ids of all units, each once.
    [[nodiscard]] std::vector<std::string_view> ofUnits() const;

private:
    explicit CodeNames(std::string_view text);
    std::size_t listAt(const std::string& place);

    std::vector<List> m_lists;
    std::map<std::string, std::size_t, std::less<>> m_places; ///< index of the list
};

} // namespace muster
