#include "widgets/shell/rosterpage.h"

#include "core/roster/battlerecord.h"
#include "editor/battle/playedbattle.h"
#include "editor/gestures/gestures.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "files/readfile.h"
#include "io/data/keepversion.h"
#include "widgets/army/armypanel.h"
#include "widgets/army/favourites.h"
#include "widgets/collection/collectiondialog.h"
#include "widgets/collection/lackingdialog.h"
#include "widgets/dialogs/battledialog.h"
#include "widgets/dialogs/limitsdialog.h"
#include "widgets/dialogs/versiondialog.h"
#include "widgets/look/icons.h"
#include "widgets/look/noticebar.h"
#include "widgets/printing/previewdialog.h"
#include "widgets/repair/filldialog.h"
#include "widgets/repair/repairdialog.h"
#include "widgets/roster/rosterstatus.h"
#include "widgets/roster/rosterview.h"
#include "widgets/settings/owncollections.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/rosterfolders.h"
#include "widgets/shell/rostercompare.h"
#include "widgets/shell/workspace.h"
#include "widgets/unit/unitpanel.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStatusBar>
#include <QTimer>

namespace muster::widgets {

namespace {

constexpr int passing = 4000; ///< ms

/// Of all windows, the first first.
std::vector<const RosterPage*>& allPages()
{
    static std::vector<const RosterPage*> pages;
    return pages;
}

} // namespace

RosterPage::RosterPage(Store& store, Prompts& prompts, const QString& recoveryFolder)
    : m_store(store), m_prompts(prompts), m_document(store), m_files(store, m_document, prompts, *this, recoveryFolder)
{
    setWindowFlags(Qt::Widget); // a part of a window, with docks of its own
    allPages().push_back(this);
    setObjectName(QStringLiteral("rosterPage"));
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
    connect(&m_files, &RosterFiles::settled, this, &RosterPage::showOpened);
    // The next thing that a person does is to add units.
    connect(&m_files, &RosterFiles::created, this, [this] { workspace().raiseArmy().focusSearch(); });
    connect(&m_files, &RosterFiles::statusMessage, this, &RosterPage::statusMessage);
    connect(&m_files, &RosterFiles::changedOnDisk, this, &RosterPage::reportChangedFile);
    connect(&m_document, &editor::Document::judged, this, [this] {
        if (m_workspace)
            m_workspace->showVerdict();
        emit titleChanged();
    });
    connect(&m_document, &editor::Document::edited, this, &RosterPage::titleChanged);
    connect(&m_document, &editor::Document::saved, this, &RosterPage::titleChanged);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &RosterPage::titleChanged);
    followReading();
}

/// The list can be used while its data are read: what takes long is told, no more.
void RosterPage::followReading()
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(200);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_saysReading = true;
        emit statusMessage(tr("Reading the data of “%1”…").arg(name()));
    });
    connect(&m_document, &editor::Document::readingData, this, [this](bool isOn) {
        if (isOn)
            return m_patience.start();
        m_patience.stop();
        if (std::exchange(m_saysReading, false))
            emit statusMessage({});
    });
    connect(&m_document, &editor::Document::dataTaken, this, [this](bool areMore) {
        if (m_workspace)
            m_workspace->dataNotice().hide();
        m_saysReading = false;
        // Of more data the step and its undo are seen in the status bar.
        emit statusMessage(areMore ? QString() : tr("The rules or armies on disk were changed and read again."),
                           passing);
    });
    connect(&m_document, &editor::Document::dataRefused, this, [this](const Faults& faults, bool areMore) {
        showRefused(faults, areMore ? tr("These data cannot be taken in. %1")
                                    : tr("The data on disk were changed and cannot be read now. Those read before "
                                         "still judge this roster. %1"));
    });
}

/// Asked for by no one, or some time ago, so it is a notice.
void RosterPage::showRefused(const Faults& faults, const QString& words)
{
    workspace().dataNotice().showNotice(words.arg(editor::shown(linesOf(faults).value(0))),
                                        {{QStringLiteral("noticeFaults"), tr("&Show All…"), [this, faults] {
                                              show(tr("The data of this roster cannot be read any more."), faults);
                                          }}});
}

RosterPage::~RosterPage() { std::erase(allPages(), this); }

Workspace& RosterPage::workspace()
{
    if (!m_workspace)
        buildWorkspace();
    return *m_workspace;
}

void RosterPage::buildWorkspace()
{
    if (!isVisible() && window() != this)
        resize(window()->size()); // its docks have their places by the width that it will have
    readCategoryIcons(QString::fromStdString(m_store.templateFolder()),
                      QString::fromStdString(m_store.userTemplateFolder()));
    m_workspace = std::make_unique<Workspace>(*this, m_store, m_document);
    m_workspace->unit().setPrompts(m_prompts);
    setCentralWidget(m_workspace.get());
    connect(m_workspace.get(), &Workspace::battleRequested, this, &RosterPage::editBattle);
    connect(m_workspace.get(), &Workspace::repairRequested, this, &RosterPage::makeLegal);
    connect(m_workspace.get(), &Workspace::unitMenuRequested, this, &RosterPage::unitMenuRequested);
    connect(m_workspace.get(), &Workspace::ownUnitRequested, this, &RosterPage::ownUnitRequested);
    connect(m_workspace.get(), &Workspace::selectionChanged, this, &RosterPage::selectionChanged);
    connect(m_workspace.get(), &Workspace::statusMessage, this,
            [this](const QString& text) { emit statusMessage(text, passing); });
    if (m_document.isOpen()) {
        m_workspace->showDocks();
        m_workspace->showVerdict();
        m_workspace->settle();
    }
}

