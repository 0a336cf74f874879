#pragma once

#include "editor/palette/palettesearch.h"

#include <QAbstractListModel>

#include <functional>
#include <vector>

namespace muster::editor {

/// One thing that can be found and done.
struct PaletteEntry {
    enum class Kind : std::uint8_t { Action, Add, Unit, Rule, Roster };

    QString title;
    QString detail; ///< where an action's menu is, what a unit costs
    QString others; ///< more words by which it is found; they are not shown
    QString keys;   ///< as the system writes them
    Kind kind = Kind::Action;
    std::function<void()> run; ///< empty for what is only read
    bool isEnabled = true;
    QString text; ///< to be read in place of running anything
    QString id;   ///< remembers that it was used; empty: not remembered
};

/// Gives the entries as they are now; asked each time the palette opens.
using PaletteSource = std::function<std::vector<PaletteEntry>()>;

/// The entries that fit what was typed, the best first; before anything is typed those used last, then the rest.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        DetailRole = Qt::UserRole,
        KeysRole,
        EnabledRole,
    };
    static constexpr std::size_t mostRows = 50;

    explicit PaletteModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    /// `used`: ids of entries, the newest first.
    void setEntries(std::vector<PaletteEntry> entries, const QStringList& used);
    void search(const QString& typed);
    [[nodiscard]] const PaletteEntry& entryAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<PaletteEntry> m_entries; ///< those used last are first
    std::vector<std::size_t> m_rows;
    PaletteSearch m_search;
};

} // namespace muster::editor
