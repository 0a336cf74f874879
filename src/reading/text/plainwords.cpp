#include "reading/text/plainwords.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster::text {

namespace {

template <std::size_t size>
bool isOneOf(const std::array<std::string_view, size>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

bool isPointsWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"pts", "pt", "points", "point", "p", "pkt", "pkte", "punkte", "punkt",
                                         "punkten", "ptts", "pst", "polnts", "pnts"});
    return isOneOf(words, word);
}

bool isEachWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"each", "je", "apiece", "per", "pro", "jeweils", "ea"});
    return isOneOf(words, word);
}

bool isJoinWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"with",   "w",     "and", "mit",  "und",   "plus",     "incl", "including", "inkl",  "samt",
         "having", "armed", "has", "have", "carry", "equipped", "add",  "dazu",      "sowie", "wth"});
    return isOneOf(words, word);
}

bool isFillWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"the",     "a",         "an",       "of",         "all",     "both",     "their",   "its",     "his",
         "her",     "to",        "for",      "on",         "as",      "are",      "is",      "get",     "got",
         "take",    "takes",     "x",        "der",        "die",     "das",      "ein",     "eine",    "einen",
         "einem",   "einer",     "den",      "dem",        "des",     "im",       "am",      "vom",     "alle",
         "beide",   "er",        "upgrades", "upgrade",    "options", "option",   "wargear", "weapons", "weapon",
         "gear",    "equipment", "loadout",  "ausrustung", "waffen",  "optionen", "cost",    "costs",   "kosten",
         "tactic",  "tactics",   "taktik",   "taktiken",   "also",    "too",      "auch",    "it",      "them",
         "each",    "je",        "per",      "pro",        "jeweils", "only",     "nur",     "from",    "one",
         "another", "noch",      "again",    "more",       "besides", "plus",     "extra",   "again",   "yes",
         "ja",      "model",     "models",   "modelle",    "modell",  "mann",     "men",     "man",     "strong",
         "guys",    "dudes",     "lads",     "figures",    "stands",  "size",     "grosse",  "total",   "sum",
         "at",      "same",      "dito",     "ditto",      "von"});
    return isOneOf(words, word) || isPointsWord(word);
}

bool isTotalWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"total",     "totals",     "totalling",   "gesamt",        "summe", "sum",     "gesamtpunkte",
         "insgesamt", "altogether", "gesamtsumme", "zusammen",      "makes", "macht",   "tota1",
         "totai",     "totl",       "subtotal",    "zwischensumme", "ubrig", "leftover"});
    return isOneOf(words, word);
}

bool isLimitWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"limit", "max", "maximum", "grenze", "size", "punktelimit", "limits"});
    return isOneOf(words, word);
}

bool isReserveWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"reserve", "reserves", "reserved", "reserven", "outflank", "outflanking",
                                         "zuruckgehalten", "held", "flankenmarsch"});
    return isOneOf(words, word);
}

bool isAboardWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"embarked",     "aboard",     "inside", "in",           "carrying", "carries",       "carried",
         "transporting", "transports", "loaded", "darin",        "drin",     "bord",          "passengers",
         "passenger",    "riding",     "rides",  "eingestiegen", "geladen",  "transportiert", "hauling",
         "holds",        "holding",    "cargo",  "onboard",      "insassen", "ridden",        "rider"});
    return isOneOf(words, word);
}

bool isUnderWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"under", "attached", "commands", "commanding", "command", "leads", "leading", "unterstellt", "befehligt",
         "fuhrt", "unter", "kommando", "attach", "angeschlossen", "joined", "darunter", "charge"});
    return isOneOf(words, word);
}

bool isAllyWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"allied", "allies", "ally", "verbundete", "verbundeter", "alliierte",
                                         "verbundet", "hired", "mercenaries", "soldner"});
    return isOneOf(words, word);
}

bool isRefusal(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"left",  "leave",  "leaving", "without",  "no",      "not",     "home",    "nicht",  "ohne", "kein",
         "keine", "keinen", "instead", "statt",    "dropped", "removed", "sold",    "didnt",  "dont", "never",
         "wont",  "cant",   "isnt",    "unless",   "nie",     "zuhause", "hause",   "weg",    "raus", "out",
         "skip",  "lost",   "broke",   "broken",   "drop",    "wip",     "next",    "year",   "jahr", "nachste",
         "soon",  "later",  "spater",  "wishlist", "wanted",  "wish",    "geplant", "planned"});
    return isOneOf(words, word);
}

