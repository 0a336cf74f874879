#include "core/arbitraryroster.h"
#include "core/roster/limits.h"
#include "editor/document/recovery.h"
#include "editor/library/libraryfiles.h"
#include "fixture.h"
#include "io/roster/anyroster.h"
#include "judging/judgedby.h"

#include <rapidcheck.h>

#include <QDir>

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

std::string times(std::size_t count, const std::string& letter)
{
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += letter;
    return text;
}

std::string someLongText(std::size_t most)
{
    const auto letters = *rc::gen::element(most, most + 1, most + 1'000);
    return times(letters, *rc::gen::element<std::string>("a", "ü", "🐉", "\\", "\n"));
}

/// What a person or a program might do, also beyond every limit.
Edit someWildEdit(const Roster& roster)
{
    using namespace rosterlimits;
    const auto unit = roster.units.empty() ? std::string("nobody") : (*rc::gen::elementOf(roster.units)).id;
    switch (*rc::gen::inRange(0, 14)) {
    case 0:
        return {edits::SetName{someLongText(nameLetters)}};
    case 1:
        return {edits::SetPlayer{someLongText(nameLetters)}};
    case 2:
        return {edits::SetNotes{someLongText(proseLetters)}};
    case 3:
        return {edits::SetUnitName{unit, someLongText(nameLetters)}};
    case 4:
        return {edits::SetUnitNote{unit, someLongText(proseLetters)}};
    case 5:
        return {edits::SetModels{unit, *rc::gen::element(models, models + 1, -1)}};
    case 6:
        return {edits::SetPoints{*rc::gen::element(pointsAgreed, pointsAgreed + 1, std::int64_t{-1})}};
    case 7:
        return {edits::SetOption{unit, {}, *rc::gen::element<std::string>("plain", "Not An Id", ""), timesTaken + 1}};
    case 8: {
        // Units one below the other, pasted below others.
        auto pasted = testing::unit("", "pikes");
        const auto deep = *rc::gen::inRange<std::size_t>(1, unitsDeep + 2);
        for (std::size_t i = 1; i < deep; ++i) {
            auto above = testing::unit("", "pikes");
            above.units.push_back(std::move(pasted));
            pasted = std::move(above);
        }
        auto with = roster;
        with.units.push_back(std::move(pasted));
        assignUnitIds(with);
        return {edits::AddUnit{*rc::gen::element<std::string>("", unit), 0, std::move(with.units.back())}};
    }
    default:
        return *arbitraryEdit(roster);
    }
}

} // namespace

TEST_CASE("whatever is done to a roster, it can be saved and opened again; what would make it otherwise is refused")
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("a.muster").toStdString();
    CHECK(rc::check("what was saved is read", [&] {
        Document document(store());
        auto first = *arbitraryRoster();
        first.ruleset = "wargame";
        first.army = "standard";
        RC_ASSERT(document.create(first).has_value());
        int refused = 0;
        QObject::connect(&document, &Document::refused, [&](const Faults& faults) {
            RC_ASSERT(!faults.empty());
            ++refused;
        });
        for (auto left = *rc::gen::inRange(1, 8); left > 0; --left) {
            const auto edit = someWildEdit(document.roster());
            const auto before = document.roster();
            auto expected = before;
            const bool fits = muster::apply(expected, edit) && expected != before;
            const auto refusedBefore = refused;
            const bool isDone = document.apply(edit, QString::number(left));
            const bool isWritable = readableRoster(expected, "FILE").has_value();
            RC_ASSERT(isDone == (fits && isWritable));
            RC_ASSERT((refused == refusedBefore + 1) == (fits && !isWritable));
            RC_ASSERT(document.roster() == (isDone ? expected : before));
            RC_ASSERT(readableRoster(document.roster(), "FILE").has_value());
        }
        RC_CLASSIFY(refused > 0, "something was refused");
        RC_ASSERT(document.saveOver(path, FileStamp::ofUnread(path)).has_value());
        const auto read = readRoster(bytesOf(path), path);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == document.roster());
    }));
}

