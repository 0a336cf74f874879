#include "widgets/findings/headbar.h"

#include "editor/words/shown.h"
#include "report/verdict/words.h"
#include "widgets/look/icons.h"
#include "widgets/look/rowpaint.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

#include <ranges>

namespace muster::widgets {

using editor::HeadForm;

namespace {

QString number(std::int64_t value) { return QString::fromStdString(report::number(value)); }

/// A line that ends in an ellipsis where there is no room for it.
class CutLabel : public QLabel {
protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        paintLine(painter, contentsRect(), text(), font(), palette().color(foregroundRole()));
    }
};

} // namespace

/// "1,545 of 1,500 points" over a bar that is full at the limit, and hatched beyond it.
class PointsBar : public QWidget {
public:
    using QWidget::QWidget;

    void show(const HeadForm& form, const QString& figure, const QString& rest)
    {
        m_share = form.limit && *form.limit > 0 ? double(form.points) / double(*form.limit) : 0;
        m_hasLimit = form.limit.has_value();
        m_figure = figure;
        m_rest = rest;
        setAccessibleName(figure + QLatin1Char(' ') + rest);
        setToolTip(editor::shownTip(form.certainty));
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const auto width = QFontMetrics(fontOf(Type::Figure)).horizontalAdvance(m_figure) + space::small +
                           QFontMetrics(fontOf(Type::Body)).horizontalAdvance(m_rest);
        return {std::max(width, 150) + space::tiny, 44};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto& theme = Theme::of(this);
        const bool isOver = m_share > 1;
        const QRect line(0, 2, width(), 26);
        const auto used = paintLine(painter, line, m_figure, fontOf(Type::Figure), isOver ? theme.error : theme.text);
        paintLine(painter, line.adjusted(used + 6, 3, 0, 0), m_rest, fontOf(Type::Body), theme.quiet);
        if (!m_hasLimit)
            return;
        const QRectF bar(0, 34, width() - 1, 7);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.line);
        painter.drawRoundedRect(bar, 3.5, 3.5);
        auto filled = bar;
        filled.setWidth(bar.width() * std::min(m_share, 1.0));
        painter.setBrush(isOver ? theme.error : theme.accent);
        painter.drawRoundedRect(filled, 3.5, 3.5);
        if (isOver) {
            painter.setBrush(QBrush(theme.surface, Qt::BDiagPattern));
            painter.drawRoundedRect(bar, 3.5, 3.5);
        }
    }

private:
    double m_share = 0;
    bool m_hasLimit = false;
    QString m_figure;
    QString m_rest;
};

/// Legal or not, in a word, a colour and a shape.
class Badge : public QAbstractButton {
public:
    using QAbstractButton::QAbstractButton;

    void show(Severity severity, const QString& word)
    {
        m_severity = severity;
        setText(word);
        setAccessibleName(word);
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {QFontMetrics(fontOf(Type::Strong)).horizontalAdvance(text()) + 18 + space::small + 2 * space::medium,
                34};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto& theme = Theme::of(this);
        const auto colour = theme.signal(m_severity);
        painter.setPen(QPen(colour, hasFocus() ? 2.5 : 1.5));
        painter.setBrush(underMouse() ? theme.raised : theme.surface);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7);
        paintSeverity(painter, QRectF(space::medium, height() / 2.0 - 8, 16, 16), m_severity, colour, theme.surface);
        paintLine(painter, rect().adjusted(space::medium + 16 + space::small, 0, -space::small, 0), text(),
                  fontOf(Type::Strong), colour);
    }

private:
    Severity m_severity = Severity::Off;
};

/// As many tallies as there is room for, broken and full limits first; a tip shows the rest.
class TallyStrip : public QWidget {
public:
    explicit TallyStrip(QWidget* parent = nullptr) : QWidget(parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void show(const std::vector<HeadForm::Tally>& tallies)
    {
        m_tallies = tallies;
        QStringList words;
        for (const auto& tally : m_tallies)
            words << tally.label + QStringLiteral(": ") + tally.figure;
        setAccessibleDescription(words.join(QStringLiteral("; ")));
        setVisible(!m_tallies.empty());
        update();
    }

    [[nodiscard]] QSize sizeHint() const override { return {400, 44}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 44}; }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip) {
            QStringList lines;
            for (const auto& tally : m_tallies)
                lines << tally.label + QStringLiteral(": ") + tally.figure;
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(),
                               editor::shownTip(lines.join(QLatin1Char('\n'))), this);
            return true;
        }
        return QWidget::event(event);
    }

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto& theme = Theme::of(this);
        const auto chosen = fitting();
        auto right = width() - 2;
        if (chosen.size() < m_tallies.size()) {
            const auto more = QStringLiteral("+%1").arg(m_tallies.size() - chosen.size());
            const auto chip = chipWidth(more, {});
            paintChip(painter, QRect(right - chip, 1, chip, height() - 2), more, {}, theme.quiet);
            right -= chip + space::small;
        }
        for (const auto index : std::views::reverse(chosen)) {
            const auto& tally = m_tallies[index];
            const auto chip = chipWidth(tally.label, tally.figure);
            paintChip(painter, QRect(right - chip, 1, chip, height() - 2), tally.label, tally.figure,
                      tally.isBroken() ? theme.signal(tally.broken) : theme.text, tally.broken);
            right -= chip + space::small;
        }
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        }
    }

