// The form of choices of a unit, with invented forms: to any depth, folded, filtered, by keys.

#include "widgets/unit/choicecells.h"
#include "widgets/unit/choicehead.h"
#include "widgets/unit/choicelist.h"

#include "widgets/windowfixture.h"

#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

using namespace muster;
using namespace muster::testing;
using editor::Choice;
using editor::ChoiceGroup;
using widgets::ChoiceList;

namespace {

Choice choice(const std::string& id, const QString& name, int count = 0, const QString& price = {})
{
    Choice made;
    made.id = id;
    made.name = name;
    made.count = count;
    made.price = price;
    return made;
}

ChoiceGroup group(const std::string& id, const QString& name, std::vector<Choice> choices)
{
    ChoiceGroup made;
    made.id = id;
    made.name = name;
    made.choices = std::move(choices);
    return made;
}

ChoiceGroup oneOf(ChoiceGroup made)
{
    made.isOneOf = true;
    made.mayBeNone = false;
    made.least = 1;
    made.most = 1;
    return made;
}

/// A hulk with a hull, and guns with a mount, heads and a crew, each with a sidearm: in `guns` guns, of five levels.
std::vector<ChoiceGroup> hulk(int guns)
{
    std::vector<ChoiceGroup> form;
    form.push_back(oneOf(group("hull", "Hull", {choice("iron", "Iron hull", 1, "+30"), choice("oak", "Oak hull")})));
    auto deck = group("deck", "Deck guns", {});
    deck.least = 1;
    deck.most = guns;
    for (int i = 0; i < guns; ++i) {
        const auto id = "gun" + std::to_string(i);
        auto gun = choice(id, QStringLiteral("Harpoon battery %1").arg(i + 1), 1, "+45");
        gun.isAdded = true;
        gun.most = guns;
        gun.below = {oneOf(group(id + "/mount", "Mount",
                                 {choice(id + "/swivel", "Swivel", 1, "+5"), choice(id + "/fixed", "Fixed mount")})),
                     oneOf(group(id + "/heads", "Heads",
                                 {choice(id + "/plain", "Plain heads", 1, "0"),
                                  choice(id + "/barbed", "Barbed heads", 0, "+5")}))};
        auto gunner = choice(id + "/gunner", "Gunner", 1, "+5");
        gunner.most = 3;
        gunner.below = {oneOf(
            group(id + "/sidearm", "Sidearm",
                  {choice(id + "/pistol", "Boarding pistol", 1, "+2"), choice(id + "/cutlass", "Cutlass", 0, "+1")}))};
        gun.below.push_back(group(id + "/crew", "Crew", {gunner}));
        deck.choices.push_back(std::move(gun));
    }
    form.push_back(std::move(deck));
    return form;
}

struct Shown {
    QWidget window;
    ChoiceList list;

    Shown()
    {
        auto* column = new QVBoxLayout(&window);
        column->addWidget(&list);
        column->addStretch(1);
        window.resize(380, 900);
        window.show();
        activate(window);
    }

    void set(const std::vector<ChoiceGroup>& form, bool isOther = false)
    {
        list.setChoices("hulk", form, isOther);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] QToolButton* head(const QString& name) const
    {
        for (auto* each : list.findChildren<QToolButton*>("choiceHead"))
            if (each->accessibleName() == "Options: " + name)
                return each;
        return nullptr;
    }

    [[nodiscard]] QWidget* option(const QString& id) const { return list.findChild<QWidget*>("option-" + id); }

    /// The words of the lines that are shown, from above.
    [[nodiscard]] QStringList lines() const
    {
        QCoreApplication::processEvents();
        std::map<int, QString> found;
        for (auto* each : list.findChildren<QWidget*>()) {
            const bool isOption = each->objectName().startsWith("option-") || each->objectName() == "noneOf";
            if (each->isVisible() && (isOption || each->objectName() == "choiceHead"))
                found[each->mapTo(&list, QPoint(0, each->height() / 2)).y()] =
                    isOption ? each->accessibleName() : each->accessibleName().mid(9);
        }
        QStringList words;
        for (const auto& [y, each] : found)
            words << each;
        return words;
    }

