#pragma once

#include "battlescribe/verdict/session.h"
#include "reading/gamedata/choosegame.h"
#include "reading/gamedata/gametext.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::gamewords {

/// Reads a text as a list of one catalogue. For one thread.
class GameReader {
public:
    /// A list that was just begun. It, the lines and the original outlive the reader. `allies` are ids of catalogues
    /// whose units the text has, too.
    GameReader(const battlescribe::Session& session, const std::vector<text::Line>& lines,
               const std::vector<QString>& original, const std::vector<std::string>& allies = {});
    ~GameReader();

    /// How many lines begin with the name of a unit.
    [[nodiscard]] int unitLines() const;
    /// What stands where names of units do, and is none of the catalogues that were read: keys.
    [[nodiscard]] std::set<std::string> strangers() const;
    /// The units that a line may be.
    [[nodiscard]] std::vector<GameWords::Unit> units() const;
    /// The best way to read it, with what a person said of lines. Nothing where there is none.
    [[nodiscard]] std::optional<GameText> read(const GameChoice& choice, const std::string& name,
                                               const std::vector<LineChoice>& settled = {});

private:
    class Inner;
    const std::vector<text::Line>& m_lines;
    std::unique_ptr<Inner> m_inner;
};

} // namespace muster::gamewords
