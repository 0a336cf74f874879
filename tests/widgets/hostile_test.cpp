// Words of strangers in every text of every format: nothing that the editor shows takes them for HTML, steers by them,
// or opens what they name.

#include "widgets/windowfixture.h"

#include "hostile.h"
#include "io/files/programfolder.h"
#include "reading/text/textreader.h"
#include "widgets/library/libraryview.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/settings/recent.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPdfDocument>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolTip>

#include <filesystem>
#include <functional>
#include <sstream>

using namespace muster;
using namespace muster::testing;

namespace {

/// Data of a user who got all of it from strangers.
class HostileData {
public:
    explicit HostileData(bool translated = false) : data(open(m_folder, translated)) {}

    /// A sample with the words in each of its texts, as a file.
    [[nodiscard]] QString roster(const std::string& path) const
    {
        // So may the name of a file be called.
        auto file = m_folder.filePath(QStringLiteral("<img src='x'> &File \u202e.muster"));
        writeHostileRoster(path, file.toStdString(), Words::Hostile);
        return file;
    }

private:
    static Store open(const QTemporaryDir& folder, bool translated)
    {
        const auto base = folder.filePath("data").toStdString();
        writeData(base, Words::Hostile, translated);
        return std::move(Store::open(base).value());
    }

    QTemporaryDir m_folder;

public:
    Store data;
};

/// Says what HTML asks for.
class Listener : public QTextDocument {
public:
    using QTextDocument::QTextDocument;
    QStringList asked;

protected:
    QVariant loadResource(int, const QUrl& name) override
    {
        asked << name.toString();
        return {};
    }
};

/// How often the words of strangers were met: a walk that meets none proves nothing.
int met = 0;
/// How often they would have opened a file.
int opened = 0;

void checkShown(const QString& text, const std::string& by, bool mayHaveLines = true)
{
    if (text.isEmpty())
        return;
    met += text.contains(QString::fromStdString(seenOfAttack)) ? 1 : 0;
    INFO(by);
    CHECK(harmIn(text.toStdString(), mayHaveLines) == "");
}

/// Text that Qt may take for HTML.
void checkRich(const QString& text, const std::string& by)
{
    checkShown(text, by);
    if (!Qt::mightBeRichText(text))
        return;
    INFO(by + ": " + text.toStdString());
    Listener document;
    document.setHtml(text);
    document.setTextWidth(400);
    document.size();
    opened += document.asked.isEmpty() ? 0 : 1;
    CHECK(document.asked.isEmpty());
    CHECK_FALSE(document.toPlainText().contains(QChar::ObjectReplacementCharacter)); // in place of a picture
    for (auto block = document.begin(); block != document.end(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            CHECK_FALSE(part.fragment().charFormat().isAnchor());
}

/// Words of data are not mnemonics.
void checkMnemonic(const QString& text, const std::string& by)
{
    checkShown(text, by, false);
    INFO(by + ": " + text.toStdString());
    if (text.contains(QString::fromStdString(seenOfAttack)))
        CHECK(text.contains(QStringLiteral("&&amp;&&F")));
}

void checkLabel(const QLabel& label, const std::string& by)
{
    INFO(by + ": " + label.text().toStdString());
    // Those that Qt makes have words of ours alone.
    const bool isOurs = !label.objectName().startsWith("qt_") && !label.inherits("QTipLabel");
    switch (label.textFormat()) {
    case Qt::PlainText:
        checkShown(label.text(), by);
        break;
    case Qt::RichText:
        CHECK((label.objectName() == "unitRules" || label.objectName() == "profileWords" ||
               label.objectName() == "choicePath" || label.objectName() == "unitRank" ||
               label.objectName().startsWith("preview")));
        checkRich(label.text(), by);
        break;
    default:
        CHECK((!isOurs || !Qt::mightBeRichText(label.text())));
        checkRich(label.text(), by);
    }
}

void checkMenu(QMenu& menu, const std::string& by)
{
    checkMnemonic(menu.title(), by);
    CHECK_FALSE(menu.toolTipsVisible()); // those that an entry makes of its text are not escaped
    // One that cannot be opened now need not know what to offer.
    if (menu.menuAction()->isEnabled() && (!menu.parentWidget() || menu.parentWidget()->isVisible()))
        emit menu.aboutToShow();
    for (auto* action : menu.actions()) {
        checkMnemonic(action->text(), by + ", entry");
        checkShown(action->statusTip(), by);
        checkShown(action->whatsThis(), by);
        if (action->menu() && action->menu() != &menu)
            checkMenu(*action->menu(), by + ", " + action->text().toStdString());
    }
}

void checkIndex(const QAbstractItemModel& model, const QModelIndex& index, const std::string& by)
{
    for (int role = 0; role < Qt::UserRole + 24; ++role) {
        const auto value = index.data(role);
        const auto here = by + ", role " + std::to_string(role);
        if (role == Qt::ToolTipRole)
            checkRich(value.toString(), here);
        else if (role == Qt::UserRole && value.toString().contains(QLatin1Char('/')))
            continue; // the path of a file in a list, which is not shown
        else if (value.typeId() == QMetaType::QString || value.typeId() == QMetaType::QStringList)
            for (const auto& text : value.toStringList())
                checkShown(text, here);
    }
    for (int row = 0; row < model.rowCount(index); ++row)
        for (int column = 0; column < model.columnCount(index); ++column)
            checkIndex(model, model.index(row, column, index), by);
}

void checkAccessible(QAccessibleInterface* words, const std::string& by, int depth = 0)
{
    if (!words || !words->isValid() || depth > 12)
        return;
    for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Help})
        checkShown(words->text(text), by + ", accessible");
    for (int i = 0; i < std::min(words->childCount(), 200); ++i)
        checkAccessible(words->child(i), by, depth + 1);
}

void checkWidget(QWidget& widget)
{
    const auto by = std::string(widget.metaObject()->className()) + " '" + widget.objectName().toStdString() + "'";
    checkShown(widget.windowTitle(), by, false);
    checkRich(widget.toolTip(), by + ", tip");
    checkRich(widget.statusTip(), by);
    checkRich(widget.whatsThis(), by);
    checkShown(widget.accessibleName(), by + ", name", false);
    checkShown(widget.accessibleDescription(), by + ", description");
    if (const auto* label = qobject_cast<QLabel*>(&widget))
        checkLabel(*label, by);
    else if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
        checkMnemonic(button->text(), by);
    else if (const auto* box = qobject_cast<QGroupBox*>(&widget))
        checkMnemonic(box->title(), by);
    else if (const auto* choices = qobject_cast<QComboBox*>(&widget))
        for (int i = 0; i < choices->count(); ++i)
            checkShown(choices->itemText(i), by, false);
    else if (const auto* field = qobject_cast<QLineEdit*>(&widget))
        checkShown(field->placeholderText(), by, false); // its text is as it is kept
    else if (const auto* page = qobject_cast<QPlainTextEdit*>(&widget); page && page->isReadOnly())
        checkShown(page->toPlainText(), by);
    else if (auto* menu = qobject_cast<QMenu*>(&widget))
        checkMenu(*menu, by);
    else if (const auto* bar = qobject_cast<QStatusBar*>(&widget))
        checkShown(bar->currentMessage(), by, false);
    else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->model())
        checkIndex(*view->model(), view->rootIndex(), by);
}

