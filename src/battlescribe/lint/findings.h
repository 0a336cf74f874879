#pragma once

#include "battlescribe/data/definitions.h"
#include "battlescribe/lint/datalint.h"

#include <map>
#include <string>

namespace muster::battlescribe::data {

/// Something that is wrong at a place in the data.
struct Finding {
    Wrong wrong = Wrong::Unread;
    std::string what; ///< the same for the same thing at several places
    std::string message;
    std::string advice = {};
};

/// What is wrong with a game, as far as its linked definitions show.
struct Findings {
    Findings(const Definitions& definitions, DataLint& all) : data(definitions), lint(all) {}

    void add(Id<File> file, std::uint32_t offset, Finding finding)
    {
        lint.add(finding.wrong, finding.what,
                 data.faultAt(file, offset, std::move(finding.message), std::move(finding.advice)));
    }
    /// The same for something that is named and not there. Where a file is missing it may well be in that, so it is
    /// only counted: the reader shall see the cause.
    void addLost(Id<File> file, std::uint32_t offset, Finding finding)
    {
        if (data.files[file].lacks.isNone() && !isPartial)
            add(file, offset, std::move(finding));
        else
            ++lostIn[file];
    }
    /// Whether what one file names may be in another one.
    [[nodiscard]] bool reaches(Id<File> from, Id<File> to)
    {
        if (m_from != from) {
            m_from = from;
            m_isReached.assign(data.files.size(), 0);
            for (const auto each : data.files[from].reach)
                m_isReached[each] = 1;
        }
        return m_isReached[to] != 0;
    }
    [[nodiscard]] std::string text(Key key) const { return std::string(data.keys.text(key)); }
    [[nodiscard]] std::string quoted(Key key) const { return '"' + text(key) + '"'; }
    /// 'an entry "Guard"'.
    [[nodiscard]] std::string named(Id<Node> node) const
    {
        return std::string(nameOf(data.nodes[node].kind)) + " \"" + std::string(data.nodes[node].name) + '"';
    }

    const Definitions& data;
    DataLint& lint;
    bool isPartial = false;                     ///< some file, perhaps of this game, could not be read
    std::map<Id<File>, std::size_t> lostIn;     ///< by file, how many are only counted
    std::map<Id<Import>, std::size_t> lostWith; ///< by an import that is missing, how many links may need it

private:
    Id<File> m_from; ///< whose reach is remembered
    Table<File, std::uint8_t> m_isReached;
};

/// All that follows.
void checkGame(Findings& findings);
/// Links that lead nowhere or to the wrong kind of thing.
void checkLinks(Findings& findings);
/// Catalogues that are missing, with the links that checkLinks() found lost with them, or that import each other in a
/// circle.
void checkImports(Findings& findings);
/// What limits, conditions, repeats and modifiers name.
void checkQueries(Findings& findings);
/// Limits that contradict each other; groups whose default is not in them; costs and profiles of no known type.
void checkNodes(Findings& findings);
/// Ids that are there twice: in one file, or so that it depends on the order of imports what a link leads to.
void checkIds(Findings& findings);
/// What Muster does not know.
void checkUnknowns(Findings& findings);

} // namespace muster::battlescribe::data
