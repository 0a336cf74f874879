#include "editor/author.h"

#include "editor/author/authorrecovery.h"
#include "editor/author/fields.h"
#include "editor/author/limitwords.h"
#include "io/author/gamecopy.h"
#include "report/verdict/words.h"
#include "rules/judge/assess.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <random>
#include <set>

using namespace muster;
using namespace muster::testing;
using editor::AuthorDocument;
using How = DraftPut::How;

namespace {

/// The field of an entry with this key.
editor::AuthorField field(const GameDraft& draft, const DraftPlace& entry, const std::string& key)
{
    for (auto& each : editor::fieldsOf(draft, entry))
        if (each.key == key)
            return each;
    throw std::runtime_error("there is no field " + key);
}

editor::FieldEdit typed(const GameDraft& draft, const DraftPlace& entry, const std::string& key, const QString& words)
{
    return editor::typedInto(draft, entry, editor::fieldsOf(draft, entry), field(draft, entry, key), words);
}

/// All files of a draft, one after the other.
std::string bytesOf(const GameDraft& draft)
{
    std::string all;
    for (const auto& file : draft.files())
        all += file + '\n' + draft.fileText(file);
    return all;
}

/// Every entry that the tree shows.
void addWithInner(const GameDraft& draft, const DraftPlace& entry, std::vector<DraftPlace>& all)
{
    all.push_back(entry);
    for (const auto& inner : editor::innerEntries(draft, entry))
        addWithInner(draft, inner, all);
}

std::vector<DraftPlace> entriesOf(const GameDraft& draft)
{
    std::vector<DraftPlace> all;
    for (const auto& file : draft.files()) {
        all.push_back({file, {}});
        for (const auto& section : editor::sectionsOf(file))
            for (std::size_t i = 0; i < draft.size({file, section.pointer}); ++i)
                addWithInner(draft, DraftPlace{file, section.pointer} / i, all);
    }
    return all;
}

/// Something that a person could do next; it may be nothing.
DraftEdit somethingOf(const GameDraft& draft, std::mt19937& chance)
{
    const auto pick = [&](std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(chance);
    };
    const auto entries = entriesOf(draft);
    const auto& entry = entries[pick(entries.size())];
    const auto fields = editor::fieldsOf(draft, entry);
    static const QStringList words{"12",  "", "4+", "Pike Company", "5-20 (10)", "1 per 4", "spear all; bow 2",
                                   "Ä–ö", "?"};
    switch (pick(6)) {
    case 0:
        return entry.pointer.empty() ? DraftEdit() : editor::removing(entry);
    case 1:
        return entry.pointer.empty() ? DraftEdit() : editor::moving(draft, entry, pick(2) == 0 ? 1 : -1);
    case 2:
        return entry.pointer.empty() ? editor::newArmy(draft, "House Orme").edit
                                     : editor::newEntry(draft, editor::listOf(entry), pick(9), "Levy Company").edit;
    case 3:
        return editor::newLimit(draft, entry.file, static_cast<Limit::Kind>(pick(Limit::kinds))).edit;
    case 4:
        return entry.pointer.empty() ? DraftEdit() : draft.renaming(entry, "renamed-" + std::to_string(pick(99)));
    default:
        return fields.empty() ? DraftEdit()
                              : editor::typedInto(draft, entry, fields, fields[pick(fields.size())],
                                                  words[static_cast<qsizetype>(pick(9))])
                                    .edit;
    }
}

/// A roster of so many units of a kind.
Roster levyOf(const Begun& begun, const std::string& unit, int count)
{
    Roster roster;
    roster.name = "Levy";
    roster.ruleset = begun.game.id;
    roster.army = teralt;
    roster.battle.points = 1000;
    for (int i = 0; i < count; ++i)
        roster.units.push_back(testing::unit("u" + std::to_string(i), unit));
    return roster;
}

} // namespace

TEST_CASE("A game of which nobody says where its figures come from has hints at the places to say it")
{
    const Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    const DraftPlace source{teralt, "/provenance/source"};
    const DraftPlace certainty{teralt, "/provenance/certainty"};
    document.checkNow();
    CHECK(document.checked().faults.empty());
    CHECK(document.checked().catalogue);
    CHECK(document.warningsAt({"ruleset", "/provenance/source"}).size() == 1);
    CHECK(document.warningsAt(source).size() == 1);
    REQUIRE(document.warningsAt(certainty).size() == 1);
    CHECK(document.warningsAt(certainty).front().message == "nobody says how sure the figures of \"House Teralt\" are");
    CHECK(findUnsaid(document.draft()).size() == 3);

    REQUIRE(document.change("Say it", {{source, How::Set, "\"Made up\""}, {certainty, How::Set, "\"Played twice\""}}));
    REQUIRE(document.change("Say it", {{{"ruleset", "/provenance/source"}, How::Set, "\"Made up\""}}));
    document.checkNow();
    CHECK(document.checked().warnings.empty());
    CHECK(findUnsaid(document.draft()).empty());
    // A new army has to say it too.
    REQUIRE(document.change("New", editor::newArmy(document.draft(), "House Orme").edit));
    CHECK(findUnsaid(document.draft()).size() == 2);
}

