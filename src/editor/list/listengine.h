#pragma once

#include "core/base/fault.h"
#include "editor/list/change.h"
#include "editor/list/intent.h"
#include "editor/list/listform.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// The field that a change types in, and what is in it then: typing goes on in one step of undo.
struct TypedField {
    std::string field; ///< empty for other changes
    std::string value;
};

/// One open list with the data that judge it. For one thread.
class ListEngine {
public:
    ListEngine() = default;
    ListEngine(const ListEngine&) = delete;
    ListEngine& operator=(const ListEngine&) = delete;
    virtual ~ListEngine() = default;

    /// Judges the list as it is now. Fails where its data cannot be had, or for want of memory; form() stays then.
    [[nodiscard]] virtual Result<void> judge() = 0;
    /// As it was judged last; null where that never succeeded.
    [[nodiscard]] virtual const ListFormPtr& form() const = 0;
    /// Takes the data again, after their language or their folders changed. Fails where they are not there; the list
    /// then keeps those that it has.
    [[nodiscard]] virtual Result<void> reload() = 0;
    /// What a person means, as a change; none where it changes nothing or cannot be. It may ask for the last verdict.
    [[nodiscard]] virtual std::optional<Gesture> gestureOf(const Intent& intent) const = 0;
    /// Rows as text for the clipboard, so that another window, or a person, can read them.
    [[nodiscard]] virtual std::string copy(const std::vector<std::string>& rows) const = 0;
    /// Makes a change, and returns the one that takes it back; none where it does not fit or changes nothing.
    [[nodiscard]] virtual std::optional<Change> apply(const Change& change) = 0;
    [[nodiscard]] virtual TypedField typedField(const Change& change) const = 0;
    /// Whether a file could hold the list as it is now, so that anybody can read it again; `path` is for faults. Asked
    /// after each change.
    [[nodiscard]] virtual Result<void> fits(const std::string& path) const = 0;
    /// What a file at this path holds once the list is saved, with the data that judge it now.
    [[nodiscard]] virtual Result<std::string> stampedBytes(const std::string& path) = 0;
    /// The bytes made last are saved: notes in the list which data judge it. Not a change that a person makes.
    virtual void stamp() = 0;
};

} // namespace muster::editor
