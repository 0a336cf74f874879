#include "windowfixture.h"

#include "editor/author/authordocument.h"
#include "editor/author/entries.h"
#include "editor/author/limitwords.h"
#include "editor/author/publishedgame.h"
#include "widgets/author/authorwindow.h"
#include "widgets/dialogs/datadialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

#include <filesystem>

using namespace muster;
using namespace muster::testing;
using widgets::AuthorTree;
using widgets::AuthorWindow;
using Row = AuthorTree::Row;

namespace {

struct Home {
    QTemporaryDir home;
    Store store = std::move(*Store::open(std::string(MUSTER_SOURCE_DIR)));

    Home() { store.setUserFolder(home.path().toStdString()); }
};

/// A person who writes a game, in the real window.
class Author : public Home, public WindowFixture {
public:
    Author() : WindowFixture(Home::store) {}

    /// A game with one army, by the dialog of games and armies.
    void begin()
    {
        prompts.names = QStringList{"Vael Marches", "House Teralt"};
        during([&] { trigger("actionData"); },
               [&](QDialog& dialog) { click(testing::the<QPushButton>(dialog, "newGame")); });
        settle();
        REQUIRE(document());
        CHECK(document()->name() == "Vael Marches");
    }

    [[nodiscard]] AuthorWindow& author() const { return window->authorWindow(); }
    [[nodiscard]] editor::AuthorDocument* document() const { return author().document(); }
    [[nodiscard]] const GameDraft& draft() const { return document()->draft(); }
    template <typename Object>
    [[nodiscard]] Object& part(const QString& name) const
    {
        return testing::the<Object>(author(), name);
    }
    [[nodiscard]] AuthorTree& tree() const { return part<AuthorTree>("authorTree"); }
    [[nodiscard]] QTableView& grid() const { return part<QTableView>("authorGrid"); }

    void settle() const
    {
        QCoreApplication::processEvents();
        if (document())
            document()->checkNow();
        QCoreApplication::processEvents();
    }
    void choose(Row::Kind kind, const DraftPlace& place) const
    {
        author().choose({kind, place});
        settle();
    }
    /// Types into a cell of the grid, as people do: the first letter opens it.
    void typeInto(int row, int column, const QString& words) const
    {
        activate();
        auto& view = grid();
        view.setFocus();
        view.setCurrentIndex(view.model()->index(row, column));
        QTest::keyClick(&view, Qt::Key_Return);
        auto* field = view.viewport()->findChild<QLineEdit*>();
        REQUIRE(field);
        field->selectAll();
        QTest::keyClicks(field, words);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }
    [[nodiscard]] int column(const QString& head) const
    {
        const auto& model = *grid().model();
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == head)
                return column;
        throw std::runtime_error("there is no column " + head.toStdString());
    }
    [[nodiscard]] QString cell(int row, const QString& head) const
    {
        return grid().model()->index(row, column(head)).data().toString();
    }
    void pick(const QString& box, const QString& words) const
    {
        auto& its = part<QComboBox>(box);
        const auto index = its.findText(words);
        INFO(words.toStdString());
        REQUIRE(index >= 0);
        its.setCurrentIndex(index);
        emit its.activated(index);
        settle();
    }
    void number(const QString& words) const
    {
        activate();
        auto& line = part<QLineEdit>("limitNumber");
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
        settle();
    }
    void addLimit(Limit::Kind kind) const
    {
        choose(Row::Kind::List, {"ruleset", "/constraints"});
        click(part<QToolButton>(QStringLiteral("limitKind%1").arg(static_cast<int>(kind))));
        settle();
    }
    /// Types into a field of the form that is shown.
    void typeField(const QString& field, const QString& words) const
    {
        activate();
        auto& line = part<QLineEdit>(field);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
        settle();
    }
    /// Says in the forms where the figures of the game and of its armies come from, and how sure they are.
    void sayOrigins(const QStringList& armies) const
    {
        choose(Row::Kind::Head, {"ruleset", {}});
        typeField("author-provenance-source", "Made up");
        for (const auto& army : armies) {
            choose(Row::Kind::Head, {army.toStdString(), {}});
            typeField("author-provenance-source", "Made up");
            typeField("author-provenance-certainty", "Played twice");
        }
    }
    [[nodiscard]] QStringList sentences() const
    {
        QStringList all;
        const DraftPlace list{"ruleset", "/constraints"};
        for (std::size_t i = 0; i < draft().size(list); ++i)
            all << editor::sentenceAt(draft(), list / i);
        return all;
    }
};

} // namespace

