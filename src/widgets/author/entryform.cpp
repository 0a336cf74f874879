#include "widgets/author/entryform.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "io/data/newid.h"
#include "widgets/author/fieldparts.h"
#include "widgets/author/limitform.h"
#include "widgets/author/listfield.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace muster::widgets {

using editor::AuthorField;
using editor::EntryKind;
using FieldKind = AuthorField::Kind;

namespace {

constexpr int textHeight = 78;
constexpr int figureWidth = 84;
constexpr int figuresInRow = 6;
constexpr int shortWidth = 200;
constexpr int formWidth = 620;
const auto addsCitation = QStringLiteral("+");

bool isFigure(const AuthorField& field) { return field.key.starts_with("/stats/"); }

QString objectNameOf(const AuthorField& field)
{
    return QStringLiteral("author-") + QString::fromStdString(field.key).mid(1).replace(u'/', u'-');
}

} // namespace

EntryForm::EntryForm(Prompts& prompts, QWidget* parent) : QWidget(parent), m_prompts(prompts)
{
    setObjectName(QStringLiteral("authorForm"));
    spaced(new QVBoxLayout(this), 0, {space::large, space::medium, space::large, space::large});
}

void EntryForm::show(editor::AuthorDocument* document, const DraftPlace& entry)
{
    commitTyping(*this); // it is about the entry before
    if (m_document != document || m_entry != entry)
        m_shown.clear();
    m_document = document;
    m_entry = entry;
    build();
}

EntryForm::Shown* EntryForm::shownOf(const std::string& key)
{
    const auto found = std::ranges::find(m_shown, key, [](const Shown& shown) { return shown.field.key; });
    return found == m_shown.end() ? nullptr : &*found;
}

void EntryForm::build()
{
    const auto before = std::exchange(m_shown, {});
    clear(*layout());
    m_rest = nullptr;
    if (!m_document || !m_document->draft().has(m_entry))
        return;
    auto* body = new QWidget;
    body->setMaximumWidth(formWidth);
    auto* column = spaced(new QVBoxLayout(body), space::small);
    for (auto& field : editor::fieldsOf(m_document->draft(), m_entry))
        m_shown.emplace_back().field = std::move(field);
    const auto idBefore = std::exchange(m_id, m_document->draft().idAt(m_entry));
    if (m_id == idBefore)
        keepTyped(before);
    addHead(*column);
    if (editor::kindAt(m_entry) == EntryKind::Limit)
        column->addWidget(new LimitForm(*m_document, m_entry));
    for (std::size_t i = 0; i < m_shown.size();) {
        auto end = i;
        while (end < m_shown.size() && isFigure(m_shown[end].field))
            ++end;
        if (end > i) {
            addFigures(*column, i, end);
            i = end;
        } else {
            addField(*column, m_shown[i++]);
        }
    }
    addInner(*column);
    addOther(*column);
    column->addStretch(1);
    auto* line = filled(new QHBoxLayout, {{body, 1}, Part::stretch(0)});
    line->setContentsMargins({});
    static_cast<QVBoxLayout*>(layout())->addLayout(line, 1);
    for (auto& shown : m_shown)
        showValue(shown);
    m_outline = outline();
    showFaults();
}

/// What could not be read stays in the form when its controls are made anew.
void EntryForm::keepTyped(const std::vector<Shown>& before)
{
    for (const auto& old : before)
        // A list has it in its rows, which are new.
        if (auto* its = shownOf(old.field.key); its && !old.why.isEmpty() && its->field.kind != FieldKind::List) {
            its->typed = old.typed;
            its->why = old.why;
            its->value = old.value;
        }
}

/// What there is besides the values of fields. Another one needs another form.
QString EntryForm::outline() const
{
    const auto& draft = m_document->draft();
    auto words = editor::text(draft.idAt(m_entry));
    if (editor::kindAt(m_entry) != EntryKind::Limit)
        words += editor::otherKeys(draft, m_entry, editor::fieldsOf(draft, m_entry));
    for (const auto& inner : editor::innerEntries(draft, m_entry))
        words += u'\n' + editor::entryName(draft, inner);
    return words;
}

void EntryForm::addHead(QVBoxLayout& column)
{
    const auto& draft = m_document->draft();
    auto* title = typed(new CutLabel, Type::Heading);
    title->setObjectName(QStringLiteral("authorEntry"));
    const auto kind = editor::kindAt(m_entry);
    title->setText(editor::shown(kind == EntryKind::Limit ? editor::sentenceAt(draft, m_entry)
                                                          : editor::entryName(draft, m_entry)));
    auto* id = quiet(plainLabel(editor::shown(draft.idAt(m_entry))), Type::Small);
    id->setObjectName(QStringLiteral("authorId"));
    id->setToolTip(editor::shownTip(tr("The id, by which files and rosters name it")));
    auto* line = filled(spaced(new QHBoxLayout, space::small), {{title, 1}, id});
    if (!m_document->isReadOnly() && !draft.renaming(m_entry, "x").empty()) {
        auto* other = toolButton("authorChangeId", tr("Change Id…"),
                                 tr("Changes the id wherever this game names it. Rosters that name it do not follow."));
        connect(other, &QToolButton::clicked, this, &EntryForm::changeId);
        line->addWidget(other);
    }
    m_rest = new FaultLine(QStringLiteral("authorFaultOfEntry"));
    addParts(column, {line, m_rest});
}

