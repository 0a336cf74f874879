#include "widgets/palette/commandpalette.h"

#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"
#include "widgets/palette/palettedelegate.h"
#include "widgets/settings/settings.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int usualWidth = 640;
constexpr int usualRows = 9;
constexpr int mostUsed = 20;
const auto usedKey = QStringLiteral("palette/used");

void remember(const QString& id)
{
    if (id.isEmpty())
        return;
    Settings settings;
    auto used = settings.value(usedKey).toStringList();
    used.removeAll(id);
    used.prepend(id);
    settings.setValue(usedKey, QStringList(used.mid(0, mostUsed)));
}

} // namespace

CommandPalette::CommandPalette(QWidget& window)
    : QFrame(&window),
      m_window(window),
      m_model(new editor::PaletteModel(this)),
      m_pages(new QStackedWidget),
      m_field(searchField("paletteSearch", tr("Find an action, a unit, a rule, a roster"))),
      m_list(named<QListView>("paletteList")),
      m_none(named("paletteNone", plainLabel(tr("Nothing is called so.")))),
      m_hint(quiet(plainLabel(), Type::Small)),
      m_textTitle(typed(named("paletteTextTitle", plainLabel()), Type::Heading)),
      m_text(named<QPlainTextEdit>("paletteText"))
{
    setObjectName(QStringLiteral("commandPalette"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFocusPolicy(Qt::NoFocus); // its keys work from the field
    m_none->setAlignment(Qt::AlignCenter);
    wrapWords(*m_textTitle);
    m_text->setReadOnly(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);

    auto* found = new QWidget;
    filled(spaced(new QVBoxLayout(found)), {{m_list, 1}, {m_none, 1}});
    auto* list = new QWidget;
    auto* listBox = spaced(new QVBoxLayout(list), space::small);
    auto* fieldBox = new QVBoxLayout;
    fieldBox->setContentsMargins(space::small, space::small, space::small, 0);
    fieldBox->addWidget(m_field);
    addParts(*listBox, {fieldBox, {found, 1}});
    auto* reading = new QWidget;
    auto* readingBox = new QVBoxLayout(reading);
    readingBox->setContentsMargins(space::large, space::medium, space::large, 0);
    addParts(*readingBox, {m_textTitle, {m_text, 1}});
    m_pages->addWidget(list);
    m_pages->addWidget(reading);
    m_hint->setContentsMargins(space::large, space::tiny, space::large, space::small);
    filled(spaced(new QVBoxLayout(this), 0, {1, 1, 1, 1}), {{m_pages, 1}, m_hint});

    for (auto* watched : {static_cast<QWidget*>(m_field), static_cast<QWidget*>(m_text)})
        watched->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::search);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::showCurrent);
    connect(m_list, &QListView::clicked, this, &CommandPalette::choose);
    // It closes when the keyboard goes elsewhere; a menu of the field is not elsewhere. Checked a moment later, because
    // another page of the palette moves the keyboard too.
    connect(
        qApp, &QApplication::focusChanged, this,
        [this] {
            const auto* now = QApplication::focusWidget();
            if (isVisible() && now && now != this && !isAncestorOf(now) && now->window() == this->window())
                hidePalette(false);
        },
        Qt::QueuedConnection);
    setAccessibleName(tr("Find an action"));
    m_list->setAccessibleName(tr("What was found"));
    showList();
    hide();
}

void CommandPalette::open()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    std::vector<editor::PaletteEntry> entries;
    for (const auto& source : m_sources) {
        auto more = source();
        std::ranges::move(more, std::back_inserter(entries));
    }
    m_model->setEntries(std::move(entries), Settings().value(usedKey).toStringList());
    m_field->clear();
    showList();
    place();
    m_window.installEventFilter(this); // once, however often it is opened
    qApp->installEventFilter(this);
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
    search();
}

void CommandPalette::dismiss() { hidePalette(true); }

