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

    MUSTER_FIELDS(unit, ownName, count, modelCount, parts, isUnknown)
};

struct SecretGroup {
    std::string heading;
    std::vector<SecretUnit> members;

    MUSTER_FIELDS(heading, members)
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

    MUSTER_FIELDS(name, player, playerLine, army, ruleset, scenario, date, dataVersion, fingerprint, fingerprintLine,
                  dataHash, dataMarks, verdict, isLegal, isEmptyArmy, countsModels, units, models, hasParts, groups)
};

} // namespace muster::print