TEST_CASE("A game that was begun has no faults, and its files are written as they are read")
{
    Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    document.checkNow();
    INFO(linesOf(document.checked().faults));
    CHECK(document.checked().faults.empty());
    REQUIRE(document.checked().catalogue);
    CHECK(document.checked().catalogue->armies.size() == 1);
    CHECK(!document.isModified());
    for (const auto& file : document.draft().files())
        CHECK(document.draft().fileText(file) == testing::bytesOf(document.draft().pathOf(file)));
    CHECK(document.name() == "Vael");
}

TEST_CASE("Changes that are taken back leave the same bytes, whatever they were")
{
    Begun begun;
    for (unsigned seed = 1; seed <= 20; ++seed) {
        INFO(seed);
        std::mt19937 chance(seed);
        AuthorDocument document(begun.store, begun.draft(), false);
        std::vector<std::string> states{bytesOf(document.draft())};
        while (states.size() < 25)
            if (document.change("Change", somethingOf(document.draft(), chance)))
                states.push_back(bytesOf(document.draft()));
        const auto count = static_cast<int>(states.size()) - 1;
        REQUIRE(document.undoStack().count() == count);
        for (int step = count; step > 0; --step) {
            document.undoStack().undo();
            REQUIRE(bytesOf(document.draft()) == states[static_cast<std::size_t>(step) - 1]);
        }
        CHECK(!document.isModified());
        for (int step = 0; step < count; ++step)
            document.undoStack().redo();
        CHECK(bytesOf(document.draft()) == states.back());
    }
}

TEST_CASE("What no field shows stays where it is")
{
    Begun begun;
    auto draft = begun.draft();
    const auto unit = teraltUnits / std::size_t{1};
    REQUIRE(draft.apply({{unit / "somebody", How::Set, R"({"else":[1,{"b":2,"a":1.5}]})", 2}}));
    const auto before = draft.fileText(teralt);
    CHECK(before.find(R"("somebody": { "else": [1, { "b": 2, "a": 1.5 }] })") != before.npos);
    CHECK(editor::otherKeys(draft, unit, editor::fieldsOf(draft, unit)).contains("somebody"));
    REQUIRE(draft.apply(typed(draft, unit, "/name", "Pikes").edit));
    auto expected = before;
    const std::string name = R"("name": "Spears",)";
    // The second: a weapon is called so, too.
    expected.replace(expected.find(R"("id": "spears")") + std::string(R"("id": "spears",
      )")
                                                              .size(),
                     name.size(), R"("name": "Pikes",)");
    CHECK(draft.fileText(teralt) == expected);
}

TEST_CASE("A key that is new goes where files have it")
{
    Begun begun;
    auto draft = begun.draft();
    const auto bows = teraltUnits / std::size_t{2};
    REQUIRE(draft.apply(typed(draft, bows, "/points", "20").edit));
    CHECK(draft.keys(bows) ==
          std::vector<std::string>{"id", "name", "category", "models", "points", "pointsPerModel", "stats", "weapons"});
    REQUIRE(draft.apply(typed(draft, bows, "/stats/move", "").edit));
    REQUIRE(draft.apply(typed(draft, bows, "/stats/move", "7").edit));
    CHECK(draft.keys(bows / "stats") == std::vector<std::string>{"move", "fight", "save"});
    for (const auto* column : {"/stats/move", "/stats/fight", "/stats/save"})
        REQUIRE(draft.apply(typed(draft, bows, column, "").edit));
    CHECK(!draft.has(bows / "stats"));
}

TEST_CASE("What cannot be read is said, and changes nothing")
{
    Begun begun;
    const auto draft = begun.draft();
    const auto unit = teraltUnits / std::size_t{1};
    const auto points = typed(draft, unit, "/points", "26o");
    CHECK(points.edit.empty());
    CHECK(points.fault.startsWith("“26o” cannot be read here."));
    CHECK(typed(draft, unit, "/models", "many").edit.empty());
    CHECK(typed(draft, unit, "/name", " ").fault == "This is needed.");
    CHECK(typed(draft, {"ruleset", {}}, "/points/usual", "500, x").edit.empty());
    CHECK(typed(draft, {"ruleset", {}}, "/points/usual", "500, 750").fault.isEmpty());
    // What is the same is no change.
    CHECK(typed(draft, unit, "/models", "5-20 (10)").edit.empty());
    CHECK(typed(draft, unit, "/models", "5-20 (10)").fault.isEmpty());
}