private:
    [[nodiscard]] static int chipWidth(const QString& label, const QString& figure)
    {
        return std::max(QFontMetrics(fontOf(Type::Small)).horizontalAdvance(label),
                        QFontMetrics(fontOf(Type::Heading)).horizontalAdvance(figure) + space::large) +
               2 * space::small + 2;
    }

    void paintChip(QPainter& painter, const QRect& area, const QString& label, const QString& figure,
                   const QColor& text, Severity broken = Severity::Off) const
    {
        const auto& theme = Theme::of(this);
        painter.setPen(QPen(broken == Severity::Off ? theme.line : text, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(area).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        const auto inner = area.adjusted(space::small, 3, -space::tiny, -3);
        if (figure.isEmpty()) {
            paintLine(painter, inner, label, fontOf(Type::Small), text);
            return;
        }
        paintLine(painter, QRect(inner.left(), inner.top(), inner.width(), inner.height() / 2), label,
                  fontOf(Type::Small), text);
        const QRect below(inner.left(), inner.center().y(), inner.width(), inner.height() / 2 + 1);
        const auto used = paintLine(painter, below, figure, fontOf(Type::Heading), text);
        if (broken != Severity::Off) // shown by a shape too
            paintSeverity(painter, QRectF(below.left() + used + space::tiny, below.center().y() - 5, 11, 11), broken,
                          text, theme.surface);
    }

    /// In their order; broken and full limits get room first.
    [[nodiscard]] std::vector<std::size_t> fitting() const
    {
        std::vector<bool> isIn(m_tallies.size(), false);
        auto room = width() - 2;
        bool isShort = false;
        for (const int round : {0, 1, 2})
            for (std::size_t i = 0; i < m_tallies.size(); ++i) {
                const auto rank = m_tallies[i].isBroken() ? 0 : m_tallies[i].isFull ? 1 : 2;
                if (rank != round)
                    continue;
                const auto need = chipWidth(m_tallies[i].label, m_tallies[i].figure) + space::small;
                if (need > room) {
                    isShort = true;
                    continue;
                }
                room -= need;
                isIn[i] = true;
            }
        std::vector<std::size_t> chosen;
        for (std::size_t i = 0; i < isIn.size(); ++i)
            if (isIn[i])
                chosen.push_back(i);
        // The chip that stands for the others needs room too.
        const auto more = chipWidth(QStringLiteral("+99"), {}) + space::small;
        while (isShort && room < more && !chosen.empty()) {
            const auto& last = m_tallies[chosen.back()];
            room += chipWidth(last.label, last.figure) + space::small;
            chosen.pop_back();
        }
        return chosen;
    }

    std::vector<HeadForm::Tally> m_tallies;
};

HeadBar::HeadBar(QWidget* parent)
    : QWidget(parent),
      m_name(new CutLabel),
      m_army(new CutLabel),
      m_points(new PointsBar),
      m_badge(new Badge),
      m_tallies(new TallyStrip),
      m_battle(new QToolButton)
{
    setObjectName(QStringLiteral("headBar"));
    m_name->setObjectName(QStringLiteral("headName"));
    m_name->setTextFormat(Qt::PlainText);
    m_name->setFont(fontOf(Type::Title));
    m_army->setFont(fontOf(Type::Small));
    m_army->setForegroundRole(QPalette::PlaceholderText);
    m_army->setTextFormat(Qt::PlainText);
    for (auto* label : {m_name, m_army}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setMinimumWidth(180);
    }
    m_badge->setObjectName(QStringLiteral("legalBadge"));
    m_badge->setCursor(Qt::PointingHandCursor);
    m_badge->setFocusPolicy(Qt::TabFocus);
    m_badge->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_points->setObjectName(QStringLiteral("pointsBar"));
    m_points->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_tallies->setObjectName(QStringLiteral("tallies"));
    m_battle->setObjectName(QStringLiteral("battleButton"));
    m_battle->setProperty("flat", true);

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_army);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::large, space::small, space::large, space::small);
    layout->setSpacing(space::large);
    layout->addLayout(words, 3);
    layout->addWidget(m_battle, 0, Qt::AlignVCenter);
    layout->addWidget(m_points, 0, Qt::AlignVCenter);
    layout->addWidget(m_badge, 0, Qt::AlignVCenter);
    layout->addWidget(m_tallies, 4, Qt::AlignVCenter);

    connect(m_battle, &QToolButton::clicked, this, &HeadBar::battleRequested);
    connect(m_badge, &QAbstractButton::clicked, this, &HeadBar::findingsRequested);
    showForm();
}