    static void press(const char* keys)
    {
        REQUIRE(QApplication::focusWidget());
        QTest::keySequence(QApplication::focusWidget(), QKeySequence(QString::fromLatin1(keys)));
        QCoreApplication::processEvents();
    }
    static QString focused() { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : ""; }
};

} // namespace

TEST_CASE("of a small form everything is open, and each choice has the control that fits its bounds")
{
    Shown f;
    auto arms = group("arms", "Arms", {choice("net", "Net"), choice("oars", "Oars", 2)});
    arms.choices[1].most = 4;
    auto form = std::vector{oneOf(group("hull", "Hull", {choice("iron", "Iron hull", 1), choice("oak", "Oak hull")})),
                            arms, group("banner", "Banner", {choice("flag", "Banner")})};
    form[0].mayBeNone = true;
    f.set(form);
    CHECK(f.lines() == QStringList{"Hull", "None of: Hull", "Iron hull", "Oak hull", "Arms", "Net", "Oars", "Banner"});
    CHECK(qobject_cast<QRadioButton*>(f.option("iron")));
    CHECK(qobject_cast<QCheckBox*>(f.option("net")));
    CHECK(qobject_cast<QSpinBox*>(f.option("oars"))->maximum() == 4);
    // A head that would only repeat the name of its only choice is left out.
    CHECK_FALSE(f.head("Banner"));
}

TEST_CASE("groups lie in groups of the same owner, with bounds and what is wrong at the head")
{
    Shown f;
    auto arms = group("arms", "Arms", {choice("pike", "Pike", 1)});
    arms.least = 2;
    arms.most = 4;
    arms.wrong = {"2 Arms are needed; 1 is taken."};
    auto ranged = group("ranged", "Ranged", {choice("bow", "Bow", 1), choice("sling", "Sling")});
    ranged.depth = 1;
    ranged.most = 1;
    f.set({arms, ranged, group("other", "Other", {choice("horn", "Horn"), choice("drum", "Drum")})});
    CHECK(f.lines() == QStringList{"Arms", "Pike", "Ranged", "Bow", "Sling", "Other", "Horn", "Drum"});
    // With what is taken in the groups within.
    CHECK(f.head("Arms")->accessibleDescription() == "2 to 4: 2 taken. 2 Arms are needed; 1 is taken.");
    CHECK(f.head("Ranged")->accessibleDescription() == "up to 1");
    CHECK(f.head("Arms")->toolTip().contains("are needed"));
}

TEST_CASE("a closed line has no controls and says what is chosen in it and what that costs")
{
    Shown f;
    f.set(hulk(6), true);
    CHECK(f.lines() == QStringList{"Hull", "Deck guns"});
    CHECK(f.head("Hull")->text() == "Hull: Iron hull");
    CHECK(f.head("Hull")->accessibleDescription() == "one of 2. Iron hull. +30");
    CHECK_FALSE(f.option("iron"));
    click(*f.head("Hull"), {8, 8});
    CHECK(f.lines() == QStringList{"Hull", "Iron hull", "Oak hull", "Deck guns"});
    CHECK(f.head("Hull")->text() == "Hull");
    REQUIRE(f.option("iron"));
    click(*f.head("Hull"), {8, 8});
    CHECK_FALSE(f.option("iron"));
}

