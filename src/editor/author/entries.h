#pragma once

#include "io/author/gamedraft.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// What the files of a game have entries of.
enum class EntryKind {
    Game, ///< the head of the ruleset
    Column,
    WeaponColumn,
    Category,
    Cost,
    WeaponKind,
    Mark,
    Trait,
    Place,
    Rule,
    Track,
    Counter,
    Limit,
    BattleOption,
    BattleChoice,
    Scenario,
    Figure,
    Army, ///< the head of an army
    Unit,
    Weapon,
    OptionGroup,
    Option,
};

/// A list of entries in a file.
struct AuthorSection {
    EntryKind kind = EntryKind::Unit;
    std::string pointer; ///< of the list
    QString name;        ///< of all of them: "Units"
    QString newOne;      ///< "New Unit"
    bool canAdd = true;  ///< new entries begin from a name alone
};
/// Of the ruleset's file, or of an army's.
[[nodiscard]] std::vector<AuthorSection> sectionsOf(const std::string& file);
/// The section that a list is, also one inside an entry.
[[nodiscard]] AuthorSection sectionAt(const DraftPlace& list);

/// What an entry is, by its place: a file's head where the pointer is empty.
[[nodiscard]] EntryKind kindAt(const DraftPlace& entry);
/// The list that an entry is in; its index there.
[[nodiscard]] DraftPlace listOf(const DraftPlace& entry);
[[nodiscard]] std::size_t indexOf(const DraftPlace& entry);
/// As the tree calls it: its name, or else its id.
[[nodiscard]] QString entryName(const GameDraft& draft, const DraftPlace& entry);
/// A list inside an entry: the groups of options of a unit, the options of a group, choices inside an option, those of
/// what players agree on.
struct InnerList {
    std::string key;
    EntryKind kind = EntryKind::Option;
    QString heading; ///< "Options of the group"
    QString newOne;  ///< "New Option"
};
/// Whether a place is in the choices inside an option, or they themselves.
[[nodiscard]] bool isInsideOption(const DraftPlace& place);
/// By the place of the entry; none for most of them.
[[nodiscard]] std::optional<InnerList> innerListOf(const DraftPlace& entry);
/// The entries of that list, as far as they are its own.
[[nodiscard]] std::vector<DraftPlace> innerEntries(const GameDraft& draft, const DraftPlace& entry);

/// Something that can be chosen by its id.
struct AuthorChoice {
    std::string id;
    QString name;
    QString plural{}; ///< if it has one; it is understood too
};
/// The entries of a list of the ruleset and of one of the army of this file.
[[nodiscard]] std::vector<AuthorChoice> choicesOf(const GameDraft& draft, const std::string& file,
                                                  const std::string& listName);

/// A new entry of this name, before the entry of this index; and its place. Empty if no id can be made from the name.
struct NewEntry {
    DraftEdit edit;
    DraftPlace place;
};
[[nodiscard]] NewEntry newEntry(const GameDraft& draft, const DraftPlace& list, std::size_t index, const QString& name);
/// The same with the JSON of an entry of this game or another. Its id is changed if it is there already.
[[nodiscard]] NewEntry pastedEntry(const GameDraft& draft, const DraftPlace& list, std::size_t index,
                                   const std::string& json);
/// A new army, with one unit.
[[nodiscard]] NewEntry newArmy(const GameDraft& draft, const QString& name);
/// Takes an entry out; an army with its file.
[[nodiscard]] DraftEdit removing(const DraftPlace& entry);
/// Moves an entry up or down in its list; empty at its end.
[[nodiscard]] DraftEdit moving(const GameDraft& draft, const DraftPlace& entry, int by);

} // namespace muster::editor
