#include "battlescribe/data/datareader.h"
#include "battlescribe/gamefiles.h"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::battlescribe::data;
using muster::battlescribe::Decimal;
using muster::testing::catalogueFile;
using muster::testing::linked;
using muster::testing::nodeOf;
using muster::testing::systemFile;
using muster::testing::unknownIn;

namespace {

const std::string fullCondition =
    "<condition type='atLeast' field='selections' scope='force' childId='any' value='2' "
    "shared='true' includeChildSelections='true' includeChildForces='true' percentValue='true'/>";

Definitions withEntry(const std::string& body, const std::string& more = {})
{
    return linked(
        {systemFile(), catalogueFile("cat", "<selectionEntries><selectionEntry id='e' name='Guard' type='unit' " +
                                                more + ">" + body + "</selectionEntry></selectionEntries>")});
}

Modifier modifierIn(const Definitions& all) { return all.modifiers[*nodeOf(all, "e").modifiers.begin()]; }

} // namespace

TEST_CASE("a game system and a catalogue are read")
{
    const auto all = linked({systemFile("<publications><publication id='p' name='Book of Tides' shortName='BT' "
                                        "publisher='x'/></publications>"
                                        "<profileTypes><profileType id='crew' name='Crew'><characteristicTypes>"
                                        "<characteristicType id='move' name='Move'/><characteristicType id='nerve' "
                                        "name='Nerve'/></characteristicTypes></profileType></profileTypes>"),
                             catalogueFile("cat", "", "library='true'")});
    REQUIRE(all.files.size() == 2);
    const auto& system = all.files[Id<File>::at(0)];
    const auto& catalogue = all.files[Id<File>::at(1)];
    CHECK(all.nodes[system.root].kind == Node::Kind::GameSystem);
    CHECK(all.nodes[system.root].name == "Tide & Timber");
    CHECK(system.revision == 7);
    CHECK(all.nodes[catalogue.root].kind == Node::Kind::Catalogue);
    CHECK(catalogue.isLibrary);
    CHECK(catalogue.gameSystem == system.id);
    REQUIRE(system.costTypes.size() == 1);
    const auto& cost = all.costTypes[*system.costTypes.begin()];
    CHECK(all.nodes[cost.node].name == "Crowns");
    CHECK_FALSE(cost.hasLimit);
    REQUIRE(system.profileTypes.size() == 1);
    const auto& type = all.profileTypes[*system.profileTypes.begin()];
    CHECK(type.name == "Crew");
    CHECK(type.characteristics.size() == 2);
    CHECK(all.has(all.keys.find("nerve"), Use::CharacteristicType));
    REQUIRE(system.publications.size() == 1);
    CHECK(unknownIn(all).empty());
    CHECK(all.faults.empty());
}

TEST_CASE("a default limit of nothing is a limit")
{
    const auto all = linked({systemFile(), catalogueFile("cat", "<costTypes><costType id='sails' name='Sails' "
                                                                "defaultCostLimit='0.5'/></costTypes>")});
    const auto& type = all.costTypes[Id<CostType>::at(1)];
    CHECK(type.hasLimit);
    CHECK(type.limit.text() == "0.5");
}