TEST_CASE("A game of two armies, eight units each and six limits of four kinds is written in the window")
{
    Author f;
    f.begin();
    // The units of the first army are shown as a grid; the last row makes new ones.
    REQUIRE(f.grid().isVisible());
    const QStringList names{"Pike Company", "Levy Company", "Wall Company", "Lancer Squadron", "Siege Train"};
    for (int i = 0; i < names.size(); ++i) {
        const int row = 3 + i;
        f.typeInto(row, 0, names[i]);
        f.typeInto(row, f.column("Category"), "troops"); // by its name, in any letters
        f.typeInto(row, f.column("Models"), "5-20 (10)");
        f.typeInto(row, f.column("Points"), QString::number(20 + 10 * i));
        f.typeInto(row, f.column("Move"), "5");
        f.typeInto(row, f.column("Fight"), "4+");
        f.typeInto(row, f.column("Weapons"), "Spear all");
    }
    CHECK(f.draft().size({"house-teralt", "/units"}) == 8);
    CHECK(f.cell(3, "Category") == "Troops");
    CHECK(f.draft().json({"house-teralt", "/units/3/weapons"}) == R"([{"weapon":"spear","count":"all"}])");
    INFO(f.part<QPushButton>("authorFaults").text().toStdString());
    CHECK(f.document()->checked().faults.empty());

    // The second army takes them over by copying: all but the columns that name what the first army has.
    auto& view = f.grid();
    const auto last = f.column("Save");
    view.selectionModel()->select(QItemSelection(view.model()->index(0, 0), view.model()->index(7, last)),
                                  QItemSelectionModel::ClearAndSelect);
    QTest::keySequence(&view, QKeySequence::Copy);
    f.prompts.name = "House Orme";
    click(f.part<QToolButton>("authorNewArmy"));
    f.settle();
    f.grid().setCurrentIndex(f.grid().model()->index(0, 0));
    QTest::keySequence(&f.grid(), QKeySequence::Paste);
    f.settle();
    CHECK(f.draft().size({"house-orme", "/units"}) == 8);
    CHECK(f.draft().text({"house-orme", "/units/7/id"}) == "siege-train");
    CHECK(f.draft().text({"house-orme", "/units/7/points"}) == "60");
    CHECK(f.document()->checked().faults.empty());

    // Six limits.
    f.addLimit(Limit::Kind::AtMost);
    f.pick("limitWhat", "Pike Company (House Teralt)");
    f.number("2");
    f.addLimit(Limit::Kind::AtMost);
    f.pick("limitWhat", "Siege Train (House Teralt)");
    f.addLimit(Limit::Kind::ForEach);
    f.pick("limitWhat", "Lancer Squadron (House Teralt)");
    f.pick("limitOther", "Leaders");
    f.addLimit(Limit::Kind::KindAtMost);
    f.pick("limitWhat", "Troops");
    f.number("3");
    f.addLimit(Limit::Kind::ModelsAtMost);
    f.pick("limitWhat", "Levy Company (House Teralt)");
    f.number("15");
    f.addLimit(Limit::Kind::ModelsAtMost);
    f.pick("limitWhat", "Wall Company (House Teralt)");
    f.number("12");
    CHECK(f.sentences().mid(4) == QStringList{"At most 2 of Pike Company (House Teralt)",
                                              "At most 1 of Siege Train (House Teralt)",
                                              "At most 1 of Lancer Squadron (House Teralt) for each 1 of Leaders",
                                              "Each kind of Troops at most 3 times",
                                              "At most 15 models in each unit of Levy Company (House Teralt)",
                                              "At most 12 models in each unit of Wall Company (House Teralt)"});
    CHECK(f.document()->checked().faults.empty());
    // The sources of the game, and of each army with how sure its figures are.
    CHECK(f.part<QPushButton>("authorFaults").text() == "5 hints");
    f.sayOrigins({"house-teralt", "house-orme"});
    CHECK(f.part<QPushButton>("authorFaults").text() == "No faults");

    // A roster is judged beside it: one of each unit has one leader and eight units, costs 390 of 500 points, and
    // breaks nothing.
    f.choose(Row::Kind::List, {"house-teralt", "/units"});
    CHECK(f.part<QLabel>("testOutcome").text() == "LEGAL");
    f.activate();
    f.tree().setFocus();
    QTest::keySequence(&f.tree(), QKeySequence::Save);
    CHECK(!f.document()->isModified());

    // Three Pike Companies break the first of the limits, and nothing else: a captain of 60, 3 of 20.
    const auto path = f.path("three.muster");
    write(path.toStdString(), R"({"format": "muster-roster", "version": 1, "name": "Three", "ruleset": "vael-marches",
        "army": "house-teralt", "battle": {"points": 500}, "units": [{"id": "a", "unit": "captain"},
        {"id": "b", "unit": "pike-company"}, {"id": "c", "unit": "pike-company"}, {"id": "d", "unit": "pike-company"}]})");
    f.prompts.openPath = path;
    click(f.part<QToolButton>("testOpen"));
    f.settle();
    CHECK(f.part<QLabel>("testOutcome").text() == "NOT LEGAL");
    CHECK(f.part<QLabel>("testSums").text() == "120 points, 4 units");
    auto& lines = f.part<QTreeWidget>("testLines");
    REQUIRE(lines.topLevelItemCount() == 1);
    CHECK(lines.topLevelItem(0)->text(0) == "3 of Pike Company; 2 allowed.");
    // The finding leads to its limit, where one more is allowed.
    emit lines.itemActivated(lines.topLevelItem(0), 0);
    f.settle();
    f.number("3");
    CHECK(f.part<QLabel>("testOutcome").text() == "LEGAL");
    CHECK(f.part<QLabel>("testSums").text() == "120 points, 4 units · was NOT LEGAL");
    // And the editor builds rosters of it.
    f.prompts.unsaved = FakePrompts::Unsaved::Discard;
    REQUIRE(f.window->openFile(path));
    f.WindowFixture::settle();
    CHECK(f.window->document().isOpen());
}

