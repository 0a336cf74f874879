#pragma once

#include "editor/list/intent.h"
#include "editor/list/unitform.h"
#include "widgets/unit/panelfold.h"

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace muster::widgets {

class FigureStrip;
class LengthLine;
class PictureField;
class ProfileTables;

// Parts of the panel of a unit. Each is hidden where it has nothing to show.

/// Gives a part its layout, with a head.
QVBoxLayout* headedColumn(QWidget& part, const QString& head);
/// A name in bold and words behind it, as HTML.
[[nodiscard]] QString htmlLine(const QString& name, const QString& words);

/// The tables that stand with the figures of a unit, or those that stand with its rules.
[[nodiscard]] std::vector<editor::ProfileTable> tablesOf(const editor::UnitForm& form, bool areMain);

/// What the unit is: name, points, rank, and its figures.
class UnitHead : public QWidget {
public:
    explicit UnitHead(QWidget* parent);

    void show(const editor::UnitForm& form);
    /// The link of a category is its position in the form.
    [[nodiscard]] const QLabel& rank() const { return *m_rank; }
    /// Its figures, which may stand in another place.
    [[nodiscard]] QWidget* profiles() const { return m_profiles; }

private:
    void showRank(const editor::UnitForm& form);

    QLabel* m_name;
    QLabel* m_points;
    QLabel* m_rank;
    QWidget* m_profiles;
    FigureStrip* m_figures;  ///< has the keyboard for the head
    ProfileTables* m_models; ///< with stat lines of their own
};

/// The player's own name of the unit, a note on it and a picture of it.
class UnitTexts : public PanelFold {
    Q_OBJECT

public:
    explicit UnitTexts(QWidget* parent);

    /// `isOther`: of another unit. Else a field with a text that is too long keeps it.
    void show(const editor::UnitForm& form, bool isOther);
    void focusName();
    [[nodiscard]] PictureField& picture() const { return *m_picture; }

signals:
    void written(editor::intents::OwnText which, const std::string& text);

private:
    struct Field {
        QLineEdit* line;
        LengthLine* length;
    };
    [[nodiscard]] Field addField(QLineEdit* line, std::size_t most, editor::intents::OwnText which);

    Field m_name;
    Field m_note;
    PictureField* m_picture;
};

/// The number of models of a unit, or of each of several.
class UnitSize : public QWidget {
    Q_OBJECT

public:
    explicit UnitSize(QWidget* parent, bool ofSeveral = false);

    void show(const std::optional<editor::SizeForm>& size);
    [[nodiscard]] QSpinBox* field() const { return m_number; }

signals:
    void chosen(int models);

private:
    void showNumber(const editor::SizeForm& size);

    QSpinBox* m_number; ///< where every number between two is a size
    QComboBox* m_sizes; ///< where only some are
    QLabel* m_range;
    QLabel* m_cost; ///< of all models
    std::vector<int> m_offered;
    bool m_isOfSeveral;
};

/// Names in the roster that the data do not have.
class UnknownNames : public QWidget {
    Q_OBJECT

public:
    explicit UnknownNames(QWidget* parent);

    void show(const std::vector<editor::UnknownForm>& unknown);

signals:
    void gestureMade(const editor::Gesture& gesture);

private:
    QVBoxLayout* m_lines;
    std::vector<QWidget*> m_shown;
};

/// The unit in this battle: held back, attached to another, and what its tallies are.
class UnitBattle : public QWidget {
    Q_OBJECT

public:
    explicit UnitBattle(QWidget* parent);

    void show(const editor::UnitForm& form, const QString& tallies);

signals:
    void heldBack(bool isOn);
    void detachRequested();

private:
    QCheckBox* m_reserve;
    QLabel* m_place;
    QToolButton* m_detach;
    QLabel* m_tallies;
};

/// Weapons, other profiles, and special rules.
class UnitRules : public QWidget {
public:
    explicit UnitRules(QWidget* parent);

    void show(const editor::UnitForm& form);

private:
    ProfileTables* m_tables;
    QLabel* m_rules;
};

} // namespace muster::widgets