void CommandPalette::hidePalette(bool givesFocusBack)
{
    if (!isVisible())
        return;
    qApp->removeEventFilter(this);
    m_window.removeEventFilter(this);
    // While it still has the keyboard, for hiding would give it to any control.
    if (givesFocusBack && m_before && m_before->isVisible())
        m_before->setFocus(Qt::PopupFocusReason);
    hide();
    m_model->setEntries({}, {}); // what they run may be deleted now
}

void CommandPalette::place()
{
    const auto room = m_window.rect();
    const auto width = std::min(usualWidth, room.width() - 2 * space::large);
    const auto top = std::min(room.height() / 8, 88);
    const auto wanted = m_field->sizeHint().height() + 2 * space::small + usualRows * PaletteDelegate::rowHeight() +
                        m_hint->sizeHint().height() + 2;
    setGeometry((room.width() - width) / 2, top, width, std::min(wanted, room.height() - top - space::large));
}

void CommandPalette::search()
{
    m_model->search(m_field->text());
    const bool hasRows = m_model->rowCount() > 0;
    m_list->setVisible(hasRows);
    m_none->setVisible(!hasRows);
    if (hasRows)
        m_list->setCurrentIndex(m_model->index(0));
    m_list->scrollToTop();
    showCurrent();
}

/// The keyboard stays in the field; its description says which row Enter takes.
void CommandPalette::showCurrent()
{
    const auto current = m_list->currentIndex();
    m_field->setAccessibleDescription(current.isValid() ? current.data(Qt::AccessibleTextRole).toString()
                                                        : m_none->text());
}

void CommandPalette::step(int rows)
{
    const auto count = m_model->rowCount();
    if (count == 0)
        return;
    const auto now = m_list->currentIndex().row();
    // A single step goes round; a page stops at the end.
    const auto next = std::abs(rows) == 1 ? (now + rows + count) % count : std::clamp(now + rows, 0, count - 1);
    m_list->setCurrentIndex(m_model->index(next));
}

void CommandPalette::choose()
{
    const auto current = m_list->currentIndex();
    if (!current.isValid())
        return;
    const auto entry = m_model->entryAt(current.row());
    if (!entry.isEnabled)
        return;
    if (!entry.text.isEmpty()) {
        showText(entry);
        return;
    }
    remember(entry.id);
    dismiss();
    if (entry.run)
        entry.run();
}

void CommandPalette::showText(const editor::PaletteEntry& entry)
{
    m_textTitle->setText(editor::shown(entry.title));
    m_text->setPlainText(editor::shownLines(entry.text));
    m_text->setAccessibleName(editor::shown(entry.title));
    m_text->setAccessibleDescription(editor::shownLines(entry.text));
    m_pages->setCurrentIndex(1);
    m_hint->setText(tr("Esc: back to the list"));
    m_text->setFocus(Qt::OtherFocusReason);
}

void CommandPalette::showList()
{
    m_pages->setCurrentIndex(0);
    m_hint->setText(tr("↑ ↓: choose · Enter: do it · Esc: close"));
    if (isVisible())
        m_field->setFocus(Qt::OtherFocusReason);
}

bool CommandPalette::keyPressed(QObject* watched, int key, Qt::KeyboardModifiers modifiers)
{
    if (watched == m_text) {
        if (key != Qt::Key_Escape && key != Qt::Key_Backspace)
            return key == Qt::Key_Tab || key == Qt::Key_Backtab;
        showList();
        return true;
    }
    const auto page = std::max(1, m_list->viewport()->height() / PaletteDelegate::rowHeight() - 1);
    switch (key) {
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(std::max(2, page));
        return true;
    case Qt::Key_PageUp:
        step(-std::max(2, page));
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return (modifiers & Qt::ControlModifier) == 0; // there is nowhere else to go
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize)
        place();
    if (event->type() == QEvent::KeyPress && (watched == m_field || watched == m_text)) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if (keyPressed(watched, press->key(), press->modifiers()))
            return true;
    }
    // A click beside it closes it, also where nothing takes the keyboard.
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget->window() == window() && widget != this && !isAncestorOf(widget))
            hidePalette(true);
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace muster::widgets
