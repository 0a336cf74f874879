#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::testing {

/// A text of a data file that is printed on a reference, a card or a battle sheet.
struct Printed {
    std::string place;   ///< in the data, by ids and numbers from 1: "reference/turn/steps/1"
    std::string text;    ///< as in the data; the cells of a row of a table with " · " between them
    std::string section; ///< of the rulebook, as the data cite it nearest to the text; may be empty

    friend bool operator==(const Printed&, const Printed&) = default;
};

/// All of a ruleset or an army, in the order of the file. `ruleset` has the citations.
[[nodiscard]] std::vector<Printed> printedTexts(const nlohmann::ordered_json& file,
                                                const nlohmann::ordered_json& ruleset);

/// One sentence, and where it comes from: a row of docs/sources/RULESET.md.
struct Statement {
    std::string place;
    std::string text;
    std::string section;
    std::string how;
};

/// The rows of all tables of a page; what is not a row is left out.
[[nodiscard]] std::vector<Statement> statementsIn(const std::string& page);

[[nodiscard]] std::vector<std::string> sentencesOf(const std::string& text);

} // namespace muster::testing
