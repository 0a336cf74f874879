#pragma once

#include "editor/ownunits/ownunitform.h"
#include "io/data/ownunits.h"

#include <QDialog>
#include <QTimer>

#include <map>
#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace muster::widgets {

class FigureFields;
class OwnOptionList;
class OwnRuleList;
class OwnWeaponList;

/// Makes a unit of the player's own from one of the army, or changes it. Accepted, it has been written into the file.
class OwnUnitDialog : public QDialog {
    Q_OBJECT

public:
    /// `kind`: the unit that the draft is of; `units`: the file that it is written into.
    OwnUnitDialog(Store& store, Store::CataloguePtr catalogue, Id<Unit> kind, OwnUnits units, UnitDraft draft,
                  QWidget* parent);

    /// Of the unit that was written.
    [[nodiscard]] const std::string& id() const { return m_id; }

    void accept() override;

private:
    using Field = editor::OwnUnitForm::Field;

    void build();
    [[nodiscard]] QWidget* fieldsPage();
    [[nodiscard]] QWidget* weaponsPage();
    [[nodiscard]] OwnWeaponList* weaponList(const std::vector<editor::OwnUnitForm::Weapon>& weapons,
                                            const QString& objectName);
    void addHeads(QBoxLayout& layout);
    void addFault(QBoxLayout& layout, Field field);
    QLineEdit* field(const QString& objectName, const QString& text, const QString& accessibleName);
    [[nodiscard]] editor::OwnUnitForm read() const;
    /// Says what is wrong, at the fields and at the button.
    void check();
    /// Reads the army with the unit, as it will be once it is saved.
    void tryIt();

    Store& m_store;
    Store::CataloguePtr m_catalogue;
    Id<Unit> m_kind;
    OwnUnits m_units;
    UnitDraft m_draft;
    editor::OwnUnitForm m_form; ///< as it was at first
    std::string m_id;

    QLineEdit* m_name = nullptr;
    QLineEdit* m_points = nullptr;
    QLineEdit* m_pointsPerModel = nullptr;
    QLineEdit* m_sizes = nullptr;
    QPlainTextEdit* m_note = nullptr;
    FigureFields* m_figures = nullptr;
    std::vector<std::pair<QLineEdit*, FigureFields*>> m_parts;
    OwnWeaponList* m_weapons = nullptr;
    std::vector<OwnWeaponList*> m_partWeapons; ///< by the kind of model; none where the army has no weapons
    OwnRuleList* m_rules = nullptr;
    OwnOptionList* m_options = nullptr;
    std::map<Field, QLabel*> m_faults;
    QLabel* m_summary = nullptr;
    QPushButton* m_save = nullptr;
    QTimer m_soon;
};

} // namespace muster::widgets
