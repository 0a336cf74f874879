#pragma once

#include "battlescribe/verdict/judging.h"
#include "reading/text/line.h"

#include <set>
#include <string>
#include <vector>

namespace muster::gamewords {

/// A catalogue that a text may be a list of.
struct GameChoice {
    std::string folder;
    std::string gameSystem; ///< id
    std::string catalogue;  ///< id
    std::string gameName;
    std::string catalogueName;
    int score = 0;        ///< what speaks for it
    bool isNamed = false; ///< the text names the catalogue
};

/// The catalogues that a text may be a list of, the likeliest first; few. By their names in its head and headings;
/// where it has none, by the names of entries in the files.
[[nodiscard]] std::vector<GameChoice> chooseGame(const std::vector<battlescribe::DataLibrary::Listing>& listings,
                                                 const std::vector<text::Line>& lines);

/// Ids of other catalogues of its game, those with most of the names first; few. Each name counts for the first of
/// them.
[[nodiscard]] std::vector<std::string> cataloguesWith(const battlescribe::data::Repository& repository,
                                                      const std::vector<battlescribe::data::Head>& others,
                                                      const std::set<std::string>& names);

} // namespace muster::gamewords
