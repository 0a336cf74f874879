#pragma once

#include "editor/gestures/trial.h"
#include "rules/compare/verdict.h"
#include "rules/fixes/filling.h"
#include "rules/fixes/identity.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <chrono>
#include <string>
#include <vector>

namespace muster::editor {

/// What can be added to a roster: the units of its army by category, then those of its Possible Allies, each with cost,
/// stat line and what adding it would break.
class ArmyModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        ReferenceRole = Qt::UserRole, ///< as a roster writes it: grunts-section, marauders:grunts-section
        CostRole,                     ///< in words; empty where the game has no points
        StatsRole,                    ///< number of models and stat line in words
        BreaksRole,                   ///< messages of the errors that adding one would bring, as far as worked out
        BriefRole,                    ///< the first of them in a few words
        SearchRole,                   ///< names of the unit, its special rules and weapons, for a filter
        IconRole,                     ///< of its category
        SectionRole,                  ///< whether the row is a head
        AllyRole,                     ///< whether it is of another army than the roster's
    };

    explicit ArmyModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

    /// Rows are made again if ruleset or army changed; otherwise only what adding would break is.
    void setVerdict(VerdictPtr verdict);

    /// The unit that is selected in the roster: new units may go under it.
    void setNear(const std::string& unit);

    /// Works out what adding units would break, for so long at most; false once nothing is left to do. Each unit costs
    /// a judgement, so this is done while the program has nothing else to do.
    bool workOn(std::chrono::microseconds most);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        Id<Unit> kind = noId;
        QString models; ///< how many, where it may be more than one
        QString stats;
        QString details; ///< models, weapons and special rules, a line each
        QString search;
        Filling needs; ///< the cheapest options that it must have
        Breaks breaks;
        bool isJudged = false; ///< whether `breaks` is of this verdict
    };

    struct Section {
        QString name;
        bool isOfAlly = false;
        std::vector<Entry> entries;
    };

    void fill();
    void judgeAnew();
    void addArmy(Id<Army> army, bool isAlly);
    [[nodiscard]] std::vector<Id<Army>> alliesOf(const Verdict& verdict) const;
    [[nodiscard]] QString reference(Id<Unit> kind) const;
    [[nodiscard]] QString cost(Id<Unit> kind) const;
    /// What it costs with the cheapest options that it must have, in words; empty if it needs none.
    [[nodiscard]] QString costFilled(const Entry& entry) const;
    [[nodiscard]] Entry entry(Id<Unit> kind) const;
    [[nodiscard]] Breaks breaks(const Entry& entry) const;

    VerdictPtr m_verdict;
    std::string m_near;
    std::vector<Id<Army>> m_allies; ///< other armies whose units are listed
    std::vector<Section> m_sections;
};

} // namespace muster::editor
