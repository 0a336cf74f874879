// The German of the program and of the games: each thing has the name that translations/README.md gives it, and nothing
// that a reader can see was left in English.

#include "hostile.h"
#include "io/fixture.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <set>

using namespace muster;
using namespace muster::testing;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

/// A text and where it is.
using Texts = std::vector<std::pair<std::string, std::string>>;

std::string unescaped(std::string text)
{
    for (const auto& [code, sign] :
         {std::pair{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}})
        for (auto at = text.find(code); at != std::string::npos; at = text.find(code, at + 1))
            text.replace(at, std::string_view(code).size(), sign);
    return text;
}

/// The German forms of the program's texts, without the marks of keys in menus.
void addProgram(Texts& texts)
{
    const auto file = bytesOf(inSource("translations/muster_de.ts"));
    for (const std::string tag : {"translation", "numerusform"})
        for (auto at = file.find('<' + tag + '>'); at != std::string::npos; at = file.find('<' + tag + '>', at + 1)) {
            const auto begin = at + tag.size() + 2;
            auto text = unescaped(file.substr(begin, file.find('<', begin) - begin));
            std::erase(text, '&');
            texts.emplace_back("muster_de.ts", text);
        }
}

std::vector<fs::path> dataFiles(bool translations)
{
    std::vector<fs::path> paths;
    for (const auto& entry : fs::recursive_directory_iterator(inSource("armies")))
        if (entry.path().extension() == ".json" && (entry.path().stem().extension() == ".de") == translations)
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
}

Texts germanTexts()
{
    Texts texts;
    addProgram(texts);
    for (const auto& path : dataFiles(true)) {
        const auto flat = json::parse(bytesOf(path.string())).flatten(); // items() refers to it
        for (const auto& [pointer, value] : flat.items())
            if (value.is_string() && !pointer.ends_with("/message") && !pointer.ends_with("/phrase"))
                texts.emplace_back(path.filename().string() + pointer, value.get<std::string>());
    }
    return texts;
}

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0; }

bool hasWord(const std::string& text, const std::string& word)
{
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !isLetter(text[at - 1])) && (end == text.size() || !isLetter(text[end])))
            return true;
    }
    return false;
}

/// What is wrong with a German text; empty where nothing is.
std::string wrongWith(const std::string& text)
{
    // Other names of what has one already, and words that say something else than is meant.
    static const std::set<std::string> words{
        "Wahlen",   "Schreibweise", "gratis",    "Sturmlauf", "Grenze",     "Grenzen",     "Abhilfe", "Abhilfen",
        "Anderswo", "anderswo",     "ermattet",  "Ermattet",  "jene",       "Punktkosten", "zuvor",   "beurteilt",
        "Listen",   "Armeelistes",  "BEURTEILT", "Sturmwert", "Geschlagen", "geschlagen"};
    // Nobody is spoken to.
    static const std::set<std::string> address{"du",   "dir",  "dich", "dein", "deine", "deinen", "deinem", "deiner",
                                               "euch", "euer", "eure", "Du",   "Dein",  "Ihnen",  "Euch"};
    static const std::set<std::string> parts{
        "igenständig aufstellen", "ein Gespräch wert",    "Nichts davon wurde", "die PDF",        "Die PDF",
        "unter {above} stellen",  "Ordner eigener Daten", "nimmt diese Armee",  "im Wert von 75", "Daten kennen",
        "wo zu schneiden ist"};
    for (const auto& word : words)
        if (hasWord(text, word))
            return "says " + word;
    if (hasWord(text, "Liste") && text.find("Geheime Liste") == std::string::npos)
        return "says Liste: it is Armeeliste or Vorgabe";
    for (const auto& word : address)
        if (hasWord(text, word))
            return "speaks to the reader: " + word;
    for (const auto& part : parts)
        if (text.find(part) != std::string::npos)
            return "says " + part;
    static const std::regex imperative("(^|[.:!?] )(Füge|Wähle|Behalte|Einige|Einigt|Vernichtet die|Halte|Würfle|Nimm|"
                                       "Stelle|Lege|Gib) ");
    static const std::regex polite("[a-z]en Sie ");
    static const std::regex attached("zu [%{][^ ]* zuordnen");
    static const std::regex takes("[%{][^ ]* für [%{][^ ]* nehmen");
    static const std::regex percent("[0-9}] %( |$|,|;|\\.)");
    for (const auto& [what, rule] : {std::pair{"speaks to the reader", &imperative},
                                     {"speaks to the reader", &polite},
                                     {"attaches 'zu'", &attached},
                                     {"reads as an exchange", &takes},
                                     {"has a space before % that breaks", &percent}})
        if (std::regex_search(text, *rule))
            return what;
    for (const std::string sign : {"\"", "‚", "‘", "”", "»", "«"})
        if (text.find(sign) != std::string::npos)
            return "has the quotation mark " + sign;
    const auto count = [&](std::string_view sign) {
        std::size_t found = 0;
        for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + 1))
            ++found;
        return found;
    };
    return count("„") == count("“") ? "" : "has quotation marks without a partner";
}

