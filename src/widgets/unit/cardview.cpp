#include "widgets/unit/cardview.h"

#include "editor/words/shown.h"
#include "widgets/look/theme.h"
#include "widgets/settings/prompts.h"

#include <QPainter>

#include <cmath>

namespace muster::widgets {

namespace {

constexpr int usualWidth = 350; // about the card's size on paper
constexpr double radius = 4;

} // namespace

CardView::CardView(const Store& store, QWidget* parent) : QWidget(parent), m_store(store)
{
    setObjectName(QStringLiteral("cardView"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_making.setSingleShot(true);
    m_making.setInterval(150);
    connect(&m_making, &QTimer::timeout, this, &CardView::make);
    describe();
}

void CardView::show(Exported roster, const QString& unitId)
{
    if (std::visit([](const auto& each) { return each != nullptr; }, roster))
        follow([roster = std::move(roster)] { return roster; }, unitId);
    else
        follow({}, unitId);
}

void CardView::follow(std::function<Exported()> of, const QString& unitId)
{
    m_of = std::move(of);
    m_unitId = unitId;
    m_isStale = true;
    if (m_state != State::Card) {
        m_state = m_of ? State::Making : State::Nothing;
        m_faults.clear();
        update();
    }
    if (isVisible())
        m_making.start();
}

QString CardView::words() const
{
    switch (m_state) {
    case State::Nothing:
        return tr("Choose a unit to see its card as it will print.");
    case State::Making:
        return tr("The card is being made.");
    case State::Failed:
        return tr("The card cannot be made.");
    case State::Card:
        break;
    }
    return {};
}

/// The only place where the card changes, so that picture and description agree.
void CardView::make()
{
    if (!isVisible())
        return;
    m_isStale = false;
    m_pdf.reset();
    m_image = {};
    m_faults.clear();
    const auto exported = m_of ? m_of() : Exported();
    m_name = unitNameIn(exported, m_unitId);
    if (m_name.isEmpty()) {
        m_state = State::Nothing;
    } else {
        const auto bytes = cardOf(exported, m_store, m_unitId);
        m_state = State::Failed;
        if (bytes) {
            m_pdf = std::make_unique<PdfPages>();
            m_pdf->load(*bytes);
            if (hasCard())
                m_state = State::Card;
        } else {
            // A path may be broken after each of its folders.
            m_faults = linesOf(bytes.error()).replaceInStrings(QStringLiteral("/"), QStringLiteral("/\u200b"));
        }
    }
    describe();
    updateGeometry();
    update();
    emit updated();
}

void CardView::describe()
{
    setAccessibleName(m_state == State::Card ? tr("Card of %1").arg(m_name) : tr("Unit card"));
    setAccessibleDescription(m_state == State::Card ? editor::shownLines(m_pdf->text(0))
                                                    : (QStringList(words()) + m_faults).join(QLatin1Char('\n')));
    update();
}

QSize CardView::sizeHint() const { return {usualWidth, heightForWidth(usualWidth)}; }

QSize CardView::minimumSizeHint() const { return {usualWidth / 2, heightForWidth(usualWidth / 2)}; }

int CardView::heightForWidth(int width) const
{
    if (hasCard()) {
        const auto page = m_pdf->size(0);
        return static_cast<int>(std::ceil(width * page.height() / page.width()));
    }
    const auto inner = QRect(0, 0, width - 2 * space::large, 10'000);
    auto height = fontMetrics().boundingRect(inner, Qt::TextWordWrap, words()).height();
    if (!m_faults.isEmpty())
        height += space::small + QFontMetrics(fontOf(Type::Small))
                                     .boundingRect(inner, Qt::TextWordWrap, m_faults.join(QLatin1Char('\n')))
                                     .height();
    return height + 2 * space::huge;
}

void CardView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& theme = Theme::of(this);
    const auto page = hasCard() ? m_pdf->size(0) : QSizeF();
    const auto scale = hasCard() ? std::min(width() / page.width(), height() / page.height()) : 0.0;
    const auto size = page * scale;
    const auto area = hasCard() ? QRectF((width() - size.width()) / 2, 0, size.width(), size.height()) : QRectF(rect());
    painter.setPen(theme.line);
    painter.setBrush(hasCard() ? QColor(Qt::white) : theme.surface);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (!hasCard()) {
        paintWords(painter);
        return;
    }
    const auto ratio = devicePixelRatioF();
    const auto pixels = (size * ratio).toSize();
    if (m_image.size() != pixels) {
        m_image = m_pdf->render(0, pixels);
        m_image.setDevicePixelRatio(ratio);
    }
    painter.drawImage(area.topLeft(), m_image);
}

void CardView::paintWords(QPainter& painter) const
{
    const auto& theme = Theme::of(this);
    auto area = rect().adjusted(space::large, space::huge, -space::large, -space::huge);
    QRect used;
    if (m_faults.isEmpty()) {
        painter.setPen(theme.quiet);
        painter.drawText(area, Qt::TextWordWrap | Qt::AlignHCenter, words());
        return;
    }
    painter.setPen(theme.error);
    painter.setFont(fontOf(Type::Strong));
    painter.drawText(area, Qt::TextWordWrap, words(), &used);
    area.setTop(used.bottom() + space::small);
    painter.setPen(theme.text);
    painter.setFont(fontOf(Type::Small));
    painter.drawText(area, Qt::TextWordWrap, m_faults.join(QLatin1Char('\n')));
}

void CardView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        m_making.start();
}

} // namespace muster::widgets
