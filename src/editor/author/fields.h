#pragma once

#include "editor/author/entries.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// A value of an entry that a person can change, and how it is shown.
struct AuthorField {
    enum class Kind {
        Line,    ///< a text
        Lines,   ///< a longer one
        Cell,    ///< as a cell of a table has it: see `cell`
        Choice,  ///< one of `choices`; none, where it is not needed
        Flag,    ///< the same, of yes and no
        List,    ///< several of `choices`, with what stands behind each: see `cell`
        Numbers, ///< whole numbers with commas between
    };

    std::string key; ///< a pointer below the entry: "/stats/move"
    QString label;
    Kind kind = Kind::Line;
    CellKind cell = CellKind::Text;
    bool isNeeded = false;
    std::vector<AuthorChoice> choices{};
    QString tip{};

    [[nodiscard]] bool isChosen() const { return kind == Kind::Choice || kind == Kind::Flag; }
};
/// In the order in which files have them. Limits have more: see limitwords.h.
[[nodiscard]] std::vector<AuthorField> fieldsOf(const GameDraft& draft, const DraftPlace& entry);
/// The same of all entries of a list, for the columns of a grid.
[[nodiscard]] std::vector<AuthorField> fieldsIn(const GameDraft& draft, const DraftPlace& list);

/// The place of a field in an entry.
[[nodiscard]] DraftPlace placeOf(const DraftPlace& entry, const AuthorField& field);
/// The value as it is shown; empty if there is none.
[[nodiscard]] QString valueOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field);
/// The same in words: names in place of ids. JSON where a list says more than names and numbers.
[[nodiscard]] QString wordsOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field);

/// What a person typed, as an edit; or why it cannot be one.
struct FieldEdit {
    DraftEdit edit;
    QString fault;
};
/// Empty takes the value out. `fields` are those of the entry: a new key goes in front of those behind it.
[[nodiscard]] FieldEdit typedInto(const GameDraft& draft, const DraftPlace& entry,
                                  const std::vector<AuthorField>& fields, const AuthorField& field,
                                  const QString& typed);

/// An entry of a value that is a list.
struct ListItem {
    QString name;        ///< of what its id names
    QString extra;       ///< what stands behind the id: "all", "4"
    bool isPlain = true; ///< false: the file says more than can be shown; it can only be taken out

    friend bool operator==(const ListItem&, const ListItem&) = default;
};
[[nodiscard]] std::vector<ListItem> itemsOf(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field);
[[nodiscard]] DraftEdit addItem(const GameDraft& draft, const DraftPlace& entry, const std::vector<AuthorField>& fields,
                                const AuthorField& field, const std::string& id);
[[nodiscard]] FieldEdit changeItem(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field,
                                   std::size_t index, const QString& extra);
[[nodiscard]] DraftEdit removeItem(const GameDraft& draft, const DraftPlace& entry, const AuthorField& field,
                                   std::size_t index);

/// The keys of an entry that no field shows: they stay as they are. JSON, each on a line.
[[nodiscard]] QString otherKeys(const GameDraft& draft, const DraftPlace& entry,
                                const std::vector<AuthorField>& fields);

} // namespace muster::editor