/// Everything that any window of the program shows or says now.
void checkAll()
{
    for (auto* widget : QApplication::allWidgets())
        checkWidget(*widget);
    for (auto* window : QApplication::topLevelWidgets())
        if (window->isVisible())
            checkAccessible(QAccessible::queryAccessibleInterface(window), window->objectName().toStdString());
}

/// Rests the mouse on a widget here and there, and looks at the tips that come.
void hover(QWidget& widget)
{
    for (int x = 4; x < widget.width(); x += std::max(24, widget.width() / 8))
        for (int y = 4; y < widget.height(); y += std::max(12, widget.height() / 12)) {
            const QPoint point(x, y);
            QHelpEvent help(QEvent::ToolTip, point, widget.mapToGlobal(point));
            QApplication::sendEvent(&widget, &help);
            checkRich(QToolTip::text(), widget.objectName().toStdString() + ", hovered");
        }
    QToolTip::hideText();
}

} // namespace

TEST_CASE("nothing that the window shows takes words of strangers for more than words")
{
    const auto path = GENERATE(from_range(samples));
    INFO(path);
    HostileData strange;
    WindowFixture f(strange.data);
    checkAll();
    REQUIRE(f.window->openFile(strange.roster(path)));
    f.settle();
    met = 0;
    for (const auto& id : f.ids()) {
        f.select({id});
        QTest::qWait(60); // options are judged, the card is made
        checkAll();
    }
    CHECK(met > 100);
    CHECK(f.window->windowTitle().contains(QStringLiteral("[*][*](x)")));
    // Gestures are called by the names of units.
    f.trigger("actionDuplicate");
    f.settle();
    f.trigger("actionReserve");
    f.settle();
    f.trigger("actionUndo");
    f.settle();
    checkAll();
    for (const auto& call : f.prompts.calls) {
        checkShown(call.subject, call.what.toStdString());
        checkShown(call.lines.join('\n'), call.what.toStdString());
    }
    f.prompts.unsaved = widgets::Prompts::Unsaved::Discard;
    f.trigger("actionClose");
    met = 0;
    checkAll(); // the start page, with the roster in its list
    CHECK(met > 0);
}