void RosterPage::remake()
{
    const bool isMade = m_workspace != nullptr;
    const auto selected = isMade ? m_workspace->roster().selectedIds() : std::vector<std::string>();
    auto* other = m_compare ? m_compare->other() : nullptr;
    const auto otherFile = m_compare ? m_compare->file() : std::string();
    // What was said of its file is not said again by itself.
    const bool hasFileChanged = isMade && !m_workspace->fileNotice().isHidden();
    delete std::exchange(m_compare, nullptr);
    m_workspace.reset();
    if (m_document.isOpen())
        if (const auto reloaded = m_document.reload(); !reloaded)
            // Once the window is whole again: a message lets timers and the watch of files run.
            QTimer::singleShot(0, this, [this, faults = reloaded.error()] {
                show(tr("The data cannot be read in this language."), faults);
            });
    if (!isMade)
        return;
    workspace().roster().selectIds(selected);
    if (hasFileChanged)
        reportChangedFile(QFileInfo::exists(QString::fromStdString(m_document.path())));
    if (other)
        compare().withPage(*other);
    else if (!otherFile.empty())
        compare().withFile(otherFile);
}

/// The roster may have just got a file of its own.
void RosterPage::showOpened()
{
    if (m_workspace) {
        if (m_workspace->areDocksHidden())
            m_workspace->showDocks();
        m_workspace->settle();
    }
    emit opened();
}

QString nameOf(const editor::Document& document)
{
    if (!document.name().empty())
        return QString::fromStdString(document.name());
    if (!document.path().empty())
        return QFileInfo(QString::fromStdString(document.path())).fileName();
    return document.form() ? document.form()->head().standIn : QString();
}

/// New rosters of one army are numbered.
QString RosterPage::name() const
{
    const auto name = editor::shownTitle(nameOf(m_document));
    const auto isNew = [](const editor::Document& document) {
        return document.isOpen() && document.name().empty() && document.path().empty();
    };
    if (!isNew(m_document))
        return name;
    int before = 0;
    for (const auto* page : allPages()) {
        if (page == this)
            break;
        before += isNew(page->m_document) && nameOf(page->m_document) == nameOf(m_document) ? 1 : 0;
    }
    return before == 0 ? name : tr("%1 (%2)").arg(name, editor::shownNumber(before + 1));
}

void RosterPage::enter(QStatusBar& bar)
{
    m_isEntered = true;
    workspace().status().putInto(bar);
    workspace().status().setVisible(m_document.isOpen());
}

void RosterPage::leave()
{
    if (std::exchange(m_isEntered, false)) {
        workspace().status().setVisible(false);
        workspace().keepLayout();
    }
}

void RosterPage::show(const QString& what, const Faults& faults)
{
    m_prompts.showMessage(this, tr("Muster Roll"), what, linesOf(faults));
}

void RosterPage::make(const std::optional<editor::Gesture>& gesture)
{
    if (gesture)
        m_document.apply(gesture->change, gesture->name);
}

void RosterPage::editBattle()
{
    m_document.judgeNow();
    if (const auto* data = m_document.gameData()) {
        LimitsDialog dialog(data->limits(), this);
        if (dialog.exec() == QDialog::Accepted)
            for (const auto& change : dialog.changes())
                make(m_document.gestureOf(change));
        return;
    }
    BattleDialog dialog(m_document.verdict(), this, m_prompts);
    if (dialog.exec() != QDialog::Accepted)
        return;
    make(editor::Gestures(m_document.catalogue(), m_document.roster()).changeHead(dialog.wanted()));
}

void RosterPage::takeBattle()
{
    // What was copied on a phone comes by a message; what was saved, as a file.
    const auto pasted = QGuiApplication::clipboard()->text().toStdString();
    const bool isPasted = editor::looksLikeBattle(pasted);
    const auto path = isPasted ? QString() : m_prompts.askOpenBattle(this, lastRosterFolder());
    if (!isPasted && path.isEmpty())
        return;
    const auto file = isPasted ? tr("the clipboard").toStdString() : path.toStdString();
    const auto text = isPasted ? Result<std::string>(pasted) : readFile(file, BattleRecord::mostBytes);
    const auto battle = text ? editor::playedBattle(*text, file, m_document, m_store.schemas())
                             : Result<editor::PlayedBattle>(tl::unexpected(text.error()));
    if (!battle)
        return show(tr("This is not a battle of a page to play from."), battle.error());
    auto question = editor::shown(battle->head);
    if (!battle->other.empty())
        question += QStringLiteral("\n") + editor::shown(battle->other);
    if (m_prompts.confirm(this, tr("Take From Play Page"),
                          question + QStringLiteral("\n\n") + tr("Add how it stands to the notes of the roster?"),
                          tr("&Add to Notes")))
        make(m_document.gestureOf(editor::intents::Write{{}, editor::intents::OwnText::Note, battle->notes}));
}

