#pragma once

#include "widgets/printing/printsettings.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QLabel;

namespace muster::widgets {

/// What is to be printed and how: sheets, paper and which way it lies, size of the cards, ink.
class PrintPanel : public QWidget {
    Q_OBJECT

public:
    explicit PrintPanel(print::Settings settings, Printed what = Printed::Roster, QWidget* parent = nullptr);

    [[nodiscard]] const print::Settings& settings() const { return m_settings; }

signals:
    void changed();

private:
    void read();
    void showLeftOut();
    [[nodiscard]] bool has(print::Sheet sheet) const;

    print::Settings m_settings;
    Printed m_what;
    QLabel* m_sheetsHead;
    std::array<QCheckBox*, 6> m_sheets{};
    QLabel* m_leftOut; ///< what the sheets for another person take from the player's own
    QLabel* m_howHead;
    QLabel* m_paperLabel;
    QComboBox* m_paper;
    QLabel* m_layLabel;
    QComboBox* m_lay; ///< upright or landscape
    QLabel* m_cardsLabel;
    QComboBox* m_cards;
    QLabel* m_inkLabel;
    QComboBox* m_ink;
};

} // namespace muster::widgets
