// A player's pictures in the real window: added by the menu, dropped and pasted, refused, and taken away.

#include "widgets/windowfixture.h"

#include "widgets/army/builds.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/printing/sharedialog.h"
#include "widgets/unit/picturefield.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

QImage plain(Qt::GlobalColor colour)
{
    QImage image(320, 240, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

void drop(QWidget& target, const QMimeData& data)
{
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &enter);
    REQUIRE(enter.isAccepted());
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &event);
}

QMimeData* fileData(const QString& path)
{
    auto* data = new QMimeData;
    data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

struct PictureWindow : WindowFixture {
    PictureWindow() : WindowFixture(company())
    {
        REQUIRE(plain(Qt::red).save(path("red.png")));
        REQUIRE(plain(Qt::blue).save(path("blue.jpg")));
        select({"u1"});
    }

    [[nodiscard]] PictureField& field() const { return the<PictureField>("unitPicture"); }
    [[nodiscard]] QString words() const { return testing::the<QLabel>(field(), "pictureWords").text(); }
    [[nodiscard]] QLabel& shown() const { return testing::the<QLabel>(field(), "pictureShown"); }
    [[nodiscard]] const std::string& picture(const std::string& id = "u1") const { return unit(id).picture; }

    /// Does something that gives the unit another picture, and waits for it.
    void during(const std::function<void()>& gesture) const
    {
        const auto before = picture();
        gesture();
        REQUIRE(QTest::qWaitFor([&] { return picture() != before; }, 20'000));
    }
};

} // namespace

TEST_CASE("a picture is added and changed from the menu, and taken away, one step each")
{
    PictureWindow f;
    CHECK_FALSE(f.shown().isVisible());
    f.prompts.openPath = f.path("red.png");
    f.step("Picture of Steel Warriors Section", [&] { f.during([&] { f.trigger("actionAddPicture"); }); });
    CHECK(f.prompts.count("askOpenPicture") == 1);
    REQUIRE(QTest::qWaitFor([&] { return f.shown().isVisible(); }, 20'000));
    CHECK(f.shown().accessibleName() == "Picture of the unit");
    CHECK_FALSE(f.shown().pixmap(Qt::ReturnByValue).isNull());
    CHECK(testing::the<QToolButton>(f.field(), "pictureAdd").text() == "Change Picture…");

    f.prompts.openPath = f.path("blue.jpg");
    f.step("Picture of Steel Warriors Section",
           [&] { f.during([&] { click(testing::the<QToolButton>(f.field(), "pictureAdd")); }); });
    f.step("Remove picture of Steel Warriors Section", [&] { f.trigger("actionRemovePicture"); });
    CHECK(f.picture().empty());
    CHECK_FALSE(f.shown().isVisible());
    CHECK_FALSE(testing::the<QToolButton>(f.field(), "pictureRemove").isVisible());
    // Nothing to take away, and nobody who chose: nothing happens.
    const auto count = f.document().undoStack().index();
    f.trigger("actionRemovePicture");
    f.prompts.openPath.clear();
    f.trigger("actionAddPicture");
    CHECK(f.document().undoStack().index() == count);
}

TEST_CASE("a picture is dropped on the unit's place, and pasted there with the keyboard")
{
    PictureWindow f;
    const std::unique_ptr<QMimeData> file(fileData(f.path("red.png")));
    f.step("Picture of Steel Warriors Section", [&] { f.during([&] { drop(f.field(), *file); }); });
    const auto dropped = f.picture();

    QGuiApplication::clipboard()->setImage(plain(Qt::green));
    testing::the<QToolButton>(f.field(), "pictureAdd").setFocus();
    f.step("Picture of Steel Warriors Section", [&] { f.during([&] { f.press("Ctrl+V"); }); });
    CHECK(f.picture() != dropped);
    QGuiApplication::clipboard()->clear();
}

TEST_CASE("what cannot be read is refused in words, and changes nothing")
{
    PictureWindow f;
    write(f.path("words.png").toStdString(), "<b>not a picture</b>");
    const auto before = f.bytes();
    f.prompts.openPath = f.path("words.png");
    f.trigger("actionAddPicture");
    REQUIRE(QTest::qWaitFor([&] { return f.words().contains("cannot be read"); }, 20'000));
    CHECK(f.words().contains("words.png"));
    CHECK(f.words().contains("Save it as .jpg, .png or .webp"));
    f.prompts.openPath = f.path("none.png");
    f.trigger("actionAddPicture");
    REQUIRE(QTest::qWaitFor([&] { return f.words().contains("none.png"); }, 20'000));
    CHECK(f.bytes() == before);
}

TEST_CASE("a picture that is still read when another unit is chosen is given up")
{
    PictureWindow f;
    f.prompts.openPath = f.path("red.png");
    f.trigger("actionAddPicture");
    f.select({"u2"});
    QTest::qWait(300);
    CHECK(f.picture("u1").empty());
    CHECK(f.picture("u2").empty());
}

TEST_CASE("a damaged picture of a roster is said and can be taken away")
{
    PictureWindow f;
    // The head of a JPEG, and an image without the tables that it is to be read by.
    f.document().apply({edits::SetPicture{"u1", "/9j/wAALCAAIAAgBAREA/9oACAEBAAA/ABL/2Q=="}}, "Picture");
    f.settle();
    REQUIRE_FALSE(f.picture().empty());
    REQUIRE(QTest::qWaitFor([&] { return f.words().contains("damaged"); }, 20'000));
    CHECK_FALSE(f.shown().isVisible());
    f.trigger("actionRemovePicture");
    CHECK(f.picture().empty());
}

TEST_CASE("a unit that is kept as a build is kept without its picture")
{
    PictureWindow f;
    f.prompts.openPath = f.path("red.png");
    f.during([&] { f.trigger("actionAddPicture"); });
    f.settle();
    click(f.the<QToolButton>("unitKeepBuild"));
    const auto builds = buildsOf(f.the<BuildsButton>("armyBuilds").army());
    REQUIRE(builds.size() == 1);
    const auto kept = readRoster(builds.front().unit.toStdString(), "kept");
    REQUIRE(kept);
    CHECK(kept->units.front().unit == "steel-warriors-section");
    CHECK(kept->units.front().picture.empty());
    CHECK_FALSE(f.picture().empty());
}

TEST_CASE("the picture of the roster is set with its name and its battle, as one step")
{
    PictureWindow f;
    const std::unique_ptr<QMimeData> file(fileData(f.path("red.png")));
    f.step("Change Roster and Battle", [&] {
        muster::testing::during<BattleDialog>(
            [&] { f.trigger("actionBattle"); },
            [&](BattleDialog& dialog) {
                auto& field = testing::the<PictureField>(dialog, "rosterPicture");
                drop(field, *file);
                CHECK(QTest::qWaitFor([&] { return !field.picture().empty(); }, 20'000));
                dialog.accept();
            });
    });
    CHECK_FALSE(f.roster().picture.empty());
    CHECK(f.picture().empty());
    // The code of the roster does not have it, and the window about the code says so.
    muster::testing::during<ShareDialog>(
        [&] { f.trigger("actionShare"); },
        [&](ShareDialog& dialog) {
            CHECK(testing::the<QLabel>(dialog, "shareWord").text().contains("Your pictures are not in the code."));
            dialog.reject();
        });
}
