#include "widgets/author/authorwindow.h"

#include "editor/words/shown.h"
#include "io/author/receivedgame.h"
#include "widgets/author/entryform.h"
#include "widgets/author/fieldparts.h"
#include "widgets/author/sectionpage.h"
#include "widgets/author/testpane.h"
#include "widgets/look/icons.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/noticebar.h"
#include "widgets/look/parts.h"
#include "widgets/look/quietwheel.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/settings.h"

#include <QCloseEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <filesystem>
#include <utility>

namespace muster::widgets {

using editor::EntryKind;
using Row = AuthorTree::Row;

namespace {

constexpr int treeWidth = 330;
constexpr int testHeight = 170;
enum Page { Form, Grid, Limits };

} // namespace

AuthorWindow::AuthorWindow(Store& store, Prompts& prompts, QWidget* parent)
    : QMainWindow(parent),
      m_store(store),
      m_prompts(prompts),
      m_title(typed(named<CutLabel>("authorTitle"), Type::Title)),
      m_about(quiet(named<CutLabel>("authorAbout"))),
      m_faults(named<QPushButton>("authorFaults")),
      m_save(named<QPushButton>("authorSave", tr("&Save"))),
      m_publish(primary(named<QPushButton>("authorPublish", tr("Check and &Publish…")))),
      m_copy(primary(named<QPushButton>("authorCopyGame", tr("&Make a Copy…")))),
      m_notice(new NoticeBar(QStringLiteral("authorNotice"))),
      m_search(searchField("authorSearch", tr("Name or id"), tr("Search the game"))),
      m_tree(new AuthorTree),
      m_new(toolButton("authorNew", tr("New…"))),
      m_newArmy(toolButton("authorNewArmy", tr("New Army…"))),
      m_duplicate(toolButton("authorDuplicate", tr("Double"), tr("One more like it (Ctrl+D)"))),
      m_remove(toolButton("authorRemove", tr("Take Out"), tr("Takes the entry out of the game (Delete)"))),
      m_pages(new QStackedWidget),
      m_form(new EntryForm(prompts)),
      m_grid(new GridPage),
      m_limits(new LimitsPage),
      m_test(new TestPane(prompts)),
      m_sides(new QSplitter(Qt::Horizontal)),
      m_rows(new QSplitter(Qt::Vertical))
{
    setObjectName(QStringLiteral("authorWindow"));
    setWindowFlags(Qt::Widget); // a tab of the main window
    auto* page = new QWidget;
    m_notice->hide();
    m_sides->addWidget(makeLeft());
    m_sides->addWidget(makeMiddle());
    m_sides->setStretchFactor(1, 1);
    m_sides->setSizes({treeWidth, 900});
    m_sides->setChildrenCollapsible(false);
    m_sides->handle(1)->setAccessibleName(tr("Between the tree and the form"));
    addParts(*spaced(new QVBoxLayout(page)), {makeTop(), m_notice, ruleLine(), {m_sides, 1}});
    setCentralWidget(page);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AuthorWindow::showChanged);
    connect(m_tree, &AuthorTree::chosen, this, &AuthorWindow::showChosen);
    connect(m_search, &QLineEdit::textChanged, m_tree, &AuthorTree::search);
    // Later: what is shown then takes the place of the control that asked for it.
    connect(m_form, &EntryForm::entryRequested, this, &AuthorWindow::showEntry, Qt::QueuedConnection);
    connect(m_form, &EntryForm::innerRequested, this, &AuthorWindow::addTo, Qt::QueuedConnection);
    connect(m_grid, &GridPage::entryRequested, this, &AuthorWindow::showEntry);
    connect(m_grid, &GridPage::newRequested, this, &AuthorWindow::addEntry);
    connect(m_grid, &GridPage::said, this, &AuthorWindow::say);
    connect(m_limits, &LimitsPage::entryRequested, this, &AuthorWindow::showEntry, Qt::QueuedConnection);
    connect(
        m_test, &TestPane::limitRequested, this,
        [this](const QString& id) {
            for (const auto& file : m_document->draft().files())
                if (const auto index = m_document->draft().find({file, "/constraints"}, id.toStdString()))
                    return showEntry(DraftPlace{file, "/constraints"} / *index);
        },
        Qt::QueuedConnection);
    addKeys();
    m_sides->restoreState(Settings().value(QStringLiteral("author/sides")).toByteArray());
    m_rows->restoreState(Settings().value(QStringLiteral("author/rows")).toByteArray());
    updateWords();
}

