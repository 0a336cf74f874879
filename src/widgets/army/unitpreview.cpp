#include "widgets/army/unitpreview.h"

#include "editor/words/shown.h"
#include "widgets/look/armytile.h"
#include "widgets/look/icons.h"
#include "widgets/look/parts.h"
#include "widgets/look/rowpaint.h"
#include "widgets/look/wordlabel.h"
#include "widgets/unit/figurestrip.h"
#include "widgets/unit/panelfold.h"
#include "widgets/unit/profiletable.h"
#include "widgets/unit/unitparts.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int widest = 440;
/// More than this and only the groups are shown, with how much each has.
constexpr int mostOptions = 24;
/// What somebody wrote into a file must not fill the memory with labels.
constexpr std::size_t mostPreviewRows = 60;

/// A picture in the colours of its palette.
class Picture : public QWidget {
public:
    Picture(int size, std::function<void(QPainter&, const QRectF&, const Theme&)> paint) : m_paint(std::move(paint))
    {
        setFixedSize(size, size);
    }
    void setIcon(const QString& name)
    {
        m_icon = name;
        update();
    }
    [[nodiscard]] const QString& icon() const { return m_icon; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (m_paint)
            m_paint(painter, rect(), Theme::of(this));
        else
            paintCategory(painter, rect(), m_icon, armyColoursOf(this).tile, Theme::of(this).onTile);
    }

private:
    std::function<void(QPainter&, const QRectF&, const Theme&)> m_paint;
    QString m_icon;
};

QLabel* head(QWidget* parent)
{
    auto* label = quiet(plainLabel(), Type::Label);
    label->setParent(parent);
    return label;
}

QGridLayout* gridOf(QWidget* widget)
{
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::medium);
    grid->setVerticalSpacing(space::tiny);
    return grid;
}

} // namespace

UnitPreview::UnitPreview(QWidget* parent)
    : QFrame(parent),
      m_tile(new Picture(26, {})),
      m_name(typed(named("previewName", plainLabel()), Type::Title)),
      m_badge(quiet(named("previewBadge", plainLabel()), Type::Fine)),
      m_points(typed(named("previewPoints", plainLabel()), Type::Title)),
      m_rank(quiet(plainLabel())),
      m_close(named<QToolButton>("previewClose")),
      m_scroll(named<QScrollArea>("previewScroll")),
      m_body(new QWidget),
      m_figures(new FigureStrip),
      m_models(named<ProfileTables>("previewModels")),
      m_tables(named<ProfileTables>("previewTables")),
      m_rules(wordsLabel(QStringLiteral("previewRules"))),
      m_filling(named<WordLabel>("previewFilling")),
      m_optionsHead(head(this)),
      m_options(named<QWidget>("previewOptions")),
      m_remarks(quiet(new WordLabel)),
      m_originFold(new PanelFold(QStringLiteral("previewOrigin"), false)),
      m_origin(quiet(named<WordLabel>("previewOriginWords"), Type::Small)),
      m_change(named<QWidget>("previewChange")),
      m_changeHead(typed(plainLabel(tr("If you add it now")), Type::Strong)),
      m_changeLines(new QVBoxLayout),
      m_add(primary(named<QPushButton>("previewAdd", tr("Add")))),
      m_addWith(named<QPushButton>("previewAddWith", tr("Add with Options…"))),
      m_favourite(named<QPushButton>("previewFavourite"))
{
    setObjectName(QStringLiteral("unitPreview"));
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    build();
    hide();
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close the preview"));
    m_optionsHead->setText(tr("It may take"));
    m_add->setToolTip(tr("Enter; Shift+Enter adds it under the selected unit"));
    m_addWith->setToolTip(tr("Adds it and goes to its options"));
    setFavourite(m_isFavourite);
    connect(m_add, &QPushButton::clicked, this, &UnitPreview::addRequested);
    connect(m_addWith, &QPushButton::clicked, this, &UnitPreview::addWithOptionsRequested);
    connect(m_favourite, &QPushButton::clicked, this, &UnitPreview::favouriteRequested);
    connect(m_close, &QToolButton::clicked, this, &UnitPreview::closeRequested);
}

QLabel* UnitPreview::wordsLabel(const QString& name)
{
    auto* label = new WordLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::RichText); // our own, with every word escaped
    return label;
}

