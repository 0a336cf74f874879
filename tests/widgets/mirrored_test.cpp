// The window in a language that is read from right to left.

#include "widgets/windowfixture.h"

#include <QDockWidget>
#include <QLabel>

using namespace muster;
using namespace muster::testing;

namespace {

/// Mirrors the program while it lives.
struct Mirrored {
    Mirrored() { QApplication::setLayoutDirection(Qt::RightToLeft); }
    ~Mirrored() { QApplication::setLayoutDirection(Qt::LeftToRight); }
    Mirrored(const Mirrored&) = delete;
    Mirrored& operator=(const Mirrored&) = delete;
};

int middleOf(const WindowFixture& f, const QString& name)
{
    const auto& widget = f.the<QWidget>(name);
    return widget.mapTo(f.window.get(), widget.rect().center()).x();
}

void checkMirrored(const WindowFixture& f)
{
    f.settle();
    QTest::qWait(50);
    CHECK(middleOf(f, "armyDock") > middleOf(f, "rosterView"));
    CHECK(middleOf(f, "rosterView") > middleOf(f, "unitDock"));
    CHECK(middleOf(f, "headName") > middleOf(f, "legalBadge"));
    CHECK(middleOf(f, "armyAll") > middleOf(f, "armyFavourites"));
}

} // namespace

TEST_CASE("from right to left the army is at the right, the unit at the left, and the head begins at the right")
{
    const Mirrored mirrored;
    WindowFixture f(company());
    f.window->resize(1400, 800);
    checkMirrored(f);
    // In a small window both share the left side.
    f.window->resize(1024, 700);
    QTest::qWait(50);
    f.settle();
    CHECK(middleOf(f, "unitDock") < middleOf(f, "rosterView"));
    f.window->resize(1400, 800);
    checkMirrored(f);
}

TEST_CASE("from right to left the tree of a game that is written is at the right")
{
    const Mirrored mirrored;
    const WindowFixture f;
    f.window->editGame("wargame");
    QTest::qWait(50);
    CHECK(middleOf(f, "authorTree") > middleOf(f, "authorGrid"));
    CHECK(middleOf(f, "authorTitle") > middleOf(f, "authorCopyGame"));
}

TEST_CASE("a window turns round when its language does")
{
    WindowFixture f(company());
    f.window->resize(1400, 800);
    f.settle();
    QTest::qWait(50);
    CHECK(middleOf(f, "armyDock") < middleOf(f, "rosterView"));
    {
        const Mirrored mirrored;
        checkMirrored(f);
    }
    f.settle();
    QTest::qWait(50);
    CHECK(middleOf(f, "armyDock") < middleOf(f, "rosterView"));
}
