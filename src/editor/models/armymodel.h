#pragma once

#include "core/collection/collection.h"
#include "editor/list/listform.h"

#include <QAbstractItemModel>
#include <QSet>
#include <QStringList>

#include <chrono>
#include <string>
#include <vector>

namespace muster::editor {

/// What can be added to a list: favourites, the units of its army by category, then those of its Possible Allies,
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
        CellsRole,                    ///< its figures, one for each head of offers(); empty where it has none
        FiguresRole,                  ///< its stat line in words
        BreaksRole,                   ///< messages of the errors that adding one would bring, as far as worked out
        BadgeRole,                    ///< what is most of them, in three words at most; empty where overWords() says it
        SearchRole,                   ///< names of the unit, its special rules, weapons and options, a line each
        KindRole,                     ///< ruleset/army/unit: the same in every roster
        FavouriteRole,                ///< whether it is one
        OwnedRole,                    ///< "own 20, 12 painted"; empty where no model of it is owned
        IconRole,                     ///< of its category
        SectionRole,                  ///< whether the row is a head
        AllyRole,                     ///< whether it is of another army than the roster's
        LookRole,                     ///< of the head of a section of an ally: the ArmyLook of that
        OwnUnitRole,                  ///< whether it is a unit of the player's own
    };

    explicit ArmyModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

    /// Rows are made again if other things can be added; otherwise only what adding would break is. Null for no list.
    void setForm(ListFormPtr form);

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
    [[nodiscard]] QString usedKey(const QString& reference) const;
    /// How many sections at the top repeat units of those below: favourites, and what was used last.
    [[nodiscard]] int shortcuts() const { return m_shortcuts; }

    /// What can be added; null for no list.
    [[nodiscard]] const OfferListPtr& offers() const { return m_offers; }
    /// The numbers of models that occur, for the width of their column.
    [[nodiscard]] QStringList modelNumbers() const;
    [[nodiscard]] const ListFormPtr& form() const { return m_form; }
    [[nodiscard]] const std::string& nearUnit() const { return m_near; }

    /// Why nothing, or hardly anything, fits: the list costs more than it may already. "Nothing fits: 95 points over";
    /// empty as long as it does not.
    [[nodiscard]] QString overWords() const;
    /// Whether those words are shown once for all: no row says then that it would cost still more.
    void setSaysOver(bool isSaid);

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
    struct Entry {
        const Offer* offer = nullptr; ///< of m_offers
        OfferNeeds needs;
        Breaks breaks;
        bool isJudged = false; ///< whether `breaks` is of this verdict
        bool isFilled = false; ///< whether it is known what it needs
    };

    struct Section {
        QString name;
        bool isOfAlly = false;
        std::vector<Entry> entries;
        ArmyLook look = {};
    };

    void fill();
    void judgeAnew();
    void fillShortcuts();
    void take(const Offer& offer, const OfferNeeds& needs, const Breaks& breaks);
    [[nodiscard]] QString ownedOf(const Entry& entry) const;
    [[nodiscard]] QString statsOf(const Entry& entry) const;
    [[nodiscard]] QString tip(const Entry& entry) const;
    [[nodiscard]] QString describe(const Entry& entry) const;

    ListFormPtr m_form;
    OfferListPtr m_offers;
    std::string m_near;
    QSet<QString> m_favourites;
    QStringList m_lastUsed;
    int m_shortcuts = 1;
    Collection m_collection;
    bool m_saysOver = false;
    std::vector<Section> m_sections; ///< none, or the favourites first
};

} // namespace muster::editor
