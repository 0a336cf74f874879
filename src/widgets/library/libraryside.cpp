#include "widgets/library/libraryside.h"

#include "core/base/safetext.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/library/librarypage.h"
#include "widgets/library/librarypaint.h"
#include "widgets/library/libraryview.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/rosterfolders.h"

#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

namespace muster::widgets {

using editor::LibraryPlace;

namespace {

constexpr int placeRole = Qt::UserRole;
constexpr int folderRole = Qt::UserRole + 1;
constexpr int countRole = Qt::UserRole + 2;

/// A place with the number of its rosters, or a head.
class PlaceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const auto& theme = Theme::of(option.palette);
        const auto area = option.rect.adjusted(space::medium, 0, -space::medium, 0);
        if (!index.data(placeRole).isValid()) {
            paintSide(*painter, area.adjusted(0, space::small, 0, 0), index.data().toString(), fontOf(Type::Label),
                      theme.quiet, option.direction);
            painter->restore();
            return;
        }
        paintRowGround(*painter, option);
        const auto count = editor::shownNumber(index.data(countRole).toInt());
        const auto width = QFontMetrics(fontOf(Type::Body)).horizontalAdvance(count) + space::tiny;
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        paintSide(*painter, leading(area, option.direction, 0, area.width() - width - space::small),
                  index.data().toString(), fontOf(isChosen ? Type::Strong : Type::Body), theme.text, option.direction);
        paintSide(*painter, area, count, fontOf(Type::Body), theme.quiet, option.direction, Qt::AlignTrailing);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {0, std::max(30, lineHeight(fontOf(Type::Body)) + 12)};
    }
};

/// Takes rosters of the library onto its folders and tags.
class PlaceList : public QListWidget {
public:
    explicit PlaceList(std::function<void(const QListWidgetItem&)> onDrop) : m_onDrop(std::move(onDrop))
    {
        setObjectName(QStringLiteral("libraryPlaces"));
        setDragDropMode(DropOnly);
    }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override
    {
        if (isOurs(*event))
            event->acceptProposedAction();
    }
    void dragMoveEvent(QDragMoveEvent* event) override { event->setAccepted(isOurs(*event) && target(*event)); }
    void dropEvent(QDropEvent* event) override
    {
        const auto* item = isOurs(*event) ? target(*event) : nullptr;
        if (!item)
            return;
        // The view would take the rows out of its model after a move: the files move, and the library looks.
        event->setDropAction(Qt::CopyAction);
        event->accept();
        m_onDrop(*item);
    }

private:
    static bool isOurs(const QDropEvent& event) { return qobject_cast<LibraryView*>(event.source()) != nullptr; }

    [[nodiscard]] const QListWidgetItem* target(const QDropEvent& event) const
    {
        const auto* item = itemAt(event.position().toPoint());
        const auto place = item ? item->data(placeRole) : QVariant();
        const auto kind = static_cast<LibraryPlace>(place.toInt());
        return place.isValid() && (kind == LibraryPlace::Folder || kind == LibraryPlace::Tag) ? item : nullptr;
    }

    std::function<void(const QListWidgetItem&)> m_onDrop;
};

} // namespace