TEST_CASE("A cell that cannot be read keeps what was typed and says why")
{
    Author f;
    f.begin();
    const auto points = f.column("Points");
    f.typeInto(0, points, "26o");
    CHECK(f.cell(0, "Points") == "26o");
    CHECK(f.draft().text({"house-teralt", "/units/0/points"}) == "60");
    CHECK(f.part<QLabel>("gridWhy").text().startsWith("“26o” cannot be read here."));
    CHECK(!f.document()->isModified());
    // Changing something else leaves it.
    f.typeInto(1, 0, "Pikes");
    CHECK(f.cell(0, "Points") == "26o");
    QTest::keyClick(&f.author(), Qt::Key_F8);
    f.typeInto(0, points, "260");
    CHECK(f.draft().text({"house-teralt", "/units/0/points"}) == "260");
    // An id that is not there is written, and marked.
    f.typeInto(0, f.column("Category"), "heavy");
    CHECK(f.document()->checked().faults.size() == 1);
    CHECK(f.grid().currentIndex().data(Qt::UserRole).toString().isEmpty() == false);
    CHECK(f.part<QPushButton>("authorFaults").text() == "1 fault, 3 hints"); // no sources are said yet
}

TEST_CASE("A unit is written in its form, and each change is a step of undo")
{
    Author f;
    f.begin();
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
    f.activate();
    auto& name = f.part<QLineEdit>("author-name");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, "Pikes");
    QTest::keyClick(&name, Qt::Key_Tab);
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/1/name"}) == "Pikes");
    CHECK(f.tree().currentItem()->text(0) == "Pikes");
    CHECK(f.the<QAction>("actionUndo").text() == "&Undo Spears: Name");
    // A rule is chosen, a weapon is carried by other models, and one is taken out.
    const auto add = f.part<QComboBox>("authorAdd-rules").findText("Steady");
    emit f.part<QComboBox>("authorAdd-rules").activated(add);
    f.settle();
    CHECK(f.draft().json({"house-teralt", "/units/1/rules"}) == R"(["steady"])");
    auto& extra = f.part<QLineEdit>("authorExtra-weapons-0");
    extra.setFocus();
    extra.selectAll();
    QTest::keyClicks(&extra, "3");
    QTest::keyClick(&extra, Qt::Key_Return);
    f.settle();
    CHECK(f.draft().json({"house-teralt", "/units/1/weapons"}) == R"([{"weapon":"spear","count":3}])");
    click(f.part<QToolButton>("authorRemove-rules-0"));
    f.settle();
    CHECK(!f.draft().has({"house-teralt", "/units/1/rules"}));
    for (int i = 0; i < 4; ++i)
        f.trigger("actionUndo");
    f.settle();
    CHECK(!f.document()->isModified());
    CHECK(f.part<QLineEdit>("author-name").text() == "Spears");
    f.trigger("actionRedo");
    f.settle();
    CHECK(f.part<QLineEdit>("author-name").text() == "Pikes");
    // What cannot be read stays in its field.
    auto& models = f.part<QLineEdit>("author-models");
    models.setFocus();
    models.selectAll();
    QTest::keyClicks(&models, "some");
    QTest::keyClick(&models, Qt::Key_Return);
    f.settle();
    CHECK(models.text() == "some");
    CHECK(f.part<QLabel>("authorFault-models").isVisible());
    CHECK(f.draft().cell({"house-teralt", "/units/1/models"}, CellKind::Models) == "5-20 (10)");
}

