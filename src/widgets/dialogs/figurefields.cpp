#include "widgets/dialogs/figurefields.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QGridLayout>
#include <QLineEdit>

namespace muster::widgets {

namespace {

constexpr int inRow = 7;
constexpr int figureFieldWidth = 60;

} // namespace

FigureFields::FigureFields(const std::vector<editor::OwnUnitForm::Figure>& figures, const QString& owner,
                           const QString& objectName, QWidget* parent)
    : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::tiny);
    grid->setVerticalSpacing(2);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const auto& figure = figures[i];
        const auto row = static_cast<int>(i) / inRow * 2;
        const auto column = static_cast<int>(i) % inRow;
        auto* field = new QLineEdit(figure.value);
        field->setObjectName(objectName + QString::fromStdString(figure.column));
        field->setAccessibleName(owner.isEmpty() ? figure.name : QStringLiteral("%1, %2").arg(owner, figure.name));
        field->setToolTip(editor::shownTip(figure.name));
        field->setAlignment(Qt::AlignHCenter);
        field->setFixedWidth(figureFieldWidth);
        auto* head = quiet(plainLabel(figure.label), Type::Fine);
        head->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        head->setFixedWidth(figureFieldWidth);
        head->setToolTip(editor::shownTip(figure.name));
        grid->addWidget(head, row, column);
        grid->addWidget(field, row + 1, column);
        connect(field, &QLineEdit::textChanged, this, &FigureFields::edited);
        m_fields.push_back(field);
    }
    grid->setColumnStretch(inRow, 1);
}

void FigureFields::readInto(std::vector<editor::OwnUnitForm::Figure>& figures) const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        figures[i].value = m_fields[i]->text();
}

} // namespace muster::widgets
