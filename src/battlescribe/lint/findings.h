#pragma once

#include "battlescribe/data/definitions.h"

#include <map>
#include <string>

namespace muster::battlescribe::data {

/// What is wrong with a game, as far as its linked definitions show.
struct Findings {
    explicit Findings(const Definitions& definitions) : data(definitions) {}

    void fault(Id<File> file, std::uint32_t offset, std::string message, std::string advice = {})
    {
        faults.push_back(data.faultAt(file, offset, std::move(message), std::move(advice)));
    }
    void warn(Id<File> file, std::uint32_t offset, std::string message, std::string advice = {})
    {
        warnings.push_back(data.faultAt(file, offset, std::move(message), std::move(advice)));
    }
    /// A fault of something that is named and not there. Where an import is missing it may well be in that, so it is
    /// only counted: the reader shall see the cause.
    void lost(Id<File> file, std::uint32_t offset, std::string message, std::string advice = {})
    {
        if (data.files[file].lacks.isNone())
            fault(file, offset, std::move(message), std::move(advice));
        else
            ++lostIn[file];
    }
    [[nodiscard]] std::string quoted(Key key) const { return '"' + std::string(data.keys.text(key)) + '"'; }
    /// 'an entry "Guard"'.
    [[nodiscard]] std::string named(Id<Node> node) const
    {
        return std::string(nameOf(data.nodes[node].kind)) + " \"" + std::string(data.nodes[node].name) + '"';
    }

    const Definitions& data;
    Faults faults;
    Faults warnings;
    std::map<Id<File>, std::size_t> lostIn; ///< by file, how many are only counted
};

/// All that follows.
void checkGame(Findings& findings);
/// Ids that are there twice: in one file, or so that it depends on the order of imports what a link leads to.
void checkIds(Findings& findings);
/// Catalogues that import each other in a circle.
void checkImports(Findings& findings);
/// What limits, conditions, repeats and modifiers name.
void checkQueries(Findings& findings);
/// Limits that contradict each other; groups whose default is not in them; costs and profiles of no known type.
void checkNodes(Findings& findings);
/// What Muster does not know: each once, with how often it is there.
void checkUnknowns(Findings& findings);

} // namespace muster::battlescribe::data
