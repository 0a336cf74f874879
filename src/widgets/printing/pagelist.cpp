#include "widgets/printing/pagelist.h"

#include "widgets/look/theme.h"
#include "widgets/printing/pdfpages.h"

#include <QAbstractListModel>
#include <QImage>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

#include <iterator>
#include <map>
#include <vector>

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

} // namespace

class PageModel : public QAbstractListModel {
    Q_OBJECT

public:
    PageModel(PdfPages& document, QObject* parent) : QAbstractListModel(parent), m_document(document) {}

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_pictures.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid())
            return {};
        switch (role) {
        case Qt::DisplayRole:
            return QString::number(index.row() + 1);
        case Qt::DecorationRole:
            return m_pictures[static_cast<std::size_t>(index.row())];
        case Qt::AccessibleTextRole:
            return sheetAt(index.row()).isEmpty()
                       ? tr("Page %1").arg(index.row() + 1)
                       : tr("%1, page %2").arg(sheetAt(index.row()), QString::number(index.row() + 1));
        case headRole: {
            const auto sheet = m_sheets.find(index.row());
            return sheet == m_sheets.end() ? QString() : sheet->second;
        }
        default:
            return {};
        }
    }

    /// Keeps the old pictures until there are new ones: most pages look much the same after a change.
    void refresh(const std::vector<print::Chapter>& sheets)
    {
        m_sheets.clear();
        for (const auto& sheet : sheets)
            m_sheets.emplace(sheet.page, QString::fromStdString(sheet.title));
        const auto wanted = m_document.count();
        const auto now = rowCount();
        if (wanted > now) {
            beginInsertRows({}, now, wanted - 1);
            m_pictures.resize(static_cast<std::size_t>(wanted));
            endInsertRows();
        } else if (wanted < now) {
            beginRemoveRows({}, wanted, now - 1);
            m_pictures.resize(static_cast<std::size_t>(wanted));
            endRemoveRows();
        }
        if (wanted > 0)
            emit dataChanged(index(0), index(wanted - 1));
    }

    void render(int page, double ratio)
    {
        const QSize size(pictureWidth, pictureHeight(m_document.size(page)));
        auto& picture = m_pictures[static_cast<std::size_t>(page)];
        // Made larger and then smaller, the strokes of small letters turn grey instead of ragged.
        picture = m_document.render(page, size * ratio * 2)
                      .scaled(size * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        picture.setDevicePixelRatio(ratio);
        emit dataChanged(index(page), index(page));
    }

private:
    [[nodiscard]] QString sheetAt(int page) const
    {
        const auto next = m_sheets.upper_bound(page);
        return next == m_sheets.begin() ? QString() : std::prev(next)->second;
    }

    PdfPages& m_document;
    std::vector<QImage> m_pictures;
    std::map<int, QString> m_sheets; ///< by the page on which each begins
};

namespace {

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

PageList::PageList(PdfPages& document, QWidget* parent)
    : QListView(parent), m_document(document), m_model(new PageModel(document, this))
{
    setObjectName(QStringLiteral("pageList"));
    setModel(m_model);
    setItemDelegate(new PagePainter(document, this));
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    m_rendering.setInterval(0);
    connect(&m_rendering, &QTimer::timeout, this, &PageList::renderNext);
    setAccessibleName(tr("Pages"));
}

void PageList::refresh(const std::vector<print::Chapter>& sheets)
{
    const QScopedValueRollback following(m_isFollowing, true);
    m_model->refresh(sheets);
    m_next = 0;
    m_rendering.start();
}

void PageList::setPage(int page)
{
    const QScopedValueRollback following(m_isFollowing, true);
    setCurrentIndex(m_model->index(page));
}

void PageList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    if (!m_isFollowing && current.isValid())
        emit pageChosen(current.row());
}

void PageList::renderNext()
{
    if (m_next >= m_model->rowCount() || m_next >= m_document.count()) {
        m_rendering.stop();
        return;
    }
    m_model->render(m_next++, devicePixelRatioF());
}

} // namespace muster::widgets

#include "pagelist.moc"