void HeadBar::setForm(HeadForm form)
{
    m_form = std::move(form);
    showForm();
}

void HeadBar::setNarrow()
{
    constexpr int leastName = 90;
    m_isNarrow = true;
    m_battle->hide();
    m_tallies->hide();
    for (auto* label : {m_name, m_army})
        label->setMinimumWidth(leastName);
}

void HeadBar::showForm()
{
    const auto name = m_form.name.isEmpty() ? tr("Roster without a name") : m_form.name;
    m_name->setText(name);
    m_name->setToolTip(editor::shownTip(name));
    const auto army = m_form.isPlaytest    ? tr("%1 · playtest figures").arg(m_form.army)
                      : m_form.isUncertain ? tr("%1 · your own figures").arg(m_form.army)
                                           : m_form.army;
    // The marks first: the end of the line is cut where there is no room.
    m_army->setText((m_form.dataMarks + QStringList(army)).join(QStringLiteral(" · ")));
    const auto tip = m_army->text() + QLatin1Char('\n') + m_form.certainty + QLatin1Char('\n') + m_form.data;
    m_army->setToolTip(editor::shownTip(tip));
    m_battle->setVisible(!m_isNarrow && !m_form.foreign);
    m_battle->setText(tr("Battle…"));
    m_battle->setToolTip(tr("Points, scenario, options and rulings"));
    m_battle->setAccessibleName(tr("Battle: points, scenario, options and rulings"));
    const auto models = m_form.countsModels ? tr("%n model(s)", nullptr, m_form.models) : QString();
    const auto units = tr("%n unit(s)", nullptr, m_form.units);
    if (m_form.foreign && m_form.hasPoints)
        m_points->show(m_form, m_form.foreign->sum, m_form.foreign->rest);
    else if (!m_form.hasPoints)
        m_points->show(m_form, number(m_form.units),
                       m_form.countsModels ? tr("unit(s), %1", nullptr, m_form.units).arg(models)
                                           : tr("unit(s)", nullptr, m_form.units));
    else if (m_form.limit)
        m_points->show(m_form, number(m_form.points), tr("of %1 points").arg(number(*m_form.limit)));
    else
        m_points->show(m_form, number(m_form.points), tr("points, no limit agreed"));
    m_points->setToolTip(editor::shownTip((m_form.countsModels ? units + QStringLiteral(", ") + models : units) +
                                          QLatin1Char('\n') + m_form.certainty));
    switch (m_form.outcome) {
    case Outcome::Empty:
        m_badge->show(Severity::Note, tr("Empty"));
        break;
    case Outcome::Legal:
        m_badge->show(Severity::Off,
                      m_form.warnings == 0 ? tr("Legal") : tr("Legal: %n warning(s)", nullptr, m_form.warnings));
        break;
    case Outcome::NotLegal:
        m_badge->show(Severity::Error, tr("Not legal: %n error(s)", nullptr, m_form.errors));
        break;
    case Outcome::NotJudged:
        m_badge->show(Severity::Unknown, m_isNarrow       ? tr("Not judged")
                                         : m_form.foreign ? tr("Not judged: no data of this game")
                                         : m_form.unread > 0
                                             ? tr("Not judged: %n line(s) not understood", nullptr, m_form.unread)
                                             : tr("Not judged: %n unknown name(s)", nullptr, m_form.unknown));
        break;
    }
    m_badge->setToolTip(tr("Go to the findings"));
    m_tallies->setAccessibleName(tr("Limits"));
    m_tallies->show(m_isNarrow ? std::vector<HeadForm::Tally>() : m_form.tallies);
}

void HeadBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showForm();
    QWidget::changeEvent(event);
}

} // namespace muster::widgets
