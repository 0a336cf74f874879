// The head over a roster: five fixed places, limits as chips or as a list.

#include "widgets/findings/headbar.h"
#include "widgets/findings/limitstrip.h"
#include "widgets/findings/pointsbar.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/theme.h"
#include "widgets/windowfixture.h"

#include <QAbstractButton>
#include <QToolButton>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;
using editor::HeadForm;

namespace {

HeadForm form()
{
    HeadForm form;
    form.name = "Third Company";
    form.army = "Army · Game";
    form.costs = {{"1,425", "of 1,500 points", "of 1,500", "75 left", 0.95}};
    form.units = 3;
    form.outcome = Outcome::Legal;
    form.tallies = {{"Ordnance", "1 of 2", Severity::Off, false}, {"Armour", "2 of 2", Severity::Off, true}};
    return form;
}

std::map<QString, QRect> placesIn(const HeadBar& bar)
{
    std::map<QString, QRect> places;
    for (const auto* name : {"headName", "pointsBar", "legalBadge", "tallies", "battleButton"})
        places[name] = the<QWidget>(bar, name).geometry();
    return places;
}

bool hasColour(const QImage& image, const QColor& colour)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour.rgb())
                return true;
    return false;
}

QImage chips(Severity broken, bool isFull)
{
    LimitStrip strip;
    strip.resize(400, strip.sizeHint().height());
    strip.show({{"Armour", "3 of 2", broken, isFull}});
    return strip.grab().toImage();
}

} // namespace

TEST_CASE("the head says what is left and what is over")
{
    HeadBar bar;
    bar.setForm(form());
    CHECK(the<QWidget>(bar, "pointsBar").accessibleName() == "1,425 of 1,500 points, 75 left");
    auto over = form();
    over.costs = {{"1,545", "of 1,500 points", "of 1,500", "45 over", 1.03}};
    bar.setForm(over);
    CHECK(the<QWidget>(bar, "pointsBar").accessibleName() == "1,545 of 1,500 points, 45 over");
    over.costs = {{"1,545", "points, no limit agreed", {}, {}, {}}};
    bar.setForm(over);
    CHECK(the<QWidget>(bar, "pointsBar").accessibleName() == "1,545 points, no limit agreed");
}

TEST_CASE("the line below the name begins with army and game, and what is not as shipped is a mark behind it")
{
    HeadBar bar;
    auto own = form();
    own.isPlaytest = own.isUncertain = true;
    own.dataMarks = QStringList{"own data"};
    bar.setForm(own);
    const auto& line = the<QLabel>(bar, "headArmy");
    CHECK(line.text() == "Army · Game");
    CHECK(line.accessibleDescription() == "playtest figures · own data");
    CHECK(line.toolTip().contains("own data"));

    // A scenario is the last of the line: with the mark behind it both have room in a wide window, and the tip has all.
    own.army = "Forge Fathers · Warpath 2 · Meat Grinder";
    own.isPlaytest = own.isUncertain = false;
    bar.resize(1600, 66);
    bar.setForm(own);
    bar.show();
    QCoreApplication::processEvents();
    CHECK(line.text().endsWith("Meat Grinder"));
    CHECK(line.accessibleDescription() == "own data");
    CHECK(line.toolTip().startsWith("Forge Fathers · Warpath 2 · Meat Grinder · own data"));
    const QFontMetrics metrics(line.font());
    CHECK(metrics.horizontalAdvance(line.text()) + pillWidth(line.accessibleDescription()) <= line.width());

    // The mark is seen however long the line is.
    own.isPlaytest = own.isUncertain = true;
    bar.resize(1024, 66);
    own.army = QString("A very long name ").repeated(20);
    bar.setForm(own);
    bar.show();
    QCoreApplication::processEvents();
    const auto with = the<QLabel>(bar, "headArmy").grab().toImage();
    own.isPlaytest = own.isUncertain = false;
    own.dataMarks.clear();
    bar.setForm(own);
    CHECK(the<QLabel>(bar, "headArmy").grab().toImage() != with);
    CHECK(line.accessibleDescription().isEmpty());
}

TEST_CASE("where there is no room for the word, the bar of points leaves it out and cuts nothing")
{
    const auto painted = [](bool isNarrow, const QString& rest, const QString& left, const QString& brief) {
        PointsBar bar;
        bar.setNarrow(isNarrow);
        bar.resize(bar.sizeHint());
        bar.show({"105,930", rest, brief, left, 0.95});
        return bar.grab().toImage();
    };
    const QString rest = "of 100,000 points";
    const QString over = "5,930 over";
    const QString brief = "of 100,000";
    CHECK(painted(false, rest, over, brief) == painted(false, brief, over, {}));
    CHECK(painted(false, rest, over, {}) != painted(false, brief, over, {})); // it would be cut
    // Where not even that has room, what is over is left to the bar.
    CHECK(painted(true, rest, over, brief) == painted(true, rest, {}, brief));
    CHECK(painted(false, rest, {}, brief) == painted(false, rest, {}, {}));
}

TEST_CASE("no verdict moves anything in the head")
{
    for (const int width : {1024, 1440}) {
        HeadBar bar;
        bar.resize(width, 66);
        bar.setForm(form());
        bar.show();
        QCoreApplication::processEvents();
        const auto before = placesIn(bar);
        for (const auto outcome : {Outcome::Empty, Outcome::NotLegal, Outcome::NotJudged}) {
            auto other = form();
            other.outcome = outcome;
            other.errors = 12;
            other.whyNotJudged = "3 unknown names";
            other.costs[0].sum = "123,456";
            other.tallies.push_back({"A limit with a long name that was not there", "12 of 3", Severity::Error, false});
            bar.setForm(other);
            QCoreApplication::processEvents();
            CHECK(placesIn(bar) == before);
        }
    }
}

TEST_CASE("the badge says the whole verdict to those who hear it, and in its tip")
{
    HeadBar bar;
    auto unjudged = form();
    unjudged.outcome = Outcome::NotJudged;
    unjudged.whyNotJudged = "3 lines not understood";
    bar.setForm(unjudged);
    const auto& badge = the<QAbstractButton>(bar, "legalBadge");
    CHECK(badge.accessibleName().startsWith("Not judged: 3 "));
    CHECK(badge.toolTip().contains("Not judged: 3 "));
}

TEST_CASE("a chip is red for an error and amber for a warning only")
{
    const auto& theme = Theme::of(qApp->palette());
    CHECK(hasColour(chips(Severity::Error, false), theme.error));
    CHECK(hasColour(chips(Severity::Warning, false), theme.warning));
    CHECK_FALSE(hasColour(chips(Severity::Warning, false), theme.error));
    for (const bool isFull : {true, false}) {
        CHECK_FALSE(hasColour(chips(Severity::Off, isFull), theme.error));
        CHECK_FALSE(hasColour(chips(Severity::Off, isFull), theme.warning));
    }
}

TEST_CASE("in a small window all limits are one button that opens them as a list")
{
    HeadBar bar;
    bar.setForm(form());
    bar.resize(1440, 66);
    bar.show();
    QCoreApplication::processEvents();
    auto& button = the<QToolButton>(bar, "limitsButton");
    CHECK_FALSE(button.isVisible()); // there is room for both
    bar.resize(1024, 66);
    QCoreApplication::processEvents();
    CHECK(button.isVisible());
    REQUIRE(button.menu());
    emit button.menu()->aboutToShow();
    CHECK(textsOf(*button.menu()) == QStringList{"Ordnance: 1 of 2", "Armour: 2 of 2 (full)"});
    CHECK(button.accessibleDescription().contains("Armour: 2 of 2"));
}