void RosterPage::chooseVersion()
{
    m_document.judgeNow();
    VersionDialog dialog(m_store, m_document.verdict(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto& choice = dialog.choice();
    if (choice.kind == editor::VersionChoice::Kind::StayNewest)
        if (const auto kept = keepNewestVersion(m_store, m_document.roster().ruleset); !kept)
            return show(tr("The data could not be kept, so the roster was not switched."), kept.error());
    make(editor::Gestures::askForData(choice.asked()));
}

void RosterPage::showCollection(QWidget& over)
{
    if (m_document.isOpen())
        m_document.judgeNow();
    CollectionDialog dialog(m_store, ownCollections(m_store), m_prompts,
                            m_document.isOpen() ? m_document.verdict() : nullptr, &over);
    dialog.exec();
}

void RosterPage::showLacking(QWidget& over)
{
    m_document.judgeNow();
    LackingDialog dialog(
        m_document.verdict(), ownCollections(m_store), [this](QWidget* parent) { showCollection(*parent); }, &over);
    dialog.exec();
}

void RosterPage::makeLegal()
{
    m_document.judgeNow();
    if (!m_document.form())
        return;
    RepairDialog dialog(m_document.form(), this);
    dialog.exec();
    make(dialog.gesture());
}

void RosterPage::fillUp()
{
    m_document.judgeNow();
    if (!m_document.form())
        return;
    const bool isOfGameData = m_document.gameData() != nullptr;
    const auto game = isOfGameData ? m_document.form()->offers(nullptr)->game : m_document.roster().ruleset;
    QStringList favourites;
    for (const auto& kind : favouriteKinds())
        if (kind.startsWith(editor::text(game) + QLatin1Char('/')))
            favourites << kind;
    FillDialog dialog(m_document.form(), {ownCollections(m_store).of(game), favourites, !isOfGameData}, this);
    dialog.exec();
    make(dialog.gesture());
}

void RosterPage::preview()
{
    m_document.judgeNow();
    PreviewDialog dialog(m_document.gameData() ? printoutOf(m_document.gameData()->list())
                                               : printoutOf(m_document.verdict(), m_store),
                         m_store, m_prompts, this);
    dialog.exec();
}

void RosterPage::previewBook()
{
    const auto& roster = m_document.roster();
    auto book = bookOf(m_store, gameOf(roster), roster.army);
    if (!book) {
        show(tr("There is no book of this army."), book.error());
        return;
    }
    PreviewDialog dialog(std::move(*book), m_store, m_prompts, this);
    dialog.exec();
}

RosterCompare& RosterPage::compare()
{
    if (!m_compare)
        m_compare = new RosterCompare(m_store, m_prompts, *this);
    return *m_compare;
}

void RosterPage::reload(const QString& otherwise)
{
    if (!m_document.isOpen())
        return;
    const auto selected = m_workspace ? m_workspace->roster().selectedIds() : std::vector<std::string>();
    if (const auto reloaded = m_document.reload(); !reloaded)
        show(otherwise, reloaded.error());
    if (m_workspace)
        m_workspace->roster().selectIds(selected);
}

void RosterPage::takeChangedData()
{
    if (!m_document.isOpen())
        return;
    const auto selected = m_workspace ? m_workspace->roster().selectedIds() : std::vector<std::string>();
    if (const auto reloaded = m_document.reload(); !reloaded)
        return showRefused(reloaded.error(), tr("The data on disk were changed and cannot be read now. Those read "
                                                "before still judge this roster. %1"));
    if (m_document.gameData()) // a worker reads them
        return;
    if (m_workspace) {
        m_workspace->roster().selectIds(selected);
        m_workspace->dataNotice().hide();
    }
    emit statusMessage(tr("The rules or armies on disk were changed and read again."), passing);
}

/// Asked for by no one, so it is not a dialog.
void RosterPage::reportChangedFile(bool isThere)
{
    const auto name = editor::shown(QFileInfo(QString::fromStdString(m_document.path())).fileName());
    auto& notice = workspace().fileNotice();
    if (!isThere) {
        notice.showNotice(tr("“%1” is no longer there. Saving writes it again.").arg(name), {});
        return;
    }
    notice.showNotice(
        m_document.isModified()
            ? tr("“%1” was changed by another program. Reloading takes its changes; undo brings back yours.").arg(name)
            : tr("“%1” was changed by another program.").arg(name),
        {{QStringLiteral("noticeReload"), tr("&Reload"), [this] { m_files.reload(); }},
         {QStringLiteral("noticeCompare"), tr("&Compare…"), [this, isThere] {
              m_files.compareWithDisk();
              reportChangedFile(isThere);
          }}});
}

} // namespace muster::widgets
