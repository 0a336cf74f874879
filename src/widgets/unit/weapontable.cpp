#include "widgets/unit/weapontable.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace muster::widgets {

namespace {

/// What somebody wrote into a file must not fill the memory with labels.
constexpr std::size_t mostRows = 60;

} // namespace

WeaponTable::WeaponTable(QWidget* parent) : QWidget(parent) {}

void WeaponTable::setWeapons(const QStringList& heads, const std::vector<editor::WeaponForm>& weapons)
{
    if (heads == m_heads && weapons == m_weapons)
        return;
    m_heads = heads;
    m_weapons = weapons;
    fill();
}

void WeaponTable::fill()
{
    delete layout();
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, space::small);
    grid->setHorizontalSpacing(space::medium);
    grid->setVerticalSpacing(space::tiny);
    grid->setColumnStretch(0, 1);
    if (m_weapons.empty())
        return;
    const auto addHead = [&](const QString& words, Qt::Alignment side, int column) {
        auto* label = quiet(plainLabel(words), Type::Small);
        grid->addWidget(label, 0, column, side | Qt::AlignBottom);
    };
    addHead(tr("Weapon"), Qt::AlignLeft, 0);
    for (qsizetype i = 0; i < m_heads.size(); ++i)
        addHead(m_heads[i], Qt::AlignRight, static_cast<int>(i) + 1);
    grid->addWidget(ruleLine(), 1, 0, 1, static_cast<int>(m_heads.size()) + 1);
    for (std::size_t i = 0; i < std::min(m_weapons.size(), mostRows); ++i) {
        const auto& weapon = m_weapons[i];
        const auto row = static_cast<int>(i) + 2; // below the heads and their line
        auto* name = named<WordLabel>("weaponName");
        name->setTextFormat(Qt::RichText); // our own, with every word escaped
        name->setText(
            weapon.name.toHtmlEscaped() +
            (weapon.rules.isEmpty() ? QString() : QStringLiteral(" <i>%1</i>").arg(weapon.rules.toHtmlEscaped())));
        grid->addWidget(name, row, 0);
        for (qsizetype cell = 0; cell < weapon.cells.size(); ++cell)
            grid->addWidget(plainLabel(weapon.cells[cell]), row, static_cast<int>(cell) + 1,
                            Qt::AlignRight | Qt::AlignTop);
    }
}

} // namespace muster::widgets
