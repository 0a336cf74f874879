#include "widgets/author/authortree.h"

#include "editor/author/limitwords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordsearch.h"

#include <QHeaderView>
#include <QSet>
#include <QTreeWidgetItemIterator>

namespace muster::widgets {

using editor::EntryKind;

namespace {

enum Column { Name, Count };
constexpr int kindRole = Qt::UserRole;
constexpr int fileRole = Qt::UserRole + 1;
constexpr int pointerRole = Qt::UserRole + 2;
constexpr int countWidth = 48;

AuthorTree::Row rowOf(const QTreeWidgetItem& item)
{
    return {
        static_cast<AuthorTree::Row::Kind>(item.data(Name, kindRole).toInt()),
        {item.data(Name, fileRole).toString().toStdString(), item.data(Name, pointerRole).toString().toStdString()}};
}

QString keyOf(const QTreeWidgetItem& item)
{
    return item.data(Name, kindRole).toString() + u' ' + item.data(Name, fileRole).toString() +
           item.data(Name, pointerRole).toString();
}

} // namespace

AuthorTree::AuthorTree(QWidget* parent) : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("authorTree"));
    setAccessibleName(tr("What the game has"));
    setColumnCount(2);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setIndentation(12);
    setTextElideMode(Qt::ElideMiddle); // what is at the end of a long name tells it from others
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    header()->setSectionResizeMode(Count, QHeaderView::Fixed);
    header()->resizeSection(Count, countWidth);
    connect(this, &QTreeWidget::currentItemChanged, this, [this] {
        if (!m_isFilling)
            emit chosen();
    });
}

void AuthorTree::show(editor::AuthorDocument* document)
{
    m_document = document;
    clear();
    refresh();
    for (int i = 0; i < topLevelItemCount(); ++i)
        topLevelItem(i)->setExpanded(true);
}

QTreeWidgetItem* AuthorTree::add(QTreeWidgetItem* above, const QString& name, const Row& row)
{
    auto* item = above ? new QTreeWidgetItem(above) : new QTreeWidgetItem(this);
    item->setText(Name, editor::shown(name));
    item->setToolTip(Name, editor::shownTip(name));
    item->setData(Name, kindRole, static_cast<int>(row.kind));
    item->setData(Name, fileRole, QString::fromStdString(row.place.file));
    item->setData(Name, pointerRole, QString::fromStdString(row.place.pointer));
    item->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
    item->setForeground(Count, palette().color(QPalette::PlaceholderText));
    return item;
}

void AuthorTree::addInner(QTreeWidgetItem* above, const DraftPlace& entry)
{
    for (const auto& inner : editor::innerEntries(m_document->draft(), entry))
        addInner(add(above, editor::entryName(m_document->draft(), inner), {Row::Kind::Entry, inner}), inner);
}

void AuthorTree::addLists(QTreeWidgetItem* above, const std::string& file)
{
    const auto& draft = m_document->draft();
    for (const auto& section : editor::sectionsOf(file)) {
        const DraftPlace list{file, section.pointer};
        const auto size = draft.isList(list) ? draft.size(list) : 0;
        if (size == 0 && (!section.canAdd || m_document->isReadOnly()))
            continue;
        auto* item = add(above, section.name, {Row::Kind::List, list});
        item->setText(Count, editor::shownNumber(static_cast<std::int64_t>(size)));
        for (std::size_t i = 0; i < size; ++i) {
            const auto entry = list / i;
            const auto name =
                section.kind == EntryKind::Limit ? editor::sentenceAt(draft, entry) : editor::entryName(draft, entry);
            addInner(add(item, name, {Row::Kind::Entry, entry}), entry);
        }
    }
}

