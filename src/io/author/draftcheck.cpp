#include "io/author/draftcheck.h"

#include "core/base/wording.h"
#include "io/data/datafile.h"
#include "io/lint/lint.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace muster {

struct DraftChecker::Read {
    DraftDocumentPtr document;
    Result<DataFile> file;
};

namespace {

Result<DataFile> readAs(const std::string& name, std::string text, const std::string& path, Store& store)
{
    auto file = readDataText(std::move(text), path, name == "ruleset" ? "ruleset" : "army", store.schemas());
    if (file)
        file->isUsersOwn = true;
    return file;
}

/// Files by their names, as they were read: what each has and what they are together.
class Together {
public:
    void add(const std::string& name, const Result<DataFile>& file)
    {
        if (!file)
            m_checked.faults.insert(m_checked.faults.end(), file.error().begin(), file.error().end());
        else if (name == "ruleset")
            m_ruleset = &*file;
        else
            m_armies.push_back(*file);
    }

    [[nodiscard]] CheckedDraft check(Store& store)
    {
        if (!m_ruleset)
            return std::move(m_checked);
        // Ids that no army has may be those of an army that cannot be read.
        auto made = lintGame(*m_ruleset, m_armies, m_checked.faults.empty(), store);
        m_checked.faults.insert(m_checked.faults.end(), made.faults.begin(), made.faults.end());
        m_checked.warnings = std::move(made.warnings);
        if (m_checked.faults.empty())
            m_checked.catalogue = std::move(made.catalogue);
        return std::move(m_checked);
    }

private:
    const DataFile* m_ruleset = nullptr;
    std::vector<DataFile> m_armies;
    CheckedDraft m_checked;
};

} // namespace

Faults findUnsaid(const GameDraft& draft)
{
    Faults faults;
    const auto add = [&](const std::string& file, const char* key, const std::string& message, const char* advice) {
        faults.push_back({draft.pathOf(file), 0, 0, std::string("/provenance/") + key, message, advice});
    };
    for (const auto& file : draft.files()) {
        const auto its = "the figures of " + inQuotes(draft.text({file, "/name"}));
        const auto source = draft.text({file, "/provenance/source"});
        if (source.empty() || source == unsaidSource)
            add(file, "source", "nobody says where " + its + " come from",
                "Write it at \"They come from\": a book and its edition, a list, or that you made them up.");
        if (file != "ruleset" && draft.text({file, "/provenance/certainty"}).empty())
            add(file, "certainty", "nobody says how sure " + its + " are",
                "Write it at \"How sure\": compared with the book twice, or played three times.");
    }
    return faults;
}

DraftChecker::DraftChecker() = default;
DraftChecker::~DraftChecker() = default;

CheckedDraft DraftChecker::check(const GameDraft& draft, Store& store)
{
    std::erase_if(m_read, [&](const auto& entry) { return draft.document(entry.first) != entry.second->document; });
    Together together;
    for (const auto& name : draft.files()) {
        auto& read = m_read[name];
        if (!read)
            read = std::make_unique<Read>(
                Read{draft.document(name), readAs(name, draft.fileText(name), draft.pathOf(name), store)});
        together.add(name, read->file);
    }
    auto checked = together.check(store);
    auto unsaid = findUnsaid(draft);
    std::ranges::move(unsaid, std::back_inserter(checked.warnings));
    return checked;
}

CheckedDraft checkTexts(const std::map<std::string, std::string>& texts, const std::string& from, Store& store)
{
    std::map<std::string, Result<DataFile>> files;
    Together together;
    for (const auto& [name, text] : texts) {
        const auto path = from + '/' + name + ".json";
        together.add(name, files.emplace(name, readAs(name, text, path, store)).first->second);
    }
    if (!files.contains("ruleset"))
        together.add("ruleset", failure(Fault::about(from + "/ruleset.json", "there is no such file",
                                                     "It is the file of the game.")));
    return together.check(store);
}

} // namespace muster
