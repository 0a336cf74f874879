#include "editor/document/document.h"

#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "rules/compare/stamp.h"

#include <cassert>
#include <filesystem>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8U << 20;

/// A change by typing: typing a name, a note or a number of models is one step, not one for each letter.
struct Typed {
    std::string field; ///< the field that is typed in; empty for other changes
    std::variant<std::string, std::optional<int>> value;
};

Typed typedIn(const Edit& edit)
{
    const auto in = [&](const auto& value, const std::string& unit = {}, std::size_t part = 0) {
        return Typed{std::to_string(edit.change.index()) + ' ' + unit + ' ' + std::to_string(part), value};
    };
    if (const auto* typed = std::get_if<edits::SetName>(&edit.change))
        return in(typed->value);
    if (const auto* typed = std::get_if<edits::SetPlayer>(&edit.change))
        return in(typed->value);
    if (const auto* typed = std::get_if<edits::SetNotes>(&edit.change))
        return in(typed->value);
    if (const auto* typed = std::get_if<edits::SetUnitName>(&edit.change))
        return in(typed->value, typed->unit);
    if (const auto* typed = std::get_if<edits::SetUnitNote>(&edit.change))
        return in(typed->value, typed->unit);
    if (const auto* typed = std::get_if<edits::SetModels>(&edit.change))
        return in(typed->value, typed->unit);
    if (const auto* typed = std::get_if<edits::SetGroupModels>(&edit.change))
        return in(typed->value, typed->unit, typed->index);
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
        // The edit was already made before it was pushed: one that does not fit never gets here.
        if (std::exchange(m_isMade, false))
            return;
        make(m_edit, m_inverse);
    }

    void undo() override { make(m_inverse, m_edit); }

    [[nodiscard]] int id() const override
    {
        return typedIn(m_edit).field.empty() ? -1 : static_cast<int>(m_edit.change.index());
    }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const EditCommand&>(*next);
        const auto typed = typedIn(other.m_edit);
        // With another name it was not typed but chosen: a fix, for example.
        if (typed.field != typedIn(m_edit).field || other.text() != text())
            return false;
        m_edit = other.m_edit;
        // Typing that returns to the old value is not a step.
        setObsolete(typed.value == typedIn(m_inverse).value);
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

/// Another roster in place of this one, of the same game.
class ReplaceCommand : public QUndoCommand {
public:
    ReplaceCommand(Document& document, Roster other, const QString& name)
        : QUndoCommand(name), m_document(document), m_other(std::move(other))
    {
    }

    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap()
    {
        std::swap(m_document.m_roster, m_other);
        m_document.changed();
    }

    Document& m_document;
    Roster m_other;
};

Document::Document(Store& store, QObject* parent) : QObject(parent), m_store(store)
{
    m_judging.setSingleShot(true);
    m_judging.setInterval(0);
    connect(&m_judging, &QTimer::timeout, this, &Document::judgeNow);
}

namespace {

ReadList listOf(Roster roster, const std::string& file)
{
    ReadList list;
    list.name = file;
    list.any.roster = std::move(roster);
    return list;
}

} // namespace

Result<void> Document::create(Roster roster)
{
    assignUnitIds(roster);
    if (auto bytes = readableRoster(roster, {}); !bytes)
        return tl::unexpected(std::move(bytes.error()));
    auto made = judgeRead(m_store, listOf(std::move(roster), {}), {});
    if (!made)
        return tl::unexpected(std::move(made.error()));
    take(std::move(*made));
    return {};
}

Result<void> Document::open(const std::string& path)
{
    auto read = readRosterFile(m_store, path);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    take(std::move(*read));
    return {};
}

Result<void> Document::recover(Roster roster, const OwnFile& file)
{
    auto own = file;
    // Where the file is gone there is nothing to lose by writing it again.
    if (std::error_code error; !own.path.empty() && !std::filesystem::exists(own.path, error) && !error)
        own.held = {};
    auto read = judgeRead(m_store, listOf(std::move(roster), file.path), std::move(own));
    if (!read)
        return tl::unexpected(std::move(read.error()));
    take(std::move(*read));
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
    m_file = {};
    m_notices.clear();
    m_dataChanges = {};
    m_isRecovered = false;
    m_undo.clear();
    emit replaced();
}

Result<void> Document::reload()
{
    auto taken = takeCatalogue();
    if (taken)
        judgeNow();
    return taken;
}

Result<void> Document::takeCatalogue()
{
    auto catalogue = m_store.fullCatalogue(gameOf(m_roster));
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (auto missing = m_store.leftOutOf(m_roster); !missing.empty())
        return tl::unexpected(std::move(missing));
    m_catalogue = std::move(*catalogue);
    m_dataVersion = m_roster.dataVersion;
    return {};
}

