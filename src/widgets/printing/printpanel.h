#pragma once

#include "widgets/printing/printsettings.h"

#include <QWidget>

#include <map>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;

namespace muster::widgets {

/// The settings of a print: sheets, paper and orientation, size of the cards, ink.
class PrintPanel : public QWidget {
    Q_OBJECT

public:
    explicit PrintPanel(print::Settings settings, Printed what = Printed::Roster, QWidget* parent = nullptr);

    [[nodiscard]] const print::Settings& settings() const { return m_settings; }

signals:
    void changed();

private:
    void addSheets(Printed what, QBoxLayout& layout);
    void read();
    void showLeftOut();
    [[nodiscard]] bool has(print::Sheet sheet) const;

    print::Settings m_settings;
    std::map<print::Sheet, QCheckBox*> m_sheets; ///< in the order of a print
    QLabel* m_leftOut;                           ///< see showLeftOut()
    QComboBox* m_paper;
    QComboBox* m_lay; ///< upright or landscape
    QComboBox* m_cards;
    QComboBox* m_ink;
};

} // namespace muster::widgets