void EntryForm::changeId()
{
    const auto name = m_prompts.askName(this, tr("Change Id"), tr("New id, of small letters, digits and hyphens"));
    const auto id = idFrom(name.toStdString());
    if (id.empty() || !m_document || id == m_id)
        return;
    const auto list = editor::listOf(m_entry);
    m_document->change(tr("Change Id"), m_document->draft().renaming(m_entry, m_document->draft().freeId(list, id)));
}

/// Figures beside each other, each under its head.
void EntryForm::addFigures(QVBoxLayout& column, std::size_t from, std::size_t to)
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(space::small);
    grid->setVerticalSpacing(2);
    auto* faults = spaced(new QVBoxLayout, 0);
    for (auto i = from; i < to; ++i) {
        auto& shown = m_shown[i];
        auto* control = controlOf(shown);
        control->setFixedWidth(figureWidth);
        const auto at = static_cast<int>(i - from);
        auto* head = authorLabel(editor::shownLabel(shown.field.label), control);
        head->setMaximumWidth(figureWidth);
        head->setToolTip(editor::shownTip(shown.field.label));
        grid->addWidget(head, at / figuresInRow * 2, at % figuresInRow);
        grid->addWidget(control, at / figuresInRow * 2 + 1, at % figuresInRow);
        faults->addWidget(shown.fault);
    }
    grid->setColumnStretch(figuresInRow, 1);
    column.addLayout(grid);
    column.addLayout(faults);
}

void EntryForm::addField(QVBoxLayout& column, Shown& shown)
{
    auto* control = controlOf(shown);
    if (shown.field.kind == FieldKind::Cell || shown.field.isChosen())
        control->setMaximumWidth(shortWidth * 2);
    auto* label = authorLabel(editor::shownLabel(shown.field.label), control);
    column.addLayout(filled(spaced(new QVBoxLayout, 2), {label, control, shown.fault}));
}

QWidget* EntryForm::controlOf(Shown& shown)
{
    const auto name = objectNameOf(shown.field);
    switch (shown.field.kind) {
    case FieldKind::Lines:
        shown.control = linesOf(shown);
        break;
    case FieldKind::Choice:
    case FieldKind::Flag:
        shown.control = choiceOf(shown);
        break;
    case FieldKind::List:
        shown.control = listOf(shown);
        break;
    default:
        shown.control = lineOf(shown);
    }
    shown.control->setObjectName(name);
    shown.control->setAccessibleName(shown.field.label);
    shown.control->setToolTip(editor::shownTip(shown.field.tip));
    shown.fault = new FaultLine(QStringLiteral("authorFault-") + name.mid(7));
    return shown.control;
}

QWidget* EntryForm::lineOf(Shown& shown)
{
    auto* line = new QLineEdit;
    line->setReadOnly(m_document->isReadOnly());
    connect(line, &QLineEdit::editingFinished, this, [this, line, key = shown.field.key] {
        if (line->isModified())
            commit(key, line->text());
    });
    return line;
}

QWidget* EntryForm::linesOf(Shown& shown)
{
    auto* lines = new QPlainTextEdit;
    lines->setReadOnly(m_document->isReadOnly());
    lines->setTabChangesFocus(true);
    lines->setFixedHeight(textHeight);
    lines->setProperty("key", QString::fromStdString(shown.field.key));
    lines->installEventFilter(this);
    return lines;
}

QWidget* EntryForm::choiceOf(Shown& shown)
{
    auto* box = new QComboBox;
    box->setEnabled(!m_document->isReadOnly());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(14);
    if (!shown.field.isNeeded)
        box->addItem(tr("–"), QString());
    for (const auto& choice : shown.field.choices)
        box->addItem(editor::shown(choice.name), editor::text(choice.id));
    const bool isCitation = shown.field.key == "/citation";
    if (isCitation)
        box->addItem(tr("New place in the book…"), addsCitation);
    connect(box, &QComboBox::activated, this, [this, box, key = shown.field.key](int index) {
        const auto id = box->itemData(index).toString();
        if (id == addsCitation)
            askForCitation(key);
        else
            commit(key, id);
    });
    return box;
}

