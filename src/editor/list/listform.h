#pragma once

#include "core/base/severity.h"
#include "core/base/workbudget.h"
#include "core/collection/collection.h"
#include "editor/list/change.h"
#include "editor/list/fillform.h"
#include "editor/list/headform.h"
#include "editor/list/intent.h"
#include "editor/list/offers.h"
#include "editor/list/repairform.h"
#include "editor/list/severalform.h"
#include "editor/list/unitpreviewform.h"
#include "report/verdict/findingtext.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::editor {

/// Which row of a list it is: a heading, something taken (a unit), a slot that has room, or several equal units.
struct RowKey {
    std::string id;        ///< of what is taken; of a slot, that of its owner; of several, that of the first
    std::string slot;      ///< id of the slot; empty for other rows
    int heading = -1;      ///< number of a heading; -1 for other rows
    bool isJoined = false; ///< stands for several equal units, which are below it

    [[nodiscard]] bool isHeading() const { return heading >= 0; }
    [[nodiscard]] bool isSlot() const { return !slot.empty(); }
    [[nodiscard]] bool isUnit() const { return !isHeading() && !isSlot() && !isJoined; }

    friend bool operator==(const RowKey&, const RowKey&) = default;
};

/// How a row looks: as a unit, as a force of units, or as something in a unit.
enum class RowShape : std::uint8_t { Unit, Force, Part };

/// A row of a list with those below it.
struct ListRow {
    RowKey key;
    std::vector<ListRow> below;
    RowShape shape = RowShape::Unit;
    bool isLikeLast = false; ///< equal in everything but its id to the row before it
};

/// What a row of a list shows.
struct RowWords {
    enum StepFlag { Fewer = 1, More = 2 };

    QString name;           ///< as the person named it, else that of its kind
    QString kind;           ///< name of its kind
    QString ownName;        ///< as the person named it; may be empty
    QString icon;           ///< of its category
    ArmyLook ally;          ///< of its army, where that is another than the list's; without letters: it is not
    QString choices;        ///< what was chosen for it; of a slot, what it needs
    QString models;         ///< how many; empty where they are not counted
    QString cost;           ///< empty in games without points
    QStringList otherCosts; ///< in the kinds of cost that have a column beside the main one; empty where it is nothing
    QString inAll;          ///< of a heading: the sum with all units under its own; empty if it is the same
    QString offers;         ///< of a slot: what fills it
    QString tip;
    QString spoken;       ///< all of it, for those who hear it
    QStringList pills;    ///< its state in a few words each: what it carries, its place, held back
    QStringList findings; ///< what is wrong with it, as sentences
    Severity worst = Severity::Off;
    bool isHeldBack = false;
    bool isKnown = true; ///< the data have its kind
    int steps = 0;       ///< which other sizes it may be given, as StepFlag
};

/// A finding as a row of the findings has it.
struct FindingRow {
    std::string key; ///< the same for the same finding in two verdicts
    Severity severity = Severity::Note;
    std::string rule;               ///< public id
    std::vector<std::string> units; ///< ids of what is to blame; where it is in others, from the inside
};

/// A slot that has room.
struct SlotForm {
    QString name;
    QString owner;                   ///< the row that has it, by name
    std::vector<std::string> offers; ///< what fills it, by id
};

/// Where rows may go.
struct PlaceOffer {
    Place place;
    QString name;
    QString breaks; ///< the first error that it would bring; empty: none, or it was not tried
};

/// The verdict on a list in words, of either engine. Never changes, so that views may keep one as long as they like.
class VerdictForm {
public:
    VerdictForm() = default;
    VerdictForm(const VerdictForm&) = delete;
    VerdictForm& operator=(const VerdictForm&) = delete;
    virtual ~VerdictForm() = default;

    /// The name, costs, verdict and limits.
    [[nodiscard]] virtual const HeadForm& head() const = 0;
    /// The most serious first.
    [[nodiscard]] virtual const std::vector<FindingRow>& findings() const = 0;
    /// The words of a finding, by its position in findings().
    [[nodiscard]] virtual report::FindingText finding(std::size_t position) const = 0;
    /// What would mend a finding, each tried, as far as the budget goes; none of a list that cannot be changed here. A
    /// worker may ask.
    [[nodiscard]] virtual std::vector<Gesture> fixes(std::size_t position, WorkBudget& budget) const = 0;
};

