#include "editor/document.h"

#include "editor/stamp.h"
#include "io/anyroster.h"
#include "io/names.h"
#include "io/rosterfile.h"
#include "io/safefile.h"

#include <cassert>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8U << 20;

/// What a typed change is about: typing a name, a note or a number of models is one step, not one for each letter.
/// Empty for what is not typed.
std::string typedIn(const Edit& edit)
{
    const auto name = [&](const std::string& unit, std::size_t part = 0) {
        return std::to_string(edit.change.index()) + ' ' + unit + ' ' + std::to_string(part);
    };
    if (std::holds_alternative<edits::SetName>(edit.change) || std::holds_alternative<edits::SetPlayer>(edit.change) ||
        std::holds_alternative<edits::SetNotes>(edit.change))
        return name({});
    if (const auto* typed = std::get_if<edits::SetUnitName>(&edit.change))
        return name(typed->unit);
    if (const auto* typed = std::get_if<edits::SetUnitNote>(&edit.change))
        return name(typed->unit);
    if (const auto* typed = std::get_if<edits::SetModels>(&edit.change))
        return name(typed->unit);
    if (const auto* typed = std::get_if<edits::SetGroupModels>(&edit.change))
        return name(typed->unit, typed->index);
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

    [[nodiscard]] int id() const override
    {
        return typedIn(m_edit).empty() ? -1 : static_cast<int>(m_edit.change.index());
    }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const EditCommand&>(*next);
        // Of another name, it was not typed but chosen: a way to mend, say.
        if (typedIn(other.m_edit) != typedIn(m_edit) || other.text() != text())
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
    auto bytes = readRosterBytes(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    auto read = readAnyRoster(std::move(*bytes), path, m_store.schemas());
    if (!read)
        return tl::unexpected(read.error());
    // What came in a PDF is a copy: saving asks for a name, and never writes over the PDF.
    return takeRead(std::move(read->roster), path, read->text, read->isFile ? OwnFile{path, read->text} : OwnFile{});
}

/// A roster that was read from `file`, with what the data do not know of it told. A ruleset must be there; an army need
/// not.
Result<void> Document::takeRead(Roster roster, const std::string& file, std::string_view text, OwnFile own)
{
    auto notices = m_store.unknownData(roster, text, file);
    auto catalogue = m_store.fullCatalogue(roster.ruleset);
    if (!catalogue)
        return tl::unexpected(notices.empty() ? std::move(catalogue.error()) : std::move(notices));
    for (auto* look : {unknownNames, unknownRulings}) {
        const auto faults = look(**catalogue, roster, text, file);
        notices.insert(notices.end(), faults.begin(), faults.end());
    }
    m_notices = std::move(notices);
    take(std::move(*catalogue), std::move(roster), std::move(own.path), std::move(own.bytes));
    return {};
}

Result<void> Document::recover(Roster roster, const std::string& path)
{
    // What the file holds now is what saving must not overwrite unseen; where it is gone there is nothing to lose.
    auto bytes = path.empty() ? Result<std::string>(std::string()) : readFile(path, mostBytes);
    if (auto taken = takeRead(std::move(roster), path, {}, {path, bytes ? std::move(*bytes) : std::string()}); !taken)
        return taken;
    m_isRecovered = true;
    emit edited();
    return {};
}

void Document::close()
{
    m_judging.stop();
    m_catalogue.reset();
    m_roster = {};
    m_verdict.reset();
    m_failure.clear();
    m_path.clear();
    m_bytesOnDisk.clear();
    m_notices.clear();
    m_dataChanges = {};
    m_isRecovered = false;
    m_undo.clear();
    emit replaced();
}

Result<void> Document::reload()
{
    auto catalogue = m_store.fullCatalogue(m_roster.ruleset);
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    m_catalogue = std::move(*catalogue);
    judgeNow();
    return {};
}

Result<Roster> Document::readUnits(const QByteArray& bytes) const
{
    auto read = readRoster(bytes.toStdString(), "clipboard", m_store.schemas());
    if (read && read->ruleset != m_roster.ruleset)
        return muster::failure({"clipboard", 0, 0, "/ruleset", "these units are of another game, " + read->ruleset,
                                "Copy units of " + m_roster.ruleset + '.'});
    return read;
}

Result<void> Document::save(const std::string& path, IfChanged ifChanged)
{
    auto roster = stamped();
    auto bytes = writeRoster(roster);
    const auto written = ifChanged == IfChanged::Refuse && path == m_path
                             ? saveFileUnlessChanged(path, bytes, m_bytesOnDisk)
                             : saveFile(path, bytes);
    if (!written)
        return tl::unexpected(written.error());
    m_path = path;
    m_bytesOnDisk = std::move(bytes);
    m_isRecovered = false;
    // Not an edit: undoing goes back to what the player did, never to an older stamp.
    m_roster.madeWith = std::move(roster.madeWith);
    m_undo.setClean();
    emit saved();
    return {};
}

bool Document::hasChangedOnDisk() const { return !m_path.empty() && hasFileChanged(m_path, m_bytesOnDisk); }

Result<Roster> Document::diskRoster() const
{
    if (m_path.empty())
        return muster::failure({{}, 0, 0, {}, "this roster has no file yet", "Save it first."});
    const auto text = readFile(m_path, mostBytes);
    if (!text)
        return tl::unexpected(text.error());
    return readRoster(*text, m_path, m_store.schemas());
}

Roster Document::stamped()
{
    if (!isJudged() || !m_failure.empty())
        judgeNow();
    auto roster = m_roster;
    // A verdict on what the roster was before says nothing of it now.
    if (m_verdict && m_failure.empty())
        roster.madeWith = stampOf(*m_verdict);
    return roster;
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
    judge();
    emit judged();
}

void Document::judge()
{
    m_judging.stop();
    try {
        m_verdict = std::make_shared<const Verdict>(m_catalogue, m_roster);
        m_failure.clear();
    } catch (const std::exception& error) { // memory, most likely: the roster must not be lost with it
        m_failure = error.what();
    }
}

void Document::take(Store::CataloguePtr catalogue, Roster roster, std::string path, std::string bytes)
{
    m_catalogue = std::move(catalogue);
    m_roster = std::move(roster);
    m_path = std::move(path);
    m_bytesOnDisk = std::move(bytes);
    m_isRecovered = false;
    m_undo.clear();
    // Before anybody is told: who hears of another roster may ask for its verdict and its changes at once.
    judge();
    m_dataChanges = findDataChanges(m_verdict);
    emit replaced();
    emit judged();
}

void Document::changed()
{
    // First, for who hears of the change may ask whether it is judged.
    if (!m_judging.isActive())
        m_judging.start();
    emit edited();
}

} // namespace muster::editor