TEST_CASE("where each model takes one, the head says and shows how many take which")
{
    auto arms = group("arms", "Arms",
                      {choice("pistol", "Boarding pistol", 5), choice("net", "Net", 2), choice("cutlass", "Cutlass", 3),
                       choice("hook", "Hook")});
    for (auto& each : arms.choices)
        each.most = 10;
    arms.least = arms.most = 10;
    auto gear = group("gear", "Gear", {choice("lamp", "Lamp", 1)});
    gear.most = 2; // who wants takes some: no shares
    ChoiceList list;
    list.resize(520, 400);
    list.setChoices("wardens", {arms, gear}, true);
    list.show();
    QCoreApplication::processEvents();
    QStringList told;
    for (const auto* head : list.findChildren<widgets::ChoiceHead*>())
        told << head->accessibleDescription();
    told.sort();
    CHECK(std::ranges::count_if(told, [](const QString& each) {
              return each.contains("5 of 10 take Boarding pistol. 2 of 10 take Net. 3 of 10 take Cutlass");
          }) == 1);
    CHECK(std::ranges::count_if(told, [](const QString& each) { return each.contains("of 10 take"); }) == 1);
    CHECK_FALSE(told.join(' ').contains("Hook"));
}

TEST_CASE("what is needed or wrong is open at first, with all that it lies in")
{
    Shown f;
    auto form = hulk(6);
    form[1].choices[3].below[1].choices[0].wrong = {"Plain heads are not allowed."};
    f.set(form, true);
    CHECK(f.option("gun3/plain"));
    CHECK_FALSE(f.option("gun3/swivel"));
    CHECK_FALSE(f.option("gun2/plain"));
}

TEST_CASE("folds are remembered for each kind of unit, and stay while one is worked on")
{
    Shown f;
    auto form = hulk(6);
    f.set(form, true);
    click(*f.head("Deck guns"), {8, 8});
    REQUIRE(f.option("gun0"));
    auto* kept = f.option("gun0");
    form[0].choices[0].count = 0;
    form[0].choices[1].count = 1;
    f.set(form);
    CHECK(f.option("gun0") == kept); // the same control
    CHECK(f.head("Hull")->text() == "Hull: Oak hull");
    f.set(hulk(6), true);
    CHECK(f.option("gun0"));
    f.list.setChoices("another kind", hulk(6), true);
    CHECK_FALSE(f.option("gun0"));
    f.set(hulk(6), true);
    click(*f.head("Deck guns"), {8, 8});
}

TEST_CASE("three lines in, a branch is shown alone, under its path")
{
    Shown f;
    f.set(hulk(6), true);
    CHECK(f.list.reveal("gun2/cutlass"));
    auto& path = the<QLabel>(f.list, "choicePath");
    CHECK(path.isVisible());
    CHECK(path.text().contains("Deck guns"));
    REQUIRE(f.option("gun2/cutlass"));
    CHECK(f.option("gun2/cutlass")->isVisible());
    CHECK_FALSE(f.head("Hull"));
    // Back by Escape, to the line that it lies in.
    f.option("gun2/cutlass")->setFocus();
    while (path.isVisible())
        f.press("Escape");
    CHECK(f.head("Hull"));
    CHECK(f.list.isAncestorOf(QApplication::focusWidget()));
    // When what is shown alone is gone, what it was in is shown.
    (void)f.list.reveal("gun5/cutlass");
    REQUIRE(path.isVisible());
    f.set(hulk(2));
    CHECK(path.text().contains("<b>Deck guns</b>"));
}

TEST_CASE("a long form is filtered by words, by what is chosen, wrong, or would fit; lines keep what they lie in")
{
    Shown f;
    f.set({group("a", "Arms", {choice("x", "Axe"), choice("y", "Yew bow")})}, true);
    CHECK_FALSE(the<QWidget>(f.list, "choiceFilterBar").isVisible());
    auto form = hulk(6);
    form[0].choices[1].wrong = {"No oak here."};
    form[0].choices[1].count = 1;
    form[0].choices[0].count = 0;
    f.set(form, true);
    REQUIRE(the<QWidget>(f.list, "choiceFilterBar").isVisible());
    f.head("Hull")->setFocus();
    f.press("/");
    CHECK(f.focused() == "choiceFilter");
    auto& field = the<QLineEdit>(f.list, "choiceFilter");
    QTest::keyClicks(&field, "barbed");
    CHECK(f.lines().count("Barbed heads") == 6);
    CHECK(f.lines().mid(0, 4) == QStringList{"Deck guns", "Number of Harpoon battery 1", "Heads", "Barbed heads"});
    f.press("Escape");
    CHECK(field.text().isEmpty());
    the<QToolButton>(f.list, "choicesWrong").click();
    CHECK(f.lines() == QStringList{"Hull", "Oak hull"});
    the<QToolButton>(f.list, "choicesChosen").click();
    CHECK(f.lines().count("Swivel") == 6);
    CHECK_FALSE(f.lines().contains("Cutlass"));
    the<QToolButton>(f.list, "choicesFitting").click();
    CHECK(f.lines().isEmpty());
    const auto open = f.list.toTry();
    CHECK(std::ranges::find(open, "gun4/barbed") != open.end()); // all are asked for
    f.list.setBreaks("gun4/barbed", {});
    f.list.setBreaks("gun3/barbed", {{"Too dear."}, "+5 over"});
    CHECK(QTest::qWaitFor([&] { return f.lines().size() == 4; }));
    CHECK(f.lines().back() == "Barbed heads");
}

