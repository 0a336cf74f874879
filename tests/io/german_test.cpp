// The German texts of the program and of the games: one thing has one name (translations/README.md), nobody is
// addressed, and the typography is German.

#include "folder.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <regex>

using namespace muster::testing;

namespace {

struct German {
    std::string place;
    std::string text;
};

void collect(const nlohmann::json& value, const std::string& place, std::vector<German>& texts)
{
    if (value.is_string())
        texts.push_back({place, value.get<std::string>()});
    else if (value.is_structured())
        for (const auto& [key, inner] : value.items())
            if (key != "message" && key != "$schema" && key != "rule" && key != "arcs") // English, and names of files
                collect(inner, place + '/' + key, texts);
}

std::string unescaped(std::string text)
{
    for (const auto& [from, to] :
         {std::pair("&lt;", "<"), std::pair("&gt;", ">"), std::pair("&quot;", "\""), std::pair("&amp;", "&")})
        for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + 1))
            text.replace(at, std::string(from).size(), to);
    return text;
}

/// All of them, with the place of each.
const std::vector<German>& german()
{
    static const auto all = [] {
        std::vector<German> texts;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(inSource("armies")))
            if (entry.path().string().ends_with(".de.json"))
                collect(nlohmann::json::parse(bytesOf(entry.path().string())),
                        entry.path().lexically_relative(inSource("armies")).string(), texts);
        const auto source = bytesOf(inSource("translations/muster_de.ts"));
        const auto add = [&](std::string_view opening, std::string_view closing) {
            for (auto at = source.find(opening); at != std::string::npos; at = source.find(opening, at + 1)) {
                const auto begin = at + opening.size();
                texts.push_back({"muster_de.ts, byte " + std::to_string(begin),
                                 unescaped(source.substr(begin, source.find(closing, begin) - begin))});
            }
        };
        add("<translation>", "</translation>");
        add("<numerusform>", "</numerusform>");
        return texts;
    }();
    return all;
}

/// The places of the texts in which a pattern is found.
std::string placesOf(const std::string& pattern)
{
    const std::regex wanted(pattern);
    std::string places;
    for (const auto& [place, text] : german())
        // Of the program's texts the translation of those with numbers is markup, and read above.
        if (text.find("<numerusform>") == std::string::npos && std::regex_search(text, wanted))
            places += place + ": " + text + '\n';
    return places;
}

} // namespace

TEST_CASE("there are German texts of the program and of all games")
{
    CHECK(german().size() > 2500);
    CHECK(placesOf("Armeeliste") != "");
}

TEST_CASE("one thing has one German name")
{
    for (const auto* pattern :
         {"(^|[^A-Za-z])[Ll]isten?($|[^a-z])", // a roster is an Armeeliste, an army list a Vorgabe
          "Wahlen",
          "Grenzen?($|[^a-z])",
          "[Aa]bhilfe", // options, limits, fixes
          "[Ee]igenständig (auf|stehen)",
          "unter [^ ]+ stellen",
          "zu [A-Z{%][^ ]* zuordnen", // attaching
          "[Gg]ratis",
          "Sturmlauf",
          "Schreibweise",
          "[Üü]bertragene? Werte",
          "ermattet",
          "Anderswo",
          "ein Gespräch",
          "Nichts davon wurde",
          "für %1 nehmen",
          "für \\{units\\} nehmen",
          "das Doppelte .* sind",
          "[Dd]ie PDF",
          "Figuren(wert|profil)",
          "darf einmal"}) {
        INFO(pattern);
        CHECK(placesOf(pattern) == "");
    }
}

TEST_CASE("nobody is addressed in German")
{
    for (const auto* pattern :
         {"(^|[^a-zäöüß])([Dd]u|[Dd]ir|[Dd]ich|[Dd]ein(e[rmns]?)?)($|[^a-zäöüß])",
          "(^|[.:!?] )(Füge|Wähle|Nimm|Nehmt|Lege|Wirf|Würfle|Behalte|Einige dich|Sieh|Stelle|Gib) "}) {
        INFO(pattern);
        CHECK(placesOf(pattern) == "");
    }
}

TEST_CASE("German quotes and spaces")
{
    CHECK(placesOf("\"") == "");
    CHECK(placesOf("‘[A-Za-z{%]") == "");                  // an English opening quote
    CHECK(placesOf("[0-9}1-9] %($|[^0-9A-Za-zn])") == ""); // a line may end at a plain space
    // ‚ ‘ stand only inside „ “.
    std::string outside;
    for (const auto& [place, text] : german())
        if (const auto inner = text.find("‚"); inner != std::string::npos && text.find("„") > inner)
            outside += place + ": " + text + '\n';
    CHECK(outside == "");
}