LibrarySide::LibrarySide(editor::LibraryModel& model, Prompts& prompts)
    : m_model(model),
      m_prompts(prompts),
      m_places(new PlaceList([this](const QListWidgetItem& item) {
          emit dropped(static_cast<LibraryPlace>(item.data(placeRole).toInt()),
                       item.data(folderRole).toByteArray().toStdString());
      })),
      m_where(wrapped(quiet(named<WordLabel>("libraryWhere"), Type::Small)))
{
    setObjectName(QStringLiteral("librarySide"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setMinimumWidth(150);
    m_places->setAccessibleName(LibraryPage::tr("Which rosters"));
    m_places->setItemDelegate(new PlaceDelegate(m_places));
    m_places->setMouseTracking(true);
    m_places->setFrameShape(QFrame::NoFrame);
    m_places->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_places->setStyleSheet(QStringLiteral("QListWidget { border: 0; border-radius: 0; }"));
    auto* menu = new QMenu(this);
    auto* change = named<QToolButton>("libraryChange");
    change->setText(LibraryPage::tr("Change…"));
    change->setAccessibleName(LibraryPage::tr("Change the folders of the library"));
    change->setPopupMode(QToolButton::InstantPopup);
    change->setFocusPolicy(Qt::StrongFocus);
    change->setMenu(menu);
    auto* column = spaced(new QVBoxLayout(this), space::tiny, {0, space::small, 0, space::small});
    column->addWidget(m_places, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(space::medium, space::tiny, space::medium, space::tiny);
    addParts(*foot, {m_where, {change, 0, Qt::AlignLeading}});
    column->addLayout(foot);
    connect(m_places, &QListWidget::currentItemChanged, this, &LibrarySide::choose);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillMenu(*menu); });
}

void LibrarySide::show(const editor::RosterLibrary& library)
{
    struct Place {
        QString name;
        LibraryPlace place;
        std::string folder;
    };
    std::vector<std::vector<Place>> parts{{{LibraryPage::tr("All rosters"), LibraryPlace::All, {}},
                                           {LibraryPage::tr("Recent"), LibraryPlace::Recent, {}},
                                           {LibraryPage::tr("Not legal"), LibraryPlace::NotLegal, {}},
                                           {LibraryPage::tr("Data changed"), LibraryPlace::DataChanged, {}}},
                                          {},
                                          {},
                                          {{LibraryPage::tr("Samples"), LibraryPlace::Samples, {}}}};
    std::map<QString, std::string> folders;
    for (const auto& entry : library.entries())
        if (entry.isInFolder)
            folders.emplace(entry.folder, entry.folderPath);
    std::erase_if(m_made, [](const std::string& path) { return !QFileInfo(QString::fromStdString(path)).isDir(); });
    for (const auto& path : m_made)
        if (std::ranges::none_of(folders, [&](const auto& known) { return known.second == path; }))
            folders.emplace(editor::shown(QFileInfo(QString::fromStdString(path)).fileName()), path);
    for (const auto& [name, path] : folders)
        parts[1].push_back({name, LibraryPlace::Folder, path});
    for (const auto& tag : m_model.allTags())
        parts[2].push_back({tag, LibraryPlace::Tag, tag.toStdString()});
    const QStringList heads{{}, LibraryPage::tr("Folders"), LibraryPage::tr("Tags"), LibraryPage::tr("To try")};
    QList<QListWidgetItem*> items;
    const auto& query = m_model.query();
    QListWidgetItem* chosen = nullptr;
    for (int part = 0; part < heads.size(); ++part) {
        const auto& places = parts[static_cast<std::size_t>(part)];
        if (part > 0 && !places.empty()) {
            auto* head = new QListWidgetItem(heads[part]);
            head->setFlags(Qt::NoItemFlags);
            items << head;
        }
        for (const auto& place : places) {
            const auto count = m_model.count(place.place, place.folder);
            auto* item = new QListWidgetItem(place.name);
            item->setData(placeRole, static_cast<int>(place.place));
            item->setData(folderRole, QByteArray::fromStdString(place.folder));
            item->setData(countRole, count);
            item->setData(Qt::AccessibleTextRole, LibraryPage::tr("%1, %n roster(s)", nullptr, count).arg(place.name));
            if (place.place == LibraryPlace::Folder)
                item->setToolTip(editor::shownTip(QString::fromStdString(place.folder)));
            if (query.place == place.place && query.folder == place.folder)
                chosen = item;
            items << item;
        }
    }
    // The same places with other numbers stay: the list may be scrolled, or have the keyboard.
    bool isSame = m_places->count() == items.size();
    for (int i = 0; isSame && i < items.size(); ++i)
        isSame = m_places->item(i)->text() == items[i]->text() &&
                 m_places->item(i)->data(folderRole) == items[i]->data(folderRole);
    if (isSame) {
        for (int i = 0; i < items.size(); ++i)
            for (const auto role : {countRole, static_cast<int>(Qt::AccessibleTextRole)})
                m_places->item(i)->setData(role, items[i]->data(role));
        qDeleteAll(items);
        return;
    }
    {
        const QSignalBlocker blocker(m_places);
        m_places->clear();
        for (auto* item : items)
            m_places->addItem(item);
        m_places->setCurrentItem(chosen);
    }
    if (!chosen) // its folder is gone
        m_places->setCurrentRow(0);
}

void LibrarySide::choose()
{
    const auto* item = m_places->currentItem();
    if (!item)
        return;
    auto query = m_model.query();
    query.place = static_cast<LibraryPlace>(item->data(placeRole).toInt());
    query.folder = item->data(folderRole).toByteArray().toStdString();
    query.game.clear();
    query.army.clear();
    query.points = 0;
    query.verdict.reset();
    m_model.setQuery(query);
}

QString LibrarySide::title() const
{
    const auto* place = m_places->currentItem();
    return place ? place->text() : QString();
}

void LibrarySide::showFolders(int missing)
{
    QStringList names;
    for (const auto& folder : rosterFolders())
        names << editor::shownPath(folder);
    QString where = names.isEmpty() ? LibraryPage::tr("No folder is read.")
                                    : LibraryPage::tr("Rosters are read from %1").arg(names.join(QStringLiteral(", ")));
    if (missing > 0)
        where += QLatin1Char('\n') + LibraryPage::tr("%n folder(s) not there", nullptr, missing);
    m_where->setText(where);
}

void LibrarySide::fillMenu(QMenu& menu)
{
    menu.clear();
    menu.addAction(LibraryPage::tr("&Add Folder…"), this, &LibrarySide::addFolder)
        ->setObjectName(QStringLiteral("libraryAddFolder"));
    auto* make = menu.addAction(LibraryPage::tr("&New Folder…"), this, &LibrarySide::makeFolder);
    make->setObjectName(QStringLiteral("libraryNewFolder"));
    make->setEnabled(!rosterFolders().isEmpty());
    const auto all = rosterFolders();
    if (!all.isEmpty())
        menu.addSeparator();
    for (const auto& folder : all)
        menu.addAction(LibraryPage::tr("Do not read “%1”").arg(editor::shownLabel(folder)), this, [this, folder] {
            auto rest = rosterFolders();
            rest.removeAll(folder);
            setRosterFolders(rest);
            emit foldersChanged();
        });
}

/// In the folder that is shown, else in the first of the library.
void LibrarySide::makeFolder()
{
    const auto& query = m_model.query();
    const auto in =
        query.place == LibraryPlace::Folder ? QString::fromStdString(query.folder) : rosterFolders().value(0);
    const auto wanted = m_prompts.askName(this, LibraryPage::tr("New Folder"),
                                          LibraryPage::tr("Name of the folder in “%1”:").arg(editor::shownPath(in)));
    if (wanted.isEmpty())
        return;
    const auto name = QString::fromStdString(safeFileName(wanted.toStdString()));
    const auto path = QDir(in).filePath(name);
    if (name.isEmpty() || QFileInfo::exists(path) || !QDir().mkpath(path)) {
        m_prompts.showMessage(this, LibraryPage::tr("New Folder"),
                              QFileInfo::exists(path) && !name.isEmpty()
                                  ? LibraryPage::tr("“%1” is there already.").arg(editor::shownPath(path))
                                  : LibraryPage::tr("“%1” cannot be made.").arg(editor::shownPath(path)),
                              {});
        return;
    }
    m_made.push_back(path.toStdString());
    emit foldersChanged();
}

void LibrarySide::addFolder()
{
    auto all = rosterFolders();
    const auto folder = m_prompts.askFolder(this, all.value(0));
    if (folder.isEmpty() || all.contains(folder))
        return;
    // Nobody chose the usual folder: it is left out if there is no such folder.
    if (!hasChosenRosterFolders() && !QFileInfo(all.value(0)).isDir())
        all.clear();
    all << folder;
    setRosterFolders(all);
    emit foldersChanged();
}

} // namespace muster::widgets