TEST_CASE(
    "keys go through a form: arrows open and close, plus and minus change, letters jump, F8 goes to what is wrong")
{
    Shown f;
    auto form = hulk(6);
    form[1].choices[4].below[1].wrong = {"No heads are taken; 1 is needed."};
    form[1].choices[4].below[1].choices[0].count = 0;
    f.set(form, true);
    QSignalSpy chosen(&f.list, &ChoiceList::chosen);
    f.head("Hull")->setFocus();
    f.press("Right");
    CHECK(f.head("Hull")->isChecked());
    f.press("Right");
    CHECK(f.focused() == "option-iron");
    f.press("Down");
    CHECK(f.focused() == "option-oak");
    f.press("Space");
    REQUIRE(chosen.size() == 1);
    CHECK(chosen[0][0].value<std::string>() == "oak");
    f.press("Left");
    CHECK(QApplication::focusWidget() == f.head("Hull"));
    f.press("Left");
    CHECK_FALSE(f.head("Hull")->isChecked());
    f.press("Alt+Down");
    CHECK(QApplication::focusWidget() == f.head("Deck guns"));
    CHECK(f.list.goTo(QChar('i'))); // into a closed group
    CHECK(f.focused() == "option-iron");
    CHECK(f.list.goTo(QChar('g')));
    CHECK(f.focused() == "option-gun0/gunner");
    f.press("+");
    REQUIRE(chosen.size() == 2);
    CHECK(chosen[1][0].value<std::string>() == "gun0/gunner");
    CHECK(chosen[1][1].toInt() == 2);
    f.press("F8");
    CHECK(QApplication::focusWidget()->accessibleName() == "Options: Heads");
    CHECK(QApplication::focusWidget()->accessibleDescription().contains("1 is needed"));
    CHECK(f.option("gun4/plain"));
}

TEST_CASE("a form of 300 choices is made and changed in some milliseconds, and has few controls while it is closed")
{
    Shown f;
    auto form = hulk(38); // 8 choices each
    f.set({}, true);
    QElapsedTimer clock;
    clock.start();
    f.list.setChoices("hulk", form, true);
    const auto making = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    CHECK(f.list.findChildren<QWidget*>().size() < 60);
    f.list.open("gun0");
    (void)f.list.reveal("gun0/swivel");
    QCoreApplication::processEvents();
    form[1].choices[0].below[0].choices[0].count = 0;
    form[1].choices[0].below[0].choices[1].count = 1;
    clock.restart();
    f.list.setChoices("hulk", form, false);
    const auto changing = static_cast<double>(clock.nsecsElapsed()) / 1e6;
    auto* fixed = qobject_cast<QRadioButton*>(f.option("gun0/fixed"));
    REQUIRE(fixed);
    CHECK(fixed->isChecked());
    INFO("made in " << making << " ms, changed in " << changing << " ms");
    CHECK(making < 60);
    CHECK(changing < 40);
}

