// The members of a view give the data that templates are filled with and the names that they are checked against.

#include "print/templates/data.h"
#include "print/templates/names.h"

#include <catch2/catch.hpp>

using namespace muster::print;

namespace {

struct Entry {
    int number = 0;

    MUSTER_FIELDS(number)
};

struct Named {
    std::string name;

    MUSTER_FIELDS(name)
};

struct Invented : Named {
    std::optional<std::string> note;
    bool large = false;
    std::vector<Entry> entries;
    std::vector<Entry> others;
    Html html;

    using Base = Named;
    static constexpr Flag flags[]{{"entries", "hasEntries"}, {"others", "hasOthers"}};
    MUSTER_FIELDS(note, large, entries, others, html)
};

std::string rendered(const std::string& text, const Invented& view)
{
    kainjow::mustache::mustache mustache(text);
    return mustache.render(toData(view));
}

const Name& nameIn(const std::vector<Name>& names, const std::string& name)
{
    const auto found = std::ranges::find(names, name, &Name::name);
    REQUIRE(found != names.end());
    return *found;
}

} // namespace

TEST_CASE("Every field of a view is in its data, missing texts and empty lists as well")
{
    Invented view;
    view.name = "A <b>";
    view.html = {"<i>"};
    CHECK(rendered("{{name}}|{{{html}}}|{{^note}}no note{{/note}}|{{^large}}small{{/large}}", view) ==
          "A &lt;b&gt;|<i>|no note|small");
    CHECK(rendered("{{#hasEntries}}some{{/hasEntries}}{{#entries}}{{number}}{{/entries}}", view).empty());
    view.note = "";
    view.large = true;
    view.entries = {{1}, {20}};
    CHECK(rendered("{{#note}}a note{{/note}}|{{#large}}large{{/large}}", view) == "a note|large");
    CHECK(rendered("{{#hasEntries}}some: {{/hasEntries}}{{#entries}}{{number}} {{/entries}}"
                   "{{#hasOthers}}others{{/hasOthers}}",
                   view) == "some: 1 20 ");
    const auto data = toData(view);
    for (const auto* name : {"name", "note", "large", "entries", "hasEntries", "others", "hasOthers", "html"})
        CHECK(data.get(name));
}

TEST_CASE("The names of a sheet are those of its view, with what is in its lists")
{
    const auto& names = namesOf(Sheet::Cards);
    CHECK(nameIn(names, "army").kind == Name::Kind::Text); // of all sheets of a roster
    CHECK(nameIn(names, "player").kind == Name::Kind::MaybeText);
    const auto& cards = nameIn(names, "cards");
    REQUIRE(cards.kind == Name::Kind::List);
    const auto& weapons = nameIn(cards.inside, "weapons");
    CHECK(weapons.flag == "hasWeapons");
    CHECK(nameIn(nameIn(weapons.inside, "figures").inside, "isNone").kind == Name::Kind::Flag);
    CHECK(nameIn(namesOfPage(), "style").isRaw());
    CHECK(&namesOf(Sheet::Opponent) == &namesOf(Sheet::Roster));
}