/// A place in the first book of the game.
void EntryForm::askForCitation(const std::string& key)
{
    const auto title = tr("New Place in the Book");
    const auto book = m_document->draft().text({"ruleset", "/sources/0/id"});
    if (book.empty())
        m_prompts.showMessage(this, title, tr("The game names no book."),
                              {tr("Write one into its file, in the list “sources”.")});
    const auto section =
        book.empty() ? QString() : m_prompts.askName(this, title, tr("Page or heading, as it is cited"));
    const auto id = idFrom(section.toStdString());
    if (id.empty() && !section.trimmed().isEmpty())
        m_prompts.showMessage(this, title, tr("No id can be made from this name."),
                              {tr("Write it with letters of a to z or digits.")});
    const auto& draft = m_document->draft();
    const DraftPlace all{"ruleset", "/citations"};
    auto* shown = shownOf(key);
    if (!id.empty() && shown) {
        DraftEdit edit;
        if (!draft.has(all / id))
            edit.push_back({all / id, DraftPut::How::Set,
                            "{\"source\":" + textJson(book) + ",\"section\":" + textJson(section.toStdString()) + '}'});
        const auto put =
            editor::typedInto(draft, m_entry, editor::fieldsOf(draft, m_entry), shown->field, editor::text(id));
        edit.insert(edit.end(), put.edit.begin(), put.edit.end());
        change(*shown, edit);
    }
    // The box that asks is still at work: it gets the new choice when all that has changed is shown.
    if (shown)
        showValue(*shown);
}

ListField* EntryForm::listOf(Shown& shown)
{
    auto* list = new ListField(shown.field);
    const auto key = shown.field.key;
    connect(list, &ListField::addRequested, this, [this, key](const QString& id) {
        if (auto* its = shownOf(key))
            change(*its, editor::addItem(m_document->draft(), m_entry, editor::fieldsOf(m_document->draft(), m_entry),
                                         its->field, id.toStdString()));
    });
    connect(list, &ListField::removeRequested, this, [this, key](int index) {
        if (auto* its = shownOf(key))
            change(*its, editor::removeItem(m_document->draft(), m_entry, its->field, static_cast<std::size_t>(index)));
    });
    connect(list, &ListField::changeRequested, this, [this, key](int index, const QString& extra) {
        auto* its = shownOf(key);
        if (!its)
            return;
        const auto made =
            editor::changeItem(m_document->draft(), m_entry, its->field, static_cast<std::size_t>(index), extra);
        keep(*its, extra, made.fault);
        change(*its, made.edit);
        showFaults();
    });
    return list;
}

/// The lists inside the entry, which the tree has as entries of their own.
void EntryForm::addInner(QVBoxLayout& column)
{
    const auto of = editor::innerListOf(m_entry);
    if (!of)
        return;
    const auto list = m_entry / of->key;
    auto* line = spaced(new QHBoxLayout, space::small);
    for (const auto& inner : editor::innerEntries(m_document->draft(), m_entry)) {
        auto* open = toolButton(nullptr, editor::shownLabel(editor::entryName(m_document->draft(), inner)));
        connect(open, &QToolButton::clicked, this, [this, inner] { emit entryRequested(inner); });
        line->addWidget(open);
        if (line->count() == figuresInRow)
            break; // the tree has the others
    }
    if (!m_document->isReadOnly()) {
        auto* add = toolButton("authorAddInner", of->newOne + u'…');
        connect(add, &QToolButton::clicked, this, [this, list] { emit innerRequested(list); });
        line->addWidget(add);
    }
    line->addStretch(1);
    auto* label = authorLabel(of->heading);
    column.addLayout(filled(spaced(new QVBoxLayout, 2), {label, line}));
}

/// What the file says besides.
void EntryForm::addOther(QVBoxLayout& column)
{
    if (editor::kindAt(m_entry) == EntryKind::Limit)
        return; // its form has all of it
    const auto other = editor::otherKeys(m_document->draft(), m_entry, editor::fieldsOf(m_document->draft(), m_entry));
    if (other.isEmpty())
        return;
    auto* words = wrapped(quiet(plainLabel(editor::shownLines(other)), Type::Small));
    words->setObjectName(QStringLiteral("authorOther"));
    words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* label = authorLabel(tr("Also in the file, and kept as it is"));
    column.addLayout(filled(spaced(new QVBoxLayout, 2), {label, words}));
}