TEST_CASE("what somebody wrote into data does not fill the memory with controls")
{
    Shown f;
    std::vector<Choice> many;
    for (int i = 0; i < 20'000; ++i)
        many.push_back(choice("c" + std::to_string(i), QStringLiteral("Choice %1").arg(i)));
    // Two groups and two choices of one id are two lines.
    f.set({group("a", "Arms", {choice("x", "Axe"), choice("x", "Axe too")}),
           group("a", "Arms", {choice("y", "Bow"), choice("z", "Sling")})},
          true);
    CHECK(f.lines().size() == 6);
    f.set({group("a", "Arms", many), group("b", "Banners", {choice("v", "Vane")})}, true);
    click(*f.head("Arms"), {8, 8});
    CHECK(f.list.findChildren<QWidget*>().size() < 4'000);
    CHECK(f.list.findChildren<QRadioButton*>().empty());
}

namespace {

ChoiceGroup weapons()
{
    auto made = group("guns", "Guns", {});
    const auto add = [&](const char* id, const char* name, QStringList cells, const char* price) {
        auto each = choice(id, name, 0, price);
        each.cells = std::move(cells);
        made.choices.push_back(std::move(each));
    };
    made.heads = QStringList{"Range", "Shots", "Each"};
    made.priceHead = "for 10";
    add("bow", "Longbow", {"24", "1", "+2"}, "+20");
    add("pike", "Pike", {}, "+10");
    add("gun", "Harquebus", {"16", "1", "+5"}, "+50");
    return made;
}

} // namespace

TEST_CASE("figures of choices stand in columns below their heads, as many as there is room for")
{
    Shown f;
    f.set({weapons()});
    auto* heads = f.list.findChild<widgets::ChoiceCells*>("choiceColumns");
    REQUIRE(heads);
    CHECK(heads->isVisible());
    auto* bow = f.option("bow");
    REQUIRE(bow);
    CHECK(bow->accessibleDescription() == QString::fromUtf8("+20. Range 24 · Shots 1 · Each +2"));
    CHECK(bow->parentWidget()->findChild<widgets::ChoiceCells*>()->isVisible());
    // What has no figures has no cells.
    CHECK_FALSE(f.option("pike")->parentWidget()->findChild<widgets::ChoiceCells*>());

    const auto form = weapons();
    const auto all = widgets::columnsFor(form, 380);
    CHECK(all.shown == std::vector<qsizetype>{0, 1, 2});
    int needed = 380;
    while (widgets::columnsFor(form, needed).shown.size() == 3)
        --needed;
    // The column that is the same for all goes first, then the last.
    CHECK(widgets::columnsFor(form, needed).shown == std::vector<qsizetype>{0, 2});
    while (widgets::columnsFor(form, needed).shown.size() == 2)
        --needed;
    CHECK(widgets::columnsFor(form, needed).shown == std::vector<qsizetype>{0});
    CHECK(widgets::columnsFor(form, 10).shown.empty());
    // Figures that are not seen are in the tip.
    f.window.resize(needed, 900);
    QCoreApplication::processEvents();
    CHECK(bow->parentWidget()->toolTip().contains("Shots 1"));
}

TEST_CASE("models that differ are a table: what they take, what they bring, and what each costs")
{
    const auto models = [](const std::string& id, const QString& name, const QStringList& cells) {
        auto made = choice(id, name, 1, "+7");
        made.isAdded = true;
        made.cells = cells;
        auto below = group(id + "/arms", "Arms", {choice(id + "/rifle", "Sniper Rifle", 1, "+7")});
        made.below = {below};
        return made;
    };
    auto table = group("differ", "Models that differ",
                       {models("#0", "Specialist", {"Sniper Rifle", {}, "+7"}),
                        models("#1", "Bannerman", {"as the unit", "Brav +1", "+10"})});
    table.heads = QStringList{"Weapons", "Gives", "each"};
    table.wordHeads = 2;
    table.addable = {{"musician", "Musician", "+10"}};
    CHECK(widgets::columnsFor(table, 520).shown == std::vector<qsizetype>{0, 1, 2});
    CHECK(widgets::columnsFor(table, 520).words == 2);
    CHECK(widgets::columnsFor(table, 200).shown.empty());
    Shown f;
    f.window.resize(540, 900);
    f.set({table}, true);
    QCoreApplication::processEvents();
    auto* number = f.list.findChild<QSpinBox*>("option-#0");
    REQUIRE(number);
    const auto* row = number->parentWidget();
    CHECK(row->findChild<widgets::ChoiceCells*>()->isVisible());
    CHECK(row->toolTip().contains("Sniper Rifle"));
    const auto says = [&](const QString& words) {
        const auto labels = row->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const auto* each) { return each->text().contains(words); });
    };
    CHECK_FALSE(says("Specialist: Sniper Rifle"));
    // Where no column says what was chosen, the name of a closed row does.
    click(*row->findChild<QToolButton*>("choiceArrow"));
    CHECK_FALSE(says("Specialist: Sniper Rifle"));
    f.window.setFixedWidth(240);
    QCoreApplication::processEvents();
    CHECK(says("Specialist: Sniper Rifle"));
}

