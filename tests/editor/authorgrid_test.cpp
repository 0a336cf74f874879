#include "editor/author.h"

#include "editor/author/gridmodel.h"

#include <algorithm>

using namespace muster;
using namespace muster::testing;
using editor::AuthorDocument;
using editor::GridModel;
using How = DraftPut::How;

namespace {

/// A game that was begun, and the grid of its units.
struct Grid : Begun {
    AuthorDocument document{store, draft(), false};
    GridModel model{document, teraltUnits};

    [[nodiscard]] QModelIndex at(int row, const std::string& key) const
    {
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.fieldAt(column).key == key)
                return model.index(row, column);
        throw std::runtime_error("there is no column " + key);
    }
    [[nodiscard]] QString cell(int row, const std::string& key) const
    {
        return at(row, key).data(Qt::EditRole).toString();
    }
    [[nodiscard]] QString why(int row, const std::string& key) const
    {
        return at(row, key).data(GridModel::whyRole).toString();
    }
    /// The rows of the grid follow a moment after a change, as in the window.
    void change(const DraftEdit& edit)
    {
        REQUIRE(document.change("Change", edit));
        model.refresh();
    }
};

} // namespace

TEST_CASE("A list that says more than names is shown as JSON, and copied whole to another army")
{
    Grid grid;
    const std::string carried = R"([{"weapon":"spear","count":1,"bearer":"leader","note":"blessed  long"}])";
    const std::string groups = R"([{"id":"gear","name":"Gear","options":[{"id":"horn","name":"Horn"}]}])";
    const auto captain = teraltUnits / std::size_t{0};
    grid.change({{captain / "weapons", How::Set, carried}, {captain / "options", How::Set, groups}});
    CHECK(grid.cell(0, "/weapons").toStdString() == carried);
    CHECK(grid.cell(0, "/options").toStdString() == groups);
    // The same typed again is no change; names in its place are one, which the person has seen.
    REQUIRE(grid.model.setData(grid.at(0, "/weapons"), grid.cell(0, "/weapons")));
    CHECK(grid.document.draft().json(captain / "weapons") == carried);

    const auto last = grid.at(0, "/options").column();
    QModelIndexList row;
    for (int column = 0; column <= last; ++column)
        row << grid.model.index(0, column);
    const auto text = grid.model.copied(row);
    const auto other = editor::newArmy(grid.document.draft(), "House Orme");
    grid.change(other.edit);
    const DraftPlace theirs{other.place.file, "/units"};
    GridModel there(grid.document, theirs);
    CHECK(there.paste(there.index(1, 0), text) == 0);
    CHECK(grid.document.draft().text(theirs / std::size_t{1} / "id") == "captain");
    CHECK(grid.document.draft().json(theirs / std::size_t{1} / "weapons") == carried);
    CHECK(grid.document.draft().json(theirs / std::size_t{1} / "options") == groups);
}

TEST_CASE("What could not be read stays with its entry, wherever that goes")
{
    Grid grid;
    REQUIRE(grid.model.setData(grid.at(1, "/points"), "26o"));
    CHECK(grid.cell(1, "/points") == "26o");
    // One more comes in front of it, and it moves.
    grid.change(editor::newEntry(grid.document.draft(), teraltUnits, 0, "Scouts").edit);
    CHECK(grid.cell(1, "/points") == "60");
    CHECK(grid.why(1, "/points").isEmpty());
    CHECK(grid.cell(2, "/points") == "26o");
    grid.change(editor::moving(grid.document.draft(), teraltUnits / std::size_t{2}, -1));
    CHECK(grid.cell(1, "/points") == "26o");
    CHECK(grid.why(2, "/points").isEmpty());
    grid.document.undoStack().undo();
    grid.document.undoStack().undo();
    grid.model.refresh();
    CHECK(grid.cell(1, "/points") == "26o");
    // What is doubled has another id, and no mark.
    const auto spears = grid.document.draft().json(teraltUnits / std::size_t{1});
    grid.change(editor::pastedEntry(grid.document.draft(), teraltUnits, 2, spears).edit);
    CHECK(grid.cell(1, "/points") == "26o");
    CHECK(grid.why(2, "/points").isEmpty());
    // A value from elsewhere, such as the form, is seen.
    grid.change({{teraltUnits / std::size_t{1} / "points", How::Set, "75"}});
    CHECK(grid.cell(1, "/points") == "75");
    CHECK(grid.why(1, "/points").isEmpty());
}

