#include "widgets/unit/cardview.h"

#include "editor/fixture.h"

#include <QSignalSpy>
#include <QTest>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

VerdictPtr verdictOf(const std::string& path)
{
    editor::Document document(store());
    REQUIRE(document.open(path));
    return document.verdict();
}

QString idAt(const VerdictPtr& verdict, std::size_t position)
{
    return QString::fromStdString(verdict->assessment().units.span()[position].id);
}

} // namespace

TEST_CASE("the card of a unit is shown a moment after the last call")
{
    const auto verdict = verdictOf(march);
    CardView view(store());
    QSignalSpy updated(&view, &CardView::updated);
    view.resize(320, 400);
    view.show();
    for (std::size_t i = 0; i < 3; ++i)
        view.show(verdict, idAt(verdict, i));
    CHECK_FALSE(view.hasCard());
    REQUIRE(updated.wait(2000));
    QTest::qWait(200);
    CHECK(updated.count() == 1);
    REQUIRE(view.hasCard());
    CHECK(view.words().isEmpty());
    const auto& kind = verdict->catalogue().unit(verdict->assessment().units.span()[2].kind);
    CHECK(view.accessibleName().contains(QString::fromStdString(kind.name)));
    CHECK(view.accessibleDescription().contains(QString::fromStdString(kind.name)));
    // It keeps its shape whatever its width, and has dark strokes on white.
    CHECK(view.heightForWidth(640) == Approx(2 * view.heightForWidth(320)).margin(2));
    const auto image = view.grab().toImage();
    int dark = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            dark += qGray(image.pixel(x, y)) < 80 ? 1 : 0;
    CHECK(dark > 500);
}

TEST_CASE("nothing is made of a card that is not seen")
{
    const auto verdict = verdictOf(march);
    CardView view(store());
    QSignalSpy updated(&view, &CardView::updated);
    view.show(verdict, idAt(verdict, 0));
    QTest::qWait(250);
    CHECK(updated.count() == 0);
    view.show();
    REQUIRE(updated.wait(2000));
    CHECK(view.hasCard());
    view.hide();
    view.show(verdict, idAt(verdict, 1));
    QTest::qWait(250);
    CHECK(updated.count() == 1);
}

TEST_CASE("a card that is not there is told in words")
{
    const auto verdict = verdictOf(march);
    CardView view(store());
    QSignalSpy updated(&view, &CardView::updated);
    view.show();
    CHECK(view.words() == "Choose a unit to see its card as it will print.");
    view.show(verdict, "nobody");
    REQUIRE(updated.wait(2000));
    CHECK_FALSE(view.hasCard());
    CHECK(view.words() == "Choose a unit to see its card as it will print.");
    view.show(verdict, idAt(verdict, 0));
    REQUIRE(updated.wait(2000));
    CHECK(view.hasCard());
    view.show(VerdictPtr(), {});
    REQUIRE(updated.wait(2000));
    CHECK_FALSE(view.hasCard());
    view.grab();
}

TEST_CASE("a faulty template of a card is told with its file and line")
{
    const QTemporaryDir home;
    const auto before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    auto own = std::move(Store::open(std::string(MUSTER_SOURCE_DIR)).value());
    const auto templates = own.userTemplateFolder();
    QDir().mkpath(QString::fromStdString(templates));
    const auto [file, text, place] = GENERATE(table<std::string, std::string, std::string>(
        {{"card.html", "<section class=\"card\">\n{{nonsense}}\n</section>\n", "card.html:2"},
         {"card.html", std::string(1'100'000, 'x'), "card.html: The file is larger than 1 MB"},
         {"own.css", ".a { color: #000000; }\n.b { float: left; }\n", "own.css:2"},
         {"geometry.json", "{\n  \"cards\": { \"two\": { \"columns\": 6, \"gutter\": 40 } }\n}\n",
          "geometry.json:2"}}));
    write(templates + '/' + file, text);
    const auto verdict = verdictOf(march);
    CardView view(own);
    QSignalSpy updated(&view, &CardView::updated);
    view.show();
    view.show(verdict, idAt(verdict, 0));
    REQUIRE(updated.wait(2000));
    qputenv("XDG_DATA_HOME", before);
    CHECK_FALSE(view.hasCard());
    CHECK(view.words() == "The card cannot be made.");
    CHECK(view.accessibleDescription().remove(QChar(0x200b)).contains(QString::fromStdString(place)));
    CHECK(view.heightForWidth(200) > view.heightForWidth(400));
    view.grab();
}