TEST_CASE("an entry has its choices side by side, in order")
{
    const auto all = withEntry(
        "<entryLinks><entryLink id='l' targetId='g' type='selectionEntryGroup' name='To arms'/></entryLinks>"
        "<selectionEntryGroups><selectionEntryGroup id='g' name='Arms' defaultSelectionEntryId='b' collective='true'>"
        "<selectionEntries><selectionEntry id='a' name='Hook' type='upgrade' import='false'/><selectionEntry id='b' "
        "name='Oar' type='model' hidden='true' sortIndex='4' flatten='true'/></selectionEntries></selectionEntryGroup>"
        "</selectionEntryGroups><selectionEntries><selectionEntry id='c' name='Mate' type='model'/></selectionEntries>",
        "page='31' publicationId='p' defaultAmount='2' subType='crew'");
    const auto& entry = nodeOf(all, "e");
    CHECK(entry.type == Node::EntryType::Unit);
    CHECK(all.details[entry.details].page == "31");
    CHECK(all.keys.text(all.details[entry.details].publication) == "p");
    REQUIRE(entry.choices.size() == 3);
    std::vector<std::string_view> names;
    for (const auto id : entry.choices) {
        names.push_back(all.nodes[id].name);
        CHECK(all.nodes[all.nodes[id].parent].name == "Guard");
    }
    CHECK(names == std::vector<std::string_view>{"Mate", "Arms", "To arms"});
    const auto& group = nodeOf(all, "g");
    CHECK(group.isCollective);
    CHECK(all.keys.text(group.defaultKey) == "b");
    CHECK(group.choices.size() == 2);
    CHECK_FALSE(nodeOf(all, "a").isImported);
    CHECK(nodeOf(all, "b").isHidden);
    CHECK(nodeOf(all, "b").hasSortIndex);
    CHECK(nodeOf(all, "b").sortIndex == 4);
    CHECK(&all.nodes[nodeOf(all, "l").target] == &group);
    CHECK(unknownIn(all).empty());
}

TEST_CASE("costs, profiles, rules and categories are read")
{
    const auto all = linked(
        {systemFile(
             "<categoryEntries><categoryEntry id='line' name='Line'/></categoryEntries><forceEntries><forceEntry "
             "id='fleet' name='Fleet'><categoryLinks><categoryLink id='fl' targetId='line'/></categoryLinks>"
             "<forceEntries><forceEntry id='boat' name='Boat'/></forceEntries></forceEntry></forceEntries>"),
         catalogueFile(
             "cat", "<selectionEntries><selectionEntry id='e' name='Guard' type='model'><costs><cost name='Crowns' "
                    "typeId='crowns' value='12.5'/></costs><categoryLinks><categoryLink id='cl' targetId='line' "
                    "primary='true'/></categoryLinks><profiles><profile id='pr' name='Guard' typeId='crew' "
                    "typeName='Crew'><characteristics><characteristic name='Move' typeId='move'>5&quot; &amp; "
                    "more</characteristic><characteristic name='Nerve' typeId='nerve'>4<!-- why -->+</characteristic>"
                    "</characteristics></profile></profiles><rules><rule id='r' name='Salt'><description>\n May try "
                    "again.\n</description></rule></rules><infoGroups><infoGroup id='ig' name='All'><infoLinks>"
                    "<infoLink id='il' targetId='r' type='rule'/></infoLinks></infoGroup></infoGroups>"
                    "</selectionEntry></selectionEntries>")});
    const auto& entry = nodeOf(all, "e");
    REQUIRE(entry.costs.size() == 1);
    CHECK(all.costs[*entry.costs.begin()].value.text() == "12.5");
    REQUIRE(entry.info.size() == 3);
    const auto& profile = nodeOf(all, "pr");
    CHECK(all.keys.text(profile.profileType) == "crew");
    std::vector<std::string_view> texts;
    for (const auto id : profile.characteristics)
        texts.push_back(all.characteristics[id].text);
    CHECK(texts == std::vector<std::string_view>{"5\" & more", "4+"});
    CHECK(all.details[nodeOf(all, "r").details].text == "May try again.");
    CHECK(nodeOf(all, "cl").isPrimary);
    CHECK(all.nodes[nodeOf(all, "cl").target].name == "Line");
    CHECK(all.nodes[nodeOf(all, "il").target].name == "Salt");
    CHECK(nodeOf(all, "fleet").categories.size() == 1);
    CHECK(nodeOf(all, "fleet").forces.size() == 1);
    CHECK(nodeOf(all, "boat").kind == Node::Kind::Force);
    CHECK(unknownIn(all).empty());
    CHECK(all.faults.empty());
}

