// An army as a table for spreadsheets, and back: `muster table`.

#include "apps/process.h"
#include "files.h"
#include "folder.h"

#include <catch2/catch.hpp>

using namespace muster::testing;

namespace {

/// A game that was begun, in a folder of its own.
struct BegunGame : Folder {
    BegunGame()
    {
        REQUIRE(call({"new", "Mine", "--army", "One"}).status == 0);
        army = path.string() + "/muster/armies/mine/one.json";
    }

    Outcome call(std::vector<std::string> arguments) const
    {
        return run(Call{std::move(arguments), {}, path.string(), {"XDG_DATA_HOME=" + path.string()}});
    }

    [[nodiscard]] std::string armyText() const { return bytesOf(army); }

    std::string army;
};

constexpr auto table = "id,name,category,models,points,pointsPerModel,move,fight,save,rules,marks,note\n"
                       "captain,Captain,leader,1,60,,6,3+,4+,steady,,\n"
                       "spears,Spears,troops,5-20 (10),,8,5,4+,5+,,,\n"
                       "bows,Bows,troops,5-10,,10,5,5+,6+,,,\n";

} // namespace

TEST_CASE("an army is written as a table, and the same table changes nothing")
{
    const BegunGame home;
    const auto written = home.call({"table", "mine/one"});
    CHECK(written.status == 0);
    CHECK(written.out == table);
    home.write("t.csv", written.out);
    const auto before = home.armyText();
    const auto read = home.call({"table", "t.csv", "--into", "mine/one"});
    CHECK(read.status == 0);
    CHECK(read.err == "0 changed, 0 added, 0 not in the table and left as they are\n");
    CHECK(home.armyText() == before);
}

TEST_CASE("a table changes cells, adds units, and leaves alone what it has no row for")
{
    const BegunGame home;
    home.write("t.csv", "id;name;category;models;points;save;rules\n"
                        "captain;Old Captain;leader;1;115 then 90;?;steady\n"
                        "riders;Riders;troops;3/6/9;3:115 6:210;4+;\n");
    const auto read = home.call({"table", "t.csv", "--into", home.army});
    INFO(read.err);
    REQUIRE(read.status == 0);
    CHECK(read.err == "1 changed, 1 added, 2 not in the table and left as they are\n");
    CHECK(home.call({"lint", home.army}).status == 0);
    const auto again = home.call({"table", home.army});
    CHECK_THAT(again.out, Catch::Contains("captain,Old Captain,leader,1,115 then 90,,6,3+,?,steady,,\n"));
    CHECK_THAT(again.out, Catch::Contains("riders,Riders,troops,3/6/9,3:115 6:210,,,,4+,,,\n"));
    CHECK_THAT(again.out, Catch::Contains("spears,Spears,troops,5-20 (10),,8,5,4+,5+,,,\n"));
    // Weapons and options, for which there is no column, are still there.
    CHECK_THAT(home.armyText(), Catch::Contains("\"shields\""));
}

TEST_CASE("a cost with a fraction is read as the advice writes it, and in the ways of old tables")
{
    const BegunGame home;
    for (const std::string cost : {"12½", "12.5", "12 1/2", "25/2"}) {
        INFO(cost);
        home.write("t.csv", "id,pointsPerModel\nspears,10\n");
        REQUIRE(home.call({"table", "t.csv", "--into", home.army}).status == 0);
        home.write("t.csv", "id,pointsPerModel\nspears," + cost + "\n");
        const auto read = home.call({"table", "t.csv", "--into", home.army});
        INFO(read.err);
        CHECK(read.status == 0);
        CHECK_THAT(home.armyText(), Catch::Contains("\"pointsPerModel\": \"25/2\""));
    }
}

