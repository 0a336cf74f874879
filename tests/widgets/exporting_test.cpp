#include "widgets/printing/exporting.h"

#include "io/roster/anyroster.h"
#include "widgets/printing/printsettings.h"
#include "widgets/windowfixture.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

VerdictPtr skirmishers()
{
    editor::Document document(store());
    auto roster = skirmish();
    roster.units.push_back(unit("a", "infantry"));
    REQUIRE(document.create(std::move(roster)));
    return document.verdict();
}

QString nameOf(const char* rosterName)
{
    Roster roster;
    roster.name = rosterName;
    return fileNameFor(roster, QStringLiteral("pdf"));
}

} // namespace

TEST_CASE("a roster is on the clipboard as text, and as Markdown")
{
    const auto verdict = skirmishers();
    REQUIRE(copyForm(nullptr, verdict, store(), Form::Text));
    CHECK(QGuiApplication::clipboard()->text().startsWith("Skirmish\n"));
    REQUIRE(copyForm(nullptr, verdict, store(), Form::Markdown));
    CHECK(QGuiApplication::clipboard()->text().startsWith("# Skirmish\n"));
    CHECK(QGuiApplication::clipboard()->mimeData()->hasFormat("text/markdown"));
}

TEST_CASE("each entry of Copy Roster As puts its form on the clipboard, each of Export into a file")
{
    WindowFixture f(hold);
    const auto* clipboard = QGuiApplication::clipboard();
    const auto name = QString::fromStdString(f.roster().name);
    struct Entry {
        QString id;
        QString start;
        QString mime;
        QString ending;
    };
    for (const auto& [id, start, mime, ending] :
         {Entry{"Text", name + '\n', "text/plain", "txt"}, Entry{"Lines", name + '\n', "text/plain", "txt"},
          Entry{"Bbcode", "[b]" + name + "[/b]\n", "text/plain", "txt"},
          Entry{"Markdown", "# " + name + '\n', "text/markdown", "md"},
          Entry{"Csv", "section,name,", "text/csv", "csv"}, Entry{"Code", "MUSTER1:", "text/plain", "txt"}}) {
        INFO(id.toStdString());
        QGuiApplication::clipboard()->clear();
        f.trigger("actionCopy" + id);
        const auto text = clipboard->text();
        CHECK(text.startsWith(start));
        CHECK(clipboard->mimeData()->hasFormat(mime));

        f.prompts.calls.clear();
        f.prompts.savePath = f.path("out-" + id);
        f.trigger("actionExport" + id);
        CHECK(f.prompts.count("askSave") == 1);
        CHECK(f.prompts.calls.front().subject.endsWith('.' + ending));
        CHECK(f.prompts.count("tell") == 0);
        CHECK(bytesOf(f.path("out-" + id).toStdString()) == text.toStdString());
    }
    // One line a unit is not the full text.
    f.trigger("actionCopyLines");
    const auto lines = clipboard->text();
    f.trigger("actionCopyText");
    CHECK(lines != clipboard->text());
}

TEST_CASE("the code that is copied is the roster with what judged it")
{
    const WindowFixture f(hold);
    f.trigger("actionCopyCode");
    const auto read = readAnyRoster(QGuiApplication::clipboard()->text().toStdString(), "CODE");
    REQUIRE(read);
    CHECK(fingerprint(read->roster) == fingerprint(f.roster()));
    REQUIRE(read->roster.madeWith);
    CHECK(read->roster.madeWith->data.size() == 14);
}

TEST_CASE("lines that need a code keep notes and the player to themselves")
{
    auto roster = company();
    roster.player = "Ann Secret";
    roster.notes = "The bridge is a trap.";
    roster.units.front().note = "Hides in the mill.";
    roster.rulings["no-such-ruling"] = true; // words do not say it
    const WindowFixture f(roster);
    f.trigger("actionCopyLines");
    const auto text = QGuiApplication::clipboard()->text();
    const auto at = text.indexOf("MUSTER1:");
    REQUIRE(at > 0);
    CHECK_FALSE(text.contains("mill"));
    const auto read = readAnyRoster(text.mid(at).trimmed().toStdString(), "CODE");
    REQUIRE(read);
    CHECK(fingerprint(read->roster) == fingerprint(f.roster()));
    CHECK(read->roster.player.empty());
    CHECK(read->roster.notes.empty());
    CHECK(read->roster.units.front().note.empty());
}

TEST_CASE("the ending of a file's name says its form")
{
    const auto verdict = skirmishers();
    const auto settings = rememberedPrintSettings(store());
    const QTemporaryDir folder;
    for (const auto& [name, start] : {std::pair("a.PDF", "%PDF-"), std::pair("a.html", "<!doctype html>"),
                                      std::pair("a.txt", "Skirmish\n"), std::pair("a.md", "# Skirmish\n")}) {
        INFO(name);
        const auto path = folder.filePath(name);
        REQUIRE(exportTo(path, *verdict, settings, store()));
        CHECK_THAT(bytesOf(path.toStdString()), Catch::StartsWith(start));
    }
    CHECK_FALSE(exportTo(folder.filePath("a.doc"), *verdict, settings, store()));
    CHECK_FALSE(QFileInfo::exists(folder.filePath("a.doc")));
}

