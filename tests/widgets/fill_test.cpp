#include "widgets/windowfixture.h"

#include "widgets/repair/filldialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using namespace muster::widgets;

namespace {

/// 150 of 300 points: one solid unit.
Roster halfFull()
{
    Roster roster;
    roster.name = "Anvil";
    roster.ruleset = "warpath-2e";
    roster.army = "forge-fathers";
    roster.battle.points = 300;
    roster.units = {unit("u1", "steel-warriors-section")};
    return roster;
}

struct Filling : WindowFixture {
    explicit Filling(Roster roster = halfFull()) : WindowFixture(std::move(roster)) {}

    static void wait(FillDialog& dialog)
    {
        REQUIRE(QTest::qWaitFor([&] { return !dialog.isWorking(); }, 30'000));
        QCoreApplication::processEvents();
    }
    /// Opens the dialog and waits for its answers.
    void inside(const std::function<void(FillDialog&)>& work) const
    {
        during<FillDialog>([&] { trigger("actionFillUp"); },
                           [&](FillDialog& dialog) {
                               wait(dialog);
                               work(dialog);
                               if (dialog.isVisible())
                                   dialog.reject();
                           });
    }
    static QListWidget& lines(FillDialog& dialog, int at = 0)
    {
        return testing::the<QListWidget>(dialog, QStringLiteral("fillLines%1").arg(at).toLatin1().constData());
    }
    static QStringList words(FillDialog& dialog, int at = 0)
    {
        QStringList texts;
        for (int i = 0; i < lines(dialog, at).count(); ++i)
            texts << lines(dialog, at).item(i)->text();
        return texts;
    }
    static int answers(FillDialog& dialog) { return static_cast<int>(dialog.findChildren<QListWidget*>().size()); }
};

} // namespace

TEST_CASE("the points that are left are spent by an answer, as one step of undo")
{
    Filling f;
    const auto before = f.roster();
    f.inside([&](FillDialog& dialog) {
        CHECK(Filling::answers(dialog) >= 2);
        CHECK(testing::the<QRadioButton>(dialog, "fillAnswer0").isChecked());
        CHECK(testing::the<QLabel>(dialog, "fillTitle").text().contains("Anvil: 150 left"));
        QTest::keyClick(&Filling::lines(dialog), Qt::Key_2);
        CHECK(testing::the<QRadioButton>(dialog, "fillAnswer1").isChecked());
        QTest::keyClick(&Filling::lines(dialog, 1), Qt::Key_1);
        QTest::keyClick(&Filling::lines(dialog), Qt::Key_Return);
    });
    f.settle();
    CHECK(f.document().verdict()->assessment().outcome() == Outcome::Legal);
    CHECK(f.document().verdict()->assessment().points == Points(300));
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.roster().units == before.units);
}

TEST_CASE("a refused line comes in no answer, and a kept one in all")
{
    Filling f;
    f.inside([&](FillDialog& dialog) {
        const auto kept = Filling::words(dialog).front();
        Filling::lines(dialog).item(0)->setCheckState(Qt::Checked);
        Filling::wait(dialog);
        for (int i = 0; i < Filling::answers(dialog); ++i)
            CHECK(Filling::words(dialog, i).contains(kept));
        Filling::lines(dialog).item(0)->setCheckState(Qt::Unchecked);
        Filling::wait(dialog);
        Filling::lines(dialog).setCurrentRow(0);
        const auto refused = Filling::words(dialog).front();
        QTest::keyClick(&Filling::lines(dialog), Qt::Key_Delete);
        Filling::wait(dialog);
        for (int i = 0; i < Filling::answers(dialog); ++i)
            CHECK(!Filling::words(dialog, i).contains(refused));
    });
}

TEST_CASE("without more for units that are there, only new units come")
{
    Filling f;
    f.inside([&](FillDialog& dialog) {
        CHECK(!testing::the<QCheckBox>(dialog, "fillOwned").isEnabled()); // nothing is owned, and nothing has a star
        CHECK(!testing::the<QCheckBox>(dialog, "fillFavourites").isEnabled());
        testing::the<QCheckBox>(dialog, "fillAdditions").setChecked(false);
        Filling::wait(dialog);
        REQUIRE(Filling::answers(dialog) > 0);
        for (int i = 0; i < Filling::answers(dialog); ++i)
            for (const auto& line : Filling::words(dialog, i))
                CHECK(line.startsWith("Add "));
    });
}

TEST_CASE("where nothing can be added the window says why")
{
    auto over = halfFull();
    over.battle.points = 100;
    Filling f(over);
    f.inside([&](FillDialog& dialog) {
        CHECK(testing::the<QLabel>(dialog, "fillWord").text() == "It is not legal. Make it legal first.");
        CHECK(!testing::the<QPushButton>(dialog, "fillTake").isEnabled());
    });
}