TEST_CASE("dialogs show words of strangers as words")
{
    HostileData strange;
    WindowFixture f(strange.data);
    REQUIRE(f.window->openFile(strange.roster(hold)));
    f.settle();
    met = 0;
    inEachDialog(f, [](QDialog& dialog) {
        checkAll();
        for (const auto* name : {"newRulesets", "dataTree"})
            if (auto* list = dialog.findChild<QAbstractItemView*>(name))
                for (int row = 0; row < list->model()->rowCount(); ++row) {
                    list->setCurrentIndex(list->model()->index(row, 0));
                    QCoreApplication::processEvents();
                    checkAll();
                }
        if (auto* preview = qobject_cast<widgets::PreviewDialog*>(&dialog)) {
            preview->makeNow();
            checkAll();
        }
    });
    const auto words = QString::fromStdString(attack());
    auto& real = widgets::dialogPrompts();
    const auto during = [&](auto open) {
        muster::testing::during(open, [](QDialog& dialog) {
            checkAll();
            dialog.reject();
        });
    };
    during([&] { (void)real.askUnsaved(f.window.get(), words); });
    during([&] { (void)real.askConflict(f.window.get(), "/tmp/<img src=\"/dev/zero\">\x1b.muster"); });
    during([&] { real.showMessage(f.window.get(), "Title", words, {words, words}); });
    CHECK(met > 50);
}

TEST_CASE("words of strangers in a translation are words too")
{
    HostileData strange(true);
    auto& data = strange.data;
    data.setLanguage("de");
    WindowFixture f(data);
    const auto path = GENERATE(from_range(samples));
    REQUIRE(f.window->openFile(QString::fromStdString(path)));
    f.settle();
    met = 0;
    f.select({f.ids().front()});
    QTest::qWait(60);
    checkAll();
    CHECK(met > 20);
}

TEST_CASE("no tip opens the file that a name tells of")
{
    HostileData strange;
    WindowFixture f(strange.data);
    REQUIRE(f.window->openFile(strange.roster(hold)));
    f.settle();
    f.select({f.ids().front()});
    QTest::qWait(100);
    // First that it is safe to rest the mouse there: it would take all memory.
    opened = 0;
    checkAll();
    REQUIRE(opened == 0);
    met = 0;
    for (const auto* name : {"headName", "headBar", "pointsBar", "tallies", "unitFigures", "legalBadge"})
        hover(f.the<QWidget>(name));
    for (const auto* label : f.window->findChildren<QLabel*>())
        if (!label->toolTip().isEmpty())
            hover(const_cast<QLabel&>(*label));
    for (const auto* view : {"rosterView", "armyView", "findingsView"})
        hover(*f.the<QAbstractItemView>(view).viewport());
    for (auto* button : f.window->findChildren<QAbstractButton*>())
        if (!button->toolTip().isEmpty() && button->isVisible())
            hover(*button);
    CHECK(met > 10);
    f.trigger("actionClose");
    auto& rosters = f.the<widgets::LibraryView>("libraryView");
    REQUIRE(QTest::qWaitFor([&] { return rosters.current() && rosters.current()->judged; }));
    hover(*rosters.viewport());
}