TEST_CASE("exporting asks where to, remembers the folder, and tells what failed")
{
    const auto verdict = skirmishers();
    const auto settings = rememberedPrintSettings(store());
    const QTemporaryDir folder;
    FakePrompts prompts;
    CHECK(exportAs(nullptr, prompts, verdict, settings, store(), Form::Text).isEmpty());
    CHECK(prompts.count("askSave") == 1);

    prompts.savePath = folder.filePath("mine.txt");
    CHECK(exportAs(nullptr, prompts, verdict, settings, store(), Form::Text) == prompts.savePath);
    CHECK_THAT(bytesOf(prompts.savePath.toStdString()), Catch::StartsWith("Skirmish\n"));
    CHECK(exportAs(nullptr, prompts, verdict, settings, store(), Form::Markdown) == prompts.savePath);
    CHECK(prompts.calls.back().subject == folder.filePath("Skirmish.md"));
    CHECK(prompts.count("tell") == 0);

    prompts.savePath = folder.filePath("not/there/mine.txt");
    CHECK(exportAs(nullptr, prompts, verdict, settings, store(), Form::Text).isEmpty());
    REQUIRE(prompts.count("tell") == 1);
    CHECK(prompts.calls.back().lines.join('\n').contains("mine.txt"));

    auto without = settings;
    without.templateFolder = folder.path().toStdString();
    CHECK(exportAs(nullptr, prompts, verdict, without, store(), Form::Pdf).isEmpty());
    CHECK(prompts.calls.back().what == "tell");
}

TEST_CASE("a roster's name becomes one that every file system takes")
{
    CHECK(nameOf("Third Company") == "Third Company.pdf");
    CHECK(nameOf("") == "Roster.pdf");
    CHECK(nameOf(" .. / ") == "Roster.pdf");
    CHECK(nameOf("...") == "Roster.pdf");
    CHECK(nameOf("con") == "_con.pdf");
    CHECK(nameOf("-f\u202e\x1b") == "f.pdf");
    CHECK(nameOf("a/b\\c: \"d\"\n<e>?") == "a-b-c- -d- -e--.pdf");
    CHECK(nameOf("Größe 漢 🎲") == QString::fromUtf8("Größe 漢 🎲.pdf"));
    std::string dice;
    for (int i = 0; i < 200; ++i)
        dice += "🎲";
    const auto cut = nameOf(dice.c_str());
    CHECK(cut.toUtf8().size() <= 130);
    CHECK(cut.startsWith(QString::fromUtf8("🎲🎲")));
    CHECK_FALSE(cut.contains(QChar(QChar::ReplacementCharacter)));
}

TEST_CASE("how somebody prints is remembered")
{
    auto settings = rememberedPrintSettings(store());
    settings.sheets = {print::Sheet::Cards, print::Sheet::Battle};
    settings.paper = print::Paper::Letter;
    settings.cards = print::CardSize::Poker;
    settings.ink = print::Ink::Saver;
    rememberPrintSettings(settings);
    const auto again = rememberedPrintSettings(store());
    CHECK(again.sheets == settings.sheets);
    CHECK(again.paper == settings.paper);
    CHECK(again.cards == settings.cards);
    CHECK(again.ink == settings.ink);
    CHECK_FALSE(again.templateFolder.empty());
    settings.sheets.clear();
    rememberPrintSettings(settings);
    CHECK(rememberedPrintSettings(store()).sheets.empty());
    rememberPrintSettings({});
}

TEST_CASE("a page to play from is saved, and it is said where")
{
    WindowFixture f(hold);
    f.prompts.savePath = f.path("play.html");
    f.trigger("actionPlayPage");
    REQUIRE(f.prompts.count("askSave") == 1);
    CHECK(f.prompts.calls.front().subject.endsWith(", to play.html"));
    const auto page = bytesOf(f.path("play.html").toStdString());
    CHECK(page.find("id=\"data\"") != std::string::npos);
    CHECK(page.find("Emberkeel") != std::string::npos);
    CHECK(f.window->statusBar()->currentMessage().contains("play.html"));
}

TEST_CASE("a battle of a page to play from goes into the notes, and can be undone")
{
    WindowFixture f(hold);
    const auto notes = f.roster().notes;
    const auto battle = R"({"format":"muster-battle","version":1,"turn":4,"points":[0,0],"score":[10,250],"forces":[{)"
                        R"("fingerprint":")" +
                        fingerprint(f.roster()) +
                        R"(","name":"Hold","units":[{"unit":"u5","name":"Emberkeel","words":"Destroyed"}]}]})";
    QGuiApplication::clipboard()->setText(QString::fromStdString(battle));
    f.trigger("actionTakeBattle"); // asked, and not confirmed
    REQUIRE(f.prompts.count("confirm") == 1);
    CHECK(f.prompts.calls.back().text.contains("10 to 250"));
    CHECK(f.roster().notes == notes);
    f.prompts.isConfirmed = true;
    f.trigger("actionTakeBattle");
    CHECK(f.roster().notes.ends_with("Hold:\n  Emberkeel: Destroyed\n"));
    f.trigger("actionUndo");
    CHECK(f.roster().notes == notes);

    // Without a copied one a file is asked for; what is no battle is told.
    QGuiApplication::clipboard()->clear();
    f.prompts.calls.clear();
    f.prompts.openPath = f.path("wrong.json");
    write(f.path("wrong.json").toStdString(), R"({"format": "muster-roster"})");
    f.trigger("actionTakeBattle");
    CHECK(f.prompts.count("askOpenBattle") == 1);
    CHECK(f.prompts.count("tell") == 1);
    CHECK(f.roster().notes == notes);
}
