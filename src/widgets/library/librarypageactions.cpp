// What a person does with the files of the library.

#include "editor/words/shown.h"
#include "widgets/library/librarydetails.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/libraryside.h"
#include "widgets/library/libraryview.h"
#include "widgets/look/noticebar.h"
#include "widgets/settings/librarytags.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/recent.h"
#include "widgets/settings/rosterfolders.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QMenu>
#include <QUrl>

#include <algorithm>

namespace muster::widgets {

namespace {

QString textOf(const std::string& path) { return QString::fromStdString(path); }

/// The recent rosters know a file by its path.
void followRecent(const QString& from, const QString& to)
{
    for (auto roster : recentRosters())
        if (roster.path == from) {
            removeRecent(from);
            if (to.isEmpty())
                return;
            roster.path = to;
            addRecent(roster);
        }
}

} // namespace

void LibraryPage::showFaults(const QString& what, const Faults& faults)
{
    m_prompts.showMessage(this, tr("Library"), what, linesOf(faults));
}

void LibraryPage::lookFor(std::vector<std::string> paths)
{
    m_wanted = std::move(paths);
    m_renamesWanted = false;
    refresh();
}

void LibraryPage::open()
{
    const auto* entry = m_view->current();
    if (!entry)
        return;
    const auto path = textOf(entry->path);
    if (entry->isSample)
        emit sampleRequested(path);
    else
        emit fileRequested(path);
}

void LibraryPage::print()
{
    QStringList paths;
    for (const auto& path : m_view->selectedPaths())
        paths << textOf(path);
    if (!paths.isEmpty())
        emit printRequested(paths);
}

void LibraryPage::duplicate()
{
    std::vector<std::string> copies;
    Faults faults;
    for (const auto& path : m_view->selectedPaths()) {
        const auto* entry = m_library.find(path);
        if (!entry || entry->isSample)
            continue;
        const auto copy = editor::duplicateRoster(path);
        if (copy)
            copies.push_back(*copy);
        else
            faults.insert(faults.end(), copy.error().begin(), copy.error().end());
    }
    const bool isOne = copies.size() == 1;
    if (!copies.empty()) {
        lookFor(std::move(copies));
        m_renamesWanted = isOne; // a copy needs another name
    }
    if (!faults.empty())
        showFaults(tr("Not every roster could be duplicated."), faults);
}

void LibraryPage::rename(const std::string& path, const QString& name)
{
    const auto renamed = editor::renameRoster(path, name.toStdString());
    if (!renamed) {
        showFaults(tr("The roster cannot be renamed."), renamed.error());
        m_library.scan();
        return;
    }
    lookFor({*renamed});
    follow(path, *renamed);
}

void LibraryPage::moveTo()
{
    const auto paths = m_view->selectedPaths();
    if (paths.empty())
        return;
    const auto folder = m_prompts.askFolder(this, QFileInfo(textOf(paths.front())).path());
    if (!folder.isEmpty())
        move(folder);
}

/// What a file was known by goes with it.
void LibraryPage::follow(const std::string& from, const std::string& to)
{
    followRecent(textOf(from), textOf(to));
    followLibraryTags(from, to);
    m_model.setTags(libraryTags());
    emit fileMoved(textOf(from), textOf(to));
}

/// The selected rosters.
void LibraryPage::move(const QString& folder)
{
    Faults faults;
    std::vector<std::string> there;
    for (const auto& path : m_view->selectedPaths()) {
        if (QFileInfo(textOf(path)).path() == folder)
            continue; // it is there

        const auto moved = editor::moveRoster(path, folder.toStdString());
        if (!moved) {
            faults.insert(faults.end(), moved.error().begin(), moved.error().end());
            continue;
        }
        there.push_back(*moved);
        follow(path, *moved);
    }
    if (!there.empty())
        lookFor(std::move(there));
    if (!faults.empty())
        showFaults(tr("Not every roster could be moved."), faults);
}

void LibraryPage::bin()
{
    std::vector<std::string> paths;
    QString title;
    for (const auto& path : m_view->selectedPaths())
        if (const auto* entry = m_library.find(path); entry && !entry->isSample) {
            paths.push_back(path);
            title = entry->title();
        }
    if (paths.empty())
        return;
    std::vector<editor::Binned> binned;
    Faults faults;
    for (const auto& path : paths) {
        const auto each = editor::binRoster(path);
        if (!each) {
            faults.insert(faults.end(), each.error().begin(), each.error().end());
            continue;
        }
        binned.push_back(*each);
        emit fileMoved(textOf(path), {});
    }
    m_library.scan();
    if (!binned.empty()) {
        const auto words = binned.size() == 1
                               ? tr("“%1” was moved to the bin.").arg(title)
                               : tr("%n rosters were moved to the bin.", nullptr, static_cast<int>(binned.size()));
        m_notice->showNotice(words, {{QStringLiteral("libraryUndo"), tr("&Undo"), [this, binned] { unbin(binned); }}});
    }
    if (!faults.empty())
        showFaults(tr("Not every roster could be moved to the bin."), faults);
}

void LibraryPage::unbin(const std::vector<editor::Binned>& binned)
{
    Faults faults;
    std::vector<std::string> there;
    for (const auto& each : binned) {
        const auto back = editor::unbinRoster(each);
        if (!back)
            faults.insert(faults.end(), back.error().begin(), back.error().end());
        else
            there.push_back(each.path.toStdString());
    }
    lookFor(std::move(there));
    m_view->setFocus();
    if (!faults.empty())
        showFaults(tr("Not every roster could be taken back from the bin."), faults);
}

/// The only place where Muster asks the system to open something: a folder, and never what is in it.
void LibraryPage::reveal()
{
    const auto* entry = m_view->current();
    if (!entry)
        return;
    const auto folder = QFileInfo(textOf(entry->path)).path();
    const auto report = [&](const char* why) {
        showFaults(tr("The folder cannot be shown."), {Fault::about(folder.toStdString(), why)});
    };
    if (!QFileInfo(folder).isDir())
        report("there is no such folder");
    else if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        report("the system has no program that shows folders");
}

/// The selected rosters get it, or lose it.
void LibraryPage::tag(const QString& name, bool isOn)
{
    auto paths = m_view->selectedPaths();
    std::erase_if(paths, [this](const std::string& path) {
        const auto* entry = m_library.find(path);
        return !entry || entry->isSample || textOf(path).toStdString() != path; // settings hold texts
    });
    setLibraryTag(paths, name, isOn);
    m_model.setTags(libraryTags());
    m_side->show(m_library);
    showDetails();
}

/// A tick at those that all selected rosters have.
void LibraryPage::fillTags(QMenu& menu)
{
    const auto paths = m_view->selectedPaths();
    for (const auto& name : m_model.allTags()) {
        const bool haveAll =
            std::ranges::all_of(paths, [&](const std::string& path) { return m_model.tagsOf(path).contains(name); });
        auto* action = menu.addAction(editor::shownLabel(name), this, [this, name, haveAll] { tag(name, !haveAll); });
        action->setCheckable(true);
        action->setChecked(haveAll);
    }
    menu.addSeparator();
    menu.addAction(tr("&New Tag…"), this,
                   [this] {
                       if (const auto name =
                               m_prompts.askName(this, tr("New Tag"), tr("What these rosters are called together:"));
                           !name.isEmpty())
                           tag(name, true);
                   })
        ->setObjectName(QStringLiteral("libraryNewTag"));
}

void LibraryPage::fillMenu(QMenu& menu)
{
    menu.clear();
    delete menu.findChild<QMenu*>(QStringLiteral("libraryTags"), Qt::FindDirectChildrenOnly);
    const auto* entry = m_view->current();
    if (!entry)
        return;
    const bool isOwn = !entry->isSample;
    const auto add = [&](const QString& objectName, const QString& words, const QKeySequence& keys, bool isPossible,
                         void (LibraryPage::*what)()) {
        auto* action = menu.addAction(words, this, what);
        action->setObjectName(objectName);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut); // shown here; the page takes the key itself
        action->setEnabled(isPossible);
    };
    add(QStringLiteral("libraryActionOpen"), tr("&Open"), Qt::Key_Return, true, &LibraryPage::open);
    add(QStringLiteral("libraryActionPrint"), tr("&Print…"), QKeySequence::Print, true, &LibraryPage::print);
    menu.addSeparator();
    add(QStringLiteral("libraryActionDuplicate"), tr("&Duplicate"), QKeySequence(QStringLiteral("Ctrl+D")), isOwn,
        &LibraryPage::duplicate);
    auto* rename = menu.addAction(tr("&Rename"), this, [this] {
        m_view->setFocus();
        m_view->renameCurrent();
    });
    rename->setObjectName(QStringLiteral("libraryActionRename"));
    rename->setShortcut(Qt::Key_F2);
    rename->setShortcutContext(Qt::WidgetShortcut);
    rename->setEnabled(isOwn && entry->verdict() != editor::LibraryState::NotReadable);
    add(QStringLiteral("libraryActionMove"), tr("&Move to Folder…"), {}, isOwn, &LibraryPage::moveTo);
    auto* tags = menu.addMenu(tr("&Tags"));
    tags->setObjectName(QStringLiteral("libraryTags"));
    tags->setEnabled(isOwn);
    fillTags(*tags);
    add(QStringLiteral("libraryActionReveal"), tr("&Show in Folder"), {}, true, &LibraryPage::reveal);
    menu.addSeparator();
    add(QStringLiteral("libraryActionBin"), tr("Move to &Bin"), Qt::Key_Delete, isOwn, &LibraryPage::bin);
}

void LibraryPage::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("libraryMenu"));
    fillMenu(menu);
    if (menu.isEmpty())
        return;
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

} // namespace muster::widgets