TEST_CASE("what is copied and exported is safe, and Markdown makes no marks of names")
{
    HostileData strange;
    WindowFixture f(strange.data);
    REQUIRE(f.window->openFile(strange.roster(hold)));
    f.settle();
    f.trigger("actionCopyText");
    checkShown(QGuiApplication::clipboard()->text(), "text");
    f.trigger("actionCopyMarkdown");
    const auto markdown = QGuiApplication::clipboard()->text();
    checkShown(markdown, "Markdown");
    Listener document;
    document.setMarkdown(markdown);
    CHECK(document.asked.isEmpty());
    const auto shown = document.toPlainText();
    CHECK(
        shown.contains(QString::fromStdString("<img src=\"/dev/zero\"><b>&amp;&F{{n}}{{{x}}}%1%n[*](x)<U+001B>[31m")));
    for (auto block = document.begin(); block != document.end(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part)
            CHECK_FALSE(part.fragment().charFormat().isAnchor());
    const auto file = widgets::fileNameFor(f.roster(), "pdf");
    checkShown(file, "file", false);
    CHECK_FALSE(file.contains('/'));
    CHECK(file.toUtf8().size() < 130);
}

TEST_CASE("a PDF is titled and divided by words alone")
{
    HostileData strange;
    WindowFixture f(strange.data);
    REQUIRE(f.window->openFile(strange.roster(hold)));
    f.settle();
    print::Settings settings;
    settings.templateFolder = strange.data.templateFolder();
    settings.fontFolder = fontFolder();
    TextReader reader(strange.data);
    const auto bytes = widgets::bytesOf(*f.document().verdict(), settings, widgets::Form::Pdf, reader);
    REQUIRE(bytes);
    QBuffer buffer;
    buffer.setData(QByteArray::fromStdString(*bytes));
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument pdf;
    pdf.load(&buffer);
    REQUIRE(pdf.status() == QPdfDocument::Status::Ready);
    met = 0;
    checkShown(pdf.metaData(QPdfDocument::MetaDataField::Title).toString(), "title", false);
    const std::function<void(const std::vector<print::Chapter>&)> walk = [&](const auto& chapters) {
        for (const auto& chapter : chapters) {
            checkShown(QString::fromStdString(chapter.title), "part", false);
            walk(chapter.inside);
        }
    };
    walk(print::chaptersOf(*bytes));
    CHECK(met > 5);
}

TEST_CASE("no label guesses what its words are, and no tip is set as it comes")
{
    int tips = 0;
    for (const auto& each : std::filesystem::recursive_directory_iterator(MUSTER_SOURCE_DIR "/src/widgets")) {
        if (!each.is_regular_file())
            continue;
        const auto name = each.path().filename().string();
        std::istringstream lines(bytesOf(each.path().string()));
        for (std::string line; std::getline(lines, line);) {
            INFO(name + ": " + line);
            if (line.find("new QLabel") != std::string::npos)
                CHECK(name == "wordlabel.cpp");
            if (line.find("etToolTip(") == std::string::npos)
                continue;
            ++tips;
            // The panel of the print settings has tips of our own, from a table.
            CHECK((line.find("shownTip(") != std::string::npos || line.find("tr(") != std::string::npos ||
                   name == "printpanel.cpp"));
        }
    }
    CHECK(tips > 10);
}

TEST_CASE("names as long as they may be change no window's size")
{
    std::string marks = "a";
    while (marks.size() + 2 <= 400)
        marks += "\u0301";
    for (const auto& name : {std::string(400, 'W'), marks, std::string(100, '\x1b')}) {
        auto roster = company();
        roster.name = roster.player = name;
        for (auto& unit : roster.units) {
            unit.name = name;
            unit.note = name;
        }
        const WindowFixture f(roster);
        f.select({"u1"});
        QTest::qWait(60);
        CHECK(f.window->width() == 1280);
        CHECK(f.window->minimumSizeHint().width() <= 1280);
        CHECK(f.window->height() == 720);
        for (const auto* dock : {"armyDock", "unitDock", "findingsDock"})
            CHECK(f.the<QWidget>(dock).width() <= 1280);
        CHECK(f.the<QWidget>("unitPanel").width() < 700);
    }
}