TEST_CASE("Entries are added, doubled, moved, copied and taken out in the tree")
{
    Author f;
    f.begin();
    const DraftPlace weapons{"house-teralt", "/weapons"};
    f.choose(Row::Kind::List, weapons);
    f.prompts.name = "Long Pike";
    click(f.part<QToolButton>("authorNew"));
    f.settle();
    CHECK(f.draft().text(weapons / std::size_t{2} / "id") == "long-pike");
    CHECK(f.tree().current()->place == weapons / std::size_t{2});
    f.activate();
    f.tree().setFocus();
    QTest::keyClick(&f.tree(), Qt::Key_Up, Qt::AltModifier);
    f.settle();
    CHECK(f.draft().text(weapons / std::size_t{1} / "id") == "long-pike");
    CHECK(f.tree().current()->place == weapons / std::size_t{1});
    QTest::keySequence(&f.tree(), QKeySequence::Copy);
    QTest::keySequence(&f.tree(), QKeySequence::Paste);
    f.settle();
    CHECK(f.draft().text(weapons / std::size_t{2} / "id") == "long-pike-2");
    f.tree().setFocus();
    QTest::keyClick(&f.tree(), Qt::Key_Delete);
    f.settle();
    CHECK(f.draft().size(weapons) == 3);
    // A fault is found from anywhere.
    REQUIRE(f.document()->change("Category", {{{"house-teralt", "/units/2/category"}, DraftPut::How::Set, "\"x\""}}));
    f.settle();
    QTest::keyClick(&f.tree(), Qt::Key_F8);
    CHECK(f.tree().current()->place == DraftPlace{"house-teralt", "/units/2"});
    CHECK(f.part<QLabel>("authorFault-category").text().startsWith("There is no category"));
}

