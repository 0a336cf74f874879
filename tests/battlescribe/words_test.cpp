// The table of words holds: what it has as judged is read, what it has as silent opens nothing, and what it has as
// unknown opens the verdict and says why. The words are those of public data; the files are invented.
#include "battlescribe/data/words.h"
#include "battlescribe/gamefiles.h"
#include "battlescribe/harbour.h"

#include <catch2/catch.hpp>

#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <utility>

using namespace muster;
using namespace muster::battlescribe::data;
using namespace muster::testing;
using Texts = std::vector<std::string>;

namespace {

std::vector<std::string> wordsIn(const std::string& text)
{
    std::istringstream stream(text);
    return {std::istream_iterator<std::string>(stream), {}};
}

/// Where an element is, and which attributes it must have.
struct Place {
    std::string list;
    std::string parent;
    std::string attributes;
};

const std::map<std::string, Place> places{
    {"association", {"associations", "selectionEntry", {}}},
    {"attribute", {"attributes", "profile", {}}},
    {"attributeType", {"attributeTypes", "profileType", {}}},
    {"catalogue", {{}, {}, "id=cat;name=Cat;gameSystemId=tide;battleScribeVersion=2.03"}},
    {"catalogueLink", {"catalogueLinks", "catalogue", {}}},
    {"categoryEntry", {"categoryEntries", "catalogue", {}}},
    {"categoryLink", {"categoryLinks", "selectionEntry", {}}},
    {"characteristic", {"characteristics", "profile", {}}},
    {"characteristicType", {"characteristicTypes", "profileType", {}}},
    {"condition", {"conditions", "modifier", "type=atLeast;value=1;field=selections;scope=parent"}},
    {"conditionGroup", {"conditionGroups", "modifier", "type=and"}},
    {"constraint", {"constraints", "selectionEntry", "type=max;value=1;field=selections;scope=parent"}},
    {"cost", {"costs", "selectionEntry", "value=1"}},
    {"costType", {"costTypes", "catalogue", {}}},
    {"entryLink", {"entryLinks", "catalogue", {}}},
    {"forceEntry", {"forceEntries", "catalogue", {}}},
    {"forceEntryLink", {"forceEntryLinks", "forceEntry", {}}},
    {"infoGroup", {"infoGroups", "selectionEntry", {}}},
    {"infoLink", {"infoLinks", "selectionEntry", {}}},
    {"localConditionGroup", {"localConditionGroups", "modifier", "type=atLeast;value=1;field=selections;scope=force"}},
    {"modifier", {"modifiers", "selectionEntry", "type=set;field=name;value=x"}},
    {"modifierGroup", {"modifierGroups", "selectionEntry", {}}},
    {"profile", {"profiles", "selectionEntry", {}}},
    {"profileType", {"profileTypes", "catalogue", {}}},
    {"publication", {"publications", "catalogue", {}}},
    {"repeat", {"repeats", "modifier", "value=1;field=selections;scope=parent"}},
    {"rule", {"rules", "selectionEntry", {}}},
    {"selectionEntry", {"selectionEntries", "catalogue", "type=upgrade"}},
    {"selectionEntryGroup", {"selectionEntryGroups", "selectionEntry", {}}},
};

/// A catalogue with this element, in what must be around it.
std::string catalogueWith(const std::string& element, const std::string& attributes, const std::string& children = {})
{
    const auto& place = places.at(element);
    const std::string between = place.attributes.empty() || attributes.empty() ? "" : ";";
    const auto written = xml(element, place.attributes + between + attributes, children);
    return place.parent.empty() ? written : catalogueWith(place.parent, {}, xml(place.list, {}, written));
}

/// What the element must have there.
std::string attributesIn(const std::string& parent, const std::string& element)
{
    return parent == "localConditionGroup" ? "type=instanceOf;field=selections;scope=self;childId=any"
                                           : places.at(element).attributes;
}

/// What is unknown in it.
Texts unknownWith(const std::string& element, const std::string& attributes, const std::string& children = {})
{
    return unknownIn(linked({systemFile(), catalogueWith(element, attributes, children)}));
}

/// Something that the attribute may be.
std::string valueOf(const std::string& element, const std::string& attribute)
{
    static const std::map<std::string, std::string> values{
        {"affects", "self"}, {"childId", "any"},      {"defaultCostLimit", "1"}, {"max", "1"},      {"min", "0"},
        {"position", "1"},   {"repeats", "1"},        {"revision", "1"},         {"scope", "self"}, {"sortIndex", "1"},
        {"value", "1"},      {"field", "selections"},
    };
    static const std::string flags = " collective hidden import importRootEntries includeChildForces "
                                     "includeChildSelections library negative percentValue primary roundUp shared ";
    if (attribute == "type")
        return element == "entryLink" ? "selectionEntry" : element == "modifierGroup" ? "and" : "rule";
    const auto found = values.find(attribute);
    if (found != values.end())
        return found->second;
    return flags.find(' ' + attribute + ' ') == std::string::npos ? "x" : "false";
}

/// Which attributes the elements of public data have.
const std::map<std::string, std::string> attributesOf{
    {"association", "childId id includeChildSelections max min name scope"},
    {"attribute", "name typeId"},
    {"attributeType", "id name"},
    {"catalogue", "authorContact authorName authorUrl battleScribeVersion book gameSystemId "
                  "gameSystemRevision hidden id library name page publicationId revision type"},
    {"catalogueLink", "id importRootEntries name targetId type"},
    {"categoryEntry", "book hidden id name page publicationId"},
    {"categoryLink", "book hidden id name page primary publicationId targetId type"},
    {"characteristic", "characteristicTypeId hidden id name typeId value"},
    {"characteristicType", "defaultValue hidden id kind name"},
    {"condition", "childId childName field id includeChildForces includeChildSelections percentValue scope "
                  "shared type value"},
    {"conditionGroup", "min type"},
    {"constraint", "automatic field id includeChildForces includeChildSelections message negative "
                   "percentValue scope shared type value"},
    {"cost", "costTypeId hidden id name typeId value"},
    {"costType", "defaultCostLimit hidden id name"},
    {"entryLink", "book categoryEntryId collapsible collective defaultAmount exportable flatten hidden id "
                  "import name page publicationId sortIndex targetId type"},
    {"forceEntry", "book childForcesLabel exportable hidden id name page publicationId sortIndex"},
    {"forceEntryLink", "hidden id name targetId type"},
    {"infoGroup", "hidden id name page publicationId"},
    {"infoLink", "book hidden id name page publicationId targetId type"},
    {"localConditionGroup", "field includeChildForces includeChildSelections repeats scope type value"},
    {"modifier", "affects arg automatic field id join position scope type value"},
    {"modifierGroup", "type"},
    {"profile", "book childId field hidden id includeChildForces includeChildSelections name noindex page "
                "profileTypeId profileTypeName publicationId scope shared typeId typeName value"},
    {"profileType", "hidden id kind name sortIndex"},
    {"publication", "hidden id name publicationDate publisher publisherUrl shortName"},
    {"repeat", "childId childName field id includeChildForces includeChildSelections percentValue "
               "repeats roundUp scope shared value"},
    {"rule", "book hidden id name noindex page publicationId type"},
    {"selectionEntry", "book categoryEntryId childId collapsible collective defaultAmount exportable field "
                       "flatten hidden id import includeChildForces includeChildSelections name page "
                       "publicationId scope shared sortIndex step subType type value"},
    {"selectionEntryGroup", "book collapsible collective defaultSelectionEntryId exportable flatten hidden id import "
                            "name page publicationId sortIndex"},
};

/// Which lists they have.
const std::map<std::string, std::string> listsOf{
    {"catalogue", "catalogueLinks categoryEntries costTypes entryLinks forceEntries infoLinks profileTypes profiles "
                  "publications rules selectionEntries sharedInfoGroups sharedProfiles sharedRules "
                  "sharedSelectionEntries sharedSelectionEntryGroups sharedForceEntries"},
    {"categoryEntry", "constraints infoLinks modifierGroups modifiers profiles rules infoGroups"},
    {"categoryLink", "infoLinks modifierGroups modifiers profiles rules"},
    {"conditionGroup", "conditionGroups conditions localConditionGroups"},
    {"costType", "modifiers"},
    {"entryLink",
     "associations categoryLinks constraints costs entryLinks infoGroups infoLinks modifierGroups modifiers "
     "profiles rules selectionEntries selectionEntryGroups"},
    {"forceEntry", "categoryEntries categoryLinks constraints costs forceEntries forceEntryLinks infoLinks "
                   "modifierGroups modifiers profiles rules"},
    {"forceEntryLink", "modifiers"},
    {"infoGroup", "infoGroups infoLinks modifierGroups modifiers profiles rules"},
    {"infoLink", "modifierGroups modifiers"},
    {"localConditionGroup", "conditions"},
    {"modifier", "conditionGroups conditions localConditionGroups repeats"},
    {"modifierGroup", "conditionGroups conditions modifierGroups modifiers repeats"},
    {"profile", "attributes characteristics modifierGroups modifiers"},
    {"profileType", "attributeTypes characteristicTypes"},
    {"rule", "description modifierGroups modifiers"},
    {"selectionEntry", "associations categoryLinks constraints costs entryLinks infoGroups infoLinks modifierGroups "
                       "modifiers profiles rules selectionEntries selectionEntryGroups"},
    {"selectionEntryGroup", "categoryLinks constraints entryLinks infoGroups infoLinks modifierGroups modifiers "
                            "profiles rules selectionEntries selectionEntryGroups"},
};

/// Why a roster with one ship cannot be judged, if this is written in the ship; "judged" if it can.
std::string verdictWith(const std::string& inShip)
{
    Harbour harbour(entries(entry("id=ship;name=Ship", inShip)));
    harbour.take(harbour.force(), "ship");
    const auto judged = harbour.judged();
    return judged.isComplete() ? "judged" : judged.unknown.front().message;
}

std::string renamedIf(const std::string& when) { return modifiers(modifier("set name x", when)); }

std::string renamedIf(const std::string& type, const std::string& scope, const std::string& child)
{
    return renamedIf(conditions(
        xml("condition", "type=" + type + ";value=1;field=selections;scope=" + scope + ";childId=" + child)));
}

} // namespace

