#pragma once

#include "editor/verdict.h"
#include "rules/identity.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <optional>
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
        StatsRole,                    ///< the stat line in words
        BreaksRole,                   ///< messages of the errors that adding one would bring
        SearchRole,                   ///< names of the unit, its special rules and weapons, for a filter
    };

    explicit ArmyModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

    /// Rows are made anew where ruleset or army changed; else only what adding would break is.
    void setVerdict(VerdictPtr verdict);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        Index kind = noIndex;
        QString stats;
        QString search;
        mutable std::optional<QStringList> breaks; ///< worked out when it is asked for
    };

    struct Section {
        QString name;
        std::vector<Entry> entries;
    };

    void fill();
    void addArmy(Index army, const QString& prefix);
    [[nodiscard]] QString reference(Index kind) const;
    [[nodiscard]] QString cost(Index kind) const;
    [[nodiscard]] Entry entry(Index kind) const;
    [[nodiscard]] QStringList breaks(Index kind) const;

    VerdictPtr m_verdict;
    std::vector<FindingIdentity> m_errors; ///< of the verdict, sorted
    std::vector<Section> m_sections;
};

} // namespace muster::editor