TEST_CASE("A name that makes no id begins no row, and says so")
{
    Grid grid;
    const auto before = grid.document.draft().size(teraltUnits);
    CHECK(editor::newEntry(grid.document.draft(), teraltUnits, 0, QStringLiteral("漢字")).edit.empty());
    CHECK(editor::newArmy(grid.document.draft(), QStringLiteral("漢字")).edit.empty());
    const auto last = grid.at(static_cast<int>(before), "/name");
    CHECK(!grid.model.setData(last, QStringLiteral("漢字")));
    CHECK(last.data(Qt::EditRole).toString() == QStringLiteral("漢字"));
    CHECK(grid.why(last.row(), "/name").startsWith("No id can be made from this name."));
    CHECK(grid.document.draft().size(teraltUnits) == before);
    CHECK(grid.model.nextFault({}) == last);
    REQUIRE(grid.model.setData(last, "Scouts"));
    grid.model.refresh();
    CHECK(grid.why(last.row(), "/name").isEmpty());
    CHECK(grid.why(last.row() + 1, "/name").isEmpty());
    CHECK(grid.document.draft().text(teraltUnits / before / "id") == "scouts");
}

TEST_CASE("Rows behind an empty one, or behind a bad name, are pasted too; what is left out is counted")
{
    Grid grid;
    const auto from = grid.model.index(3, 0);
    CHECK(grid.model.paste(from, QStringLiteral("Scouts\ttroops\n\n漢字\ttroops\nRiders\tleader\n")) == 1);
    REQUIRE(grid.document.draft().size(teraltUnits) == 5);
    CHECK(grid.cell(3, "/name") == "Scouts");
    CHECK(grid.cell(4, "/name") == "Riders");
    CHECK(grid.document.draft().text(teraltUnits / std::size_t{4} / "category") == "leader");
    grid.document.undoStack().undo();
    grid.model.refresh();
    REQUIRE(grid.model.rowCount() == 4);
    QString many;
    for (int i = 0; i < 20; ++i)
        many += QStringLiteral("Levy %1\ttroops\t5\n").arg(i);
    CHECK(grid.model.paste(grid.model.index(3, 0), many) == 0);
    REQUIRE(grid.document.draft().size(teraltUnits) == 23);
    // Beside the names, rows behind the last cannot begin: three of the twenty are.
    CHECK(grid.model.paste(grid.model.index(6, 1), QString(many).remove("\t5")) == 3);
    // Of 5,001 lines 23 have a row, and one is beyond what is pasted at once.
    CHECK(grid.model.paste(grid.model.index(0, 1), QStringLiteral("troops\n").repeated(5'001)) == 4'978);
    CHECK(grid.document.draft().size(teraltUnits) == 23);
}

TEST_CASE("A block of cells is cleared in one step")
{
    Grid grid;
    const auto before = grid.document.draft().fileText(teralt);
    grid.model.clear({grid.at(1, "/points"), grid.at(1, "/models"), grid.at(2, "/models"), grid.at(2, "/name")});
    CHECK(grid.document.undoStack().count() == 1);
    CHECK(!grid.document.draft().has(teraltUnits / std::size_t{1} / "points"));
    CHECK(!grid.document.draft().has(teraltUnits / std::size_t{2} / "models"));
    CHECK(grid.why(2, "/name") == "This is needed.");
    grid.document.undoStack().undo();
    CHECK(grid.document.draft().fileText(teralt) == before);
}