AuthorWindow::~AuthorWindow()
{
    m_grid->show(nullptr, {}); // its model is of the document
}

QWidget* AuthorWindow::makeTop()
{
    auto* top = new QWidget;
    auto* words = filled(spaced(new QVBoxLayout), {m_title, m_about});
    addParts(*spaced(new QHBoxLayout(top), space::small, {space::large, space::small, space::large, space::small}),
             {Part(words, 1), m_faults, m_save, m_publish, m_copy});
    m_faults->setToolTip(editor::shownTip(tr("The next place where something is wrong (F8)")));
    m_save->setToolTip(editor::shownTip(tr("Writes the files of the game (Ctrl+S)")));
    connect(m_faults, &QPushButton::clicked, this, &AuthorWindow::nextFault);
    connect(m_save, &QPushButton::clicked, this, &AuthorWindow::save);
    connect(m_publish, &QPushButton::clicked, this, &AuthorWindow::publishRequested);
    connect(m_copy, &QPushButton::clicked, this, [this] { emit copyRequested(QString::fromStdString(m_game)); });
    return top;
}

QWidget* AuthorWindow::makeLeft()
{
    auto* left = new QWidget;
    auto* buttons = new QGridLayout; // two rows: the tree may be narrow
    buttons->setSpacing(space::tiny);
    int at = 0;
    for (auto* button : {m_new, m_newArmy, m_duplicate, m_remove}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button, at / 2, at % 2);
        ++at;
    }
    addParts(*spaced(new QVBoxLayout(left), space::small, {space::medium, space::small, space::small, space::small}),
             {m_search, {m_tree, 1}, buttons});
    connect(m_new, &QToolButton::clicked, this, &AuthorWindow::addEntry);
    connect(m_newArmy, &QToolButton::clicked, this, &AuthorWindow::addArmy);
    connect(m_duplicate, &QToolButton::clicked, this, &AuthorWindow::duplicate);
    connect(m_remove, &QToolButton::clicked, this, &AuthorWindow::removeEntry);
    return left;
}

QWidget* AuthorWindow::makeMiddle()
{
    auto* form = scrolled(m_form);
    form->setFrameShape(QFrame::NoFrame);
    form->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pages->addWidget(form);
    m_pages->addWidget(m_grid);
    m_pages->addWidget(m_limits);
    m_rows->addWidget(m_pages);
    m_rows->addWidget(m_test);
    m_rows->setStretchFactor(0, 1);
    m_rows->setSizes({600, testHeight});
    m_rows->setChildrenCollapsible(false);
    m_rows->handle(1)->setAccessibleName(tr("Between the form and the test roster"));
    return m_rows;
}

