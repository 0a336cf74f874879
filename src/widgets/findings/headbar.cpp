#include "widgets/findings/headbar.h"

#include "core/base/letters.h"
#include "core/roster/limits.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "widgets/findings/limitstrip.h"
#include "widgets/findings/pointsbar.h"
#include "widgets/findings/verdictbadge.h"
#include "widgets/look/armytile.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/widths.h"
#include "widgets/look/wordlabel.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

namespace muster::widgets {

using editor::HeadForm;

namespace {

/// Room for the marks is kept: the words before them are cut.
class MarkedLabel : public CutLabel {
public:
    using CutLabel::CutLabel;

    void setMarks(const QString& marks)
    {
        m_marks = marks;
        setAccessibleDescription(marks);
        setMinimumHeight(lineHeight(fontOf(Type::Fine)) + 3); // of a pill with its border, also without one
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const auto area = contentsRect();
        const auto pill = m_marks.isEmpty() ? 0 : std::min(pillWidth(m_marks), area.width());
        const QRect words(area.left(), area.top(), area.width() - (pill > 0 ? pill + space::small : 0), area.height());
        const auto used = std::min(QFontMetrics(font()).horizontalAdvance(text()), std::max(0, words.width()));
        const auto mirrored = [&](const QRect& place) { return QStyle::visualRect(layoutDirection(), area, place); };
        paintLine(painter, mirrored(QRect(words.topLeft(), QSize(used, words.height()))), text(), font(),
                  palette().color(foregroundRole()));
        if (pill > 0)
            paintPill(
                painter,
                mirrored(QRect(words.left() + used + (used > 0 ? space::small : 0), area.top(), pill, area.height())),
                m_marks, Theme::of(this));
    }

private:
    QString m_marks;
};

constexpr int tileSize = 32;
constexpr int leastName = 170 - tileSize - space::large; ///< windows get no wider by the tile

} // namespace

HeadBar::HeadBar(QWidget* parent)
    : QWidget(parent),
      m_tile(named<ArmyTile>("headArmyTile", tileSize, this)),
      m_name(typed(named<CutLabel>("headName"), Type::Title)),
      m_field(named<QLineEdit>("headNameField", this)),
      m_army(quiet(named<MarkedLabel>("headArmy"), Type::Small)),
      m_words(spaced(new QVBoxLayout)),
      m_points(named<PointsBar>("pointsBar", this)),
      m_badge(named<VerdictBadge>("legalBadge", this)),
      m_tallies(named<LimitStrip>("tallies", this)),
      m_battle(named<QPushButton>("battleButton"))
{
    setObjectName(QStringLiteral("headBar"));
    for (auto* label : {m_name, m_army}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setMinimumWidth(leastName);
    }
    m_points->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_battle->setFocusPolicy(Qt::TabFocus);

    m_field->hide();
    m_field->setAccessibleName(tr("Name of the roster"));
    LengthLine::putBelow(*m_field, rosterlimits::nameLetters);
    m_field->installEventFilter(this);
    m_name->installEventFilter(this);
    m_name->setCursor(Qt::IBeamCursor);

    addParts(*m_words, {m_name, m_army});
    auto* layout = spaced(new QHBoxLayout(this), space::large,
                          {space::large, space::small - 2, space::large, space::tiny}); // the pill has its own room
    // Six places. What they hold has no say in their sizes: the window and the fonts have.
    addParts(*layout, {{m_tile, 0, Qt::AlignVCenter},
                       {m_words, 4},
                       {m_points, 0, Qt::AlignVCenter},
                       {m_badge, 0, Qt::AlignVCenter},
                       {m_tallies, 6, Qt::AlignVCenter},
                       {m_battle, 0, Qt::AlignVCenter}});

    connect(m_battle, &QPushButton::clicked, this, &HeadBar::battleRequested);
    connect(m_badge, &QAbstractButton::clicked, this, &HeadBar::findingsRequested);
    connect(m_tallies, &LimitStrip::findingsRequested, this, &HeadBar::findingsRequested);
    showForm();
}

void HeadBar::setForm(HeadForm form)
{
    m_form = std::move(form);
    showForm();
}

void HeadBar::setNarrow()
{
    constexpr int leastOfHalf = 90;
    m_isNarrow = true;
    m_battle->hide();
    m_tallies->hide();
    m_tile->hide();
    for (auto* label : {m_name, m_army})
        label->setMinimumWidth(leastOfHalf);
    // Below the name, which would be cut beside them.
    auto* below = filled(new QHBoxLayout, {m_points, Part::stretch(0), m_badge});
    m_words->addLayout(below);
}

void HeadBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

/// In a small window limits are one button, and the other places are smaller.
void HeadBar::fold()
{
    const bool isSmall = width() < smallWindow;
    m_points->setNarrow(isSmall);
    m_tallies->setNarrow(isSmall);
    const QStringList words{tr("Legal: %n warning(s)", nullptr, 88), tr("Not legal: %n error(s)", nullptr, 88)};
    m_badge->setRoomFor(words);
}

void HeadBar::editName()
{
    if (m_isNarrow)
        return;
    m_field->setText(m_form.name);
    m_field->setPlaceholderText(m_form.standIn);
    m_field->setGeometry(m_name->geometry().adjusted(-space::small, 0, 0, 0));
    m_field->show();
    m_field->raise();
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->selectAll();
}

void HeadBar::endNaming(bool isKept)
{
    if (m_field->isHidden())
        return;
    m_field->hide();
    if (isKept && m_field->text() != m_form.name)
        emit nameWritten(m_field->text());
}

/// Return and a click elsewhere keep what was written, Escape does not. A name that is too long is not taken.
bool HeadBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_name && event->type() == QEvent::MouseButtonDblClick) {
        editName();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        endNaming(hasAtMost(m_field->text().toStdString(), rosterlimits::nameLetters));
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (key != Qt::Key_Escape && !hasAtMost(m_field->text().toStdString(), rosterlimits::nameLetters))
                return true;
            endNaming(key != Qt::Key_Escape);
            emit left();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HeadBar::showForm()
{
    const auto name = m_form.name.isEmpty() ? m_form.standIn : m_form.name;
    m_name->setText(name);
    m_name->setToolTip(m_isNarrow ? editor::shownTip(name)
                                  : editor::shownTip(name + QLatin1Char('\n') + tr("Double-click to change the name")));
    m_tile->setArmy(m_form.look);
    setArmy(*this, m_form.look);
    auto marks = m_form.dataMarks;
    if (m_form.isPlaytest)
        marks.prepend(tr("playtest figures"));
    else if (m_form.isUncertain)
        marks.prepend(tr("your own figures"));
    m_army->setText(m_form.army);
    static_cast<MarkedLabel*>(m_army)->setMarks(marks.join(QStringLiteral(" · ")));
    const auto tip = (QStringList(m_form.army) + marks).join(QStringLiteral(" · ")) + QLatin1Char('\n') +
                     m_form.certainty + QLatin1Char('\n') + m_form.data;
    m_army->setToolTip(editor::shownTip(tip));
    fold();
    m_battle->setVisible(!m_isNarrow && (m_form.hasBattle || m_form.hasLimits));
    m_battle->setText(m_form.hasLimits ? tr("Costs…") : tr("Battle…"));
    m_battle->setToolTip(m_form.hasLimits ? tr("How much of each kind of cost may be spent")
                                          : tr("Points, scenario, options and rulings"));
    m_battle->setAccessibleName(m_form.hasLimits ? tr("Costs: how much of each kind may be spent")
                                                 : tr("Battle: points, scenario, options and rulings"));
    const auto models = m_form.countsModels ? tr("%n model(s)", nullptr, m_form.models) : QString();
    const auto units = tr("%n unit(s)", nullptr, m_form.units);
    if (!m_form.costs.empty())
        m_points->show(m_form.costs.front());
    else
        m_points->show({editor::shownNumber(m_form.units),
                        m_form.countsModels ? tr("unit(s), %1", nullptr, m_form.units).arg(models)
                                            : tr("unit(s)", nullptr, m_form.units),
                        {},
                        {},
                        {}});
    m_points->setToolTip(editor::shownTip((m_form.countsModels ? units + QStringLiteral(", ") + models : units) +
                                          QLatin1Char('\n') + m_form.certainty));
    const auto show = [this](Severity severity, const QString& word, const QString& brief = {}) {
        m_badge->show(severity, word, tr("Go to the findings"), brief);
    };
    switch (m_form.outcome) {
    case Outcome::Empty:
        show(Severity::Note, tr("Empty"));
        break;
    case Outcome::Legal:
        show(Severity::Off, m_form.warnings == 0 ? tr("Legal") : tr("Legal: %n warning(s)", nullptr, m_form.warnings));
        break;
    case Outcome::NotLegal:
        show(Severity::Error, tr("Not legal: %n error(s)", nullptr, m_form.errors));
        break;
    case Outcome::NotJudged:
        show(Severity::Unknown, m_isNarrow ? tr("Not judged") : tr("Not judged: %1").arg(m_form.whyNotJudged),
             tr("Not judged"));
        break;
    }
    m_tallies->setAccessibleName(tr("Limits"));
    m_tallies->show(m_isNarrow ? std::vector<HeadForm::Tally>() : m_form.tallies);
}

} // namespace muster::widgets
