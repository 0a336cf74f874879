#pragma once

#include "editor/library/rosterlibrary.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QTimer>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

enum class LibraryPlace : std::uint8_t { All, Recent, NotLegal, DataChanged, Folder, Tag, Samples };
enum class LibraryGroup : std::uint8_t { None, Game, Army, Points, Changed, Verdict, Folder };

/// What a person calls rosters besides, to find them together: by path, in order.
using LibraryTags = std::map<std::string, QStringList>;

/// Which rosters are shown, and in which order.
struct LibraryQuery {
    LibraryPlace place = LibraryPlace::All;
    std::string folder; ///< of LibraryPlace::Folder: without the folders inside it; of LibraryPlace::Tag: the tag
    QString search;     ///< words that must all be found
    QString game;       ///< as it is shown; empty: any
    QString army;
    int points = 0; ///< the upper end of a band of pointBands(); 0: any
    std::optional<LibraryState> verdict;
    LibraryGroup group = LibraryGroup::None;
    int column = 4;
    Qt::SortOrder order = Qt::DescendingOrder;

    friend bool operator==(const LibraryQuery&, const LibraryQuery&) = default;
};

/// The rosters of a library that fit a query, under the heads of groups if wanted. It follows the library by itself.
class LibraryModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ArmyColumn, PointsColumn, VerdictColumn, ChangedColumn, ColumnCount };
    enum Role {
        SubRole = Qt::UserRole, ///< the second line: the folder, the game
        IconsRole,              ///< of the units, at most 12, or 11 if there are more
        AlliesRole,             ///< of the same units, as LibraryUnit::ally
        MoreRole,               ///< how many units have no icon there
        StateRole,              ///< LibraryState
        OverRole,               ///< its points are more than the limit
        DataChangedRole,
        PathRole, ///< bytes
        HeadRole, ///< whether the row is the head of a group
        CountRole ///< of a head: rosters under it
    };

    explicit LibraryModel(const RosterLibrary& library, QObject* parent = nullptr);

    [[nodiscard]] const LibraryQuery& query() const { return m_query; }
    void setQuery(const LibraryQuery& query);
    /// The names of a game and its armies, for rosters that are not judged yet.
    void nameArmies(const Catalogue& catalogue);
    void setTags(LibraryTags tags);
    [[nodiscard]] QStringList tagsOf(const std::string& path) const;
    /// Those of rosters that are in the library, each once.
    [[nodiscard]] QStringList allTags() const;

    /// Null for the head of a group.
    [[nodiscard]] const LibraryEntry* entryAt(const QModelIndex& index) const;
    /// Invalid where it is not shown.
    [[nodiscard]] QModelIndex indexOf(const std::string& path, int column = NameColumn) const;
    /// How many are shown.
    [[nodiscard]] int shownCount() const { return m_shown; }
    /// How many are in a place, whatever is searched for.
    [[nodiscard]] int count(LibraryPlace place, const std::string& folder = {}) const;

    // What occurs in the place, for the filters.
    [[nodiscard]] QStringList games() const;
    [[nodiscard]] QStringList armies() const; ///< of the game that is chosen
    [[nodiscard]] std::vector<int> pointBands() const;
    [[nodiscard]] std::vector<LibraryState> verdicts() const;

    [[nodiscard]] QString gameOf(const LibraryEntry& entry) const;
    [[nodiscard]] QString armyOf(const LibraryEntry& entry) const;
    [[nodiscard]] static QString pointsWords(const LibraryEntry& entry);
    /// "2 errors", "Legal, 1 note", "…".
    [[nodiscard]] static QString verdictWords(const LibraryEntry& entry);
    [[nodiscard]] static QString stateName(LibraryState state);
    [[nodiscard]] static QString bandName(int band);
    /// "Today 14:02", "Yesterday", "18 Nov", "18 Nov 2025".
    [[nodiscard]] static QString dateWords(const QDateTime& time, const QDateTime& now);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// The files, to be moved into a folder or taken by other programs.
    [[nodiscard]] QStringList mimeTypes() const override { return {QStringLiteral("text/uri-list")}; }
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// A new name is asked for, not set: the file has to take it.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    void sort(int column, Qt::SortOrder order) override;
    /// Shows what the library has now.
    void refresh();

signals:
    void refreshed();
    void renameRequested(const std::string& path, const QString& name);

private:
    struct Row {
        std::string path;
        std::size_t entry = 0; ///< in the library
    };
    struct Group {
        QString title;
        std::vector<Row> rows;
    };
    struct Names {
        QString name;
        QHash<QString, QString> armies;
    };

    [[nodiscard]] bool isIn(const LibraryEntry& entry, LibraryPlace place, const std::string& folder) const;
    [[nodiscard]] bool fits(const LibraryEntry& entry) const;
    [[nodiscard]] QString groupOf(const LibraryEntry& entry) const;
    [[nodiscard]] std::vector<Row> sorted() const;
    void build();
    [[nodiscard]] const Row& rowAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant headData(const QModelIndex& index, int role) const;
    [[nodiscard]] QVariant words(const LibraryEntry& entry, int column) const;

    const RosterLibrary& m_library;
    LibraryQuery m_query;
    std::map<std::string, Names> m_names; ///< by ruleset
    LibraryTags m_tags;
    std::vector<Group> m_groups; ///< one without a title where nothing is grouped
    bool m_isGrouped = false;    ///< as the rows are now, which the query may be ahead of
    int m_shown = 0;
    QTimer m_later; ///< many verdicts come one after the other
};

} // namespace muster::editor
