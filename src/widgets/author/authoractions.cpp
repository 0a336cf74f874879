// What is done with the entries of a game in the window for authors.

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/author/authorwindow.h"
#include "widgets/author/entryform.h"
#include "widgets/settings/prompts.h"

#include <QApplication>
#include <QClipboard>

namespace muster::widgets {

using Row = AuthorTree::Row;

/// The list that a new entry would be in: the one that is chosen, or that of the entry that is chosen. No file: none.
DraftPlace AuthorWindow::listForNew() const
{
    const auto row = m_tree->current();
    if (!row || row->kind == Row::Kind::Head)
        return {};
    const auto list = row->kind == Row::Kind::List ? row->place : editor::listOf(row->place);
    return editor::sectionAt(list).canAdd ? list : DraftPlace();
}

void AuthorWindow::addEntry()
{
    const auto list = listForNew();
    if (list.file.empty() || !m_document || m_document->isReadOnly())
        return;
    if (editor::sectionAt(list).kind == editor::EntryKind::Limit)
        return choose({Row::Kind::List, list}); // its page has the kinds of limit
    addTo(list);
}

void AuthorWindow::addTo(const DraftPlace& list)
{
    const auto title = editor::sectionAt(list).newOne;
    const auto name = m_prompts.askName(this, title, tr("Name"));
    if (name.trimmed().isEmpty())
        return;
    const auto& draft = m_document->draft();
    const auto made = editor::newEntry(draft, list, draft.isList(list) ? draft.size(list) : 0, name.trimmed());
    if (!m_document->change(title, made.edit))
        return m_prompts.showMessage(this, title, tr("No id can be made from this name."),
                                     {tr("Write it with letters of a to z or digits.")});
    showEntry(made.place);
    m_form->focusFirst();
}

void AuthorWindow::addArmy()
{
    const auto name = m_prompts.askName(this, tr("New Army"), tr("Name"));
    if (name.trimmed().isEmpty())
        return;
    const auto made = editor::newArmy(m_document->draft(), name.trimmed());
    if (made.place.file.empty() || !m_document->change(tr("New Army"), made.edit))
        return m_prompts.showMessage(this, tr("New Army"), tr("No id can be made from this name."),
                                     {tr("Write it with letters of a to z or digits.")});
    m_soon.stop();
    showChanged();
    choose({Row::Kind::List, {made.place.file, "/units"}});
}

void AuthorWindow::duplicate()
{
    commitTyping();
    const auto row = m_tree->current();
    if (!m_document || !row || row->kind != Row::Kind::Entry)
        return;
    const auto& draft = m_document->draft();
    const auto made =
        editor::pastedEntry(draft, editor::listOf(row->place), editor::indexOf(row->place) + 1, draft.json(row->place));
    if (m_document->change(tr("Double %1").arg(editor::entryName(draft, row->place)), made.edit))
        showEntry(made.place);
}

void AuthorWindow::removeEntry()
{
    commitTyping();
    const auto row = m_tree->current();
    if (!m_document || m_document->isReadOnly() || !row || row->kind == Row::Kind::List)
        return;
    const bool isArmy = row->kind == Row::Kind::Head;
    if (isArmy && row->place.file == "ruleset")
        return;
    const auto name = editor::entryName(m_document->draft(), row->place);
    if (isArmy &&
        !m_prompts.confirm(
            this, tr("Take Out an Army"),
            tr("Is “%1” taken out of the game? Its file goes when the game is saved.").arg(editor::shown(name)),
            tr("&Take Out")))
        return;
    m_document->change(tr("Take out %1").arg(name), editor::removing(row->place));
}

void AuthorWindow::move(int by)
{
    const auto row = m_tree->current();
    if (!m_document || !row || row->kind != Row::Kind::Entry)
        return;
    const auto edit = editor::moving(m_document->draft(), row->place, by);
    const auto name = editor::entryName(m_document->draft(), row->place);
    if (m_document->change(tr("Move %1").arg(name), edit))
        showEntry(editor::listOf(row->place) / (editor::indexOf(row->place) + static_cast<std::size_t>(by)));
}

/// As JSON, so that an entry can be pasted into another game, or into a letter.
void AuthorWindow::copyEntry()
{
    const auto row = m_tree->current();
    if (m_document && row && row->kind == Row::Kind::Entry)
        QApplication::clipboard()->setText(editor::text(m_document->draft().canonicalJson(row->place)));
}

void AuthorWindow::pasteEntry()
{
    const auto row = m_tree->current();
    if (!m_document || m_document->isReadOnly() || !row || row->kind == Row::Kind::Head)
        return;
    const bool isEntry = row->kind == Row::Kind::Entry;
    const auto list = isEntry ? editor::listOf(row->place) : row->place;
    const auto& draft = m_document->draft();
    const auto index = isEntry ? editor::indexOf(row->place) + 1 : draft.size(list);
    const auto made = editor::pastedEntry(draft, list, index, QApplication::clipboard()->text().toStdString());
    if (m_document->change(tr("Paste"), made.edit))
        showEntry(made.place);
}

} // namespace muster::widgets
