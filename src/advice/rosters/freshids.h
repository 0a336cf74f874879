#pragma once

#include "core/roster/edit.h"

#include <functional>
#include <map>
#include <string>

namespace muster::advice {

/// Lets units that edits add have ids that no unit has or had: an id that became free would otherwise be given out
/// again, and a new unit be taken for the one that is gone.
class FreshIds {
public:
    /// `isTaken`: whether a unit has or had this id.
    explicit FreshIds(std::function<bool(const std::string&)> isTaken) : m_isTaken(std::move(isTaken)) {}

    /// The edit with other ids where they are taken. Edits that follow name the same units by the old ids.
    [[nodiscard]] Edit in(Edit edit);

private:
    void renew(RosterUnit& unit);
    void rename(std::string& id) const;
    [[nodiscard]] std::string next();

    std::function<bool(const std::string&)> m_isTaken;
    std::map<std::string, std::string, std::less<>> m_instead;
    std::size_t m_number = 0;
};

} // namespace muster::advice
