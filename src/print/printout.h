#pragma once

#include "print/print.h"

#include <functional>
#include <string>
#include <vector>

namespace muster::print {

/// What is printed. A book has no sheets and no cards to choose; a battle has sheets of its own; of a roster of
/// BattleScribe there are not all sheets; several rosters come one after the other.
enum class Printed { Roster, Battle, Book, BattleScribe, Several };

/// A unit whose card can be printed without the others.
struct PrintedUnit {
    std::string id;
    std::string name;
};

/// What a preview shows. Its functions may be called by a worker: what they use does not change.
struct Printout {
    using Make = std::function<Result<std::string>(const Settings&, const Progress&)>;
    using Paint = std::function<Result<void>(QPagedPaintDevice&, const Settings&, const PageChoice&, const Progress&)>;

    std::string name;     ///< may be empty
    std::string fileName; ///< without its ending
    Printed what = Printed::Roster;
    Make pdf;
    Make html;
    Make text;                        ///< none of a book
    Make play;                        ///< a page to play from; fails for a book
    Paint paint;                      ///< the pages of the PDF, on a printer
    std::vector<PrintedUnit> units{}; ///< in their order; empty where they cannot be chosen
    bool hasPictures = false;         ///< those of a player
};

/// A printout of what `jobOf` makes, which is called in the worker; what the job points at lives as long as `jobOf`.
[[nodiscard]] Printout printoutOf(std::string name, std::string fileName, Printed what, std::function<AnyJob()> jobOf,
                                  Printout::Make text = {});

} // namespace muster::print
