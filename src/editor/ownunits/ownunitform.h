#pragma once

#include "core/data/catalogue.h"
#include "io/data/unitdraft.h"

#include <QString>

#include <vector>

namespace muster::editor {

/// A unit of the player's own as a dialog shows it, with all that could be chosen for it. A value; its texts are those
/// of the fields, right or wrong.
struct OwnUnitForm {
    struct Figure {
        std::string column;
        QString label; ///< short, as the head of a column
        QString name;
        QString value; ///< empty where there is none
        StatKind kind = StatKind::Number;

        friend bool operator==(const Figure&, const Figure&) = default;
    };

    struct Weapon {
        std::string id;
        QString name;
        QString count; ///< how many models carry it
        bool isCarried = false;
        std::vector<Figure> figures;
        QString nameBefore;
        std::vector<Figure> figuresBefore;
        int carry = -1; ///< position in the draft; -1 for one that the draft does not carry

        /// Whether it is no longer the army's.
        [[nodiscard]] bool isChanged() const { return name != nameBefore || figures != figuresBefore; }
    };

    struct Part {
        QString name;
        QString models;
        std::vector<Figure> figures;
        std::vector<Weapon> weapons; ///< all of the army, those that a model carries first
    };

    struct Rule {
        std::string id;
        QString name;
        QString text;
        QString value; ///< of its parameter
        bool hasParameter = false;
        bool isTaken = false;
        int rule = -1; ///< position in the draft
    };

    struct Choice {
        QString name;
        QString cost;
        bool isKept = true;
    };
    struct Group {
        QString name;
        bool isKept = true;
        std::vector<Choice> choices; ///< none where the group can only be kept as a whole
    };

    QString from; ///< name of the unit that it is made from
    bool isNew = true;
    bool hasPoints = false;
    bool countsModels = true;
    QString name;
    QString points;
    QString pointsPerModel;
    QString sizes;             ///< "10", "5-20", "5, 10, 20"; meaningless where there are parts
    QString writtenSizes;      ///< as the data have them, which need not be one of these forms
    bool hasPriceList = false; ///< the cost is a list of the data while `points` is empty
    QString note;
    std::vector<Figure> figures;
    std::vector<Part> parts;
    std::vector<Weapon> weapons; ///< all of the army, those that it carries first
    std::vector<Rule> rules;     ///< all that a unit of the army may have, those that it has first
    std::vector<Group> options;
    std::vector<Group> groups; ///< models that may differ

    /// What is wrong in a part of the form, in a sentence.
    enum class Field { Name, Points, Sizes, Figures, Parts, Weapons, Rules };
    struct Fault {
        Field field = Field::Name;
        QString message;
    };
    [[nodiscard]] std::vector<Fault> faults() const;
};

/// `kind`: the unit that the draft is of, in the catalogue; `weapons` as OwnUnits has them.
[[nodiscard]] OwnUnitForm ownUnitForm(const Catalogue& catalogue, Id<Unit> kind, const UnitDraft& draft,
                                      const std::vector<UnitDraft::Weapon>& weapons);

/// The draft that the form was made of, with what the form says. The form has no faults.
[[nodiscard]] UnitDraft draftOf(const OwnUnitForm& form, UnitDraft draft);

} // namespace muster::editor