TEST_CASE("Faults are found at their place after a change, and are gone when it is taken back")
{
    Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    const auto unit = teraltUnits / std::size_t{0};
    REQUIRE(document.change("Category", {{unit / "category", How::Set, "\"troop\""}}));
    document.checkNow();
    REQUIRE(document.faultsAt(unit).size() == 1);
    CHECK(document.faultsAt(unit).front().pointer == "/units/0/category");
    CHECK(document.faultsAt(unit).front().advice == "Did you mean \"troops\"?");
    CHECK(document.faultsAt({"ruleset", {}}).empty());
    CHECK(!document.checked().catalogue);
    document.undoStack().undo();
    CHECK(!document.isChecked());
    CHECK(QTest::qWaitFor([&] { return document.isChecked(); }, 5000)); // by itself, in a worker
    CHECK(document.checked().faults.empty());
    // A file that does not fit its schema says so, and hides nothing of the other.
    REQUIRE(document.change("Name", {{unit / "name", How::Set, "7"}}));
    REQUIRE(document.change("Rule", {{{"ruleset", "/rules/0/name"}, How::Set, "8"}}));
    document.checkNow();
    CHECK(document.faultsAt({teralt, {}}).size() == 1);
    CHECK(document.faultsAt({"ruleset", {}}).size() == 1);
}

TEST_CASE("Each kind of limit makes a game without faults, and its JSON says it again")
{
    Begun begun;
    auto draft = begun.draft();
    DraftChecker checker;
    std::set<QString> sentences;
    for (const auto kind : editor::limitTemplates(draft)) {
        INFO(editor::templateName(kind).toStdString());
        for (const auto& file : {std::string("ruleset"), teralt}) {
            const auto made = editor::newLimit(draft, file, kind);
            REQUIRE(draft.apply(made.edit));
            auto limit = editor::limitAt(draft, made.place);
            REQUIRE(limit);
            CHECK(limit->kind == kind);
            sentences.insert(editor::sentenceAt(draft, made.place));
            limit->number = 3;
            limit->each = 2;
            limit->share = "1/3";
            const auto json = limitJson(*limit, draft.json(made.place));
            const auto again = limitOf(json);
            REQUIRE(again);
            CHECK(limitJson(*again, json) == json);
        }
    }
    CHECK(sentences.size() == Limit::kinds);
    const auto checked = checker.check(draft, begun.store);
    INFO(linesOf(checked.faults));
    CHECK(checked.faults.empty());
}

TEST_CASE("A limit from a template is judged as its sentence says")
{
    Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    const auto made = editor::newLimit(document.draft(), "ruleset", Limit::Kind::AtMost);
    REQUIRE(document.change("Limit", made.edit));
    auto limit = *editor::limitAt(document.draft(), made.place);
    limit.number = 2;
    limit.what = {"unit", "house-teralt:bows"};
    REQUIRE(document.change("Limit", editor::changedLimit(document.draft(), made.place, limit)));
    CHECK(editor::sentenceAt(document.draft(), made.place) == "At most 2 of Bows");
    CHECK(document.draft().text(made.place / "message") == "{actual} of Bows; {allowed} allowed.");
    document.checkNow();
    REQUIRE(document.checked().catalogue);
    const auto broken = [&](int count) {
        const auto& catalogue = *document.checked().catalogue;
        const auto assessed = assess(catalogue, levyOf(begun, "bows", count));
        return std::ranges::any_of(assessed.findings, [&](const Finding& finding) {
            return report::message(catalogue, assessed, finding) == "3 of Bows; 2 allowed.";
        });
    };
    CHECK(!broken(2));
    CHECK(broken(3));
    // A message of the author's own is kept.
    REQUIRE(document.change("Message", {{made.place / "message", How::Set, "\"Few bows!\""}}));
    limit.number = 4;
    REQUIRE(document.change("Limit", editor::changedLimit(document.draft(), made.place, limit)));
    CHECK(document.draft().text(made.place / "message") == "Few bows!");
}