// ---- completeness -------------------------------------------------------------------------------------------------

std::vector<std::string> tokensOf(const std::string& pointer)
{
    std::vector<std::string> tokens;
    for (std::size_t at = 0; at != std::string::npos;) {
        const auto next = pointer.find('/', at + 1);
        tokens.push_back(pointer.substr(at + 1, next == std::string::npos ? next : next - at - 1));
        at = next;
    }
    return tokens;
}

/// One file of the data beside its translation.
class Pair {
public:
    Pair(json source, json german) : m_source(std::move(source)), m_german(std::move(german))
    {
        for (const auto& unit : m_source.value("units", json::array()))
            for (const auto& group : unit.value("options", json::array()))
                if (group.is_object() && group.contains("use"))
                    m_mounts[group["use"]].insert(group["id"].get<std::string>());
    }

    /// What is wrong with the German of a text; empty where nothing is.
    [[nodiscard]] std::string fault(const std::string& pointer, const std::string& text) const
    {
        const auto tokens = tokensOf(pointer);
        // Books keep their titles, and icons and slots have no language.
        static const std::set<std::string> untold{"citations", "sources", "icon", "sign", "silhouette", "$schema"};
        if (std::ranges::any_of(tokens, [](const auto& token) { return untold.contains(token); }))
            return "";
        if (tokens[0] == "constraints" && text.front() == '{' && text.find('}') + 1 == text.size())
            return "";
        const bool isGroup = tokens[0] == "optionGroups";
        if (const auto mounts = isGroup ? mountsOf(tokens[1]) : std::set<std::string>(); !mounts.empty()) {
            if (tokens[2] == "name")
                return ""; // each mount has a name of its own
            const auto id = m_source.at(json::json_pointer("/optionGroups/" + tokens[1] + "/options/" + tokens[3]))
                                .at("id")
                                .get<std::string>();
            for (const auto& mount : mounts)
                if (!at("/options/" + mount + '-' + id + '/' + tokens.back()))
                    return "no German on " + mount;
            return "";
        }
        const auto german = germanOf(tokens, text);
        if (!german)
            return "no German";
        return *german == text && isProse(tokens, text) ? "German as the English" : "";
    }

private:
    [[nodiscard]] std::set<std::string> mountsOf(const std::string& group) const
    {
        const auto id = m_source.at("optionGroups").at(std::stoul(group)).at("id").get<std::string>();
        const auto found = m_mounts.find(id);
        return found == m_mounts.end() ? std::set<std::string>() : found->second;
    }

    /// A name may stay as it is, a sentence may not.
    static bool isProse(const std::vector<std::string>& tokens, const std::string& text)
    {
        return tokens.back() != "name" && tokens.back() != "plural" && std::ranges::count(text, ' ') > 2 &&
               std::ranges::any_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
    }

    [[nodiscard]] std::optional<std::string> at(const std::string& pointer) const
    {
        const json::json_pointer place(pointer);
        return m_german.contains(place) ? std::optional(m_german.at(place).get<std::string>()) : std::nullopt;
    }

    /// The text of the entry in a list whose `key` is the original.
    [[nodiscard]] std::optional<std::string> entry(const char* list, const char* key, const std::string& text) const
    {
        const auto found = m_german.find(list); // no copy: the lists are long, and asked for each text
        if (found != m_german.end())
            for (const auto& each : *found)
                if (each.at(key).get_ref<const std::string&>() == text)
                    return each.at("text").get<std::string>();
        return {};
    }

    [[nodiscard]] std::optional<std::string> under(const char* object, const std::string& text) const
    {
        const auto found = m_german.find(object);
        return found != m_german.end() && found->contains(text) ? std::optional(found->at(text).get<std::string>())
                                                                : std::nullopt;
    }