TEST_CASE("every attribute of public data is judged or silent, as the table says")
{
    std::set<std::string> read;
    for (const auto& [element, attributes] : attributesOf)
        for (const auto& attribute : wordsIn(attributes)) {
            CAPTURE(element, attribute);
            const bool isSilentHere = isSilent(element, attribute);
            if (!isSilentHere)
                read.insert(attribute);
            if (("; " + places.at(element).attributes).find(';' + attribute + '=') != std::string::npos ||
                places.at(element).attributes.starts_with(attribute + '='))
                continue; // it is in all of the files
            CHECK(unknownWith(element, attribute + '=' + (isSilentHere ? "!" : valueOf(element, attribute))) ==
                  Texts{});
        }
    for (const auto& attribute : judgedAttributes) {
        CAPTURE(attribute);
        CHECK(read.contains(std::string(attribute)));
    }
    for (const auto& [name, element, why] : silentAttributes) {
        CAPTURE(name, element);
        CHECK_FALSE(why.empty());
        const auto attribute = std::string(name) + "=!";
        const auto owner = element.empty() || element == "gameSystem" ? "rule" : std::string(element);
        if (name != "battleScribeVersion" && element != "gameSystem")
            CHECK(unknownWith(owner, attribute) == Texts{});
    }
    CHECK(unknownWith("selectionEntry", "mood=merry") == Texts{"selectionEntry mood=merry"});
}