bool isSentenceWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"i",          "id",    "thats", "theyre", "hes",        "shes",   "weve",    "youll",  "wont",   "love",
         "like",       "wish",  "guess", "maybe",  "vielleicht", "im",     "ill",     "ive",    "you",    "your",
         "youre",      "we",    "well",  "he",     "she",        "they",   "my",      "me",     "us",     "will",
         "would",      "was",   "were",  "had",    "can",        "could",  "should",  "shall",  "see",    "think",
         "know",       "want",  "hope",  "bring",  "play",       "let",    "please",  "ich",    "du",     "wir",
         "ihr",        "sie",   "mein",  "meine",  "dein",       "deine",  "bin",     "ist",    "sind",   "habe",
         "hast",       "hat",   "haben", "wird",   "werde",      "kann",   "konnen",  "soll",   "bitte",  "danke",
         "thanks",     "hi",    "hello", "hallo",  "hey",        "cheers", "regards", "gruss",  "grusse", "what",
         "when",       "where", "why",   "who",    "how",        "was",    "wann",    "wo",     "wie",    "weil",
         "but",        "aber",  "so",    "if",     "wenn",       "this",   "that",    "these",  "those",  "there",
         "because",    "since", "just",  "really", "still",      "says",   "said",    "did",    "do",     "does",
         "be",         "been",  "am",    "mal",    "doch",       "schon",  "whats",   "wheres", "hows",   "actually",
         "eigentlich", "make",  "wait",  "nee",    "nein",       "oops"});
    return isOneOf(words, word);
}

bool isNameWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"called", "named", "genannt", "namens", "aka", "heisst", "nickname", "alias", "dubbed"});
    return isOneOf(words, word);
}

bool isColumnWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"unit",       "units",      "name",        "count",       "qty",       "quantity", "number",    "no",
         "models",     "model",      "options",     "upgrades",    "wargear",   "cost",     "costs",     "points",
         "pts",        "pt",         "einheit",     "einheiten",   "anzahl",    "punkte",   "pkt",       "modelle",
         "ausrustung", "optionen",   "kosten",      "section",     "category",  "type",     "role",      "notes",
         "note",       "remarks",    "bemerkung",   "bemerkungen", "slot",      "army",     "equipment", "weapons",
         "size",       "total",      "in",          "typ",         "kategorie", "waffen",   "each",      "je",
         "reserve",    "nr",         "menge",       "aboard",      "carried",   "by",       "loadout",   "extras",
         "gear",       "bewaffnung", "ausstattung", "kit"});
    return isOneOf(words, word);
}

bool isGroupWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"units",     "unit",     "squads",   "squad",   "sections",    "section",    "teams",     "team",     "groups",
         "group",     "lots",     "trupps",   "trupp",   "einheiten",   "einheit",    "blocks",    "block",    "bodies",
         "squadrons", "squadron", "platoons", "platoon", "detachments", "detachment", "regiments", "regiment", "mal",
         "bunch",     "bunches",  "packs",    "pack",    "stuck",       "mobs",       "mob",       "mobz",     "bands",
         "bases",     "cards",    "card",     "karten",  "karte"});
    return isOneOf(words, word);
}

bool isModelWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"models", "model", "men", "man", "mann", "modelle", "modell", "strong", "guys", "figures", "figuren", "dudes",
         "lads", "bases", "stands", "minis", "head", "stark"});
    return isOneOf(words, word);
}

bool isAgainstWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"v", "vs", "versus", "against", "gegen", "contra", "gg"});
    return isOneOf(words, word);
}

bool isPlainShortWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"ah", "am", "an", "as", "at", "be", "by", "da", "do", "du", "eh", "er", "es", "go", "he", "hm", "if",
         "im", "in", "is", "it", "ja", "me", "my", "na", "no", "ob", "of", "oh", "ok", "on", "or", "pm", "re",
         "so", "ti", "to", "um", "up", "us", "vs", "we", "wo", "ye", "yo", "zu", "ab", "ps", "cm", "mm"});
    return isOneOf(words, word);
}

bool isCountKey(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"qty", "quantity", "count", "number", "anzahl", "anz", "menge", "stuck", "stk", "copies"});
    return isOneOf(words, word);
}

bool isHeadWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"army",       "armee",      "player",    "spieler",  "faction", "fraktion", "list",    "liste",   "roster",
         "game",       "spiel",      "scenario",  "szenario", "mission", "keyword",  "ruleset", "system",  "opponent",
         "gegner",     "date",       "datum",     "battle",   "round",   "runde",    "event",   "turnier", "tournament",
         "detachment", "force",      "name",      "title",    "author",  "version",  "built",   "created", "exported",
         "generated",  "validation", "catalogue", "tool",     "made"});
    return isOneOf(words, word);
}