TEST_CASE("after an edit that was refused a file is stamped as before")
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("a.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    REQUIRE(document.apply({edits::SetName{"Judged"}}, "Name"));
    document.judgeNow();
    REQUIRE_FALSE(document.apply({edits::SetName{times(rosterlimits::nameLetters + 1, "a")}}, "Name"));
    REQUIRE(document.save(path));
    Document again(store());
    REQUIRE(again.open(path));
    REQUIRE(again.roster().madeWith);
    CHECK(again.roster().madeWith->data == judgedBy(*again.verdict()).hash);
}

TEST_CASE("a name at its limit is saved and opened, in letters of any alphabet")
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("a.muster").toStdString();
    Document document(store());
    REQUIRE(document.create(skirmish()));
    for (const std::string letter : {"a", "ü", "🐉"}) {
        const auto longest = times(rosterlimits::nameLetters, letter);
        CHECK_FALSE(document.apply({edits::SetName{longest + letter}}, "Name"));
        REQUIRE(document.apply({edits::SetName{longest}}, "Name"));
        REQUIRE(document.save(path));
        Document again(store());
        REQUIRE(again.open(path));
        CHECK(again.roster().name == longest);
    }
}

TEST_CASE("a new roster that no file may hold is not made")
{
    Document document(store());
    REQUIRE(document.create(skirmish()));
    auto other = skirmish();
    other.name = times(rosterlimits::nameLetters + 1, "a");
    const auto made = document.create(other);
    REQUIRE_FALSE(made);
    CHECK(made.error().front().pointer == "/name");
    CHECK(document.roster() == skirmish());
}

TEST_CASE("the stamp of the data is left out where a file has no room for it")
{
    auto roster = skirmish();
    for (int i = 0; i < 99; ++i) {
        roster.units.push_back(unit("u" + std::to_string(i + 1), "pikes"));
        roster.units.back().note = times(rosterlimits::proseLetters, "🐉");
    }
    roster.units.push_back(unit("last", "pikes"));
    const auto size = readableRoster(roster, "FILE").value().size();
    REQUIRE(size < (8U << 20));
    roster.madeWith = MadeWith{"1.0", {}, {}, {}, std::vector<MadeLimit>(19'000, {"most", "u1", Fraction(1), {}})};
    REQUIRE_FALSE(readableRoster(roster, "FILE"));
    auto written = roster;
    const auto bytes = readableStampedRoster(written, "FILE");
    REQUIRE(bytes);
    CHECK_FALSE(written.madeWith);
    CHECK(readRoster(*bytes, "FILE") == written);
    CHECK(readRoster(copiesOf(roster, roster.madeWith).file, "FILE") == written); // a print carries it too
    roster.name = times(rosterlimits::nameLetters + 1, "a");
    CHECK_FALSE(readableStampedRoster(roster, "FILE"));
}

TEST_CASE("a copy that cannot be read can be saved as it is")
{
    const QTemporaryDir folder;
    const auto copy = folder.filePath("left.muster");
    write(copy.toStdString(), "{ \"format\": ");
    const auto found = Recovery::find(folder.path());
    REQUIRE(found.size() == 1);
    CHECK_FALSE(found[0].faults.empty());
    const auto aside = folder.filePath("aside.txt").toStdString();
    REQUIRE(Recovery::saveAside(found[0], aside));
    CHECK(bytesOf(aside) == "{ \"format\": ");
    CHECK(QFileInfo::exists(copy)); // until it is discarded
    REQUIRE(QFile::remove(copy));
    CHECK_FALSE(Recovery::saveAside(found[0], aside));
    CHECK(bytesOf(aside) == "{ \"format\": ");
}

TEST_CASE("a copy of a roster with the longest name has a name that fits")
{
    const QTemporaryDir folder;
    const auto path = folder.filePath("long.muster").toStdString();
    auto roster = skirmish();
    roster.name = times(rosterlimits::nameLetters, "ü");
    write(path, readableRoster(roster, path).value());
    const auto copy = duplicateRoster(path);
    REQUIRE(copy);
    const auto read = readRoster(bytesOf(*copy), *copy);
    REQUIRE(read);
    CHECK(read->name == times(rosterlimits::nameLetters - 4, "ü") + " (2)");
    const auto renamed = renameRoster(path, times(rosterlimits::nameLetters + 1, "ü"));
    CHECK_FALSE(renamed);
    CHECK(readRoster(bytesOf(path), path) == roster);
}