TEST_CASE("Limits of the shipped games stay what they are, in a sentence or without one")
{
    int inSentences = 0;
    int all = 0;
    for (const auto& ruleset : store().rulesets()) {
        const auto file = *store().rulesetFile(ruleset);
        const auto draft = GameDraft::read(std::filesystem::path(file).parent_path().string());
        REQUIRE(draft);
        const DraftPlace list{"ruleset", "/constraints"};
        for (std::size_t i = 0; i < draft->size(list); ++i) {
            const auto json = draft->json(list / i);
            INFO(json);
            ++all;
            CHECK(!editor::sentenceAt(*draft, list / i).isEmpty());
            const auto limit = limitOf(json);
            if (!limit)
                continue;
            ++inSentences;
            CHECK(limitOf(limitJson(*limit, json)) == limit);
            CHECK(limitJson(*limit, json).size() == json.size());
        }
    }
    CHECK(all > 60);
    CHECK(inSentences >= 10);
}

TEST_CASE("An id is changed wherever the game names it")
{
    Begun begun;
    auto draft = begun.draft();
    const DraftPlace spear{teralt, "/weapons/0"};
    REQUIRE(draft.apply(draft.renaming(spear, "pike")));
    CHECK(draft.fileText(teralt).find("\"spear\"") == std::string::npos);
    const auto leader = editor::newLimit(draft, "ruleset", Limit::Kind::AtLeast);
    REQUIRE(draft.apply(leader.edit));
    REQUIRE(draft.apply(draft.renaming({"ruleset", "/categories/0"}, "hero")));
    REQUIRE(draft.apply(draft.renaming(teraltUnits / std::size_t{1}, "pikes")));
    const auto checked = DraftChecker().check(draft, begun.store);
    INFO(linesOf(checked.faults));
    CHECK(checked.faults.empty());
    CHECK(editor::limitAt(draft, leader.place)->what.id == "hero");
    // Where it stands beside others.
    const auto leader2 = teraltUnits / std::size_t{0};
    REQUIRE(draft.apply({{leader2 / "sameAs", How::Set, "\"house-teralt:pikes\""},
                         {{teralt, "/composition"},
                          How::Set,
                          R"([{"id":"line","name":"Line","number":2,"units":["pikes",{"unit":"pikes","ruling":"r"}],
                              "limits":[{"id":"few","name":"Few","units":["bows","pikes"],"atMost":1}]}])"}}));
    REQUIRE(draft.apply(draft.renaming(teraltUnits / std::size_t{1}, "halberds")));
    CHECK(draft.text(leader2 / "sameAs") == "house-teralt:halberds");
    CHECK(draft.json({teralt, "/composition/0/units"}) == R"(["halberds",{"unit":"halberds","ruling":"r"}])");
    CHECK(draft.json({teralt, "/composition/0/limits/0/units"}) == R"(["bows","halberds"])");
    // A column may be called as a weapon, an option as a group of options.
    REQUIRE(draft.apply({{{"ruleset", "/hold"}, How::Set, R"({"stat":"hands","weapon":"pike","always":"steady"})"}}));
    REQUIRE(draft.apply(draft.renaming(spear, "lance")));
    REQUIRE(draft.apply(draft.renaming({"ruleset", "/rules/0"}, "calm")));
    CHECK(draft.json({"ruleset", "/hold"}) == R"({"stat":"hands","weapon":"pike","always":"calm"})");
    REQUIRE(
        draft.apply({{{teralt, "/optionGroups"}, How::Set, R"([{"id":"gear","name":"Gear","options":[]}])"},
                     {leader2 / "options", How::Set, R"(["gear",{"use":"gear","id":"second"}])"},
                     {leader2 / "optionLimits", How::Set, R"([{"id":"l","options":["gear"],"groups":["gear"]}])"}}));
    REQUIRE(draft.apply(draft.renaming({teralt, "/optionGroups/0"}, "kit")));
    CHECK(draft.json(leader2 / "options") == R"(["kit",{"use":"kit","id":"second"}])");
    CHECK(draft.json(leader2 / "optionLimits") == R"([{"id":"l","options":["gear"],"groups":["kit"]}])");
    // Columns and battle options are named in too many ways.
    CHECK(draft.renaming({"ruleset", "/stats/0"}, "speed").empty());
}

TEST_CASE("Entries are copied between games")
{
    Begun begun;
    auto draft = begun.draft();
    const auto source = GameDraft::read(MUSTER_SOURCE_DIR "/armies/wargame");
    REQUIRE(source);
    const auto json = draft.json(teraltUnits / std::size_t{0});
    const auto pasted = editor::pastedEntry(draft, teraltUnits, 1, json);
    REQUIRE(draft.apply(pasted.edit));
    CHECK(draft.text(pasted.place / "id") == "captain-2");
    CHECK(draft.size(teraltUnits) == 4);
    CHECK(editor::pastedEntry(draft, teraltUnits, 0, "no JSON").edit.empty());
    CHECK(editor::pastedEntry(draft, teraltUnits, 0, "[1]").edit.empty());
    // Brackets without end are no JSON, wherever they come from.
    const std::string deep(100'000, '[');
    CHECK(editor::pastedEntry(draft, teraltUnits, 0, deep).edit.empty());
    CHECK(editor::pastedEntry(draft, teraltUnits, 0, R"({"id":"deep","note":)" + deep).edit.empty());
    CHECK(!typed(draft, teraltUnits / std::size_t{0}, "/weapons", QString::fromStdString(deep)).fault.isEmpty());
    const std::string closed(100'000, ']');
    CHECK(editor::pastedEntry(draft, teraltUnits, 0, R"({"id":"deep","note":)" + deep + closed + '}').edit.empty());
    CHECK(typed(draft, teraltUnits / std::size_t{0}, "/models", QString::fromStdString(deep + closed)).edit.empty());
    CHECK(DraftChecker().check(draft, begun.store).faults.empty());
}

TEST_CASE("A list is changed by its entries, and one that says more stays")
{
    Begun begun;
    auto draft = begun.draft();
    const auto unit = teraltUnits / std::size_t{0};
    const auto weapons = field(draft, unit, "/weapons");
    REQUIRE(draft.apply(editor::addItem(draft, unit, editor::fieldsOf(draft, unit), weapons, "bow")));
    REQUIRE(draft.apply(editor::changeItem(draft, unit, weapons, 1, "rest").edit));
    CHECK(editor::changeItem(draft, unit, weapons, 1, "many").edit.empty());
    CHECK(draft.json(unit / "weapons") == R"([{"weapon":"spear","count":1},{"weapon":"bow","count":"rest"}])");
    CHECK(editor::wordsOf(draft, unit, weapons) == "Spear 1; Bow rest");
    REQUIRE(draft.apply({{{teralt, "/units/0/weapons/0/note"}, How::Set, "\"heavy\""}}));
    CHECK(!editor::itemsOf(draft, unit, weapons).front().isPlain);
    CHECK(editor::itemsOf(draft, unit, weapons).front().name == "Spear");
    REQUIRE(draft.apply(editor::removeItem(draft, unit, weapons, 1)));
    REQUIRE(draft.apply(editor::removeItem(draft, unit, weapons, 0)));
    CHECK(!draft.has(unit / "weapons"));
    // A rule that has a number begins with one.
    const auto rules = field(draft, unit, "/rules");
    REQUIRE(draft.apply({{{"ruleset", "/rules/0/name"}, How::Set, "\"Steady (n)\""}}));
    auto withNumber = rules;
    withNumber.choices = editor::choicesOf(draft, teralt, "rules");
    REQUIRE(draft.apply(editor::addItem(draft, unit, editor::fieldsOf(draft, unit), withNumber, "steady")));
    CHECK(draft.json(unit / "rules") == R"(["steady",{"rule":"steady","value":1}])");
}

TEST_CASE("A shipped game is copied as the person's own")
{
    Begun begun;
    const auto id = copyGame(begun.store, "warpath-2e", "My Warpath");
    REQUIRE(id);
    CHECK(*id == "my-warpath");
    begun.store.readAgain();
    const auto catalogue = begun.store.fullCatalogue(*id);
    REQUIRE(catalogue);
    CHECK((*catalogue)->ruleset.name == "My Warpath");
    CHECK((*catalogue)->ruleset.provenance.kind == "own");
    CHECK((*catalogue)->ruleset.provenance.source.starts_with("Copied from Warpath"));
    CHECK((*catalogue)->ruleset.data.origin == DataOrigin::Own);
    CHECK((*catalogue)->armies.size() == begun.store.armies("warpath-2e").size());
    for (const auto& army : (*catalogue)->armies) {
        CHECK(army.provenance.kind == "own");
        CHECK(army.data.origin == DataOrigin::Own);
    }
    CHECK(!copyGame(begun.store, "warpath-2e", "My Warpath"));
    CHECK(!copyGame(begun.store, "warpath-2e", "Warpath 2e"));
    CHECK(!copyGame(begun.store, "warpath-2e", "???"));
    CHECK(!copyGame(begun.store, "no-such-game", "Another"));
}

TEST_CASE("Saving writes what was changed, and nothing over what somebody else changed")
{
    Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    REQUIRE(document.change("Army", editor::newArmy(document.draft(), "House Orme").edit));
    REQUIRE(document.change("Name", typed(document.draft(), teraltUnits / std::size_t{0}, "/name", "Chief").edit));
    const auto ruleset = document.draft().pathOf("ruleset");
    write(ruleset, testing::bytesOf(ruleset) + '\n'); // it is not changed here, and so not written
    REQUIRE(document.save());
    CHECK(!document.isModified());
    CHECK(testing::bytesOf(document.draft().pathOf("house-orme")) == document.draft().fileText("house-orme"));
    begun.store.readAgain();
    const auto saved = begun.store.fullCatalogue(begun.game.id);
    REQUIRE(saved);
    CHECK((*saved)->armies.size() == 2);
    document.undoStack().undo();
    CHECK(document.isModified());
    document.undoStack().undo(); // the army is gone, and its file with the next saving
    REQUIRE(document.save());
    CHECK(!std::filesystem::exists(document.draft().pathOf("house-orme")));
    REQUIRE(document.change("About", typed(document.draft(), {"ruleset", {}}, "/about", "A small war.").edit));
    const auto failed = document.save();
    REQUIRE(!failed);
    CHECK(failed.error().front().file == ruleset);
    CHECK(document.isModified());
}

TEST_CASE("A file that somebody changed can be given up, or deleted by hand")
{
    Begun begun;
    AuthorDocument document(begun.store, begun.draft(), false);
    REQUIRE(document.change("Army", editor::newArmy(document.draft(), "House Orme").edit));
    REQUIRE(document.save());
    const auto path = document.draft().pathOf("house-orme");
    write(path, testing::bytesOf(path) + '\n');
    REQUIRE(document.change("Take out", editor::removing({"house-orme", {}})));
    const auto refused = document.save();
    REQUIRE(!refused);
    CHECK(refused.error().front().advice == "Look at it, and delete it yourself.");
    REQUIRE(std::filesystem::remove(path)); // as told
    CHECK(document.save());
    CHECK(!document.isModified());
    // This window has no other name to save under.
    const auto ruleset = document.draft().pathOf("ruleset");
    write(ruleset, testing::bytesOf(ruleset) + '\n');
    REQUIRE(document.change("About", typed(document.draft(), {"ruleset", {}}, "/about", "A war.").edit));
    const auto changed = document.save();
    REQUIRE(!changed);
    CHECK(changed.error().front().advice.starts_with("Close the game without saving and open it again"));
}

TEST_CASE("A longer text keeps its lines")
{
    Begun begun;
    auto draft = begun.draft();
    const auto unit = teraltUnits / std::size_t{0};
    REQUIRE(draft.apply(typed(draft, unit, "/note", "Tall.\r\nVery\u202E tall.\n").edit));
    CHECK(draft.text(unit / "note") == "Tall.\nVery<U+202E> tall.");
    CHECK(DraftChecker().check(draft, begun.store).faults.empty());
    REQUIRE(draft.apply(typed(draft, unit, "/name", "Tall\nOne").edit)); // a name has one line
    CHECK(draft.text(unit / "name") == "Tall One");
}

TEST_CASE("A game of others is only looked at")
{
    AuthorDocument document(store(), *GameDraft::read(MUSTER_SOURCE_DIR "/armies/heresy"), true);
    CHECK(!document.change("Name", {{{"ruleset", "/name"}, How::Set, "\"Mine\""}}));
    CHECK(!document.isModified());
}

TEST_CASE("How long a change of a large game takes to be checked", "[.authortime]")
{
    using Clock = std::chrono::steady_clock;
    Begun begun;
    for (const auto* game : {"heresy", "warpath-2e"}) {
        const auto id = copyGame(begun.store, game, std::string("Copy of ") + game);
        REQUIRE(id);
        auto draft = *GameDraft::read(begun.store.userFolder() + "/armies/" + *id);
        DraftChecker checker;
        const auto army = draft.files().back();
        for (int turn = 0; turn < 4; ++turn) {
            const auto begin = Clock::now();
            REQUIRE(draft.apply({{{army, "/units/0/name"}, How::Set, "\"Turn " + std::to_string(turn) + '"'}}));
            const auto changed = Clock::now();
            REQUIRE(checker.check(draft, begun.store).faults.empty());
            const auto ms = [](auto from, auto to) {
                return std::chrono::duration<double, std::milli>(to - from).count();
            };
            std::cout << game << ": changed in " << ms(begin, changed) << " ms, checked in "
                      << ms(changed, Clock::now()) << " ms\n";
        }
    }
}

TEST_CASE("kinds of weapon, boxes and counters are entries like others")
{
    Begun begun;
    auto draft = begun.draft();
    const auto added = [&](const std::string& list, const QString& name) {
        const auto made = editor::newEntry(draft, {"ruleset", list}, 99, name);
        REQUIRE(draft.apply(made.edit));
        return made.place;
    };
    const auto write = [&](const DraftPlace& entry, const std::string& key, const QString& words) {
        const auto made = typed(draft, entry, key, words);
        CHECK(made.fault.isEmpty());
        REQUIRE(draft.apply(made.edit));
    };
    const auto spell = added("/weaponKinds", "Spell");
    write(spell, "/heading", "Spells");
    write(spell, "/sign", "heat");
    const auto wounds = added("/tracks", "Wounds");
    write(wounds, "/boxes", "models");
    const auto gold = added("/counters", "Gold");
    write(gold, "/of", "roster");
    write(gold, "/boxes", "12");
    write({"ruleset", {}}, "/points/name", "can");
    write({"ruleset", {}}, "/points/plural", "cans");
    CHECK(draft.json(spell) == R"({"id":"spell","name":"Spell","heading":"Spells","sign":"heat"})");
    CHECK(draft.json(wounds) == R"({"id":"wounds","name":"Wounds","boxes":"models"})");
    CHECK(draft.json(gold) == R"({"id":"gold","name":"Gold","of":"roster","boxes":12})");
    CHECK(draft.text({"ruleset", "/points/plural"}) == "cans");

    const auto weapon = editor::newEntry(draft, {teralt, "/weapons"}, 0, "Firebolt");
    REQUIRE(draft.apply(weapon.edit));
    write(weapon.place, "/kind", "spell");
    REQUIRE(draft.apply(draft.renaming(spell, "cantrip")));
    CHECK(draft.text(weapon.place / "kind") == "cantrip");
    REQUIRE(draft.apply(draft.renaming(gold, "silver")));
    CHECK(draft.text(gold / "id") == "silver");
}

namespace {

/// Writes entries as a person does, and reads what became of them.
struct Writing {
    Begun begun;
    GameDraft draft = begun.draft();

    DraftPlace add(const DraftPlace& list, const QString& name)
    {
        const auto made = editor::newEntry(draft, list, 99, name);
        REQUIRE(draft.apply(made.edit));
        return made.place;
    }
    void write(const DraftPlace& entry, const std::string& key, const QString& words)
    {
        const auto made = typed(draft, entry, key, words);
        INFO(key << ": " << made.fault.toStdString());
        CHECK(made.fault.isEmpty());
        REQUIRE(draft.apply(made.edit));
    }
    [[nodiscard]] std::shared_ptr<const Catalogue> read()
    {
        AuthorDocument document(begun.store, draft, false);
        document.checkNow();
        INFO(linesOf(document.checked().faults));
        CHECK(document.checked().faults.empty());
        REQUIRE(document.checked().catalogue);
        return document.checked().catalogue;
    }
};

} // namespace

TEST_CASE("what players agree on, figures of the battle and traits are written in forms")
{
    Writing game;
    const auto night = game.add({"ruleset", "/battle/options"}, "By night");
    game.write(night, "/text", "Sees no farther than 12 inches");
    game.write(night, "/default", "true");
    const auto season = game.add({"ruleset", "/battle/options"}, "Season");
    game.write(season, "/kind", "choice");
    const auto choices = season / "choices";
    CHECK(game.draft.json(game.add(choices, "Summer")) == R"({"id":"summer","name":"Summer"})");
    game.add(choices, "Winter");
    CHECK(editor::wordsOf(game.draft, season, field(game.draft, season, "/default")) == "false");
    game.write(season, "/default", "winter");
    CHECK(editor::wordsOf(game.draft, season, field(game.draft, season, "/default")) == "Winter");
    CHECK_FALSE(typed(game.draft, night, "/default", "perhaps").fault.isEmpty());
    const auto flags = game.add({"ruleset", "/figures"}, "Each flag");
    game.write(flags, "/value", "25");
    game.write(flags, "/unit", "points");
    game.write(flags, "/scores", "true");
    game.write(flags, "/text", "");
    const auto trait = game.add({"ruleset", "/traits"}, "Feared");
    CHECK(editor::otherKeys(game.draft, trait, editor::fieldsOf(game.draft, trait)).isEmpty());

    const auto led = game.add({"ruleset", "/places"}, "Led by");
    CHECK(game.draft.idAt(led) == "led-by");
    const auto category = game.draft.text({"ruleset", "/categories/0/id"});
    game.write(led, "/verb", "leads");
    game.write(led, "/parents/category", QString::fromStdString(category));
    game.write(led, "/parents/category", "");
    game.write(led, "/accepts/category", QString::fromStdString(category));
    game.write(led, "/sharesReserve", "false");
    CHECK(game.draft.json(led) == R"({"as":"led-by","name":"Led by","verb":"leads","accepts":{"category":")" +
                                      category + R"("},"sharesReserve":false})");
    CHECK(game.draft.idAt(game.add({"ruleset", "/places"}, "Led by")) == "led-by-2");

    const auto catalogue = game.read();
    const auto& ruleset = catalogue->ruleset;
    CHECK(ruleset.places.size() == 2);
    const auto its = ruleset.battleOptions.span();
    REQUIRE(its.size() >= 2);
    const auto& read = its[its.size() - 1];
    CHECK(read.choices.size() == 2);
    CHECK(read.standard == Id<BattleChoice>::at(1));
    CHECK(its[its.size() - 2].isFlag);
    REQUIRE(!ruleset.figures.empty());
    CHECK(ruleset.figures.back().scores);
    CHECK(ruleset.traits.span().back().name == "Feared");

    // A trait that asks for more is shown as it is written.
    REQUIRE(game.draft.apply({{trait / "when", How::Set, R"({"not":{"category":"x"}})"}}));
    CHECK(editor::fieldsOf(game.draft, trait).size() == 1);
    CHECK(editor::otherKeys(game.draft, trait, editor::fieldsOf(game.draft, trait)).contains("not"));
}

