#include "widgets/army/previewer.h"

#include "widgets/army/kindview.h"
#include "widgets/army/unitpreview.h"

#include <QEvent>
#include <QItemSelectionModel>
#include <QToolTip>

namespace muster::widgets {

using editor::ArmyModel;

namespace {

constexpr int restTime = 700;
constexpr int nextRestTime = 250; ///< from one row to another while it is open
constexpr int leaveTime = 300;    ///< enough to go from the row into the preview
constexpr int followTime = 40;

} // namespace

Previewer::Previewer(ArmyModel& model, KindView& view, QWidget& over, QObject* parent)
    : QObject(parent), m_model(model), m_view(view), m_preview(new UnitPreview(&over))
{
    for (auto* timer : {&m_rest, &m_leave, &m_later})
        timer->setSingleShot(true);
    m_leave.setInterval(leaveTime);
    m_later.setInterval(followTime);
    over.installEventFilter(this);
    connect(&view, &KindView::pointerMoved, this, &Previewer::pointerAt);
    connect(&view, &KindView::pointerLeft, this, [this] {
        m_rest.stop();
        m_under = QModelIndex();
        m_leave.start();
    });
    connect(&view, &KindView::buttonPressed, &m_rest, &QTimer::stop);
    connect(view.selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (isOpen())
            m_later.start();
    });
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &Previewer::close);
    connect(m_preview, &UnitPreview::pointerLeft, &m_leave, qOverload<>(&QTimer::start));
    connect(m_preview, &UnitPreview::closeRequested, this, &Previewer::close);
    connect(&m_leave, &QTimer::timeout, this, &Previewer::closeUnlessUnder);
    connect(&m_later, &QTimer::timeout, this, &Previewer::follow);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (!m_under.isValid() || !m_view.isVisible() || (isOpen() && !m_isByRest))
            return;
        m_isByRest = true;
        show(m_under);
    });
}

bool Previewer::isOpen() const { return m_preview && m_preview->isVisibleTo(m_preview->parentWidget()); }

QString Previewer::shownKind() const { return isOpen() ? m_preview->form().reference : QString(); }

void Previewer::open()
{
    if (isOpen() && m_unit == m_view.currentIndex() && !m_isByRest) {
        m_preview->focusButtons();
        return;
    }
    m_isByRest = false;
    show(m_view.currentIndex());
}

void Previewer::close()
{
    m_rest.stop();
    m_later.stop();
    if (!isOpen())
        return;
    const auto hadFocus = m_preview->focusWidget() && m_preview->focusWidget()->hasFocus();
    m_preview->hide();
    m_unit = QModelIndex();
    if (hadFocus)
        m_view.setFocus(Qt::OtherFocusReason);
}

void Previewer::refresh()
{
    if (isOpen())
        m_later.start();
}

void Previewer::showFavourite()
{
    if (isOpen())
        m_preview->setFavourite(m_unit.data(ArmyModel::FavouriteRole).toBool());
}

void Previewer::follow()
{
    if (!isOpen())
        return;
    // What the mouse opened stays with the row under the mouse, until the keyboard moves.
    const QModelIndex unit = m_isByRest && m_under.isValid() ? QModelIndex(m_under) : m_view.currentIndex();
    show(unit);
}

void Previewer::show(const QModelIndex& unit)
{
    if (!m_preview)
        return;
    const auto reference = unit.data(ArmyModel::ReferenceRole).toString();
    auto form = reference.isEmpty() || !m_model.form()
                    ? std::nullopt
                    : m_model.form()->preview(reference.toStdString(), m_model.nearUnit());
    if (!form) {
        close();
        return;
    }
    m_unit = unit;
    m_preview->setForm(std::move(*form), unit.data(ArmyModel::FavouriteRole).toBool());
    const auto row = m_view.viewport()->mapToGlobal(m_view.visualRect(unit).center());
    m_preview->place(m_preview->parentWidget()->mapFromGlobal(row).y());
    m_preview->show();
    QToolTip::hideText();
}

void Previewer::pointerAt(const QModelIndex& unit)
{
    m_leave.stop();
    const auto isOther = m_under != unit;
    m_under = unit;
    if (!unit.isValid()) {
        m_rest.stop();
        if (isOpen() && m_isByRest)
            m_leave.start();
    } else if (!isOpen()) {
        m_rest.start(restTime); // each movement begins the rest again
    } else if (m_isByRest && isOther) {
        m_rest.start(nextRestTime);
    }
}

void Previewer::closeUnlessUnder()
{
    if (isOpen() && m_isByRest && !m_preview->underMouse() && !m_under.isValid() &&
        !(m_preview->focusWidget() && m_preview->focusWidget()->hasFocus()))
        close();
}

bool Previewer::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && isOpen())
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace muster::widgets
