#include "io/roster/anyroster.h"
#include "reading/pictures/pictures.h"
#include "widgets/printing/sharedialog.h"
#include "widgets/windowfixture.h"

#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// What a camera would see of the dialog: all of it, with its words and buttons.
Result<CodesInPicture> photographed(ShareDialog& dialog)
{
    QBuffer buffer;
    dialog.grab().save(&buffer, "PNG");
    return codesInPicture(buffer.data().toStdString(), "FILE");
}

Roster withNotes()
{
    auto roster = company();
    roster.notes = "The bridge is a trap.";
    roster.units.front().note = "Hides in the mill.";
    return roster;
}

void inside(const WindowFixture& f, const std::function<void(ShareDialog&)>& work)
{
    during<ShareDialog>([&] { f.trigger("actionShare"); },
                        [&](ShareDialog& dialog) {
                            QCoreApplication::processEvents();
                            work(dialog);
                            dialog.reject();
                        });
}

} // namespace

TEST_CASE("a picture of the shared roster is read, without the notes unless they are wanted")
{
    const WindowFixture f(withNotes());
    inside(f, [&](ShareDialog& dialog) {
        auto seen = photographed(dialog);
        REQUIRE(seen);
        REQUIRE(seen->codes.size() == 1);
        auto read = readAnyRoster(seen->codes.front(), "CODE");
        REQUIRE(read);
        CHECK(fingerprint(read->roster) == fingerprint(f.roster()));
        CHECK(read->roster.notes.empty());
        CHECK(read->roster.units.front().note.empty());

        auto& notes = testing::the<QCheckBox>(dialog, "shareNotes");
        CHECK(notes.isVisible());
        notes.click();
        QCoreApplication::processEvents();
        seen = photographed(dialog);
        REQUIRE(seen);
        REQUIRE(seen->codes.size() == 1);
        read = readAnyRoster(seen->codes.front(), "CODE");
        REQUIRE(read);
        CHECK(read->roster.notes == "The bridge is a trap.");
        CHECK(read->roster.units.front().note == "Hides in the mill.");
    });
}

TEST_CASE("what is shared is copied and saved without the notes too")
{
    WindowFixture f(withNotes());
    inside(f, [&](ShareDialog& dialog) {
        testing::the<QPushButton>(dialog, "shareCopyCode").click();
        const auto read = readAnyRoster(QGuiApplication::clipboard()->text().toStdString(), "CODE");
        REQUIRE(read);
        CHECK(read->roster.notes.empty());
        testing::the<QPushButton>(dialog, "shareCopyText").click();
        const auto words = QGuiApplication::clipboard()->text();
        CHECK(words.startsWith(QString::fromStdString(f.roster().name)));
        CHECK_FALSE(words.contains("mill"));
        f.prompts.savePath = f.path("shared.html");
        testing::the<QPushButton>(dialog, "shareHtml").click();
        const auto page = bytesOf(f.path("shared.html").toStdString());
        CHECK_THAT(page, Catch::StartsWith("<!doctype html>"));
        CHECK_THAT(page, !Catch::Contains("mill"));
    });
    CHECK(f.roster().notes == "The bridge is a trap."); // the roster keeps them
}

TEST_CASE("a roster without notes has no question about them, and one that is too large has words in place of a code")
{
    const WindowFixture plain(company());
    inside(plain, [&](ShareDialog& dialog) { CHECK_FALSE(testing::the<QCheckBox>(dialog, "shareNotes").isVisible()); });
    auto large = company();
    auto one = large.units.front();
    one.units.clear(); // their ids would be there twice
    for (int i = 0; i < 600; ++i) {
        large.units.push_back(one);
        large.units.back().id = "copy-" + std::to_string(i);
        large.units.back().name = "Own name number " + std::to_string(i * 7919);
    }
    const WindowFixture f(large);
    inside(f, [&](ShareDialog& dialog) {
        CHECK_FALSE(testing::the<QLabel>(dialog, "shareCode").isVisible());
        CHECK(testing::the<QLabel>(dialog, "shareWord").text().contains("too large"));
        CHECK_FALSE(testing::the<QPushButton>(dialog, "shareCopyCode").isEnabled());
        CHECK(testing::the<QPushButton>(dialog, "sharePdf").isEnabled());
    });
}
