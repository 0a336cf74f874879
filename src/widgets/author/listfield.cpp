#include "widgets/author/listfield.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int extraWidth = 72;
constexpr int nameHeight = 28;

} // namespace

ListField::ListField(const editor::AuthorField& field, QWidget* parent)
    : QWidget(parent), m_field(field), m_rows(spaced(new QVBoxLayout, 2)), m_add(new QComboBox)
{
    const auto key = QString::fromStdString(field.key).mid(1);
    m_add->setObjectName(QStringLiteral("authorAdd-") + key);
    m_add->setAccessibleName(tr("%1: add one").arg(field.label));
    m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_add->setMinimumContentsLength(16);
    m_add->addItem(tr("Add…"));
    for (const auto& choice : field.choices)
        m_add->addItem(editor::shown(choice.name), editor::text(choice.id));
    m_add->setEnabled(!field.choices.empty());
    connect(m_add, &QComboBox::activated, this, [this](int index) {
        const auto id = m_add->itemData(index).toString();
        m_add->setCurrentIndex(0);
        if (!id.isEmpty())
            emit addRequested(id);
    });
    addParts(*spaced(new QVBoxLayout(this), space::tiny), {m_rows, {m_add, 0, Qt::AlignLeft}});
}

void ListField::show(const std::vector<editor::ListItem>& items, bool isReadOnly)
{
    m_add->setVisible(!isReadOnly);
    if (items == m_items)
        return; // what is typed in a row stays
    m_items = items;
    clear(*m_rows);
    for (std::size_t i = 0; i < items.size(); ++i)
        addRow(static_cast<int>(i), items[i], isReadOnly);
}

void ListField::addRow(int index, const editor::ListItem& item, bool isReadOnly)
{
    auto* line = spaced(new QHBoxLayout, space::tiny);
    auto* name = new CutLabel;
    name->setText(editor::shown(item.name));
    name->setToolTip(editor::shownTip(item.name));
    name->setMinimumHeight(nameHeight);
    line->addWidget(name, 1);
    const auto key = QStringLiteral("%1-%2").arg(QString::fromStdString(m_field.key).mid(1)).arg(index);
    if (!item.isPlain) {
        auto* more = quiet(plainLabel(tr("as in the file")), Type::Small);
        more->setToolTip(editor::shownTip(tr("The file says more of it than can be shown here; it stays so.")));
        line->addWidget(more);
    } else if (m_field.cell == CellKind::Weapons || !item.extra.isEmpty() || item.name.contains(QLatin1String("(n)"))) {
        auto* extra = new QLineEdit(item.extra);
        extra->setObjectName(QStringLiteral("authorExtra-") + key);
        extra->setAccessibleName(m_field.cell == CellKind::Weapons ? tr("%1: how many carry it").arg(item.name)
                                                                   : tr("%1: its number").arg(item.name));
        extra->setToolTip(editor::shownTip(m_field.cell == CellKind::Weapons ? tr("A number, all, or rest")
                                                                             : tr("The number of a rule with (n)")));
        extra->setFixedWidth(extraWidth);
        extra->setReadOnly(isReadOnly);
        connect(extra, &QLineEdit::editingFinished, this, [this, index, extra] {
            if (extra->isModified()) {
                extra->setModified(false);
                emit changeRequested(index, extra->text());
            }
        });
        line->addWidget(extra);
    }
    auto* remove = toolButton(nullptr, QStringLiteral("×"), tr("Take out"));
    remove->setObjectName(QStringLiteral("authorRemove-") + key);
    remove->setAccessibleName(tr("%1: take out").arg(item.name));
    remove->setProperty("flat", true);
    remove->setVisible(!isReadOnly);
    connect(remove, &QToolButton::clicked, this, [this, index] { emit removeRequested(index); });
    line->addWidget(remove);
    m_rows->addLayout(line);
}

} // namespace muster::widgets