    [[nodiscard]] std::optional<std::string> germanOf(const std::vector<std::string>& tokens,
                                                      const std::string& text) const
    {
        if (auto phrase = entry("phrases", "phrase", text))
            return phrase;
        if (tokens[0] == "constraints") {
            if (tokens[2] != "name")
                return entry("messages", "message", text);
            return under("tallies", text);
        }
        if (tokens[0] == "battle" && tokens[tokens.size() - 2] == "table") {
            const auto scenarios = m_source.at("battle").value("scenarios", json::array());
            return at(tokens[1] == "table"
                          ? "/table"
                          : "/scenarios/" + scenarios.at(std::stoul(tokens[2])).at("id").get<std::string>() + "/table");
        }
        if (tokens[0] == "sections") {
            return under("sections", text);
        }
        // The way to the innermost thing with an id, and from there to the text.
        std::string above, id, outerId, key, rest, here;
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
            here += '/' + tokens[i];
            if (tokens[i] != "table")
                rest += '/' + tokens[i];
            const auto& value = m_source.at(json::json_pointer(here));
            if (!value.is_object() || !(value.contains("id") || value.contains("as")) || i == 0)
                continue;
            outerId = id;
            id = value.value("id", value.value("as", std::string()));
            key = tokens[i - 1];
            rest.clear();
        }
        rest += '/' + tokens.back();
        if (id.empty())
            return at(rest);
        if (key == "choices")
            return at("/battleOptions/" + outerId + "/choices/" + id + rest);
        if (key == "options" && tokens[0] == "battle")
            return at("/battleOptions/" + id + rest);
        if (key == "composition")
            key = "lines";
        if (key == "options" || key == "optionGroups") {
            if (auto option = at("/options/" + id + rest))
                return option;
            return at("/optionGroups/" + id + rest);
        }
        return at('/' + key + '/' + id + rest);
    }

    json m_source;
    json m_german;
    std::map<std::string, std::set<std::string>> m_mounts; ///< the places that a shared group of options arms
};

} // namespace

TEST_CASE("the German names each thing as the glossary does, speaks to nobody and has German quotation marks")
{
    const auto texts = germanTexts();
    CHECK(texts.size() > 2000);
    for (const auto& [place, text] : texts) {
        INFO(place << ": " << text);
        CHECK(wrongWith(text) == "");
    }
}

TEST_CASE("what the glossary forbids is found")
{
    for (const std::string text :
         {"3 Wahlen", "gratis", "ohne Grenze", "mit deinen Notizen", "Sieg: Vernichtet die Armee.",
          "Wähle eine Einheit", "bitte wählen Sie eine", "%1 zu %2 zuordnen", "{option} für {units} nehmen",
          "20 % der Punkte", "‚Raptor‘", "\"Raptor\"", "„Raptor", "Liste öffnen", "Eigenständig aufstellen"})
        CHECK(wrongWith(text) != "");
    for (const std::string text : {"Limit", "20\u00a0% der Punkte", "„Raptor“", "Zuordnen: %1 → %2", "Geheime Liste",
                                   "Sie zählt als eigene Einheit.", "Armeeliste"})
        CHECK(wrongWith(text) == "");
}

TEST_CASE("every text of the shipped games has German, and a name that stays says so")
{
    // What the test of strange words changes is what a reader can see.
    const TempFolder folder;
    writeData(folder.path("data"), Words::Nonsense);
    std::size_t texts = 0;
    for (const auto& path : dataFiles(false)) {
        auto translation = path;
        translation.replace_extension(".de.json");
        INFO(translation.string());
        REQUIRE(fs::exists(translation));
        const auto document = json::parse(bytesOf(path.string()));
        const auto strange =
            json::parse(bytesOf(folder.path("data/armies/" + path.lexically_relative(inSource("armies")).string())))
                .flatten();
        const Pair pair(document, json::parse(bytesOf(translation.string())));
        const auto flat = document.flatten();
        for (const auto& [pointer, value] : flat.items()) {
            // Other names are in any language, for whoever writes them.
            if (!value.is_string() || strange.at(pointer) == value || pointer.find("/aliases/") != std::string::npos)
                continue;
            ++texts;
            INFO(pointer << ": " << value);
            CHECK(pair.fault(pointer, value.get<std::string>()) == "");
        }
    }
    CHECK(texts > 2500);
}

TEST_CASE("a short German name is no longer than the name")
{
    for (const auto& path : dataFiles(true)) {
        const auto file = json::parse(bytesOf(path.string()));
        for (const auto* group : {"stats", "weaponStats", "categories"}) {
            if (!file.contains(group))
                continue;
            for (const auto& [id, texts] : file.at(group).items()) {
                if (!texts.contains("short") || !texts.contains("name"))
                    continue;
                INFO(path.filename().string() << ": " << group << "/" << id);
                const auto name = texts.at("name").get<std::string>();
                const auto brief = texts.at("short").get<std::string>();
                CHECK(brief.size() <= name.size());
            }
        }
    }
}