TEST_CASE("a table with faults changes nothing, and each fault names its cell")
{
    const BegunGame home;
    const auto before = home.armyText();
    const auto faults = [&](const std::string& text) {
        home.write("t.csv", text);
        const auto outcome = home.call({"table", "t.csv", "--into", home.army});
        CHECK(outcome.status == 1);
        CHECK(outcome.out.empty());
        return outcome.err;
    };
    CHECK_THAT(faults("id,models\nspears,many\n"), Catch::Contains("t.csv:2") &&
                                                       Catch::Contains("models: \"many\" cannot be read here") &&
                                                       Catch::Contains("5-20"));
    CHECK_THAT(faults("id,pointsPerModel\nspears,1.500\n"),
               Catch::Contains("pointsPerModel: \"1.500\" cannot be read here") && Catch::Contains("12½ or 12.5"));
    CHECK_THAT(faults("id,name,category\nbows,Bows,trops\n"),
               Catch::Contains("t.csv:2") && Catch::Contains("category: ") && Catch::Contains("trops"));
    CHECK_THAT(faults("id,move\nspears,fast\n"), Catch::Contains("t.csv:2") && Catch::Contains("move: "));
    CHECK_THAT(faults("id,rules\n\nspears,stedy\n"), Catch::Contains("t.csv:3") && Catch::Contains("rules: "));
    CHECK_THAT(faults("id,nam\nbows,Bows\n"), Catch::Contains("no column \"nam\"") && Catch::Contains("name"));
    CHECK_THAT(faults("id,colour\nbows,red\n"), Catch::Contains("Take it out. Known here: id, name, "));
    CHECK_THAT(faults("name\nBows\n"), Catch::Contains("the column \"id\" is missing"));
    CHECK_THAT(faults("id,name\nbows,A\nbows,B\n"), Catch::Contains("t.csv:3") && Catch::Contains("there twice"));
    CHECK_THAT(faults("id,name\n,A\n"), Catch::Contains("the row has no id"));
    CHECK_THAT(faults("id,name\nnew,New\n"), Catch::Contains("t.csv:2")); // it needs a category
    CHECK(home.armyText() == before);
}

TEST_CASE("options are a table too: those of shared groups, and of a unit's own")
{
    const auto written = run({"table", "heresy/titan-legion", "--options"});
    CHECK(written.status == 0);
    CHECK_THAT(written.out, Catch::StartsWith("group,id,name,points,pointsPerModel,min,max,rules,marks,text\n"));
    CHECK(lineCount(written.out) > 1);

    const BegunGame home;
    const auto table = home.call({"table", "mine/one", "--options"});
    REQUIRE(table.status == 0);
    CHECK_THAT(table.out, Catch::Contains("\nspears/kit,shields,Shields,,1,"));
    const auto before = home.armyText();
    home.write("t.csv", table.out);
    CHECK_THAT(home.call({"table", "t.csv", "--into", "mine/one", "--options"}).err,
               Catch::StartsWith("0 changed, 0 added, 0 not"));
    CHECK(home.armyText() == before);
    home.write("t.csv", "group,id,name,points\nspears/kit,banner,Banner,20\nspears/kit,horn,Horn,11\n");
    CHECK(home.call({"table", "t.csv", "--into", "mine/one", "--options"}).err ==
          "1 changed, 1 added, 1 not in the table and left as they are\n");
    CHECK_THAT(home.call({"table", "mine/one", "--options"}).out,
               Catch::Contains("\nspears/kit,banner,Banner,20,") && Catch::Contains("\nspears/kit,horn,Horn,11,"));
    home.write("t.csv", "group,id,points\nspears/none,shields,7\n");
    const auto wrong = home.call({"table", "t.csv", "--into", "mine/one", "--options"});
    CHECK(wrong.status == 1);
    CHECK_THAT(wrong.err, Catch::Contains("t.csv:2") && Catch::Contains("no option group \"spears/none\""));
    CHECK(run({"table", "warpath-2e/none"}).status == 3);
    CHECK(run({"table", "none"}).status == 3);
}