void AuthorTree::refresh()
{
    const auto chosenBefore = current();
    QSet<QString> open;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        if ((*it)->isExpanded())
            open.insert(keyOf(**it));
    const bool wasEmpty = topLevelItemCount() == 0;
    m_isFilling = true;
    setUpdatesEnabled(false);
    clear();
    if (m_document) {
        auto files = m_document->draft().files();
        std::rotate(files.begin(), files.begin() + 1, files.end()); // the game is last
        for (const auto& file : files) {
            const DraftPlace head{file, {}};
            auto* item = add(nullptr, file == "ruleset" ? tr("The game") : editor::entryName(m_document->draft(), head),
                             {Row::Kind::Head, head});
            item->setFont(Name, fontOf(Type::Strong));
            addLists(item, file);
        }
    }
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        (*it)->setExpanded(open.contains(keyOf(**it)));
    if (!m_words.isEmpty())
        search(m_words);
    showFaults();
    m_isFilling = false;
    setUpdatesEnabled(true);
    if (wasEmpty)
        return;
    // What was chosen may be gone: then what is above it.
    auto row = chosenBefore;
    while (row && !find(*row) && !row->place.pointer.empty()) {
        const auto above = editor::listOf(row->place);
        row = row->kind == Row::Kind::Entry ? Row{Row::Kind::List, above} : Row{Row::Kind::Entry, above};
        if (row->place.pointer.empty())
            row->kind = Row::Kind::Head;
    }
    if (auto* item = row ? find(*row) : nullptr) {
        m_isFilling = chosenBefore && row->place == chosenBefore->place && row->kind == chosenBefore->kind;
        setCurrentItem(item);
        m_isFilling = false;
    }
}

void AuthorTree::showFaults()
{
    if (!m_document)
        return;
    const auto error = severityIcon(Severity::Error, palette());
    const auto warning = severityIcon(Severity::Warning, palette());
    for (QTreeWidgetItemIterator it(this); *it; ++it) {
        const auto place = rowOf(**it).place;
        const auto faults = m_document->faultsAt(place).size();
        const auto warnings = m_document->warningsAt(place).size();
        (*it)->setIcon(Count, faults > 0 ? error : warnings > 0 ? warning : QIcon());
        QStringList words;
        if (faults > 0)
            words << tr("%n fault(s)", nullptr, static_cast<int>(faults));
        if (warnings > 0)
            words << tr("%n hint(s)", nullptr, static_cast<int>(warnings));
        (*it)->setToolTip(Count, editor::shownTip(words.join(QStringLiteral(", "))));
        (*it)->setData(Name, Qt::AccessibleDescriptionRole, words.join(QStringLiteral(", ")));
    }
}

std::optional<AuthorTree::Row> AuthorTree::current() const
{
    const auto* item = currentItem();
    return item ? std::optional(rowOf(*item)) : std::nullopt;
}

QTreeWidgetItem* AuthorTree::find(const Row& row) const
{
    for (QTreeWidgetItemIterator it(const_cast<AuthorTree*>(this)); *it; ++it)
        if (const auto its = rowOf(**it); its.kind == row.kind && its.place == row.place)
            return *it;
    return nullptr;
}

void AuthorTree::choose(const Row& row)
{
    if (auto* item = find(row)) {
        setCurrentItem(item);
        scrollToItem(item);
    }
}

bool AuthorTree::filter(QTreeWidgetItem& item, const QStringList& words)
{
    const auto id = rowOf(item).kind == Row::Kind::Entry && m_document
                        ? QString::fromStdString(m_document->draft().idAt(rowOf(item).place))
                        : QString();
    const bool isFound = hasWords(item.text(Name) + u' ' + id, words);
    bool isAny = isFound;
    for (int i = 0; i < item.childCount(); ++i)
        isAny = filter(*item.child(i), isFound ? QStringList() : words) || isAny;
    item.setHidden(!isAny);
    if (isAny && !isFound)
        item.setExpanded(true);
    return isAny;
}

void AuthorTree::search(const QString& words)
{
    m_words = words;
    for (int i = 0; i < topLevelItemCount(); ++i)
        filter(*topLevelItem(i), searchWords(words));
}

bool AuthorTree::goToNextFault()
{
    if (!m_document)
        return false;
    QList<QTreeWidgetItem*> items;
    for (QTreeWidgetItemIterator it(this); *it; ++it)
        items << *it;
    const auto from = items.indexOf(currentItem());
    for (qsizetype step = 1; step <= items.size(); ++step) {
        auto* item = items[(from + step) % items.size()];
        const auto row = rowOf(*item);
        if (row.kind == Row::Kind::List || m_document->faultsAt(row.place).empty())
            continue;
        // The innermost entry that has it; a head has those of no entry.
        bool isBelow = false;
        for (int i = 0; i < item->childCount(); ++i)
            isBelow = isBelow || !m_document->faultsAt(rowOf(*item->child(i)).place).empty();
        if (isBelow)
            continue;
        for (auto* above = item->parent(); above; above = above->parent())
            above->setExpanded(true);
        setCurrentItem(item);
        scrollToItem(item);
        return true;
    }
    return false;
}

} // namespace muster::widgets