TEST_CASE("constraints and what they ask are read")
{
    const auto all = withEntry(
        "<constraints><constraint id='c' type='max' value='-1.0' field='selections' scope='roster' shared='false' "
        "includeChildSelections='true' includeChildForces='true' percentValue='false'/><constraint id='d' type='min' "
        "value='5' field='limit::crowns' scope='e' percentValue='true' automatic='true' negative='true'/><constraint "
        "id='f' type='exactly' value='1' field='crowns' scope='model-or-unit'/></constraints>");
    std::vector<Constraint> found;
    for (const auto id : nodeOf(all, "e").constraints)
        found.push_back(all.constraints[id]);
    REQUIRE(found.size() == 3);
    CHECK(found[0].type == Constraint::Type::Max);
    CHECK(found[0].query.value == Decimal(-1));
    CHECK(found[0].query.scope == Scope::Roster);
    CHECK(found[0].query.field == Field::Selections);
    CHECK_FALSE(found[0].query.isShared);
    CHECK(found[0].query.withChildSelections);
    CHECK(found[0].query.withChildForces);
    CHECK(found[1].query.field == Field::CostLimit);
    CHECK(found[1].query.isPercent);
    CHECK(found[1].query.isShared);
    CHECK(found[1].isNegative);
    CHECK(found[1].query.scope == Scope::Key);
    CHECK(found[1].query.scopeKey == nodeOf(all, "e").id);
    CHECK(found[2].type == Constraint::Type::Exactly);
    CHECK(found[2].query.field == Field::Cost);
    CHECK(found[2].query.fieldKey == all.keys.find("crowns"));
    CHECK(found[2].query.scope == Scope::ModelOrUnit);
    CHECK(unknownIn(all).empty());
}

TEST_CASE("modifiers with conditions, groups and repeats are read")
{
    const auto all = withEntry(
        "<constraints><constraint id='c' type='max' value='1' field='selections' scope='parent'/></constraints>"
        "<modifiers><modifier type='increment' field='c' value='1.5'><conditions>" +
        fullCondition + fullCondition + "</conditions><conditionGroups><conditionGroup type='or'><conditions>" +
        fullCondition + "</conditions><conditionGroups><conditionGroup type='count' min='2'><conditions>" +
        fullCondition +
        "</conditions></conditionGroup></conditionGroups></conditionGroup><conditionGroup "
        "type='and'/></conditionGroups>"
        "<repeats><repeat field='selections' scope='self' childId='model' value='3' repeats='2' "
        "roundUp='true'/></repeats>"
        "</modifier></modifiers><modifierGroups><modifierGroup type='and'><conditions>" +
        fullCondition +
        "</conditions><modifiers><modifier type='set' field='hidden' value='true'/><modifier type='add' "
        "field='category' "
        "value='e'/></modifiers><modifierGroups><modifierGroup><modifiers><modifier type='append' field='name' "
        "value=' of old'/></modifiers></modifierGroup></modifierGroups></modifierGroup></modifierGroups>");
    const auto modifier = modifierIn(all);
    CHECK(modifier.type == Modifier::Type::Increment);
    CHECK(modifier.field == Modifier::Field::Constraint);
    CHECK(modifier.number.text() == "1.5");
    CHECK(all.nodes[modifier.owner].name == "Guard");
    CHECK(modifier.when.conditions.size() == 2);
    const auto& first = all.conditions[*modifier.when.conditions.begin()];
    CHECK(first.type == Condition::Type::AtLeast);
    CHECK(first.query.child == Child::Any);
    CHECK(first.query.isPercent);
    REQUIRE(modifier.when.groups.size() == 2);
    const auto& either = all.conditionGroups[*modifier.when.groups.begin()];
    CHECK(either.type == ConditionGroup::Type::Or);
    CHECK(either.conditions.size() == 1);
    REQUIRE(either.groups.size() == 1);
    const auto& counted = all.conditionGroups[*either.groups.begin()];
    CHECK(counted.type == ConditionGroup::Type::Count);
    CHECK(counted.min == Decimal(2));
    REQUIRE(modifier.when.repeats.size() == 1);
    const auto& repeat = all.repeats[*modifier.when.repeats.begin()];
    CHECK(repeat.times == 2);
    CHECK(repeat.roundsUp);
    CHECK(repeat.query.child == Child::Model);

    REQUIRE(nodeOf(all, "e").modifierGroups.size() == 1);
    const auto& group = all.modifierGroups[*nodeOf(all, "e").modifierGroups.begin()];
    CHECK(group.when.conditions.size() == 1);
    REQUIRE(group.modifiers.size() == 2);
    const auto& hide = all.modifiers[*group.modifiers.begin()];
    CHECK(hide.field == Modifier::Field::Hidden);
    CHECK(hide.isTrue);
    const auto& category = all.modifiers[(*group.modifiers.begin()).next()];
    CHECK(category.field == Modifier::Field::Category);
    CHECK(category.valueKey == nodeOf(all, "e").id);
    REQUIRE(group.groups.size() == 1);
    const auto& inner = all.modifierGroups[*group.groups.begin()];
    REQUIRE(inner.modifiers.size() == 1);
    CHECK(all.modifiers[*inner.modifiers.begin()].value == " of old");
    CHECK(unknownIn(all).empty());
}

