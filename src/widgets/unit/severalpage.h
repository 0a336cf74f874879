#pragma once

#include "editor/list/intent.h"
#include "editor/list/severalform.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace muster::widgets {

class ChoiceList;
class UnitSize;

/// What several units have in common, each control for all of them. A box that is half ticked: some have it.
class SeveralPage : public QWidget {
    Q_OBJECT

public:
    explicit SeveralPage(QWidget* parent = nullptr);

    void show(editor::SeveralForm form);
    /// Puts the controls back to what the roster says.
    void showAgain();
    /// Where the number of models is typed; null where it cannot be.
    [[nodiscard]] QSpinBox* number() const;
    /// The keyboard goes to what comes first. Gives whether there is something.
    bool goToFirst();

signals:
    void meant(const editor::Intent& intent);

private:
    void fill(bool isOther);

    editor::SeveralForm m_form;
    QLabel* m_title;
    QLabel* m_points;
    QLabel* m_models;
    UnitSize* m_size;
    ChoiceList* m_choices;
    QLabel* m_none;
    QCheckBox* m_reserve;
};

} // namespace muster::widgets