TEST_CASE("choices inside an option are written in forms, one level deep")
{
    Writing game;
    const auto unit = teraltUnits / 0;
    const auto arms = game.add(unit / "options", "Arms");
    const auto gun = arms / "options" / 0;
    game.write(gun, "/points", "4");
    const auto list = editor::innerListOf(gun);
    REQUIRE(list);
    const auto facing = game.add(gun / list->key, "Facing");
    game.write(facing, "/min", "1");
    const auto ahead = facing / "options" / 0;
    const auto turret = game.add(facing / "options", "Turret");
    game.write(turret, "/times", "3");
    game.write(facing, "/default", QString::fromStdString(game.draft.text(ahead / "id")));
    CHECK_FALSE(editor::innerListOf(turret));
    CHECK(game.draft.json(turret) == R"({"id":"turret","name":"Turret","times":3})");
    const auto catalogue = game.read();
    const auto kind = catalogue->findUnit(catalogue->findArmy(teralt), game.draft.text(unit / "id"));
    const auto& choicesOf = catalogue->unit(kind).choices;
    const auto made = choicesOf.find("turret");
    REQUIRE_FALSE(made.isNone());
    CHECK(choicesOf.nameOf(choicesOf.groups[choicesOf.options[made].group]) == "Arms: Facing");
}

