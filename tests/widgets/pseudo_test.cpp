#include "widgets/windowfixture.h"

#include "editor/list/listform.h"
#include "editor/muster/musterhead.h"
#include "pseudo.h"
#include "report/verdict/words.h"
#include "widgets/author/authorwindow.h"
#include "widgets/printing/previewdialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTreeWidget>

using namespace muster;
using namespace muster::testing;

namespace {

const QString bracket = QStringLiteral("⟦");

/// Speaks a language of its own while it lives, in windows that are made then.
class Spoken {
public:
    Spoken() { QCoreApplication::installTranslator(&m_translator); }
    ~Spoken() { QCoreApplication::removeTranslator(&m_translator); }

private:
    PseudoTranslator m_translator;
};

/// Words that the data of a roster bring with them, and numbers: nobody translates these here.
bool isOfData(const QString& text, const QSet<QString>& known)
{
    if (known.contains(text) || text.startsWith(QLatin1String("<p"))) // weapons and rules, set as such
        return true;
    return std::none_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
}

/// Everything that the data and the roster call something.
QSet<QString> namesOf(const Catalogue& catalogue, const Roster& roster)
{
    QSet<QString> names;
    const auto add = [&](const std::string& name) { names.insert(QString::fromStdString(name)); };
    add(roster.name);
    const auto& ruleset = catalogue.ruleset;
    for (const auto& text : {ruleset.name, ruleset.about})
        add(text);
    for (const auto& option : ruleset.battleOptions) {
        add(option.name);
        add(option.text);
        for (const auto& choice : option.choices) {
            add(choice.name);
            add(choice.text);
        }
    }
    for (const auto& scenario : ruleset.scenarios) {
        add(scenario.name);
        add(scenario.text);
    }
    for (const auto* columns : {&ruleset.stats, &ruleset.weaponStats})
        for (const auto& column : *columns) {
            add(column.name);
            add(column.shortName);
        }
    for (const auto& ruling : ruleset.rulings)
        for (const auto& text : {ruling.question, ruling.answer, ruling.otherwise})
            add(text);
    for (const auto& army : catalogue.armies) {
        add(army.name);
        add(report::provenanceLine(army.provenance));
    }
    return names;
}

/// What a unit's form has from the data alone.
QSet<QString> namesOf(const editor::UnitForm& form)
{
    QSet<QString> names{form.name, form.rank, form.place, form.remarks.join('\n')};
    for (const auto& group : form.choices) {
        names << group.name;
        for (const auto& choice : group.choices)
            names << choice.name << choice.effect << choice.text << choice.effect + '\n' + choice.text;
    }
    return names;
}

bool isShown(const QWidget& widget, const QWidget& window) { return widget.window() == &window && widget.isVisible(); }

/// Texts of a window that a person reads, each with what shows it.
std::vector<std::pair<QString, std::string>> shownTexts(const QWidget& window)
{
    std::vector<std::pair<QString, std::string>> texts;
    const auto add = [&](const QString& text, const QWidget& by) {
        if (!text.trimmed().isEmpty())
            texts.emplace_back(text, std::string(by.metaObject()->className()) + " " + by.objectName().toStdString());
    };
    add(window.windowTitle(), window);
    for (const auto* widget : window.findChildren<QWidget*>()) {
        // Qt names the buttons of a dock once and for all, and a step keeps the name that it got.
        if (!isShown(*widget, window) || widget->objectName().startsWith("qt_dockwidget") ||
            widget->objectName() == "statusStep")
            continue;
        // What a screen reader says is a text too.
        add(widget->accessibleName(), *widget);
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            add(label->text(), *label);
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            add(button->text(), *button);
        else if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            add(field->placeholderText(), *field);
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                add(box->itemText(i), *box);
        else if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            add(dock->windowTitle(), *dock);
        else if (const auto* tree = qobject_cast<const QTreeWidget*>(widget))
            for (int column = 0; column < tree->columnCount(); ++column)
                add(tree->headerItem()->text(column), *tree);
    }
    return texts;
}

void checkSpoken(const QWidget& window, const QSet<QString>& known)
{
    int spoken = 0;
    for (const auto& [text, by] : shownTexts(window)) {
        INFO(by + ": " + text.toStdString());
        CHECK((text.contains(bracket) || isOfData(text, known)));
        spoken += text.contains(bracket) ? 1 : 0;
    }
    CHECK(spoken > 0);
}

void checkMenus(const QMenu& menu)
{
    for (auto* action : menu.actions()) {
        if (action->isSeparator())
            continue;
        INFO(action->objectName().toStdString() + ": " + action->text().toStdString());
        // A language is called as those call it who speak it, and a tab as its roster.
        CHECK((action->text().contains(bracket) || action->objectName().startsWith("language-") ||
               action->objectName().startsWith("actionTab")));
        if (auto* below = action->menu()) {
            emit below->aboutToShow();
            checkMenus(*below);
        }
    }
}

/// The words of a rich or plain label laid out in so much width.
int heightOf(const QLabel& label, int width)
{
    QTextDocument words;
    words.setDefaultFont(label.font());
    words.setDocumentMargin(0);
    if (label.textFormat() == Qt::RichText)
        words.setHtml(label.text());
    else
        words.setPlainText(label.text());
    words.setTextWidth(width);
    return static_cast<int>(words.size().height());
}

/// Every letter of every label and button has room; what has none, such as a long name, can be read as its tip.
void checkRoom(const QWidget& window)
{
    int seen = 0;
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!isShown(*widget, window))
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label && !isOfData(label->text(), {})) {
            ++seen;
            const auto room = label->contentsRect().size() - QSize(2 * label->margin(), 2 * label->margin());
            INFO(label->objectName().toStdString() + ": " + label->text().toStdString());
            INFO("room: " << room.width() << " x " << room.height());
            if (label->wordWrap()) {
                CHECK(heightOf(*label, room.width()) <= room.height() + 1);
            } else {
                const auto text = label->buddy() ? QString(label->text()).remove('&') : label->text();
                CHECK((label->fontMetrics().size(0, text).width() <= room.width() || label->toolTip().contains(text)));
                CHECK(label->fontMetrics().height() <= room.height() + 1);
            }
        }
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (button && !button->text().isEmpty()) {
            ++seen;
            INFO(button->objectName().toStdString() + " " + button->metaObject()->className() + ": " +
                 button->text().toStdString());
            INFO("width: " << button->width() << " of " << button->sizeHint().width());
            // The size that it asks for is that of its text with all that stands around it.
            CHECK((button->width() >= button->sizeHint().width() || button->toolTip().contains(button->text())));
            CHECK(button->height() >= button->minimumSizeHint().height());
        }
    }
    CHECK(seen > 0);
}