TEST_CASE("the weapons of an army are a table too, out and back")
{
    const BegunGame home;
    const auto written = home.call({"table", "mine/one", "--weapons"});
    CHECK(written.status == 0);
    CHECK_THAT(written.out, Catch::StartsWith("id,name,plural,kind,"));
    home.write("t.csv", written.out);
    const auto before = home.armyText();
    CHECK_THAT(home.call({"table", "t.csv", "--into", "mine/one", "--weapons"}).err,
               Catch::StartsWith("0 changed, 0 added, "));
    CHECK(home.armyText() == before);
    // A weapon more, which no unit has; a kind that there is not is told by its cell.
    home.write("t.csv", "id,name\nharpoon,Harpoon\n");
    CHECK_THAT(home.call({"table", "t.csv", "--into", "mine/one", "--weapons"}).err,
               Catch::StartsWith("0 changed, 1 added, "));
    CHECK_THAT(home.armyText(), Catch::Contains("\"harpoon\""));
    home.write("t.csv", "id,kind\nharpoon,thrwn\n");
    const auto wrong = home.call({"table", "t.csv", "--into", "mine/one", "--weapons"});
    CHECK(wrong.status == 1);
    CHECK_THAT(wrong.err, Catch::Contains("t.csv:2") && Catch::Contains("kind"));
    CHECK(run({"table", "warpath-2e/marauders", "--weapons", "--options"}).status == 2);
    CHECK(run({"table", "warpath-2e/marauders", "--weapons", "--profiles"}).status == 2);
}

TEST_CASE("the kinds of model that units share are a table too, out and back")
{
    const Folder folder;
    const auto marines = (folder.path / "space-marines.json").string();
    std::filesystem::copy_file(inSource("armies/heresy/space-marines.json"), marines);
    const auto written = run({"table", marines, "--profiles"});
    REQUIRE(written.status == 0);
    // Figures of units, which kinds of model do not have, have no column.
    CHECK_THAT(written.out, Catch::StartsWith("id,name,move,accuracy,armour,side-armour,assault,rules,note\n"));
    CHECK_THAT(written.out, Catch::Contains("\nspace-marine,Space Marine Tactical Squad,10,6+,5,,4,rapid-fire,\n"));
    const auto csv = (folder.path / "t.csv").string();
    folder.write("t.csv", "id,move,note\nspace-marine,12,Quick\n");
    CHECK_THAT(run({"table", csv, "--into", marines, "--profiles"}).err, Catch::StartsWith("1 changed, 0 added, "));
    CHECK_THAT(run({"table", marines, "--profiles"}).out,
               Catch::Contains("\nspace-marine,Space Marine Tactical Squad,12,6+,5,,4,rapid-fire,Quick\n"));
    folder.write("t.csv", "id,rules\nspace-marine,rapid-fir\n");
    const auto wrong = run({"table", csv, "--into", marines, "--profiles"});
    CHECK(wrong.status == 1);
    CHECK_THAT(wrong.err, Catch::Contains("t.csv:2") && Catch::Contains("rules: "));
}

TEST_CASE("kinds of cost beside points have columns, out and back")
{
    const BegunGame home;
    const auto ruleset = home.path.string() + "/muster/armies/mine/ruleset.json";
    auto text = bytesOf(ruleset);
    const std::string before = "  \"stats\": [";
    REQUIRE(text.find(before) != std::string::npos);
    text.insert(text.find(before), "  \"costs\": [{ \"id\": \"command\", \"name\": \"command point\", "
                                   "\"plural\": \"command points\", \"short\": \"CP\" }],\n");
    home.write("muster/armies/mine/ruleset.json", text);
    home.write("t.csv", "id,costs.command,costsPerModel.command\ncaptain,2 then 1,\nspears,,1/5\n");
    const auto read = home.call({"table", "t.csv", "--into", "mine/one"});
    INFO(read.err);
    REQUIRE(read.status == 0);
    CHECK_THAT(home.armyText(), Catch::Contains("\"costs\": { \"command\": { \"byCopy\": [2, 1] } }"));
    CHECK_THAT(home.armyText(), Catch::Contains("\"costsPerModel\": { \"command\": \"1/5\" }"));
    const auto written = home.call({"table", "mine/one"});
    CHECK_THAT(written.out,
               Catch::StartsWith("id,name,category,models,points,pointsPerModel,costs.command,costsPerModel.command,"
                                 "move,") &&
                   Catch::Contains("captain,Captain,leader,1,60,,2 then 1,,"));
    // An empty cell takes the key out, and what holds it when it was the last.
    home.write("t.csv", "id,costs.command\ncaptain,\n");
    CHECK(home.call({"table", "t.csv", "--into", "mine/one"}).status == 0);
    CHECK_THAT(home.armyText(), !Catch::Contains("\"costs\""));
}