TEST_CASE("every element of public data is read or silent, as the table says")
{
    std::set<std::string> read;
    for (const auto& [element, lists] : listsOf)
        for (const auto& list : wordsIn(lists)) {
            CAPTURE(element, list);
            read.insert(list);
            const auto* part = partNamed(list);
            REQUIRE(part != nullptr);
            const std::string name(part->element);
            CHECK(unknownWith(element, {},
                              xml(list, {}, name.empty() ? "a text" : xml(name, attributesIn(element, name)))) ==
                  Texts{});
        }
    for (const auto& part : partWords) {
        CAPTURE(part.name);
        CHECK(read.contains(std::string(part.name)));
    }
    for (const auto& silent : silentElements)
        for (const auto& element : {"selectionEntry", "constraint", "rule", "modifier"}) {
            CAPTURE(silent.name, element);
            CHECK_FALSE(silent.why.empty());
            CHECK(unknownWith(element, {}, xml(std::string(silent.name), "a=b", "a text<b/>")) == Texts{});
        }
    CHECK(unknownWith("selectionEntry", {}, xml("moods", {})) == Texts{"moods moods="});
}

TEST_CASE("every value of public data is judged, as the table says")
{
    for (const auto& scope : wordsIn("self parent ancestor force roster primary-category primary-catalogue root-entry "
                                     "unit model upgrade model-or-unit")) {
        CAPTURE(scope);
        CHECK(verdictWith(renamedIf("atLeast", scope, "any")) == "judged");
    }
    for (const std::string child :
         {"any", "unit", "model", "upgrade", "entry", "no child", "roster", "force", "header"}) {
        CAPTURE(child);
        CHECK(verdictWith(renamedIf("instanceOf", "self", child)) == "judged");
    }
    for (const auto& type : wordsIn("lessThan greaterThan equalTo notEqualTo atLeast atMost instanceOf notInstanceOf "
                                    "always never")) {
        CAPTURE(type);
        CHECK(verdictWith(renamedIf(type, "force", "ship")) == "judged");
    }
    for (const auto& type : wordsIn("and or not count")) {
        CAPTURE(type);
        CHECK(verdictWith(renamedIf(xml("conditionGroups", {}, xml("conditionGroup", "type=" + type + ";min=1")))) ==
              "judged");
    }
    for (const std::string words : {"set name x",
                                    "append name x",
                                    "prepend name x",
                                    "increment crowns 1",
                                    "decrement crowns 1",
                                    "multiply crowns 2",
                                    "divide crowns 2",
                                    "modulo crowns 2",
                                    "floor crowns 1",
                                    "ceil crowns 1",
                                    "add category flag",
                                    "remove category flag",
                                    "set-primary category flag",
                                    "unset-primary category flag",
                                    "replace name x",
                                    "set hidden false",
                                    "set page 1",
                                    "set description x",
                                    "set defaultAmount 1",
                                    "set annotation x",
                                    "add error x",
                                    "add warning x",
                                    "add info x",
                                    "set readme x"}) {
        CAPTURE(words);
        CHECK(verdictWith(modifiers(modifier(words, {}, words.starts_with("replace") ? "arg=S" : ""))) == "judged");
    }
    for (const auto& step : wordsIn("self entries self.entries.recursive forces recursive profiles.Sailor rules unit "
                                    "model upgrade entry")) {
        CAPTURE(step);
        CHECK(verdictWith(modifiers(modifier("set name x", {}, "scope=parent;affects=" + step))) == "judged");
    }
}

