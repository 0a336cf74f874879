#pragma once

#include "core/base/fault.h"
#include "io/files/safefile.h"
#include "io/spreadsheet/cellkind.h"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster {

/// A value in the files of a game: the file by its name without ending ("ruleset", or the id of an army), and a JSON
/// pointer in it. The empty pointer is the whole file.
struct DraftPlace {
    std::string file;
    std::string pointer;

    /// A member of an object, or an entry of a list.
    [[nodiscard]] DraftPlace operator/(const std::string& key) const;
    [[nodiscard]] DraftPlace operator/(std::size_t index) const
    {
        return {file, pointer + '/' + std::to_string(index)};
    }

    friend auto operator<=>(const DraftPlace&, const DraftPlace&) = default;
};

/// One change of one value. Without JSON the value is taken out. A value that is not there is put in: before the entry
/// of that index in a list, at `position` among the members of an object.
struct DraftPut {
    enum class How { Set, Insert, Remove };

    DraftPlace place;
    How how = How::Set;
    std::string json{};
    std::size_t position = std::string::npos; ///< of a new member; the last if there are not so many
};
using DraftEdit = std::vector<DraftPut>;

/// A document of JSON, which only io looks into (io/author/draftdocument.h).
struct DraftDocument;
using DraftDocumentPtr = std::shared_ptr<const DraftDocument>;

/// The files of a game while somebody writes it: the documents themselves, with their keys in the order of the files.
/// What nobody changes stays as it was written. A value: copies share what neither of them changes.
class GameDraft {
public:
    /// The ruleset and the armies in a folder; translations and own units are not read. Fails if one is not JSON within
    /// bounds; it need not fit its schema.
    [[nodiscard]] static Result<GameDraft> read(const std::string& folder);

    /// The same of texts that are in no folder yet, by the names of their files without ending. save() writes all of
    /// them.
    [[nodiscard]] static Result<GameDraft> of(const std::string& folder,
                                              const std::map<std::string, std::string>& texts);

    [[nodiscard]] const std::string& folder() const { return m_folder; }
    /// "ruleset" first.
    [[nodiscard]] std::vector<std::string> files() const;
    [[nodiscard]] std::string pathOf(const std::string& file) const { return m_folder + '/' + file + ".json"; }
    /// The name of a file of this game by its path; empty for others.
    [[nodiscard]] std::string fileAt(const std::string& path) const;

    [[nodiscard]] bool has(const DraftPlace& place) const;
    [[nodiscard]] bool isText(const DraftPlace& place) const;
    [[nodiscard]] bool isObject(const DraftPlace& place) const;
    [[nodiscard]] bool isList(const DraftPlace& place) const;
    /// How many entries or members there are; 0 for what has none.
    [[nodiscard]] std::size_t size(const DraftPlace& place) const;
    /// The keys of an object, in their order.
    [[nodiscard]] std::vector<std::string> keys(const DraftPlace& place) const;
    /// A text as it is, other values as JSON; empty if there is none.
    [[nodiscard]] std::string text(const DraftPlace& place) const;
    /// JSON on one line; empty if there is none.
    [[nodiscard]] std::string json(const DraftPlace& place) const;
    /// JSON as files have it; empty if there is none.
    [[nodiscard]] std::string canonicalJson(const DraftPlace& place) const;
    /// The value as a cell of a table has it; JSON where no cell can say it.
    [[nodiscard]] std::string cell(const DraftPlace& place, CellKind kind) const;
    /// The same of one entry of a list, for the kinds of cell that are lists.
    [[nodiscard]] std::string itemCell(const DraftPlace& entry, CellKind kind) const;

    /// The id of an entry; a place has it under another key. Empty if it has none.
    [[nodiscard]] std::string idAt(const DraftPlace& entry) const;
    /// The index of the entry of this id in a list.
    [[nodiscard]] std::optional<std::size_t> find(const DraftPlace& list, const std::string& id) const;
    /// An id that no entry of the list has: this one, or with a number behind it.
    [[nodiscard]] std::string freeId(const DraftPlace& list, const std::string& wanted) const;

    /// Changes all of it, and gives the edit that takes it back; nothing, with no change made, if a place is not there
    /// or something is not JSON.
    [[nodiscard]] std::optional<DraftEdit> apply(const DraftEdit& edit);

    /// Gives the entry of a list another id, wherever this game names it. Only ids of units, weapons, special rules,
    /// categories, traits, marks and shared option groups can be changed so; else it is empty.
    [[nodiscard]] DraftEdit renaming(const DraftPlace& entry, const std::string& id) const;

    /// The file in canonical form.
    [[nodiscard]] std::string fileText(const std::string& file) const;
    [[nodiscard]] DraftDocumentPtr document(const std::string& file) const;
    /// Whether the files say the same, in the same order.
    [[nodiscard]] bool isSame(const GameDraft& other) const;
    /// Whether saving would change a file.
    [[nodiscard]] bool isModified() const;

    /// Writes the files that differ, and takes away those that are not there any more. Fails, with the rest as it was,
    /// at a file that somebody else has changed meanwhile.
    [[nodiscard]] Result<void> save();
    /// The same game in another folder, where nothing of it is yet: save() writes all of it.
    void moveTo(const std::string& folder);

private:
    struct Kept {
        DraftDocumentPtr document;
        FileStamp stamp;
    };

    [[nodiscard]] bool differs(const std::string& file) const;

    std::string m_folder;
    std::map<std::string, DraftDocumentPtr> m_files;
    std::map<std::string, Kept> m_saved;
};

/// The JSON of a cell; nothing if it cannot be read as one of that kind.
[[nodiscard]] std::optional<std::string> cellJson(CellKind kind, const std::string& cell);
/// The JSON of an entry of a list, as GameDraft::itemCell() gives it.
[[nodiscard]] std::optional<std::string> itemJson(CellKind kind, const std::string& item);
/// How such a cell is written, for a message.
[[nodiscard]] std::string cellForms(CellKind kind);
/// A text as JSON. Signs that no line of a game may have are replaced.
[[nodiscard]] std::string textJson(const std::string& text);
/// The same of a longer one, with its line ends.
[[nodiscard]] std::string linesJson(const std::string& text);

} // namespace muster
