#pragma once

#include "io/data/store.h"
#include "widgets/printing/exporting.h"
#include "widgets/printing/pdfpages.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

namespace muster::widgets {

/// The card of one unit as it will print, as wide as there is room. Makes nothing while it is not on the screen.
class CardView : public QWidget {
    Q_OBJECT

public:
    /// The store outlives the view.
    explicit CardView(const Store& store, QWidget* parent = nullptr);

    using QWidget::show;
    /// Shows a unit a moment later, once for many calls: of what `of` then gives; without it, nothing. Says so if no
    /// unit has this id.
    void follow(std::function<Exported()> of, const QString& unitId);
    /// The same of a roster; null: nothing.
    void show(Exported roster, const QString& unitId);

    [[nodiscard]] bool hasCard() const { return m_pdf && m_pdf->count() > 0; }
    /// The words in place of the card; empty where there is a card.
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void updated(); ///< what was asked for last is shown

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class State { Nothing, Making, Card, Failed };

    void make();
    void describe();
    void paintWords(QPainter& painter) const;

    const Store& m_store;
    std::function<Exported()> m_of;
    QString m_unitId;
    State m_state = State::Nothing;
    bool m_isStale = false;
    QString m_name; ///< of the unit whose card it is
    QStringList m_faults;
    std::unique_ptr<PdfPages> m_pdf; ///< null before there is a card
    QImage m_image;                  ///< at the size and scale at which it was painted last
    QTimer m_making;
};

} // namespace muster::widgets