TEST_CASE("changes that are not saved are there when the game is opened again")
{
    using editor::AuthorRecovery;
    Begun begun;
    const auto copy = begun.game.folder + "/unsaved.draft";
    const auto isThere = [&] { return std::filesystem::exists(copy); };
    AuthorDocument document(begun.store, begun.draft(), false);
    auto recovery = std::make_unique<AuthorRecovery>(document, std::chrono::milliseconds(0));
    const auto rename = [&](const std::string& name) {
        REQUIRE(document.change("Name", {{{"ruleset", "/name"}, How::Set, '"' + name + '"'}}));
    };
    rename("Vael, mended");
    REQUIRE(document.change("Army", editor::newArmy(document.draft(), "House Orme").edit));
    CHECK(QTest::qWaitFor(isThere));
    // It is this program's as long as it is open.
    CHECK(AuthorRecovery::found(begun.draft())->empty());
    recovery->leave();
    recovery.reset();
    CHECK(isThere());

    auto again = begun.draft();
    const auto left = AuthorRecovery::found(again);
    REQUIRE(left);
    REQUIRE(again.apply(*left));
    CHECK(again.isSame(document.draft()));
    CHECK(again.files().size() == 3);

    // What is saved needs no copy, nor does what is given up.
    recovery = std::make_unique<AuthorRecovery>(document, std::chrono::milliseconds(0));
    REQUIRE(document.save());
    CHECK_FALSE(isThere());
    rename("Vael, again");
    CHECK(QTest::qWaitFor(isThere));
    document.undoStack().undo();
    CHECK_FALSE(isThere());
    rename("Vael, once more");
    CHECK(QTest::qWaitFor(isThere));
    recovery.reset();
    CHECK_FALSE(isThere());

    // What nobody can read stays where it is.
    for (const auto* bytes : {"", "muster-unsaved 1\nruleset 9999\n{}", "muster-unsaved 1\nruleset\n", "{}",
                              "muster-unsaved 1\nruleset 3\n{x}", "muster-unsaved 1\n../ruleset 2\n{}"}) {
        testing::write(copy, bytes);
        const auto found = AuthorRecovery::found(begun.draft());
        REQUIRE_FALSE(found);
        CHECK_THAT(toText(found.error().front()), Catch::Contains("cannot be read"));
    }
}