bool isCorrection(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"instead",   "statt",    "stattdessen", "only",      "nur",      "actually",  "eigentlich", "swap",
         "swapped",   "swapping", "tausche",     "getauscht", "scratch",  "change",    "changed",    "correction",
         "korrektur", "or",       "oder",        "either",    "entweder", "maybe",     "vielleicht", "perhaps",
         "unless",    "wait",     "sorry",       "oops",      "lieber",   "doch",      "not",        "nicht",
         "drop",      "dropped",  "replace",     "replaced",  "rather",   "now",       "jetzt",      "undecided",
         "tausch",    "tauscht",  "austauschen", "streich",   "streiche", "streichen", "ersetze",    "ersetzen",
         "ersetzt",   "delete",   "deleted",     "scrap",     "cancel",   "raus",      "korrigiert", "corrections"});
    return isOneOf(words, word);
}

std::optional<std::int64_t> numberWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::pair<std::string_view, std::int64_t>>(
        {{"one", 1},       {"two", 2},      {"three", 3},    {"four", 4},      {"five", 5},      {"six", 6},
         {"seven", 7},     {"eight", 8},    {"nine", 9},     {"ten", 10},      {"eleven", 11},   {"twelve", 12},
         {"fifteen", 15},  {"twenty", 20},  {"thirty", 30},  {"forty", 40},    {"dozen", 12},    {"a", 1},
         {"an", 1},        {"single", 1},   {"pair", 2},     {"couple", 2},    {"ein", 1},       {"eine", 1},
         {"einen", 1},     {"einem", 1},    {"einer", 1},    {"zwei", 2},      {"zwo", 2},       {"drei", 3},
         {"vier", 4},      {"funf", 5},     {"fuenf", 5},    {"sechs", 6},     {"sieben", 7},    {"acht", 8},
         {"neun", 9},      {"zehn", 10},    {"elf", 11},     {"zwolf", 12},    {"funfzehn", 15}, {"zwanzig", 20},
         {"dreissig", 30}, {"vierzig", 40}, {"sixteen", 16}, {"eighteen", 18}, {"sechzehn", 16}, {"achtzehn", 18},
         {"einmal", 1},    {"zweimal", 2},  {"dreimal", 3},  {"viermal", 4},   {"funfmal", 5},   {"sechsmal", 6},
         {"siebenmal", 7}, {"achtmal", 8},  {"twice", 2},    {"thrice", 3}});
    for (const auto& [name, value] : words)
        if (name == word)
            return value;
    return std::nullopt;
}

bool isBetweenNumbers(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"to", "or", "plus", "minus", "less", "bis", "oder", "+"});
    return isOneOf(words, word);
}

bool isRoughWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"about", "around", "roughly", "approx", "approximately", "ca", "circa", "maybe", "perhaps", "etwa", "rund",
         "ungefahr", "vielleicht", "minus", "negative"});
    return isOneOf(words, word);
}

bool isOrdinalEnd(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>({"st", "nd", "rd", "th", "te", "ter", "tes"});
    return isOneOf(words, word);
}

bool isPositionWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"front",  "rear",   "back", "left",   "right",       "side",   "sides",   "top",  "up",    "hull",
         "turret", "arm",    "arms", "links",  "rechts",      "linker", "rechter", "vorn", "vorne", "hinten",
         "seite",  "seiten", "oben", "beiden", "beiderseits", "l",      "r",       "f",    "in"});
    return isOneOf(words, word);
}

bool isLeaderWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"leader", "boss", "sergeant", "sarge", "anfuhrer", "chef", "truppfuhrer"});
    return isOneOf(words, word);
}

bool isRestWord(std::string_view word)
{
    static constexpr auto words =
        std::to_array<std::string_view>({"unspent", "left", "leftover", "remaining", "remain", "spare", "unused",
                                         "ubrig", "offen", "frei", "rest", "restpunkte"});
    return isOneOf(words, word);
}

bool isOddNumberWord(std::string_view word)
{
    static constexpr auto words = std::to_array<std::string_view>(
        {"half",     "halb",    "halbe",   "halber", "halbes",   "quarter", "viertel", "minus",   "negative",
         "zero",     "null",    "no",      "none",   "kein",     "keine",   "keinen",  "hundred", "hundert",
         "thousand", "tausend", "million", "dozen",  "dozens",   "dutzend", "score",   "percent", "prozent",
         "few",      "several", "some",    "many",   "mehrere",  "einige",  "ii",      "iii",     "iv",
         "vi",       "vii",     "viii",    "ix",     "thirteen", "fourteen"});
    return isOneOf(words, word);
}

} // namespace muster::text
