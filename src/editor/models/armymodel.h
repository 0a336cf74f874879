#pragma once

#include "core/collection/collection.h"
#include "editor/gestures/trial.h"
#include "editor/models/armyentry.h"
#include "rules/fixes/identity.h"
#include "rules/verdict/verdict.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QStringList>

#include <chrono>
#include <string>
#include <vector>

namespace muster::editor {

/// What can be added to a roster: favourites, the units of its army by category, then those of its Possible Allies,
/// each with cost, stat line and what adding it would break. The first section has the favourites and may be empty, and
/// then one may follow of what was added last; these are in the section of their category too.
class ArmyModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        ReferenceRole = Qt::UserRole, ///< as a roster writes it: grunts-section, marauders:grunts-section
        CostRole,                     ///< in words; empty where the game has no points
        LeastCostRole,                ///< with the cheapest options that it must have: "from 550"; otherwise its cost
        StatsRole,                    ///< number of models and stat line in words
        ModelsRole,                   ///< how many models there may be: "10", "5/10"
        CellsRole,                    ///< its figures, one for each of statHeads(); empty where it has none
        FiguresRole,                  ///< its stat line in words
        BreaksRole,                   ///< messages of the errors that adding one would bring, as far as worked out
        BadgeRole,                    ///< what is most of them, in three words at most
        SearchRole,                   ///< names of the unit, its special rules, weapons and options, a line each
        KindRole,                     ///< ruleset/army/unit: the same in every roster
        FavouriteRole,                ///< whether it is one
        OwnedRole,                    ///< "own 20, 12 painted"; empty where no model of it is owned
        IconRole,                     ///< of its category
        SectionRole,                  ///< whether the row is a head
        AllyRole,                     ///< whether it is of another army than the roster's
        OwnUnitRole,                  ///< whether it is a unit of the player's own
    };

    explicit ArmyModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

    /// Rows are made again if ruleset or army changed; otherwise only what adding would break is.
    void setVerdict(VerdictPtr verdict);

    /// The unit that is selected in the roster: new units may go under it.
    void setNear(const std::string& unit);

    /// The kinds that the person likes most, as KindRole names them, in any order. Those of other armies do no harm.
    void setFavourites(const QStringList& kinds);

    /// What the person owns of this game; another game's does no harm.
    void setCollection(Collection collection);
    [[nodiscard]] const Collection& collection() const { return m_collection; }

    /// What the person added last, in rosters of whichever army, as usedKey() names it; the last first. What rosters
    /// of this army got has a section once the list is made for the army, and not before: no row moves while one works.
    /// A short list, of which all is seen at once, has none.
    void setLastUsed(const QStringList& kinds) { m_lastUsed = kinds; }
    /// ruleset/army/reference: a kind, and the army of the roster that it was added to, which may have it as an ally.
    [[nodiscard]] static QString usedKey(const Roster& roster, const QString& reference);
    /// How many sections at the top repeat units of those below: favourites, and what was used last.
    [[nodiscard]] int shortcuts() const { return m_shortcuts; }

    /// The stats of the ruleset, and how many units of the list have each.
    [[nodiscard]] const std::vector<StatHead>& statHeads() const { return m_heads; }
    [[nodiscard]] bool countsModels() const;
    [[nodiscard]] bool hasPoints() const;
    /// The numbers of models that occur, for the width of their column.
    [[nodiscard]] QStringList modelNumbers() const;
    [[nodiscard]] const VerdictPtr& verdict() const { return m_verdict; }
    [[nodiscard]] const std::string& nearUnit() const { return m_near; }

    /// Works out what adding units would break, and in a very large army what they need, for so long at most; false
    /// once nothing is left to do. Each unit costs a judgement, so this is done while the program has nothing else to
    /// do.
    bool workOn(std::chrono::microseconds most);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry : ArmyEntry {
        Breaks breaks;
        bool isJudged = false; ///< whether `breaks` is of this verdict
        bool isFilled = false; ///< whether it is known what it needs
    };

    struct Section {
        QString name;
        bool isOfAlly = false;
        std::vector<Entry> entries;
    };

    void fill();
    void judgeAnew();
    void addArmy(Id<Army> army, bool isAlly, WorkBudget& budget);
    void fillShortcuts();
    void take(Id<Unit> kind, const Filling& needs, const Breaks& breaks);
    [[nodiscard]] std::vector<Id<Army>> alliesOf(const Verdict& verdict) const;
    [[nodiscard]] QString reference(Id<Unit> kind) const;
    [[nodiscard]] QString keyOf(Id<Unit> kind) const;
    [[nodiscard]] QString nameOf(Id<Unit> kind, bool isShortcut) const;
    [[nodiscard]] QString cost(Id<Unit> kind) const;
    /// What it costs with the cheapest options that it must have; empty if it needs none.
    [[nodiscard]] QString costFilled(const Entry& entry) const;
    [[nodiscard]] QString ownedOf(const Entry& entry) const;
    [[nodiscard]] QString statsOf(const Entry& entry) const;
    [[nodiscard]] QString madeFrom(const Entry& entry) const;
    [[nodiscard]] QString tip(const Entry& entry) const;
    [[nodiscard]] QString describe(const Entry& entry) const;
    [[nodiscard]] Filling needsOf(Id<Unit> kind, WorkBudget& budget) const;
    [[nodiscard]] Breaks breaks(Id<Unit> kind, const Filling& needs) const;

    VerdictPtr m_verdict;
    std::string m_near;
    std::vector<Id<Army>> m_allies; ///< other armies whose units are listed
    QSet<QString> m_favourites;
    QStringList m_lastUsed;
    int m_shortcuts = 1;
    Collection m_collection;
    std::vector<StatHead> m_heads;
    std::vector<Section> m_sections; ///< none, or the favourites first
};

} // namespace muster::editor