TEST_CASE("of a long form the groups that are not used are one line, which stays while one works on the unit")
{
    const auto form = [](bool takesShield) {
        std::vector<ChoiceGroup> groups;
        for (const auto* name : {"Melee", "Ranged", "Shield", "Training", "Speed", "Might"})
            groups.push_back(group(name, name,
                                   {choice(name + std::string("1"), QString("%1 one").arg(name)),
                                    choice(name + std::string("2"), QString("%1 two").arg(name))}));
        groups[1].choices[0].count = 1;
        groups[2].choices[0].count = takesShield ? 1 : 0;
        return groups;
    };
    Shown f;
    f.set(form(false), true);
    CHECK(f.lines() == QStringList{"Ranged", "Ranged one", "Ranged two", "5 more"});
    auto* fold = f.head("5 more");
    REQUIRE(fold);
    CHECK(fold->accessibleDescription() == "Melee, Shield, Training, Speed, Might");
    click(*fold);
    CHECK(f.lines().size() == 4 + 5 + 10);
    // What is taken there says so, and stays where it is.
    f.set(form(true));
    CHECK(f.lines().size() == 4 + 5 + 10);
    click(*fold);
    CHECK(f.lines() == QStringList{"Ranged", "Ranged one", "Ranged two", "5 more"});
    CHECK(fold->text().contains("Shield one"));
    // Another unit: what it takes stands for itself.
    f.set(form(true), true);
    CHECK(f.lines().contains("Shield"));
    CHECK(f.lines().back() == "4 more");
    // A letter goes into it.
    f.list.goTo('t');
    CHECK(Shown::focused() == "option-Training1");
}

TEST_CASE("choices that cost more than what is left are one line at the end of their group")
{
    auto guns = group("guns", "Guns", {});
    for (int i = 1; i <= 8; ++i) {
        auto each = choice("gun" + std::to_string(i), QStringLiteral("Gun %1").arg(i), i == 2 ? 1 : 0,
                           QStringLiteral("+%1").arg(10 * i));
        each.isOver = i > 5;
        guns.choices.push_back(std::move(each));
    }
    Shown f;
    f.list.setChoices("guns", {guns}, true, "55");
    CHECK(f.lines() == QStringList{"Guns", "Gun 1", "Gun 2", "Gun 3", "Gun 4", "Gun 5", "3 more cost over 55"});
    CHECK(f.head("3 more cost over 55")->accessibleDescription() == "Gun 6 +60 to Gun 8 +80");
    click(*f.head("3 more cost over 55"));
    CHECK(f.lines().size() == 10);
    // One of them was taken: it stays there, and is said when the line is closed.
    guns.choices[6].count = 1;
    guns.choices[6].isOver = false;
    f.list.setChoices("guns", {guns}, false, "5");
    CHECK(f.lines().size() == 10);
    click(*f.head("3 more cost over 5"));
    CHECK(f.head("3 more cost over 5")->text().contains("Gun 7"));
}
