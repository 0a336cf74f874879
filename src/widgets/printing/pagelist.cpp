#include "widgets/printing/pagelist.h"

#include "widgets/look/theme.h"
#include "widgets/printing/pdfpages.h"

#include <QImage>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <algorithm>

namespace muster::widgets {

namespace {

constexpr int pictureWidth = 96;
constexpr int labelHeight = 20;
constexpr int headHeight = 24;
constexpr int headRole = Qt::UserRole; ///< the sheet that begins on a page

int pictureHeight(QSizeF page)
{
    return page.isEmpty() ? pictureWidth : static_cast<int>(pictureWidth * page.height() / page.width());
}

int headHeightOf(const QModelIndex& index) { return index.data(headRole).toString().isEmpty() ? 0 : headHeight; }

/// A page on white with its number below, and above it the name of a sheet that begins there; the current one in a
/// frame, so that colour is not all that marks it.
class PagePainter : public QStyledItemDelegate {
public:
    PagePainter(PdfPages& document, QObject* parent) : QStyledItemDelegate(parent), m_document(document) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const auto height = pictureHeight(m_document.size(index.row()));
        return {pictureWidth + 2 * space::large, headHeightOf(index) + height + labelHeight + space::large};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const auto& theme = Theme::of(option.palette);
        const bool isCurrent = option.state.testFlag(QStyle::State_Selected);
        const auto height = pictureHeight(m_document.size(index.row()));
        const auto head = headHeightOf(index);
        const QRect page(option.rect.x() + (option.rect.width() - pictureWidth) / 2,
                         option.rect.y() + head + space::medium, pictureWidth, height);
        painter->save();
        if (head > 0) {
            const QRect line = option.rect.adjusted(space::small, space::small, -space::small, 0);
            painter->setFont(fontOf(Type::Strong));
            painter->setPen(theme.text);
            painter->drawText(
                QRect(line.topLeft(), QSize(line.width(), head)), Qt::AlignCenter,
                painter->fontMetrics().elidedText(index.data(headRole).toString(), Qt::ElideRight, line.width()));
        }
        painter->fillRect(page, Qt::white);
        painter->drawImage(page.topLeft(), index.data(Qt::DecorationRole).value<QImage>());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(isCurrent ? QPen(theme.accent, 2) : QPen(theme.line, 1));
        const auto gap = isCurrent ? 3.0 : 0.5;
        painter->drawRoundedRect(QRectF(page).adjusted(-gap, -gap, gap, gap), isCurrent ? 3 : 1, isCurrent ? 3 : 1);
        painter->setFont(fontOf(isCurrent ? Type::Strong : Type::Small));
        painter->setPen(isCurrent ? theme.text : theme.quiet);
        painter->drawText(QRect(option.rect.x(), page.bottom() + space::tiny, option.rect.width(), labelHeight),
                          Qt::AlignCenter, index.data().toString());
        painter->restore();
    }

private:
    PdfPages& m_document;
};

} // namespace

PageList::PageList(PdfPages& document, QWidget* parent) : QListWidget(parent), m_document(document)
{
    setObjectName(QStringLiteral("pageList"));
    setItemDelegate(new PagePainter(document, this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    m_rendering.setInterval(0);
    connect(&m_rendering, &QTimer::timeout, this, &PageList::renderNext);
    connect(this, &QListWidget::currentRowChanged, this, [this](int page) {
        if (!m_isFollowing && page >= 0)
            emit pageChosen(page);
    });
    setAccessibleName(tr("Pages"));
}

/// Keeps the old pictures until there are new ones: most pages look much the same after a change.
void PageList::refresh(const std::vector<print::Chapter>& sheets)
{
    const QScopedValueRollback following(m_isFollowing, true);
    while (count() > m_document.count())
        delete takeItem(count() - 1);
    while (count() < m_document.count())
        addItem(QString::number(count() + 1));
    QString sheet;
    for (int page = 0; page < count(); ++page) {
        const auto begins = std::ranges::find(sheets, page, &print::Chapter::page);
        const auto head = begins == sheets.end() ? QString() : QString::fromStdString(begins->title);
        if (!head.isEmpty())
            sheet = head;
        item(page)->setData(headRole, head);
        item(page)->setData(Qt::AccessibleTextRole, sheet.isEmpty()
                                                        ? tr("Page %1").arg(page + 1)
                                                        : tr("%1, page %2").arg(sheet, QString::number(page + 1)));
    }
    scheduleDelayedItemsLayout(); // pages may have another size
    m_next = 0;
    m_rendering.start();
}

void PageList::setPage(int page)
{
    const QScopedValueRollback following(m_isFollowing, true);
    setCurrentRow(page);
}

void PageList::renderNext()
{
    if (m_next >= count() || m_next >= m_document.count()) {
        m_rendering.stop();
        return;
    }
    const auto page = m_next++;
    const auto ratio = devicePixelRatioF();
    const QSize size(pictureWidth, pictureHeight(m_document.size(page)));
    // Made larger and then smaller, the strokes of small letters turn grey instead of ragged.
    auto picture =
        m_document.render(page, size * ratio * 2).scaled(size * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    item(page)->setData(Qt::DecorationRole, picture);
}

} // namespace muster::widgets
