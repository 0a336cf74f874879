#include "editor/document.h"

#include "io/names.h"
#include "io/rosterfile.h"
#include "io/safefile.h"

#include <cassert>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8U << 20;

/// Typing a name or a note is one step, not one for each letter.
int mergeId(const Edit& edit)
{
    const auto index = static_cast<int>(edit.change.index());
    const bool isTyped = std::holds_alternative<edits::SetName>(edit.change) ||
                         std::holds_alternative<edits::SetPlayer>(edit.change) ||
                         std::holds_alternative<edits::SetNotes>(edit.change) ||
                         std::holds_alternative<edits::SetUnitName>(edit.change) ||
                         std::holds_alternative<edits::SetUnitNote>(edit.change);
    return isTyped ? index : -1;
}

/// The unit that a typed change is about; empty for the roster's own words.
std::string unitOf(const Edit& edit)
{
    if (const auto* name = std::get_if<edits::SetUnitName>(&edit.change))
        return name->unit;
    if (const auto* note = std::get_if<edits::SetUnitNote>(&edit.change))
        return note->unit;
    return {};
}

} // namespace

class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, Edit edit, Edit inverse, const QString& name)
        : QUndoCommand(name), m_document(document), m_edit(std::move(edit)), m_inverse(std::move(inverse))
    {
    }

    void redo() override
    {
        // It was made before it was pushed: an edit that does not fit never gets here.
        if (std::exchange(m_isMade, false))
            return;
        make(m_edit, m_inverse);
    }

    void undo() override { make(m_inverse, m_edit); }

    [[nodiscard]] int id() const override { return mergeId(m_edit); }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const EditCommand&>(*next);
        if (mergeId(other.m_edit) != mergeId(m_edit) || unitOf(other.m_edit) != unitOf(m_edit))
            return false;
        m_edit = other.m_edit;
        return true;
    }

private:
    void make(const Edit& edit, Edit& inverse)
    {
        auto made = muster::apply(m_document.m_roster, edit);
        assert(made);
        inverse = std::move(*made);
        m_document.changed();
    }

    Document& m_document;
    Edit m_edit;
    Edit m_inverse;
    bool m_isMade = true;
};

Document::Document(Store& store, QObject* parent) : QObject(parent), m_store(store)
{
    m_judging.setSingleShot(true);
    m_judging.setInterval(0);
    connect(&m_judging, &QTimer::timeout, this, &Document::judgeNow);
}

Result<void> Document::create(Roster roster)
{
    auto catalogue = m_store.fullCatalogue(roster.ruleset);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    assignUnitIds(roster);
    m_notices.clear();
    take(std::move(*catalogue), std::move(roster), {}, {});
    return {};
}

Result<void> Document::open(const std::string& path)
{
    auto text = readFile(path, mostBytes);
    if (!text)
        return tl::unexpected(text.error());
    auto roster = readRoster(*text, path, m_store.schemas());
    if (!roster)
        return tl::unexpected(roster.error());
    auto catalogue = m_store.fullCatalogue(roster->ruleset);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    m_notices = unknownNames(**catalogue, *roster, *text, path);
    const auto rulings = unknownRulings(**catalogue, *roster, *text, path);
    m_notices.insert(m_notices.end(), rulings.begin(), rulings.end());
    take(std::move(*catalogue), std::move(*roster), path, std::move(*text));
    return {};
}

Result<void> Document::save(const std::string& path, IfChanged ifChanged)
{
    auto bytes = writeRoster(m_roster);
    const auto saved = ifChanged == IfChanged::Refuse && path == m_path
                           ? saveFileUnlessChanged(path, bytes, m_bytesOnDisk)
                           : saveFile(path, bytes);
    if (!saved)
        return tl::unexpected(saved.error());
    m_path = path;
    m_bytesOnDisk = std::move(bytes);
    m_undo.setClean();
    return {};
}

Result<void> Document::retranslate()
{
    if (!m_catalogue)
        return {};
    auto catalogue = m_store.fullCatalogue(m_roster.ruleset);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    m_catalogue = std::move(*catalogue);
    judgeNow();
    return {};
}

bool Document::apply(const Edit& edit, const QString& name)
{
    auto inverse = muster::apply(m_roster, edit);
    if (!inverse)
        return false;
    m_undo.push(new EditCommand(*this, edit, std::move(*inverse), name));
    changed();
    return true;
}

void Document::judgeNow()
{
    if (!m_catalogue)
        return;
    m_judging.stop();
    m_verdict = std::make_shared<const Verdict>(m_catalogue, m_roster);
    emit judged();
}

void Document::take(Store::CataloguePtr catalogue, Roster roster, std::string path, std::string bytes)
{
    m_catalogue = std::move(catalogue);
    m_roster = std::move(roster);
    m_path = std::move(path);
    m_bytesOnDisk = std::move(bytes);
    m_undo.clear();
    emit replaced();
    judgeNow();
}

void Document::changed()
{
    emit edited();
    if (!m_judging.isActive())
        m_judging.start();
}

} // namespace muster::editor