TEST_CASE("what New Recruit adds is read")
{
    const auto all = withEntry(
        "<modifiers><modifier type='replace' field='annotation' value='x' scope='root-entry' "
        "affects='self.entries.recursive.e.profiles.Long. Guns' join=', ' position='-1' arg='+0' id='m'/></modifiers>"
        "<associations><association id='as' name='Leads' min='1' max='2' scope='parent' childId='unit' "
        "includeChildSelections='true'/></associations>");
    const auto modifier = modifierIn(all);
    CHECK(modifier.type == Modifier::Type::Replace);
    CHECK(modifier.field == Modifier::Field::Annotation);
    REQUIRE_FALSE(modifier.remote.isNone());
    const auto& remote = all.remotes[modifier.remote];
    CHECK(remote.isRemote());
    CHECK(remote.scope == Scope::RootEntry);
    CHECK(remote.join == ", ");
    CHECK(remote.position == -1);
    CHECK(remote.argument == "+0");
    std::vector<Step::Kind> kinds;
    for (const auto step : remote.steps)
        kinds.push_back(all.steps[step].kind);
    CHECK(kinds == std::vector{Step::Kind::Self, Step::Kind::Entries, Step::Kind::Recursive, Step::Kind::Key,
                               Step::Kind::Profiles, Step::Kind::ProfileType});
    CHECK(all.steps.back().text == "Long. Guns");
    const auto& association = all.associations[*nodeOf(all, "e").associations.begin()];
    CHECK(association.name == "Leads");
    CHECK(association.max == 2);
    CHECK(association.query.scope == Scope::Parent);
    CHECK(association.query.child == Child::Unit);
    CHECK(unknownIn(all).empty());

    const auto forces = linked({systemFile("<sharedForceEntries><forceEntry id='f' name='Fleet'/></sharedForceEntries>"
                                           "<forceEntryLinks><forceEntryLink id='fl' name='Fleet' targetId='f'/>"
                                           "</forceEntryLinks>")});
    CHECK(nodeOf(forces, "fl").kind == Node::Kind::ForceLink);
    CHECK(forces.nodes[nodeOf(forces, "fl").target].name == "Fleet");
    CHECK(unknownIn(forces).empty());
}

TEST_CASE("files of older versions are read")
{
    const auto all =
        withEntry("<profiles><profile id='pr' name='Guard' book='Book of Tides' page='9' hidden='false' "
                  "profileTypeId='crew' profileTypeName='Crew'><characteristics><characteristic name='Move' "
                  "characteristicTypeId='move' value='5 &lt; 6'/></characteristics></profile></profiles>"
                  "<costs><cost name='Crowns' costTypeId='crowns' value='7.0'/></costs>");
    const auto& profile = nodeOf(all, "pr");
    CHECK(all.keys.text(profile.profileType) == "crew");
    CHECK(all.details[profile.details].book == "Book of Tides");
    const auto& characteristic = all.characteristics[*profile.characteristics.begin()];
    CHECK(characteristic.text == "5 < 6");
    CHECK(all.keys.text(characteristic.type) == "move");
    CHECK(all.costs[*nodeOf(all, "e").costs.begin()].type == all.keys.find("crowns"));
    CHECK(unknownIn(all).empty());
}