TEST_CASE("A shipped game is only shown, and copied to be changed")
{
    Author f;
    f.window->editGame("wargame");
    f.settle();
    REQUIRE(f.document());
    CHECK(f.document()->isReadOnly());
    CHECK(!f.part<QPushButton>("authorSave").isVisible());
    CHECK(!f.part<QToolButton>("authorNew").isEnabled());
    f.choose(Row::Kind::List, {"ruleset", "/constraints"});
    f.choose(Row::Kind::Entry, {"ruleset", "/constraints/0"});
    f.prompts.name = "My Wargame";
    click(f.part<QPushButton>("authorCopyGame"));
    f.settle();
    CHECK(!f.document()->isReadOnly());
    CHECK(f.author().game() == "my-wargame");
    CHECK(f.document()->checked().faults.empty());
}

TEST_CASE("Leaving a game that is not saved asks")
{
    Author f;
    f.begin();
    f.typeInto(0, 0, "Chief");
    const auto tab = f.window->tabs().currentIndex();
    f.window->closeCurrent();
    CHECK(f.prompts.count("askUnsaved") == 1);
    CHECK(f.window->tabs().currentIndex() == tab); // cancelled
    CHECK(!f.window->close());
    f.prompts.unsaved = FakePrompts::Unsaved::Save;
    f.window->closeCurrent();
    f.window->editGame("vael-marches");
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/0/name"}) == "Chief");
    f.typeInto(0, 0, "Lord");
    f.prompts.unsaved = FakePrompts::Unsaved::Discard;
    f.window->closeCurrent();
    f.window->editGame("vael-marches");
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/0/name"}) == "Chief");
    // Another language keeps what is not saved.
    f.typeInto(0, 0, "Lord");
    f.window->setLanguage("de");
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/0/name"}) == "Lord");
    f.window->setLanguage("en");
}

TEST_CASE("A game is published as one file, which somebody else opens")
{
    const auto path = [] {
        static QTemporaryDir folder;
        return folder.filePath("vael.mustergame");
    }();
    {
        Author f;
        f.begin();
        f.prompts.savePath = path;
        // Nobody has said yet where its figures come from.
        click(f.part<QPushButton>("authorPublish"));
        CHECK(!QFile::exists(path));
        REQUIRE(f.prompts.calls.back().what == "tell");
        const auto lines = f.prompts.calls.back().lines.join(u'\n');
        CHECK(lines.count("come from") == 4); // of the game and of the army, with what to do
        CHECK(lines.contains("how sure the figures of \"House Teralt\" are"));
        CHECK(lines.contains("house-teralt.json"));
        f.sayOrigins({"house-teralt"});
        click(f.part<QPushButton>("authorPublish"));
        REQUIRE(QFile::exists(path));
    }
    Author f;
    CHECK(!f.window->openFile(path)); // asked, and not wanted
    CHECK(f.prompts.count("confirm") == 1);
    f.prompts.isConfirmed = true;
    REQUIRE(f.window->openFile(path));
    const auto all = f.data.rulesets();
    CHECK(std::ranges::find(all, "vael-marches") != all.end());
    f.window->editGame("vael-marches");
    f.settle();
    CHECK(f.document()->isReadOnly()); // it is not theirs
    // A later version is seen where the one before was.
    auto later = *GameDraft::read(f.home.path().toStdString() + "/armies/vael-marches");
    REQUIRE(later.apply({{{"ruleset", "/dataVersion"}, DraftPut::How::Set, "\"0.2\""}}));
    write(path.toStdString(), *editor::publishGame(later));
    REQUIRE(f.window->openFile(path));
    f.window->editGame("vael-marches");
    f.settle();
    CHECK(f.draft().text({"ruleset", "/dataVersion"}) == "0.2");
    // What is broken says so.
    write(path.toStdString(), "PK");
    CHECK(!f.window->openFile(path));
    CHECK(f.prompts.count("tell") == 1);
}

TEST_CASE("A roster is opened from the tab in which a game is written")
{
    Author f;
    f.begin();
    f.trigger("actionOpen");
    CHECK(f.prompts.count("askOpen") == 1);
    f.prompts.openPath = QString::fromStdString(march);
    f.trigger("actionOpen");
    f.WindowFixture::settle();
    CHECK(f.window->document().isOpen());
}

