#pragma once

#include "widgets/printing/printsettings.h"

#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QSpinBox;

namespace muster::widgets {

/// The settings of a print: sheets and their order, cards, paper and orientation, ink.
class PrintPanel : public QWidget {
    Q_OBJECT

public:
    PrintPanel(print::Settings settings, const print::Printout& printout, QWidget* parent = nullptr);

    [[nodiscard]] const print::Settings& settings() const { return m_settings; }

signals:
    void changed();

private:
    void addSheets(Printed what, QBoxLayout& layout);
    void addOrder(QBoxLayout& layout);
    void addCards(Printed what, const std::vector<print::PrintedUnit>& units, QBoxLayout& layout);
    /// Moves the sheet that had the keyboard last, past those that are not shown.
    void moveSheet(int by);
    void read();
    void showLeftOut();
    [[nodiscard]] bool has(print::Sheet sheet) const;

    print::Settings m_settings;
    std::map<print::Sheet, QCheckBox*> m_sheets;
    std::vector<print::Sheet> m_order;   ///< of a print
    std::optional<print::Sheet> m_moved; ///< the one that had the keyboard last
    QBoxLayout* m_sheetLines = nullptr;
    QListWidget* m_units = nullptr; ///< null where they cannot be chosen
    QSpinBox* m_copies;
    QCheckBox* m_backs;
    QLabel* m_leftOut; ///< see showLeftOut()
    QComboBox* m_paper;
    QComboBox* m_lay; ///< upright or landscape
    QComboBox* m_cards;
    QComboBox* m_ink;
    QCheckBox* m_pictures;
};

} // namespace muster::widgets
