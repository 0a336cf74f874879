#pragma once

#include "editor/list/intent.h"
#include "editor/list/severalform.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace muster::widgets {

/// What several units have in common, each control for all of them. A box that is half ticked: some have it.
class SeveralPage : public QWidget {
    Q_OBJECT

public:
    explicit SeveralPage(QWidget* parent = nullptr);

    void show(editor::SeveralForm form);
    /// Puts the controls back to what the roster says.
    void showAgain();
    /// The controls of the options whose name begins with a letter, in order.
    [[nodiscard]] std::vector<QWidget*> beginningWith(QChar letter) const;
    /// Where the number of models is typed; null where it cannot be.
    [[nodiscard]] QSpinBox* number() const;

signals:
    void meant(const editor::Intent& intent);

private:
    struct Control {
        std::string choice; ///< id
        QCheckBox* box = nullptr;
        QSpinBox* number = nullptr;
        QLabel* price = nullptr;
    };

    void build();
    void addControl(const editor::SharedChoice& choice, QVBoxLayout& column);
    void fill();
    void showSize();
    void showChoices();
    [[nodiscard]] bool fits(const editor::SeveralForm& form) const;

    editor::SeveralForm m_form;
    QLabel* m_title;
    QLabel* m_points;
    QLabel* m_models;
    QLabel* m_sizeName;
    QSpinBox* m_size;   ///< where every number between two is a size
    QComboBox* m_sizes; ///< where only some are
    QCheckBox* m_reserve;
    QVBoxLayout* m_options;
    QWidget* m_optionsBody = nullptr;
    std::vector<Control> m_controls;
    QLabel* m_none;
};

} // namespace muster::widgets
