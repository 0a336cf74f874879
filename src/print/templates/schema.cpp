#include "print/templates/schema.h"

namespace muster::print {

namespace {

using Names = std::vector<Name>;

const Name dataMarks{"dataMarks", {{"mark", {}}, {"text", {}}}};

Names withCommon(Names own)
{
    for (const auto* name : {"name", "army", "player", "ruleset", "rulesetShort", "dataVersion", "date", "fingerprint",
                             "dataHash", "hasPoints", "countsModels", "points", "limit", "models", "units", "scenario"})
        own.push_back({name, {}});
    own.push_back(dataMarks);
    return own;
}

Names plain(std::initializer_list<std::string_view> names)
{
    Names list;
    for (const auto name : names)
        list.push_back({name, {}});
    return list;
}

Names with(Names list, Names more)
{
    list.insert(list.end(), more.begin(), more.end());
    return list;
}

const Names stat =
    plain({"name", "short", "value", "was", "changed", "reasons", "mark", "isNone", "isBlank", "isFirst"});
const Names figures = plain({"figure", "value", "text", "citation"});

const Names weapons = with(plain({"bearer", "weapon", "detail", "mark"}), {{"figures", stat}});
const Names rules = plain({"rule", "bearer", "text"});

Names rosterNames()
{
    const auto member = with(plain({"unit", "ownName", "isNested", "isUnknown", "isFirst", "place", "heldBack", "mark",
                                    "depth", "modelCount", "cost", "sumBelow", "parts", "choices", "note"}),
                             {{"stats", stat}});
    return withCommon(with(
        plain({"isOpponentsCopy", "code",        "codeModules", "isLargeCode", "codeNote",   "armyLine",    "isLegal",
               "isIncomplete",    "hasFindings", "agreed",      "hasTallies",  "statWidth",  "modelsWidth", "costWidth",
               "unitWidth",       "isEmptyArmy", "hasFigures",  "hasDoubts",   "hasChanges", "notes"}),
        {{"findings", plain({"severity", "isError", "message", "citation"})},
         {"rulings", plain({"question", "answer", "isChanged"})},
         {"tallyRows", {{"cells", plain({"label", "figure", "isBroken", "isEmpty", "isFirst", "width"})}}},
         {"statHeads", plain({"short"})},
         {"groups", with(plain({"heading", "sum"}), {{"members", member}})},
         {"figures", figures},
         {"provenance", plain({"of", "line", "version"})},
         {"doubts", plain({"of", "text"})}}));
}

Names cardNames()
{
    const Names group =
        with(plain({"title", "figures", "hasWeapons", "options", "holds"}), {{"weapons", weapons}, {"rules", rules}});
    const Names locations = {{"cells", plain({"location", "isBlank", "rating"})}};
    const Names tracks = with(plain({"track", "isWritten"}), {{"groups", {{"ticks", plain({"isMarked"})}}}});
    const Names row = with(plain({"copy", "hasLocations"}), {{"tracks", tracks}, {"locationRows", locations}});
    const Names card =
        with(plain({"title", "ownName", "copies", "subtitle", "icon", "cost", "hasWeapons", "options", "kindNote",
                    "hasTracks", "mark", "holds", "hasStats", "isDense", "worth", "changes", "hasParts", "hasBlanks"}),
             {{"stats", stat},
              {"partHeads", plain({"head"})},
              {"parts", with(plain({"part", "rules"}), {{"figures", stat}})},
              {"weapons", weapons},
              {"rules", rules},
              {"relations", plain({"label", "text"})},
              {"modelGroups", group},
              {"partNotes", plain({"text"})},
              {"doubts", plain({"text"})},
              {"notes", plain({"of", "text"})},
              {"trackRows", row}});
    return withCommon(
        with(plain({"weaponColumns", "isEmptyArmy"}), {{"weaponHeads", plain({"head"})}, {"cards", card}}));
}

Names referenceNames()
{
    const Names cells = plain({"cell", "isFigure"});
    const Names rule = plain({"rule", "text", "note", "citation"});
    const Names block = with(plain({"title", "hasSteps", "hasColumns", "hasTable", "hasNotes", "citation"}),
                             {{"steps", plain({"number", "step"})},
                              {"columns", cells},
                              {"rows", {{"cells", cells}}},
                              {"notes", plain({"note", "isLast"})}});
    const Names weapon = with(plain({"weapon", "rules"}), {{"figures", plain({"figure"})}});
    return withCommon(
        with(plain({"whose", "source", "hasRules", "hasArmyRules", "hasWeapons"}), {{"blocks", block},
                                                                                    {"rules", rule},
                                                                                    {"armyRules", rule},
                                                                                    {"weapons", weapon},
                                                                                    {"weaponHeads", plain({"head"})}}));
}

Names battleNames()
{
    const Names values = plain({"value"});
    const Names cell =
        with(plain({"isForce", "isUnit", "isSum", "isScore", "hasGap", "label", "ownName", "depth", "cost"}),
             {{"boxes", plain({"worth", "hasBox"})}});
    return withCommon(with(plain({"hasScenarios", "isScenarioOpen", "hasFigures", "hasAgreed", "hasBattleFindings",
                                  "isTwoSided", "hasColumns", "sidesLine", "enemyPoints", "valueWidth", "textWidth",
                                  "labelWidth", "nameWidth", "costWidth", "boxWidth", "sideWidth", "ours", "theirs"}),
                           {{"scenarios", plain({"title", "text", "citation"})},
                            {"figures", with(plain({"figure", "text", "citation"}), {{"values", values}})},
                            {"agreed", with(plain({"agreement"}), {{"values", values}})},
                            {"columns", plain({"force"})},
                            {"turns", plain({"turn"})},
                            {"battleFindings", plain({"severity", "isError", "message", "citation"})},
                            {"lossHeads", with(plain({"hasGap", "whose"}), {{"boxes", plain({"head"})}})},
                            {"lossRows", with(plain({"isHeading"}), {{"cells", cell}})}}));
}

/// Without the common names: most of those are what it keeps secret.
Names secretNames()
{
    const Names member = plain({"unit", "ownName", "count", "modelCount", "parts", "isUnknown"});
    return with(plain({"name", "player", "army", "ruleset", "scenario", "date", "dataVersion", "fingerprint", "isLegal",
                       "isEmptyArmy", "countsModels", "units", "models", "hasParts", "dataHash"}),
                {{"groups", with(plain({"heading"}), {{"members", member}})}, dataMarks});
}

Names bookNames()
{
    const Names text = plain({"text"});
    const Names heads = plain({"head"});
    const Names row =
        with(plain({"label", "bearer", "detail", "mark", "price", "span"}), {{"figures", plain({"value", "isNone"})}});
    const Names group = with(plain({"group", "of", "limit", "hasHeads", "span"}), {{"options", row}});
    const Names part = with(plain({"part", "rules"}), {{"figures", plain({"value", "mark", "isNone"})}});
    const Names modelGroup = plain({"group", "of", "price", "text"});
    const Names member = with(plain({"unit", "mark", "models", "cost", "hasStats", "hasParts", "hasLists", "hasFigures",
                                     "hasWeapons", "rules", "locations", "note"}),
                              {{"stats", plain({"short", "value", "mark", "isNone"})},
                               {"partHeads", heads},
                               {"parts", part},
                               {"weapons", row},
                               {"optionGroups", group},
                               {"modelGroups", modelGroup},
                               {"partNotes", text},
                               {"doubts", text}});
    return with(plain({"army", "ruleset", "rulesetVersion", "dataVersion", "date", "units", "isPlaytest", "isUsersOwn",
                       "provenance", "allies", "hasArmyRules", "hasLines", "hasOptions", "hasModelGroups", "hasRules",
                       "hasNotes", "hasPrices", "hasPoints"}),
                {{"armyRules", plain({"rule", "text"})},
                 {"lines", plain({"number", "line", "detail"})},
                 {"weaponHeads", heads},
                 {"groups", with(plain({"heading", "isTable"}), {{"heads", heads}, {"members", member}})},
                 {"optionGroups", group},
                 {"modelGroups", modelGroup},
                 {"rules", plain({"rule", "text", "note", "isKept"})},
                 {"notes", plain({"text", "isKept"})}});
}

} // namespace

const std::vector<Name>& schemaOf(Sheet sheet)
{
    static const std::vector<Names> all{rosterNames(), cardNames(),   referenceNames(), battleNames(),
                                        rosterNames(), secretNames(), bookNames()};
    return all[static_cast<std::size_t>(sheet)];
}

const std::vector<Name>& schemaOfPage()
{
    static const Names names = {
        {"title", {}, false},
        {"style", {}, true},
        {"sheets", {{"id", {}, false}, {"sheetTitle", {}, false}, {"content", {}, true}}, false},
        {"foot", {}, false}};
    return names;
}

} // namespace muster::print