void AuthorWindow::addKeys()
{
    const auto add = [](QWidget* of, const QKeySequence& key, Qt::ShortcutContext where, auto* object, auto run) {
        auto* shortcut = new QShortcut(key, of);
        shortcut->setContext(where);
        connect(shortcut, &QShortcut::activated, object, run);
    };
    add(this, QKeySequence::Save, Qt::WindowShortcut, this, &AuthorWindow::save);
    add(this, QKeySequence(Qt::Key_F8), Qt::WindowShortcut, this, &AuthorWindow::nextFault);
    add(this, QKeySequence::Find, Qt::WindowShortcut, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    const auto inTree = [&](const QKeySequence& key, auto run) { add(m_tree, key, Qt::WidgetShortcut, this, run); };
    inTree(QKeySequence(Qt::Key_Insert), &AuthorWindow::addEntry);
    inTree(QKeySequence::Delete, &AuthorWindow::removeEntry);
    inTree(QKeySequence(Qt::CTRL | Qt::Key_D), &AuthorWindow::duplicate);
    inTree(QKeySequence::Copy, &AuthorWindow::copyEntry);
    inTree(QKeySequence::Paste, &AuthorWindow::pasteEntry);
    inTree(QKeySequence(Qt::ALT | Qt::Key_Up), [this] { move(-1); });
    inTree(QKeySequence(Qt::ALT | Qt::Key_Down), [this] { move(1); });
    add(m_tree, QKeySequence(Qt::Key_Return), Qt::WidgetShortcut, this, [this] { m_form->focusFirst(); });
    new QuietWheel(this);
}

bool AuthorWindow::edit(const std::string& game)
{
    if (m_document && game == m_game && !m_document->isReadOnly()) // others may have taken the place of one of these
        return true;
    if (!mayLeave())
        return false;
    const auto file = m_store.rulesetFile(game);
    const auto folder = file ? std::filesystem::path(*file).parent_path().string() : std::string();
    auto draft =
        file ? GameDraft::read(folder) : Result<GameDraft>(failure(Fault::about(game, "there is no such game")));
    if (!draft) {
        m_prompts.showMessage(this, tr("Edit a Game"), tr("The files of this game cannot be read."),
                              linesOf(draft.error()));
        return false;
    }
    m_game = game;
    const auto left = editor::AuthorRecovery::found(*draft);
    const bool isOwn = folder.starts_with(m_store.userFolder() + '/') && !isReceivedGame(folder);
    take(std::make_unique<editor::AuthorDocument>(m_store, std::move(*draft), !isOwn));
    m_notice->setVisible(false);
    if (!isOwn)
        m_notice->showNotice(tr("This game is not yours: it is shown, and a copy of it can be changed."), {});
    else
        takeUp(left);
    return true;
}

/// Changes that were not saved when the program crashed.
void AuthorWindow::takeUp(const Result<DraftEdit>& left)
{
    if (!left) {
        m_recovery->leave();
        m_notice->showNotice(linesOf(left.error()).join(u' '), {});
    } else if (m_document->change(tr("Take Up Unsaved Changes"), *left)) {
        m_notice->showNotice(tr("Changes that had not been saved were taken up again. Undo takes them back."), {});
    }
}

void AuthorWindow::leaveRecovery()
{
    commitTyping();
    if (m_recovery)
        m_recovery->leave();
}

void AuthorWindow::takeOver(AuthorWindow& other)
{
    if (!other.m_document)
        return;
    m_game = other.m_game;
    other.m_grid->show(nullptr, {});
    other.m_tree->show(nullptr);
    other.m_form->show(nullptr, {});
    other.m_document->disconnect(&other);
    other.m_recovery.reset();
    take(std::move(other.m_document));
}

void AuthorWindow::take(std::unique_ptr<editor::AuthorDocument> document)
{
    m_grid->show(nullptr, {});
    m_form->show(nullptr, {});
    m_limits->show(nullptr, {});
    m_recovery.reset();
    m_document = std::move(document);
    m_recovery = std::make_unique<editor::AuthorRecovery>(*m_document, std::chrono::seconds(3));
    connect(m_recovery.get(), &editor::AuthorRecovery::failed, this,
            [this](const Faults& faults) { m_notice->showNotice(linesOf(faults).join(u' '), {}); });
    connect(m_document.get(), &editor::AuthorDocument::changed, this, [this] {
        m_soon.start();
        updateWords();
    });
    connect(m_document.get(), &editor::AuthorDocument::checkedAgain, this, &AuthorWindow::showChecked);
    m_tree->show(m_document.get());
    m_test->show(m_document.get());
    const auto files = m_document->draft().files();
    if (files.size() > 1)
        choose({Row::Kind::List, {files[1], "/units"}});
    else
        choose({Row::Kind::Head, {"ruleset", {}}});
    updateWords();
    emit documentChanged();
}

void AuthorWindow::showChosen()
{
    const auto row = m_document ? m_tree->current() : std::nullopt;
    if (!row)
        return;
    if (row->place.file != "ruleset")
        m_test->setArmy(row->place.file);
    const auto kind = row->kind == Row::Kind::List ? editor::sectionAt(row->place).kind : EntryKind::Game;
    if (row->kind == Row::Kind::List && kind == EntryKind::Limit) {
        m_limits->show(m_document.get(), row->place);
        m_pages->setCurrentIndex(Limits);
    } else if (row->kind == Row::Kind::List) {
        m_grid->show(m_document.get(), row->place);
        m_pages->setCurrentIndex(Grid);
    } else {
        m_form->show(m_document.get(), row->place);
        m_pages->setCurrentIndex(Form);
    }
    updateWords();
}

void AuthorWindow::showEntry(const DraftPlace& entry)
{
    commitTyping();
    if (m_soon.isActive()) { // it may be new
        m_soon.stop();
        showChanged();
    }
    choose({Row::Kind::Entry, entry});
}

void AuthorWindow::showChanged()
{
    if (!m_document)
        return;
    m_tree->refresh();
    switch (m_pages->currentIndex()) {
    case Form:
        m_form->refresh();
        break;
    case Grid:
        m_grid->refresh();
        break;
    default:
        m_limits->refresh();
    }
    updateWords();
}

void AuthorWindow::showChecked()
{
    m_tree->showFaults();
    m_form->showFaults();
    m_limits->showFaults();
    m_test->judge();
    updateWords();
}

void AuthorWindow::nextFault()
{
    commitTyping();
    if (m_pages->currentIndex() == Grid && m_grid->goToNextFault())
        return;
    if (m_tree->goToNextFault())
        m_tree->setFocus();
}

void AuthorWindow::updateWords()
{
    const bool isOpen = m_document != nullptr;
    const bool isOwn = isOpen && !m_document->isReadOnly();
    const auto name = isOpen ? m_document->name() : QString();
    m_title->setText(editor::shown(name));
    setWindowTitle(!isOpen                    ? tr("Edit a Game")
                   : m_document->isModified() ? tr("%1 – edited").arg(editor::shownTitle(name))
                                              : editor::shownTitle(name));
    QStringList about;
    if (isOpen) {
        about << (isOwn ? tr("A game of your own") : tr("Only shown"))
              << tr("data %1").arg(editor::shown(m_document->draft().text({"ruleset", "/dataVersion"})))
              << tr("%n army(ies)", nullptr, static_cast<int>(m_document->draft().files().size()) - 1)
              << (m_document->isModified() ? tr("not saved yet") : tr("saved"));
        const auto& undo = m_document->undoStack();
        if (undo.canUndo())
            about << tr("last change: %1").arg(undo.undoText());
    }
    m_about->setText(about.join(QStringLiteral(" · ")));
    const auto faults = isOpen ? static_cast<int>(m_document->checked().faults.size()) : 0;
    const auto hints = isOpen ? static_cast<int>(m_document->checked().warnings.size()) : 0;
    QStringList found;
    if (faults > 0)
        found << tr("%n fault(s)", nullptr, faults);
    if (hints > 0)
        found << tr("%n hint(s)", nullptr, hints);
    m_faults->setText(found.isEmpty() ? tr("No faults") : found.join(QStringLiteral(", ")));
    m_faults->setIcon(severityIcon(faults > 0  ? Severity::Error
                                   : hints > 0 ? Severity::Warning
                                               : Severity::Off,
                                   palette()));
    m_faults->setEnabled(faults > 0);
    m_save->setEnabled(isOwn && m_document->isModified());
    m_save->setVisible(isOwn);
    m_publish->setVisible(isOwn);
    m_copy->setVisible(isOpen && !isOwn);
    const auto row = isOpen ? m_tree->current() : std::nullopt;
    const bool isEntry = isOwn && row && (row->kind == Row::Kind::Entry || row->place.file != "ruleset");
    m_new->setEnabled(isOwn && !listForNew().file.empty());
    m_newArmy->setEnabled(isOwn);
    m_duplicate->setEnabled(isOwn && row && row->kind == Row::Kind::Entry);
    m_remove->setEnabled(isEntry && row->kind != Row::Kind::List);
}

void AuthorWindow::commitTyping() { widgets::commitTyping(*this); }

bool AuthorWindow::save()
{
    if (!m_document || m_document->isReadOnly())
        return false;
    commitTyping();
    if (!m_document->isModified())
        return true;
    const auto saved = m_document->save();
    if (!saved)
        m_prompts.showMessage(this, tr("Save"), tr("The game is not saved."), linesOf(saved.error()));
    updateWords();
    if (saved)
        emit gamesChanged();
    return saved.has_value();
}

bool AuthorWindow::mayLeave()
{
    commitTyping();
    if (!m_document || !m_document->isModified())
        return true;
    switch (m_prompts.askUnsaved(this, m_document->name())) {
    case Prompts::Unsaved::Save:
        return save();
    case Prompts::Unsaved::Discard:
        return true;
    case Prompts::Unsaved::Cancel:
        break;
    }
    return false;
}

void AuthorWindow::say(const QString& words) { m_notice->showNotice(words, {}); }

void AuthorWindow::closeEvent(QCloseEvent* event)
{
    Settings().setValue(QStringLiteral("author/sides"), m_sides->saveState());
    Settings().setValue(QStringLiteral("author/rows"), m_rows->saveState());
    event->accept();
}

} // namespace muster::widgets