TEST_CASE("A new place in the book is chosen where it is asked for")
{
    Author f;
    f.begin();
    const DraftPlace rule{"ruleset", "/rules/0"};
    f.choose(Row::Kind::Entry, rule);
    f.activate();
    auto* box = &f.part<QComboBox>("author-citation");
    bool isAlive = false; // a box that is gone says no more
    QObject::connect(box, &QComboBox::activated, &f.author(), [&] { isAlive = true; });
    f.prompts.name = "Page 12";
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    CHECK(isAlive);
    f.settle();
    CHECK(f.draft().text(rule / "citation") == "page-12");
    CHECK(f.draft().text({"ruleset", "/citations/page-12/section"}) == "Page 12");
    CHECK(f.part<QComboBox>("author-citation").currentText() == "Page 12");
    // Without a book there is none to be had.
    REQUIRE(f.document()->change("Take out", {{{"ruleset", "/sources"}, DraftPut::How::Remove}}));
    f.settle();
    box = &f.part<QComboBox>("author-citation");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    f.settle();
    CHECK(f.prompts.calls.last().text == "The game names no book.");
    CHECK(f.part<QComboBox>("author-citation").currentText() == "Page 12");
}

TEST_CASE("What is being typed counts, whatever comes next")
{
    Author f;
    f.begin();
    const DraftPlace spears{"house-teralt", "/units/1"};
    const auto typeName = [&](const QString& words) {
        f.choose(Row::Kind::Entry, spears);
        f.activate();
        auto& name = f.part<QLineEdit>("author-name");
        name.setFocus();
        name.selectAll();
        QTest::keyClicks(&name, words);
        return &name;
    };
    typeName("Pikes");
    click(f.part<QToolButton>("authorDuplicate"));
    f.settle();
    CHECK(f.draft().text(spears / "name") == "Pikes");
    CHECK(f.draft().text({"house-teralt", "/units/2/name"}) == "Pikes");
    f.trigger("actionUndo");
    f.settle();
    typeName("Guards");
    click(f.part<QToolButton>("authorRemove"));
    f.settle();
    f.trigger("actionUndo");
    f.settle();
    CHECK(f.draft().text(spears / "name") == "Guards");
    // The next fault is in another entry, which keeps its name.
    REQUIRE(f.document()->change("Category", {{{"house-teralt", "/units/2/category"}, DraftPut::How::Set, "\"x\""}}));
    f.settle();
    QTest::keyClick(typeName("Wardens"), Qt::Key_F8);
    f.settle();
    CHECK(f.tree().current()->place == DraftPlace{"house-teralt", "/units/2"});
    CHECK(f.draft().text(spears / "name") == "Wardens");
    CHECK(f.draft().text({"house-teralt", "/units/2/name"}) == "Bows");
    typeName("Lancers");
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/0"});
    CHECK(f.draft().text(spears / "name") == "Lancers");
    CHECK(f.draft().text({"house-teralt", "/units/0/name"}) == "Captain");
    // Publishing checks it: so no name is a fault.
    f.trigger("actionUndo"); // the name
    f.trigger("actionUndo"); // and the name before
    f.trigger("actionUndo"); // the fault
    f.settle();
    f.sayOrigins({"house-teralt"});
    typeName("Halberds");
    const auto path = f.path("vael.mustergame");
    f.prompts.savePath = path;
    click(f.part<QPushButton>("authorPublish"));
    CHECK(QFile::exists(path));
    CHECK(f.draft().text(spears / "name") == "Halberds");
    CHECK(!f.document()->isModified());
}

