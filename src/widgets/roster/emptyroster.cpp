#include "widgets/roster/emptyroster.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

/// What those that open the way for the same have in common, a sentence for each: "Places for A, B come with C, D."
QString placesText(const std::vector<editor::FirstUnit>& units)
{
    QStringList lines;
    std::vector<QStringList> told;
    for (const auto& unit : units) {
        if (unit.opens.isEmpty() || std::ranges::find(told, unit.opens) != told.end())
            continue;
        told.push_back(unit.opens);
        QStringList names;
        for (const auto& other : units)
            if (other.opens == unit.opens)
                names << other.name;
        const auto comma = QStringLiteral(", ");
        lines << EmptyRoster::tr("Places for %1 come with: %2.").arg(unit.opens.join(comma), names.join(comma));
    }
    return lines.join(u'\n');
}

} // namespace

EmptyRoster::EmptyRoster(QWidget* parent)
    : QWidget(parent),
      m_how(new WordLabel(tr("No units yet. Type in the field of the army (Ctrl+F), or drag a unit here."), this)),
      m_begin(typed(plainLabel(tr("Begin with"), this), Type::Label)),
      m_buttons(new QWidget(this)),
      m_column(new QVBoxLayout(m_buttons)),
      m_opens(typed(named<WordLabel>("emptyRosterPlaces", this), Type::Small))
{
    setObjectName(QStringLiteral("emptyRoster"));
    for (auto* label : {m_how, m_begin, m_opens}) {
        label->setAlignment(Qt::AlignCenter);
        label->setForegroundRole(QPalette::PlaceholderText);
    }
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::tiny);
    auto* column = spaced(new QVBoxLayout(this), space::medium, {space::huge, space::huge, space::huge, space::huge});
    column->addStretch(1);
    column->addWidget(m_how);
    column->addWidget(m_begin);
    column->addWidget(m_buttons, 0, Qt::AlignHCenter);
    column->addWidget(m_opens);
    column->addStretch(1);
    fill();
}

void EmptyRoster::setUnits(const std::vector<editor::FirstUnit>& units)
{
    m_units = units;
    fill();
}

void EmptyRoster::fill()
{
    clear(*m_column);
    int number = 0;
    for (const auto& unit : m_units) {
        const auto words = unit.cost.isEmpty() ? unit.name : tr("%1 · %2").arg(unit.name, unit.cost);
        auto* button = new QPushButton(editor::shownLabel(words), m_buttons);
        button->setObjectName(QStringLiteral("beginWith%1").arg(++number));
        connect(button, &QPushButton::clicked, this,
                [this, reference = QString::fromStdString(unit.reference)] { emit addRequested(reference); });
        m_column->addWidget(button);
    }
    m_begin->setVisible(!m_units.empty());
    m_buttons->setVisible(!m_units.empty());
    const auto places = placesText(m_units);
    m_opens->setText(places);
    m_opens->setVisible(!places.isEmpty());
}

} // namespace muster::widgets
