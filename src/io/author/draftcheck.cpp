#include "io/author/draftcheck.h"

#include "io/data/datafile.h"
#include "io/lint/lint.h"

#include <set>
#include <utility>
#include <vector>

namespace muster {

struct DraftChecker::Read {
    DraftDocumentPtr document;
    Result<DataFile> file;
};

DraftChecker::DraftChecker() = default;
DraftChecker::~DraftChecker() = default;

CheckedDraft DraftChecker::check(const GameDraft& draft, Store& store)
{
    CheckedDraft checked;
    std::erase_if(m_read, [&](const auto& entry) { return draft.document(entry.first) != entry.second->document; });
    for (const auto& name : draft.files()) {
        auto& read = m_read[name];
        if (!read)
            read = std::make_unique<Read>(
                Read{draft.document(name), readDataText(draft.fileText(name), draft.pathOf(name),
                                                        name == "ruleset" ? "ruleset" : "army", store.schemas())});
        if (!read->file)
            checked.faults.insert(checked.faults.end(), read->file.error().begin(), read->file.error().end());
        else
            read->file->isUsersOwn = true;
    }
    const auto& ruleset = m_read.at("ruleset")->file;
    if (!ruleset)
        return checked;
    std::vector<DataFile> armies;
    for (const auto& [name, read] : m_read)
        if (name != "ruleset" && read->file)
            armies.push_back(*read->file);
    // Ids that no army has may be those of an army that cannot be read.
    auto made = lintGame(*ruleset, armies, checked.faults.empty(), store);
    checked.faults.insert(checked.faults.end(), made.faults.begin(), made.faults.end());
    checked.warnings = std::move(made.warnings);
    if (checked.faults.empty())
        checked.catalogue = std::move(made.catalogue);
    return checked;
}

} // namespace muster
