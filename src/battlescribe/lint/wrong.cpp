#include "battlescribe/lint/wrong.h"

#include <array>
#include <string_view>

namespace muster::battlescribe::data {

namespace {

struct Heading {
    std::string_view one;  ///< behind "1"
    std::string_view many; ///< behind any other number
};

/// In the order of the kinds.
constexpr std::array<Heading, wrongKinds> headings{{
    {"file cannot be read, so nothing in it can be taken", "files cannot be read, so nothing in them can be taken"},
    {"catalogue has no game system here, so no list with it is judged",
     "catalogues have no game system here, so no list with them is judged"},
    {"file has the id of another one, so only one of them is used",
     "files have the id of another one, so only one of them is used"},
    {"import is missing, so what comes from it cannot be taken",
     "imports are missing, so what comes from them cannot be taken"},
    {"file names things that are most likely in a missing file",
     "files name things that are most likely in a missing file"},
    {"link leads nowhere, so what it is for cannot be taken or is not shown",
     "links lead nowhere, so what they are for cannot be taken or is not shown"},
    {"modifier changes nothing", "modifiers change nothing"},
    {"condition, repeat, limit or modifier names something that is not there",
     "conditions, repeats, limits or modifiers name something that is not there"},
    {"limit cannot be met", "limits cannot be met"},
    {"cost is of a type that is not there", "costs are of a type that is not there"},
    {"group has a default that is none of its choices", "groups have a default that is none of their choices"},
    {"profile or characteristic is of a type that is not there",
     "profiles or characteristics are of a type that is not there"},
    {"thing has the id of another one", "things have the id of another one"},
    {"place has something that Muster does not know: no list that depends on it is judged",
     "places have something that Muster does not know: no list that depends on it is judged"},
    {"condition, repeat or limit finds nothing", "conditions, repeats or limits find nothing"},
    {"link leads to an id that several files have", "links lead to an id that several files have"},
    {"circle of imports", "circles of imports"},
    {"category link has the id of another one, but no verdict depends on it",
     "category links have the id of another one, but no verdict depends on it"},
    {"place has something that Muster does not know, but no verdict depends on it",
     "places have something that Muster does not know, but no verdict depends on it"},
    {"file or part of an archive is something else than data of a game",
     "files or parts of archives are something else than data of a game"},
    {"thing was not looked at, as there is too much of it", "things were not looked at, as there is too much of them"},
}};

} // namespace

std::string headingOf(Wrong wrong, std::size_t count)
{
    const auto& heading = headings[static_cast<std::size_t>(wrong)];
    return std::to_string(count) + ' ' + std::string(count == 1 ? heading.one : heading.many) + '.';
}

} // namespace muster::battlescribe::data