void UnitPreview::build()
{
    wrapWords(*m_name);
    wrapWords(*m_rank);
    m_close->setIcon(actionIcon(QStringLiteral("close")));
    m_close->setProperty("flat", true);
    m_close->setFocusPolicy(Qt::NoFocus); // Escape does the same
    m_originFold->add(m_origin);
    connect(m_originFold, &PanelFold::toggled, this, [this] {
        if (isVisible())
            place(m_near);
    });
    m_change->setAutoFillBackground(true);
    m_change->setBackgroundRole(QPalette::AlternateBase);
    m_favourite->setProperty("flat", true);
    m_favourite->setCheckable(true);

    auto* top = spaced(new QHBoxLayout, space::small, {space::large, space::medium, space::small, 0});
    top->addWidget(m_tile, 0, Qt::AlignTop);
    auto* names = spaced(new QVBoxLayout);
    auto* line = filled(spaced(new QHBoxLayout, space::small),
                        {{m_name, 1}, {m_badge, 0, Qt::AlignVCenter}, {m_points, 0, Qt::AlignTop}});
    addParts(*names, {line, m_rank});
    addParts(*top, {{names, 1}, {m_close, 0, Qt::AlignTop}});

    auto* inside =
        spaced(new QVBoxLayout(m_body), space::small, {space::large, space::small, space::large, space::small});
    for (auto* each : std::initializer_list<QWidget*>{m_figures, m_models, m_tables, m_rules, m_optionsHead, m_options,
                                                      m_filling, m_remarks, m_originFold})
        inside->addWidget(each);
    inside->addStretch(1);
    m_body->setBackgroundRole(QPalette::Base);
    m_body->setAutoFillBackground(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_body);

    auto* change =
        spaced(new QVBoxLayout(m_change), space::tiny, {space::large, space::small, space::large, space::small});
    change->addWidget(m_changeHead);
    m_changeLines->setSpacing(space::tiny);
    change->addLayout(m_changeLines);

    auto* buttons =
        filled(spaced(new QHBoxLayout, space::small, {space::large, space::small, space::large, space::medium}),
               {m_add, m_addWith, Part::stretch(1), m_favourite});

    filled(spaced(new QVBoxLayout(this), space::small, {1, 1, 1, 1}), {top, {m_scroll, 1}, m_change, buttons});
}

void UnitPreview::setForm(editor::UnitPreviewForm form, bool isFavourite)
{
    const auto isSame = form.reference == m_form.reference;
    m_form = std::move(form);
    fill();
    setFavourite(isFavourite);
    if (!isSame)
        m_scroll->verticalScrollBar()->setValue(0);
}

void UnitPreview::setFavourite(bool isFavourite)
{
    m_isFavourite = isFavourite;
    m_favourite->setChecked(isFavourite);
    m_favourite->setText((isFavourite ? QStringLiteral("★ ") : QStringLiteral("☆ ")) + tr("Favourite"));
    m_favourite->setAccessibleName(tr("Favourite"));
}

void UnitPreview::fill()
{
    const auto& unit = m_form.unit;
    setArmy(*m_tile, m_form.ally);
    static_cast<Picture*>(m_tile)->setIcon(unit.icon);
    m_name->setText(editor::shown(unit.name));
    m_points->setText(unit.points);
    m_badge->setText(m_form.badge);
    m_badge->setVisible(!m_form.badge.isEmpty());
    QStringList rank;
    if (!unit.rank.isEmpty())
        rank << unit.rank;
    if (unit.size)
        rank << tr("%n model(s)", nullptr, unit.size->models);
    m_rank->setText(rank.join(QStringLiteral(" · ")));
    m_figures->setFigures(unit.figures);
    m_figures->setVisible(!unit.figures.empty());
    m_models->setTables(tablesOf(unit, true));
    m_tables->setTables(tablesOf(unit, false));
    QString rules;
    for (std::size_t i = 0; i < std::min(unit.rules.size(), mostPreviewRows); ++i)
        rules += htmlLine(unit.rules[i].name, unit.rules[i].text);
    m_rules->setText(rules);
    m_rules->setVisible(!rules.isEmpty());
    fillOptions();
    m_filling->setText(m_form.filling);
    m_filling->setVisible(!m_form.filling.isEmpty());
    m_remarks->setText(unit.remarks.join(u'\n'));
    m_remarks->setVisible(!unit.remarks.isEmpty());
    m_originFold->setTitle(m_form.originName);
    m_origin->setText(m_form.origin);
    fillChange();
    setAccessibleName(tr("Preview of %1").arg(editor::shown(unit.name)));
    setAccessibleDescription((m_form.breaks + QStringList{m_form.points} + m_form.tallies).join(QStringLiteral("; ")));
}