/// The same of a list that can be changed, with its rows.
class ListForm : public VerdictForm {
public:
    /// Differs between lists whose rows are never the same: they are of different games, or of different data.
    [[nodiscard]] virtual const void* game() const = 0;
    /// Under headings, or all in the order of the list.
    [[nodiscard]] virtual std::vector<ListRow> rows(bool isGrouped) const = 0;
    /// Of a row that the list has, or of so many that are equal to it, with their sums. Made anew for each call: views
    /// keep what they show.
    [[nodiscard]] virtual RowWords words(const RowKey& row, int alike = 1) const = 0;
    /// Figures of a unit by their names, one for each name; without a value where it has none of this name. Made anew
    /// for each call.
    [[nodiscard]] virtual std::vector<FigureForm> figures(const RowKey& row, const QStringList& names) const = 0;
    /// The kinds of cost that have a column, the main one first; empty where there are only points.
    [[nodiscard]] virtual QStringList costs() const = 0;
    /// "10 units, 45 models". Empty without units.
    [[nodiscard]] virtual QString sum() const = 0;
    /// "Selected: 2 units, 11 models, 175 points": of these rows alone, without those attached to them. Empty where the
    /// list has none of them.
    [[nodiscard]] virtual QString sumOf(const std::vector<std::string>& rows) const = 0;
    /// Whether something may be taken in more than one size.
    [[nodiscard]] virtual bool hasSteps() const = 0;

    /// Whether repairs() may find something: the engine can, and the list is judged and not legal.
    [[nodiscard]] virtual bool canRepair() const = 0;
    /// Ways to make the list legal. A worker may ask: it takes up to some seconds, and less once it is to stop.
    [[nodiscard]] virtual RepairForm repairs(const RepairWishes& wishes, const std::stop_token& stop) const = 0;

    /// Ways to spend what is left of the points of a legal list. A worker may ask, as for repairs().
    [[nodiscard]] virtual FillForm fills(const FillAsked& asked, const std::stop_token& stop) const = 0;

    /// What can be added; `before` itself where that is still so, which is cheap to find out.
    [[nodiscard]] virtual OfferListPtr offers(const OfferListPtr& before) const = 0;
    /// What an offer of this list must have, as far as the budget goes.
    [[nodiscard]] virtual OfferNeeds needsOf(const std::string& offer, WorkBudget& budget) const = 0;
    /// What adding it would break, with what it needs: at the end of the list, or at the row `near` where that breaks
    /// less. Costs a judgement.
    [[nodiscard]] virtual Breaks tryOffer(const std::string& offer, const std::string& near,
                                          const OfferNeeds& needs) const = 0;
    /// All of an offer before it is added, where adding puts it beside the row `near`. Costs a judgement. Nothing for
    /// what the data do not know.
    [[nodiscard]] virtual std::optional<UnitPreviewForm> preview(const std::string& offer,
                                                                 const std::string& near) const = 0;
    /// How many models of it a person owns, in words; empty where none.
    [[nodiscard]] virtual QString owned(const std::string& offer, const Collection& collection) const = 0;

    /// Nothing for a row that the list does not have. `withRefused`: also which choices can never be taken; that costs
    /// a judgement of the unit for each.
    [[nodiscard]] virtual std::optional<UnitForm> unit(const std::string& row, bool withRefused = false) const = 0;
    /// What rows have in common; of those that the list has.
    [[nodiscard]] virtual SeveralForm several(const std::vector<std::string>& rows) const = 0;
    /// Nothing where the row has no such slot, or the slot no room.
    [[nodiscard]] virtual std::optional<SlotForm> slot(const std::string& row, const std::string& slot) const = 0;
    /// The first slot of a row that must be filled; else the given one if it has room; else none.
    [[nodiscard]] virtual std::string nextSlot(const std::string& row, const std::string& slot) const = 0;
    /// Where rows may go on others. What each would break is told as far as the budget goes.
    [[nodiscard]] virtual std::vector<PlaceOffer> placesFor(const std::vector<std::string>& rows,
                                                            WorkBudget& budget) const = 0;
    /// What doing this would break. Costs a judgement.
    [[nodiscard]] virtual Breaks breaksOf(const Intent& intent) const = 0;
    [[nodiscard]] virtual Breaks breaksOf(const Gesture& gesture) const = 0;
    /// What can leave so that one more of a choice fits its group. Empty where the group is not full, or where it
    /// allows only one, which always gives way. Costs a judgement for each.
    [[nodiscard]] virtual std::vector<Swap> swapsFor(const intents::Choose& intent) const = 0;
};

using VerdictFormPtr = std::shared_ptr<const VerdictForm>;
using ListFormPtr = std::shared_ptr<const ListForm>;

} // namespace muster::editor