TEST_CASE("what is not known is kept as unknown, with its place")
{
    CHECK(unknownIn(withEntry("", "wreath='1'")) == std::vector<std::string>{"selectionEntry wreath=1"});
    CHECK(unknownIn(withEntry("", "hidden='maybe'")) == std::vector<std::string>{"selectionEntry hidden=maybe"});
    CHECK(unknownIn(withEntry("", "join='x'")) == std::vector<std::string>{"selectionEntry join=x"});
    CHECK(unknownIn(withEntry("<wreaths/>")) == std::vector<std::string>{"wreaths wreaths="});
    CHECK(unknownIn(withEntry("<costs><prize/></costs>")) == std::vector<std::string>{"prize prize="});
    CHECK(unknownIn(withEntry("<costs><cost typeId='crowns' value='much'/></costs>")) ==
          std::vector<std::string>{"cost value=much"});
    CHECK(unknownIn(withEntry("<conditions>" + fullCondition + "</conditions>")) ==
          std::vector<std::string>{"conditions conditions="});
    CHECK(unknownIn(withEntry("<costs/><costs/>")) == std::vector<std::string>{"costs costs="});
    CHECK(unknownIn(
              withEntry("<constraints><constraint type='most' value='1' field='luck' scope='sea'/></constraints>")) ==
          std::vector<std::string>{"constraint type=most", "constraint scope=sea", "constraint field=luck"});
    CHECK(unknownIn(withEntry("<modifiers><modifier type='turn' field='colour' value='1'/></modifiers>")) ==
          std::vector<std::string>{"modifier type=turn", "modifier field=colour"});
    CHECK(unknownIn(withEntry("<modifiers><modifier type='set' field='name' value='1' affects='all'><conditions>"
                              "<condition type='near' scope='self' field='selections' childId='friend' value='1'/>"
                              "</conditions></modifier></modifiers>")) ==
          std::vector<std::string>{"condition type=near", "condition childId=friend", "modifier affects=all"});
    CHECK(unknownIn(withEntry("<modifiers><modifier type='set' field='name' value='1' affects='.entries'/>"
                              "</modifiers>")) == std::vector<std::string>{"modifier affects="});
    CHECK(unknownIn(withEntry("<categoryLinks><categoryLink id='l' targetId='c' type='category' primary='true'/>"
                              "</categoryLinks>"))
              .empty());
    CHECK(unknownIn(withEntry("<modifierGroups><modifierGroup><localConditionGroups/><modifiers/></modifierGroup>"
                              "</modifierGroups>"))
              .empty());

    const auto all = withEntry("\n<comment>x</comment>\n<wreaths/>");
    REQUIRE(all.unknowns.size() == 1);
    CHECK(nodeOf(all, "e").hasUnknown);
    const auto fault = faultOf(all, all.unknowns.front());
    CHECK(fault.file == "file1");
    CHECK(fault.line == 4);
    CHECK(fault.message == "\"wreaths\", which Muster does not know");
}

TEST_CASE("an unknown scope stays unknown, and so does an unknown field")
{
    const auto all =
        withEntry("<constraints><constraint type='max' value='1' field='luck' scope='sea'/></constraints>");
    const auto& constraint = all.constraints[Id<Constraint>::at(0)];
    CHECK(constraint.query.scope == Scope::Unknown);
    CHECK(constraint.query.field == Field::Unknown);
    // An id that has gone is no word: nothing answers to it.
    const auto gone = withEntry("<constraints><constraint type='max' value='1' field='selections' scope='12ab-9'/>"
                                "</constraints>");
    CHECK(gone.constraints[Id<Constraint>::at(0)].query.scope == Scope::Key);
    CHECK(unknownIn(gone).empty());
}