Result<Roster> Document::readUnits(const QByteArray& bytes) const
{
    auto read = readRoster(bytes.toStdString(), "clipboard");
    if (read && read->ruleset != m_roster.ruleset)
        return muster::failure({"clipboard", 0, 0, "/ruleset", "these units are of another game, " + read->ruleset,
                                "Copy units of " + m_roster.ruleset + '.'});
    return read;
}

Result<Saved> Document::save(const std::string& path)
{
    return saveOver(path, absolutePath(path) == m_file.path ? m_file.held : FileStamp::ofUnread(path));
}

Result<Saved> Document::saveOver(const std::string& path, const FileStamp& seen)
{
    const auto target = absolutePath(path);
    auto roster = stamped();
    const auto bytes = readableStampedRoster(roster, target);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto stamp = FileStamp::of(*bytes);
    auto written = saveFileUnlessChanged(target, *bytes, seen);
    if (!written) {
        // The disk did not confirm what it now holds. That is not a change by someone else.
        if (target == m_file.path && !hasFileChanged(target, stamp))
            m_file.held = stamp;
        return written;
    }
    m_file = {target, stamp};
    m_isRecovered = false;
    // Not an edit: undoing goes back to what the player did, never to an older stamp.
    m_roster.madeWith = std::move(roster.madeWith);
    m_undo.setClean();
    emit saved();
    return written;
}

Result<void> Document::takeFromDisk(const QString& name)
{
    auto read = readRosterFile(m_store, m_file.path);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    if (read->roster.ruleset != m_roster.ruleset)
        return muster::failure(
            Fault::about(m_file.path, "the file now has a roster of another game", "Open it again."));
    m_catalogue = std::move(read->catalogue);
    m_dataVersion = read->roster.dataVersion;
    m_file = std::move(read->file);
    m_notices = read->notices();
    m_dataChanges = std::move(read->dataChanges);
    m_isRecovered = false;
    m_undo.push(new ReplaceCommand(*this, std::move(read->roster), name));
    m_undo.setClean();
    judgeNow();
    emit saved();
    return {};
}

void Document::followTo(const std::string& path)
{
    m_file.path = absolutePath(path);
    emit saved();
}

bool Document::hasChangedOnDisk() const { return !m_file.path.empty() && hasFileChanged(m_file.path, m_file.held); }

Result<Roster> Document::diskRoster() const
{
    if (m_file.path.empty())
        return muster::failure(Fault::about({}, "this roster has no file yet", "Save it first."));
    const auto text = readFile(m_file.path, mostBytes);
    if (!text)
        return tl::unexpected(text.error());
    return readRoster(*text, m_file.path);
}

Roster Document::stamped()
{
    if (!isJudged() || !m_failure.empty())
        judgeNow();
    auto roster = m_roster;
    // A verdict on the old state of the roster does not apply now.
    if (m_verdict && m_failure.empty())
        roster.madeWith = stampOf(*m_verdict, judgedBy(*m_verdict));
    return roster;
}

bool Document::apply(const Edit& edit, const QString& name)
{
    const auto before = m_roster;
    auto inverse = muster::apply(m_roster, edit);
    if (!inverse || m_roster == before)
        return false;
    // What is wrong already must not keep a person from mending it.
    if (auto bytes = readableRoster(m_roster, m_file.path); !bytes && readableRoster(before, m_file.path)) {
        m_roster = before;
        emit refused(bytes.error());
        return false;
    }
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
    // A change, undone or done again, may ask for another version of the data.
    if (m_roster.dataVersion != m_dataVersion)
        if (const auto taken = takeCatalogue(); !taken) {
            m_failure = taken.error().empty() ? std::string() : toText(taken.error().front());
            return;
        }
    try {
        m_verdict = std::make_shared<const Verdict>(m_catalogue, m_roster);
        m_failure.clear();
    } catch (const std::exception& error) { // out of memory, most likely: the roster must not be lost
        m_failure = error.what();
    }
}

void Document::take(ReadRoster read)
{
    m_catalogue = std::move(read.catalogue);
    m_roster = std::move(read.roster);
    m_dataVersion = m_roster.dataVersion;
    m_file = std::move(read.file);
    m_notices = read.notices();
    m_isRecovered = false;
    m_undo.clear();
    // Before the signal: its receivers may ask for the verdict and the changes at once.
    m_judging.stop();
    if (read.verdict)
        m_verdict = std::move(read.verdict);
    m_failure = std::move(read.failure);
    m_dataChanges = std::move(read.dataChanges);
    emit replaced();
    emit judged();
}

void Document::changed()
{
    // Set first: receivers of the signal may ask whether it is judged.
    if (!m_judging.isActive())
        m_judging.start();
    emit edited();
}

} // namespace muster::editor
