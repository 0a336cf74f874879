#include "widgets/dialogs/liststartform.h"

#include "core/roster/limits.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"
#include "widgets/dialogs/gametiles.h"
#include "widgets/dialogs/limitfields.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr int mostForcesHeight = 196;

QLabel* head(const QString& words, QWidget* buddy = nullptr)
{
    auto* label = quiet(plainLabel(words), Type::Label);
    label->setBuddy(buddy);
    return label;
}

} // namespace

ListStartForm::ListStartForm(QWidget* parent)
    : QWidget(parent),
      m_busy(busyBar()),
      m_state(wrapped(quiet(named("newDataState", plainLabel())))),
      m_body(new QWidget),
      m_forces(new GameList("newForces", tr("First force"), GameDelegate::Shape::Radio)),
      m_limits(new LimitFields),
      m_name(named<QLineEdit>("newListName")),
      m_nameLength(new LengthLine(*m_name, rosterlimits::nameLetters))
{
    m_forcesHead = head(tr("&First force"), m_forces);
    m_limitsHead = head(tr("Limits of costs"));
    m_forces->setMostHeight(mostForcesHeight);
    m_name->setAccessibleName(tr("Name of the roster"));
    filled(spaced(new QVBoxLayout(m_body), space::tiny),
           {m_forcesHead, m_forces, Part::gap(space::medium), m_limitsHead, m_limits, Part::gap(space::medium),
            head(tr("&Name"), m_name), m_name, m_nameLength});
    addParts(*spaced(new QVBoxLayout(this), space::small, {0, 0, space::medium, 0}),
             {m_busy, m_state, m_body, Part::stretch(1)});
    showParts(false);
    connect(m_forces, &QListWidget::currentRowChanged, this, &ListStartForm::changed);
    connect(m_nameLength, &LengthLine::changed, this, &ListStartForm::changed);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_hasOwnName = !m_name->text().isEmpty(); });
    connect(m_limits, &LimitFields::changed, this, [this] {
        proposeName();
        emit changed();
    });
}

void ListStartForm::showParts(bool areShown)
{
    m_isRead = areShown;
    m_body->setVisible(areShown);
    m_busy->hide();
    m_state->setVisible(!areShown);
}

void ListStartForm::showReading(const QString& catalogue)
{
    showParts(false);
    m_busy->show();
    m_state->setText(tr("Reading the data of %1…").arg(catalogue));
    emit changed();
}

void ListStartForm::showFaults(const QString& what, const QStringList& lines)
{
    showParts(false);
    m_state->setText((QStringList(what) + lines).join(QLatin1Char('\n')));
    emit changed();
}

void ListStartForm::setStart(const editor::ListStart& start, const QString& catalogue)
{
    m_catalogue = catalogue;
    m_forces->clear();
    for (const auto& force : start.forces) {
        auto* item = new QListWidgetItem(force.name, m_forces);
        item->setData(Qt::UserRole, editor::text(force.id));
        item->setData(GameRoles::words, force.bounds);
        item->setData(GameRoles::side, force.takes);
        item->setData(Qt::AccessibleDescriptionRole, QStringList{force.bounds, force.takes}.join(QLatin1Char(' ')));
        item->setToolTip(editor::shownTip(force.taken));
    }
    m_forces->setCurrentRow(0);
    m_limits->setCosts(start.costs);
    m_limitsHead->setVisible(!start.costs.empty());
    m_limits->setVisible(!start.costs.empty());
    if (start.forces.empty())
        return showFaults(tr("%1 has no force that a list could begin with.").arg(catalogue), {});
    showParts(true);
    m_forces->fit();
    proposeName();
    emit changed();
}

/// "House Merrow 1,000", as long as the person has typed no other name.
void ListStartForm::proposeName()
{
    if (!m_hasOwnName)
        m_name->setText(m_limits->first().isEmpty() ? m_catalogue : m_catalogue + QLatin1Char(' ') + m_limits->first());
}

bool ListStartForm::fits() const
{
    return m_isRead && m_forces->currentItem() && m_limits->fits() && m_nameLength->fits();
}

void ListStartForm::fill(battlescribe::NewList& list) const
{
    if (const auto* force = m_forces->currentItem())
        list.force = force->data(Qt::UserRole).toString().toStdString();
    list.name = m_name->text().trimmed().toStdString();
    for (const auto& [cost, limit] : m_limits->limits())
        list.limits.push_back({cost, limit ? editor::typedLimit(*limit) : std::nullopt});
}

std::vector<QWidget*> ListStartForm::controls() const
{
    std::vector<QWidget*> controls{m_forces};
    for (auto* field : m_limits->controls())
        controls.push_back(field);
    controls.push_back(m_name);
    return controls;
}

} // namespace muster::widgets