TEST_CASE("A game in which something is being typed is not left without a question")
{
    Author f;
    f.begin();
    const auto type = [&] {
        f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
        f.activate();
        auto& name = f.part<QLineEdit>("author-name");
        name.setFocus();
        QTest::keyClicks(&name, "!");
    };
    type();
    f.window->closeCurrent();
    CHECK(f.prompts.count("askUnsaved") == 1);
    f.trigger("actionUndo");
    f.settle();
    REQUIRE(!f.document()->isModified());
    type();
    CHECK(!f.window->close());
    CHECK(f.prompts.count("askUnsaved") == 2);
    f.trigger("actionUndo");
    f.settle();
    // A cell of the grid, too.
    f.choose(Row::Kind::List, {"house-teralt", "/units"});
    f.activate();
    f.grid().setFocus();
    f.grid().setCurrentIndex(f.grid().model()->index(1, 0));
    QTest::keyClick(&f.grid(), Qt::Key_Return);
    auto* cell = f.grid().viewport()->findChild<QLineEdit*>();
    REQUIRE(cell);
    QTest::keyClicks(cell, "Pikes");
    f.window->closeCurrent();
    CHECK(f.prompts.count("askUnsaved") == 3);
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/1/name"}) == "Pikes");
    // From another tab the game is shown before it is asked about.
    const auto tab = f.window->tabs().currentIndex();
    REQUIRE(f.window->openFile(march));
    REQUIRE(f.window->tabs().currentIndex() != tab);
    CHECK(!f.window->close());
    CHECK(f.window->tabs().currentIndex() == tab);
    f.prompts.unsaved = FakePrompts::Unsaved::Discard;
}

TEST_CASE("What could not be read stays when something else is looked at")
{
    Author f;
    f.begin();
    f.typeInto(0, f.column("Points"), "26o");
    f.choose(Row::Kind::List, {"house-teralt", "/weapons"});
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
    f.choose(Row::Kind::List, {"house-teralt", "/units"});
    CHECK(f.cell(0, "Points") == "26o");
    // The form is made anew for what the file says besides.
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
    const auto type = [&](const QString& field, const QString& words) {
        f.activate();
        auto& line = f.part<QLineEdit>(field);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
        f.settle();
    };
    type("author-models", "some");
    REQUIRE(f.document()->change("Other", {{{"house-teralt", "/units/1/start"}, DraftPut::How::Set, "2"}}));
    f.settle();
    REQUIRE(f.part<QLabel>("authorOther").text().contains("start"));
    CHECK(f.part<QLineEdit>("author-models").text() == "some");
    CHECK(f.part<QLabel>("authorFault-models").isVisible());
    // A value from elsewhere takes its place.
    REQUIRE(f.document()->change("Models", {{{"house-teralt", "/units/1/models"}, DraftPut::How::Set, "12"}}));
    f.settle();
    CHECK(f.part<QLineEdit>("author-models").text() == "12");
    CHECK(!f.part<QLabel>("authorFault-models").isVisible());
}

TEST_CASE("A reason goes when what it is about is mended or taken out")
{
    Author f;
    f.begin();
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
    f.activate();
    auto& extra = f.part<QLineEdit>("authorExtra-weapons-0");
    extra.setFocus();
    extra.selectAll();
    QTest::keyClicks(&extra, "many");
    QTest::keyClick(&extra, Qt::Key_Return);
    f.settle();
    CHECK(f.part<QLabel>("authorFault-weapons").isVisible());
    CHECK(f.part<QLineEdit>("authorExtra-weapons-0").text() == "many");
    click(f.part<QToolButton>("authorRemove-weapons-0"));
    f.settle();
    CHECK(!f.part<QLabel>("authorFault-weapons").isVisible());
    // A text that is needed stays empty, with the reason.
    f.choose(Row::Kind::Entry, {"ruleset", "/rules/0"});
    const auto before = f.draft().text({"ruleset", "/rules/0/text"});
    auto& text = f.part<QPlainTextEdit>("author-text");
    text.setFocus();
    text.selectAll();
    QTest::keyClick(&text, Qt::Key_Delete);
    QTest::keyClick(&text, Qt::Key_Tab);
    f.settle();
    CHECK(text.toPlainText().isEmpty());
    CHECK(f.part<QLabel>("authorFault-text").text() == "This is needed.");
    text.setFocus();
    QTest::keyClicks(&text, QString::fromStdString(before));
    QTest::keyClick(&text, Qt::Key_Tab);
    f.settle();
    CHECK(!f.part<QLabel>("authorFault-text").isVisible());
    CHECK(!f.document()->undoStack().undoText().contains("Text"));
}