TEST_CASE("every field and type of public data is judged, as the table says")
{
    for (const std::string field : {"selections", "forces", "crowns", "limit::crowns"}) {
        CAPTURE(field);
        CHECK(verdictWith(renamedIf(conditions(
                  xml("condition", "type=atLeast;value=1;scope=roster;childId=any;field=" + field)))) == "judged");
    }
    for (const std::string type : {"min", "max", "exactly"})
        CHECK(verdictWith(constraints(constraint(type + " 1 parent"))) == "judged");
    for (const std::string type : {"unit", "model", "upgrade"})
        CHECK(verdictWith(entries(entry("id=mate;name=Mate;type=" + type))) == "judged");
    for (const std::string type : {"always", "atLeast", "lessThan"})
        CHECK(verdictWith(renamedIf(xml("localConditionGroups", {},
                                        xml("localConditionGroup", "value=1;scope=force;field=selections;type=" + type,
                                            onlyIf("before 1 self any"))))) == "judged");
    for (const auto& [link, types] : {std::pair{"entryLink", "selectionEntry selectionEntryGroup"},
                                      std::pair{"infoLink", "profile rule infoGroup"}})
        for (const auto& type : wordsIn(types))
            CHECK(unknownWith(link, "type=" + type) == Texts{});
    CHECK(verdictWith(renamedIf("atLeast", "sideways", "any")) != "judged");
}

TEST_CASE("words that are not judged yet open the verdict and say why")
{
    const std::vector<std::string> inShip{
        modifiers(modifier("cumulative-power crowns 2", repeats(repeat("1 for 1 force ship")))),
        renamedIf("atLeast", "category", "ship"),
        renamedIf("atLeast", "model-self", "ship"),
        renamedIf("atLeast", "unit-self", "ship"),
        constraints(constraint("max 1 parent", "negative=true")),
        modifiers(modifier(
            "increment crowns 1",
            xml("conditionGroups", {},
                xml("conditionGroup", "type=and",
                    xml("localConditionGroups", {},
                        xml("localConditionGroup", "type=atLeast;value=1;repeats=2;scope=force;field=selections")))))),
        xml("conditionGroups", {}, xml("conditionGroup", "type=and")), // belongs to nothing: told, but opens nothing
        xml("associations", {}, xml("association", "id=a;name=Crew;min=1;max=1;scope=force;childId=ship")),
    };
    REQUIRE(inShip.size() == unknownWords.size());
    for (std::size_t i = 0; i < inShip.size(); ++i) {
        CAPTURE(unknownWords[i].name, unknownWords[i].word);
        const auto verdict = verdictWith(inShip[i]);
        if (unknownWords[i].name == "conditionGroups")
            CHECK(verdict == "judged");
        else if (unknownWords[i].name == "min" || unknownWords[i].name == "negative")
            CHECK(verdict != "judged");
        else
            CHECK_THAT(verdict, Catch::Contains("does not judge: " + std::string(unknownWords[i].why)));
    }
}
