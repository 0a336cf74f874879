#pragma once

#include "print/print.h"

#include <map>
#include <optional>
#include <string>

namespace muster::print {

/// The players' pictures that a print may show. A template gets a picture as the address of an image that holds its own
/// bytes, so that a web page needs no other file; paper finds what it paints by the same address.
class Pictures {
public:
    Pictures() = default;
    /// Of all rosters of the job. None if the settings or the job say so.
    Pictures(const Job& job, const Settings& settings);

    /// Nothing for an empty picture, and for one that cannot be seen.
    [[nodiscard]] std::optional<std::string> addressOf(const std::string& picture) const;
    /// By their addresses.
    [[nodiscard]] const std::map<std::string, Pixels>& all() const { return m_seen; }
    /// Why some cannot be seen; empty: all can.
    [[nodiscard]] const std::string& lacks() const { return m_lacks; }

private:
    void add(const std::string& picture, SeePicture see);
    void addAll(const std::vector<RosterUnit>& units, SeePicture see);

    std::map<std::string, Pixels> m_seen;
    std::string m_lacks;
};

} // namespace muster::print