TEST_CASE("The id that an entry has is no change of it")
{
    Author f;
    f.begin();
    f.choose(Row::Kind::Entry, {"house-teralt", "/units/1"});
    f.prompts.name = "Spears";
    click(f.part<QToolButton>("authorChangeId"));
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/1/id"}) == "spears");
    f.prompts.name = "Bows"; // another one has it
    click(f.part<QToolButton>("authorChangeId"));
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/1/id"}) == "bows-2");
}

TEST_CASE("A limit names the unit that was chosen, though another is called the same")
{
    Author f;
    f.begin();
    REQUIRE(f.document()->change("Name", {{{"house-teralt", "/units/2/name"}, DraftPut::How::Set, "\"Spears\""}}));
    f.settle();
    f.addLimit(Limit::Kind::AtMost);
    const auto entry = f.tree().current()->place;
    const auto choose = [&](const QString& id) {
        auto& box = f.part<QComboBox>("limitWhat");
        for (int i = 0; i < box.count(); ++i)
            if (box.itemData(i).toStringList().value(1) == id) {
                box.setCurrentIndex(i);
                emit box.activated(i);
                f.settle();
                return f.draft().json(entry).find('"' + id.toStdString() + '"') != std::string::npos;
            }
        return false;
    };
    CHECK(choose("house-teralt:spears"));
    CHECK(choose("house-teralt:bows"));
    f.number("2");
    CHECK(f.draft().json(entry).find("\"house-teralt:bows\"") != std::string::npos);
    CHECK(choose("house-teralt:spears"));
}

TEST_CASE("The last entry of a game of others is opened from the grid")
{
    Author f;
    f.window->editGame("wargame");
    f.settle();
    REQUIRE(f.grid().isVisible());
    const auto last = f.grid().model()->rowCount() - 1;
    emit f.grid().verticalHeader()->sectionDoubleClicked(last);
    f.settle();
    CHECK(f.tree().current()->kind == Row::Kind::Entry);
    CHECK(editor::indexOf(f.tree().current()->place) == static_cast<std::size_t>(last));
}

TEST_CASE("A game is begun from the dialog of a new roster, too")
{
    Author f;
    f.prompts.names = QStringList{"Vael Marches", "House Teralt"};
    during([&] { f.trigger("actionNew"); },
           [&](QDialog& dialog) {
               during([&] { click(testing::the<QPushButton>(dialog, "newAddData")); },
                      [&](QDialog& data) { click(testing::the<QPushButton>(data, "newGame")); });
           });
    f.settle();
    REQUIRE(f.document());
    CHECK(f.document()->name() == "Vael Marches");
}

TEST_CASE("A unit is begun, named and saved with the keyboard alone")
{
    Author f;
    f.begin();
    f.choose(Row::Kind::List, {"house-teralt", "/units"});
    f.activate();
    f.tree().setFocus();
    f.prompts.name = "Scouts";
    f.press("Insert");
    f.settle();
    REQUIRE(QApplication::focusWidget());
    CHECK(QApplication::focusWidget()->objectName() == "author-name");
    f.type("Riders");
    f.press("Tab");
    f.settle();
    CHECK(f.draft().text({"house-teralt", "/units/3/id"}) == "scouts");
    CHECK(f.draft().text({"house-teralt", "/units/3/name"}) == "Riders");
    CHECK(QApplication::focusWidget()->objectName() == "author-category");
    f.press("Ctrl+S");
    CHECK(!f.document()->isModified());
    f.tree().setFocus();
    f.press("Delete");
    f.settle();
    CHECK(f.draft().size({"house-teralt", "/units"}) == 3);
    f.press("Ctrl+Z");
    f.settle();
    CHECK(!f.document()->isModified());
}