void EntryForm::showValue(Shown& shown)
{
    const QSignalBlocker silent(shown.control);
    const auto& draft = m_document->draft();
    const auto value = editor::valueOf(draft, m_entry, shown.field);
    if (value != shown.value)
        shown.why.clear();
    const auto text = shown.why.isEmpty() ? value : shown.typed;
    if (auto* line = qobject_cast<QLineEdit*>(shown.control)) {
        if (line->text() != text)
            line->setText(text);
        line->setCursorPosition(line->hasFocus() ? line->cursorPosition() : 0);
        line->setModified(false);
    } else if (auto* lines = qobject_cast<QPlainTextEdit*>(shown.control)) {
        if (lines->toPlainText() != text)
            lines->setPlainText(text);
        lines->document()->setModified(false);
    } else if (auto* box = qobject_cast<QComboBox*>(shown.control)) {
        auto index = box->findData(value);
        if (index < 0) { // what is chosen is not there
            box->addItem(editor::shown(value), value);
            index = box->count() - 1;
        }
        box->setCurrentIndex(index);
    } else if (auto* list = qobject_cast<ListField*>(shown.control)) {
        list->show(editor::itemsOf(draft, m_entry, shown.field), m_document->isReadOnly());
    }
}

/// What was typed, and why it cannot be read; empty if it can.
void EntryForm::keep(Shown& shown, const QString& typed, const QString& why)
{
    shown.typed = typed;
    shown.why = why;
    shown.value = editor::valueOf(m_document->draft(), m_entry, shown.field);
}

void EntryForm::commit(const std::string& key, const QString& typed)
{
    auto* shown = shownOf(key);
    if (!shown || !m_document)
        return;
    const auto made = editor::typedInto(m_document->draft(), m_entry, editor::fieldsOf(m_document->draft(), m_entry),
                                        shown->field, typed);
    keep(*shown, typed, made.fault);
    if (made.fault.isEmpty())
        change(*shown, made.edit);
    if ((shown = shownOf(key)))
        showValue(*shown);
    showFaults();
}

void EntryForm::change(const Shown& shown, const DraftEdit& edit)
{
    const auto name = editor::kindAt(m_entry) == EntryKind::Limit
                          ? shown.field.label
                          : tr("%1: %2").arg(editor::entryName(m_document->draft(), m_entry), shown.field.label);
    m_document->change(name, edit);
}

bool EntryForm::eventFilter(QObject* object, QEvent* event)
{
    auto* lines = qobject_cast<QPlainTextEdit*>(object);
    if (lines && event->type() == QEvent::FocusOut && lines->document()->isModified())
        commit(lines->property("key").toString().toStdString(), lines->toPlainText());
    return QWidget::eventFilter(object, event);
}

void EntryForm::refresh()
{
    if (!m_document)
        return;
    const auto& draft = m_document->draft();
    if (!draft.has(m_entry))
        return build();
    const auto fields = editor::fieldsOf(draft, m_entry);
    const auto isSame = [](const AuthorField& field, const Shown& shown) {
        const auto same = [](const editor::AuthorChoice& a, const editor::AuthorChoice& b) {
            return a.id == b.id && a.name == b.name;
        };
        return field.key == shown.field.key && field.label == shown.field.label &&
               std::ranges::equal(field.choices, shown.field.choices, same);
    };
    if (!std::ranges::equal(fields, m_shown, isSame) || outline() != m_outline)
        return build();
    for (auto& shown : m_shown)
        showValue(shown);
    showFaults();
    if (auto* title = findChild<QLabel*>(QStringLiteral("authorEntry")))
        title->setText(editor::shown(editor::kindAt(m_entry) == EntryKind::Limit ? editor::sentenceAt(draft, m_entry)
                                                                                 : editor::entryName(draft, m_entry)));
    if (auto* limit = findChild<LimitForm*>())
        limit->refresh();
}

void EntryForm::showFaults()
{
    if (!m_document || m_shown.empty())
        return;
    const auto faults = m_document->faultsAt(m_entry);
    QStringList rest;
    std::map<std::string, QString> said;
    for (const auto& fault : faults) {
        const Shown* owner = nullptr;
        for (const auto& shown : m_shown) {
            const auto at = m_entry.pointer + shown.field.key;
            if (fault.pointer == at || fault.pointer.starts_with(at + '/'))
                owner = &shown;
        }
        if (owner)
            said.try_emplace(owner->field.key, editor::sentencesOf(fault));
        else if (!m_entry.pointer.empty() || fault.pointer.find('/', 1) == std::string::npos)
            rest << editor::sentencesOf(fault);
    }
    for (auto& shown : m_shown) {
        const auto found = said.find(shown.field.key);
        shown.fault->say(!shown.why.isEmpty() ? shown.why : found == said.end() ? QString() : found->second);
    }
    for (const auto& warning : m_document->warningsAt(m_entry))
        if (!m_entry.pointer.empty())
            rest << editor::sentencesOf(warning);
    rest.removeDuplicates();
    m_rest->say(rest.join(u'\n'));
}

void EntryForm::focusFirst()
{
    if (!m_shown.empty()) {
        m_shown.front().control->setFocus();
        if (auto* line = qobject_cast<QLineEdit*>(m_shown.front().control))
            line->selectAll();
    }
}

} // namespace muster::widgets