/// Lets options be judged and words be laid out, until nothing moves any more.
void calm(const QWidget& window)
{
    std::vector<QRect> before;
    for (int quiet = 0; quiet < 3;) {
        QTest::qWait(4);
        std::vector<QRect> now;
        for (const auto* widget : window.findChildren<QWidget*>())
            now.push_back(widget->isVisible() ? widget->geometry() : QRect());
        quiet = now == before ? quiet + 1 : 0;
        before = std::move(now);
    }
}

void checkCalm(const QWidget& window)
{
    calm(window);
    checkRoom(window);
}

/// Looks at every unit of a roster, and at the start page, in windows as small as a small laptop's.
template <typename Check>
void inEachWindow(Check check)
{
    {
        const WindowFixture start;
        calm(*start.window);
        check(*start.window);
    }
    for (const auto& path : samples) {
        INFO(path);
        const WindowFixture f(path);
        for (const auto& id : f.ids()) {
            INFO(id);
            f.select({id});
            calm(*f.window);
            check(*f.window);
        }
    }
}

} // namespace

TEST_CASE("everything that the program itself says is said in another language")
{
    WindowFixture f;
    const Spoken spoken;
    f.start();
    REQUIRE(f.window->create(company()));
    f.settle();
    f.select({"u1"});
    auto known = namesOf(f.document().catalogue(), f.roster());
    known << editor::headForm(*f.document().verdict()).army;
    for (const auto* id : {"u1", "u2"})
        known += namesOf(*f.document().form()->unit(id));
    checkSpoken(*f.window, known);
    for (const auto* action : f.window->menuBar()->actions()) {
        CHECK(action->text().contains(bracket));
        emit action->menu()->aboutToShow();
        checkMenus(*action->menu());
    }
    f.select({"u1", "u2"});
    checkSpoken(*f.window, known);
    f.trigger("actionSelectAll");
    f.trigger("actionRemove");
    f.settle();
    checkSpoken(*f.window, known);
}

TEST_CASE("the window in which a game is written speaks the language, and has room for longer words")
{
    WindowFixture f;
    const Spoken spoken;
    f.start();
    f.window->editGame("wargame");
    auto& author = f.window->authorWindow();
    REQUIRE(author.document());
    const auto& draft = author.document()->draft();
    QSet<QString> known;
    const QRegularExpression text(QStringLiteral("\"([^\"\\\\]*)\""));
    for (const auto& file : draft.files())
        for (const auto& found : text.globalMatch(QString::fromStdString(draft.fileText(file))))
            known << found.captured(1);
    using Row = widgets::AuthorTree::Row;
    const auto look = [&](Row::Kind kind, const std::string& file, const std::string& pointer) {
        INFO(file + pointer);
        author.choose({kind, {file, pointer}});
        author.document()->checkNow();
        calm(*f.window);
        if (const auto* other = author.findChild<QLabel*>("authorOther"))
            known << other->text(); // JSON of the file
        checkSpoken(*f.window, known);
        // In a low window the kinds of limit are closer together than they ask for; their words have room.
        if (!author.findChild<QWidget*>("limitTemplates")->isVisible())
            checkRoom(*f.window);
    };
    look(Row::Kind::Head, "ruleset", "");
    look(Row::Kind::Head, "standard", "");
    look(Row::Kind::List, "standard", "/units");
    look(Row::Kind::Entry, "standard", "/units/0");
    look(Row::Kind::List, "ruleset", "/constraints");
    look(Row::Kind::Entry, "ruleset", "/constraints/0");
    look(Row::Kind::Entry, "ruleset", "/rules/0");
}

TEST_CASE("the start page and every dialog speak the language")
{
    WindowFixture f;
    const Spoken spoken;
    f.start();
    REQUIRE(f.window->create(company()));
    f.settle();
    QSet<QString> known;
    for (const auto& ruleset : store().rulesets())
        known += namesOf(**store().fullCatalogue(ruleset), f.roster());
    inEachDialog(f, [&](QDialog& dialog) {
        checkSpoken(dialog, known);
        if (auto* preview = qobject_cast<widgets::PreviewDialog*>(&dialog)) {
            preview->makeNow();
            checkSpoken(dialog, known);
        }
    });
    f.trigger("actionClose");
    checkSpoken(*f.window, known);
}

TEST_CASE("no word is cut off, in English")
{
    inEachWindow(checkRoom);
    const WindowFixture f(company());
    inEachDialog(f, checkCalm);
}

TEST_CASE("no word is cut off where words are longer")
{
    const Spoken spoken;
    inEachWindow(checkRoom);
    const WindowFixture f(company());
    inEachDialog(f, checkCalm);
}