void UnitPreview::fillOptions()
{
    delete m_options->layout();
    qDeleteAll(m_options->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    auto* grid = gridOf(m_options);
    grid->setColumnStretch(0, 1);
    const auto isShort = m_form.options > mostOptions;
    int row = 0;
    const auto add = [&](const QString& html, const QString& right, bool isHead) {
        auto* words = new WordLabel;
        words->setTextFormat(Qt::RichText);
        words->setText(html);
        if (isHead)
            words->setFont(fontOf(Type::Small));
        grid->addWidget(words, row, 0);
        if (!right.isEmpty())
            grid->addWidget(plainLabel(right), row, 1, Qt::AlignRight | Qt::AlignTop);
        ++row;
    };
    std::size_t groups = 0;
    for (const auto& group : m_form.unit.choices) {
        if (group.choices.empty() || ++groups > mostPreviewRows)
            continue;
        const auto limit = group.isNeeded || !group.mayBeNone ? tr("it must take something")
                           : group.isOneOf                    ? tr("one of these")
                                                              : QString();
        const auto name = group.name.isEmpty() ? tr("Options") : group.name;
        if (isShort) {
            add(name.toHtmlEscaped(), tr("%n option(s)", nullptr, static_cast<int>(group.choices.size())), false);
            continue;
        }
        add(QStringLiteral("<b>%1</b>%2")
                .arg(name.toHtmlEscaped(), limit.isEmpty() ? QString() : QStringLiteral(" · ") + limit.toHtmlEscaped()),
            {}, true);
        for (const auto& choice : group.choices) {
            auto html = choice.name.toHtmlEscaped();
            const auto quiet = Theme::of(this).quiet.name();
            if (!choice.effect.isEmpty())
                html += QStringLiteral(" <span style='color:%1'>%2</span>").arg(quiet, choice.effect.toHtmlEscaped());
            add(html, choice.price, false);
        }
    }
    for (const auto& group : m_form.unit.choices)
        for (const auto& each : group.addable)
            if (++groups <= mostPreviewRows)
                add(tr("Some of its models may be: %1").arg(each.name).toHtmlEscaped(), {}, false);
    m_optionsHead->setVisible(row > 0);
    m_options->setVisible(row > 0);
}

void UnitPreview::fillChange()
{
    clear(*m_changeLines);
    const auto add = [&](Severity mark, const QString& words) {
        auto* line = spaced(new QHBoxLayout, space::small);
        auto* picture = new Picture(14, [mark](QPainter& painter, const QRectF& area, const Theme& theme) {
            paintSeverity(painter, area, mark, theme.signal(mark), theme.raised);
        });
        line->addWidget(picture, 0, Qt::AlignTop);
        auto* label = named<WordLabel>("previewBreak", words);
        line->addWidget(label, 1);
        m_changeLines->addLayout(line);
    };
    const auto addLine = [&](const QString& words) {
        auto* label = named<WordLabel>("previewCount", words);
        m_changeLines->addWidget(label);
    };
    constexpr qsizetype mostLines = 6;
    for (qsizetype i = 0; i < std::min(m_form.breaks.size(), mostLines); ++i)
        add(Severity::Warning, m_form.breaks[i]);
    if (m_form.breaks.size() > mostLines)
        addLine(tr("and %n more", nullptr, static_cast<int>(m_form.breaks.size() - mostLines)));
    if (m_form.breaks.isEmpty())
        add(Severity::Off,
            m_form.isUnder ? tr("It breaks no rule under the selected unit.") : tr("It breaks no rule."));
    auto counts = m_form.tallies.mid(0, mostLines);
    if (!m_form.points.isEmpty())
        counts.prepend(m_form.points);
    if (!counts.isEmpty())
        addLine(counts.join(QStringLiteral(" · ")));
}

void UnitPreview::place(int near)
{
    m_near = near;
    const auto area = parentWidget()->rect().adjusted(space::small, space::small, -space::small, -space::small);
    const auto width = std::min(widest, area.width());
    // Labels that wrap have their height only at a width.
    resize(width, std::min(height(), area.height()));
    layout()->activate();
    m_body->layout()->activate();
    const auto inside = m_body->layout()->hasHeightForWidth() ? m_body->layout()->totalHeightForWidth(width - 2)
                                                              : m_body->sizeHint().height();
    const auto around = layout()->totalHeightForWidth(width) - m_scroll->sizeHint().height();
    const auto wanted = std::clamp(around + inside, std::min(220, area.height()), area.height());
    const auto top = std::clamp(near - wanted / 3, area.top(), std::max(area.top(), area.bottom() + 1 - wanted));
    const auto left = layoutDirection() == Qt::RightToLeft ? area.right() + 1 - width : area.left();
    setGeometry(left, top, width, wanted);
    raise();
}

void UnitPreview::focusButtons() { m_add->setFocus(Qt::ShortcutFocusReason); }

void UnitPreview::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QFrame::keyPressEvent(event);
    else if (auto* button = qobject_cast<QAbstractButton*>(focusWidget()); button && button != m_add)
        button->click(); // the button with the keyboard
    else if (event->modifiers().testFlag(Qt::ShiftModifier))
        emit addBelowRequested();
    else
        emit addRequested();
}

void UnitPreview::leaveEvent(QEvent* event)
{
    emit pointerLeft();
    QFrame::leaveEvent(event);
}

/// The list under it must not get its clicks.
void UnitPreview::mousePressEvent(QMouseEvent* event) { event->accept(); }

} // namespace muster::widgets
