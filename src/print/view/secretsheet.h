#pragma once

#include "print/view/parts.h"

namespace muster::print {

struct SecretUnit {
    std::string unit;
    std::optional<std::string> ownName;
    std::optional<std::string> count;
    int modelCount = 0;
    std::optional<std::string> parts;
    bool isUnknown = false;

    static constexpr auto fields()
    {
        return table(field("unit", &SecretUnit::unit, "The kind of unit."),
                     field("ownName", &SecretUnit::ownName, "The player's own name for it."),
                     field("count", &SecretUnit::count, "How many there are that look the same, if more than one."),
                     field("modelCount", &SecretUnit::modelCount, "How many models each has."),
                     field("parts", &SecretUnit::parts, "Its kinds of model."),
                     field("isUnknown", &SecretUnit::isUnknown, "The data do not know it."));
    }
};

struct SecretGroup {
    std::string heading;
    std::vector<SecretUnit> members;

    static constexpr auto fields()
    {
        return table(field("heading", &SecretGroup::heading, "The category."),
                     field("members", &SecretGroup::members, "Its units."));
    }
};

/// Not a SheetHead, because most fields of that are secret here.
struct SecretSheet {
    std::string name;
    std::optional<std::string> player;
    std::optional<std::string> playerLine;
    std::string army;
    std::string ruleset;
    std::optional<std::string> scenario;
    std::optional<std::string> date;
    std::string dataVersion;
    std::optional<std::string> fingerprint;
    std::vector<SentencePart> fingerprintLine;
    std::optional<std::string> dataHash;
    std::vector<DataMark> dataMarks;
    std::string verdict;
    bool isLegal = false;
    bool isEmptyArmy = false;
    bool countsModels = false;
    std::string units;
    std::optional<std::string> models;
    bool hasParts = false;
    std::vector<SecretGroup> groups;

    static constexpr auto fields()
    {
        return table(
            field("name", &SecretSheet::name, "The name of the roster."),
            field("player", &SecretSheet::player, "The player's name."),
            field("playerLine", &SecretSheet::playerLine, "The same in words: “Player: Robin”."),
            field("army", &SecretSheet::army, "The armies of the roster."),
            field("ruleset", &SecretSheet::ruleset, "The game."),
            field("scenario", &SecretSheet::scenario, "The scenario, if one is chosen."),
            field("date", &SecretSheet::date, "The date of the print."),
            field("dataVersion", &SecretSheet::dataVersion, "The version of the game's data."),
            field("fingerprint", &SecretSheet::fingerprint, "The fingerprint of the roster."),
            field("fingerprintLine", &SecretSheet::fingerprintLine, "What it stands for: a sentence in parts."),
            field("dataHash", &SecretSheet::dataHash, "The fingerprint of the data that judged the roster."),
            field("dataMarks", &SecretSheet::dataMarks, "What of the data and translations is not as shipped."),
            field("verdict", &SecretSheet::verdict, "The verdict, in capitals: legal, not legal, not judged, empty."),
            field("isLegal", &SecretSheet::isLegal, "The army is legal."),
            field("isEmptyArmy", &SecretSheet::isEmptyArmy, "There is no unit yet."),
            field("countsModels", &SecretSheet::countsModels, "The game counts models."),
            field("units", &SecretSheet::units, "How many units there are: “12 units”."),
            field("models", &SecretSheet::models, "How many models there are: “45 models”."),
            field("hasParts", &SecretSheet::hasParts, "Some unit has several kinds of model."),
            field("groups", &SecretSheet::groups, "The units, by category."));
    }
};

} // namespace muster::print
