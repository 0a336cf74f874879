#include "editor/document/document.h"

#include "battlescribe/verdict/judging.h"
#include "battlescribe/verdict/newlist.h"
#include "editor/gamedata/gamedataform.h"
#include "io/files/safefile.h"
#include "io/roster/rosterfile.h"

#include <algorithm>
#include <filesystem>

namespace muster::editor {

namespace {

constexpr std::size_t mostBytes = 8U << 20;

} // namespace

/// A change by typing goes on in one step: a name, a note or a number of models is not one for each letter.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, Change change, Change inverse, const QString& name)
        : QUndoCommand(name), m_document(document), m_change(std::move(change)), m_inverse(std::move(inverse))
    {
    }

    void redo() override
    {
        // The change was already made before it was pushed: one that does not fit never gets here.
        if (std::exchange(m_isMade, false))
            return;
        make(m_change, m_inverse);
    }

    void undo() override { make(m_inverse, m_change); }

    [[nodiscard]] int id() const override { return typed(m_change).field.empty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const EditCommand&>(*next);
        const auto now = typed(other.m_change);
        // With another name it was not typed but chosen: a fix, for example.
        if (now.field != typed(m_change).field || other.text() != text())
            return false;
        m_change = other.m_change;
        // Typing that returns to the old value is not a step.
        setObsolete(now.value == typed(m_inverse).value);
        return true;
    }

private:
    [[nodiscard]] TypedField typed(const Change& change) const { return m_document.m_engine->typedField(change); }

    void make(const Change& change, Change& inverse)
    {
        // Two changes that were merged may come to nothing: then there is nothing to take back either.
        if (auto made = m_document.m_engine->apply(change))
            inverse = std::move(*made);
        m_document.changed();
    }

    Document& m_document;
    Change m_change;
    Change m_inverse;
    bool m_isMade = true;
};

/// Another list in place of this one, of the same game.
class ReplaceCommand : public QUndoCommand {
public:
    ReplaceCommand(Document& document, std::unique_ptr<ListEngine> other, const QString& name)
        : QUndoCommand(name), m_document(document), m_other(std::move(other))
    {
    }

    void redo() override { swap(); }
    void undo() override { swap(); }

private:
    void swap()
    {
        m_other = m_document.exchange(std::move(m_other));
        // The data may have changed since it was there last. Without them it keeps those that it has.
        static_cast<void>(m_document.m_engine->reload());
        m_document.changed();
    }

    Document& m_document;
    std::unique_ptr<ListEngine> m_other;
};

Document::Document(Store& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_readingData([this](OtherData data) { takeData(std::move(data)); },
                    [](const std::string& why) {
                        return OtherData{std::nullopt, {Fault::about({}, why)}, {}};
                    })
{
    m_judging.setSingleShot(true);
    m_judging.setInterval(0);
    connect(&m_judging, &QTimer::timeout, this, &Document::judgeNow);
}

namespace {

/// Where the file is gone there is nothing to lose by writing it again.
OwnFile withHeld(OwnFile file)
{
    if (std::error_code error; !file.path.empty() && !std::filesystem::exists(file.path, error) && !error)
        file.held = {};
    return file;
}

std::unique_ptr<ListEngine> engineOf(Store& store, ReadRoster read)
{
    if (read.gameData)
        return std::make_unique<GameDataList>(std::move(*read.gameData));
    return std::make_unique<MusterList>(store, std::move(read));
}

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

Result<void> Document::create(const battlescribe::NewList& list)
{
    auto made = beginList(list);
    if (!made)
        return tl::unexpected(std::move(made.error()));
    take(std::move(*made));
    return {};
}

Result<void> Document::create(const battlescribe::List& list)
{
    auto read = openList(m_store, list, {});
    if (!read)
        return tl::unexpected(std::move(read.error()));
    take(std::move(*read));
    return {};
}

bool Document::takeIn(const Intent& intent)
{
    const auto catalogue = gameData() ? gameData()->catalogueFor(intent) : std::string();
    if (!catalogue.empty())
        want(catalogue);
    return !catalogue.empty();
}

void Document::want(const std::string& catalogue)
{
    // Files may change while they are read: then they are read again.
    const auto waiting = m_wantedData.begin() + (isReadingData() && catalogue.empty() ? 1 : 0);
    if (std::find(waiting, m_wantedData.end(), catalogue) != m_wantedData.end())
        return;
    m_wantedData.push_back(catalogue);
    if (!isReadingData())
        readWanted();
}

void Document::readWanted()
{
    if (!gameData() || m_wantedData.empty()) {
        m_wantedData.clear();
        emit readingData(false);
        return;
    }
    m_readAt = m_exchanges;
    m_readingData.start(gameData()->readingOf(m_wantedData.front()));
    emit readingData(true);
}

void Document::stopReading()
{
    if (m_wantedData.empty())
        return;
    m_readingData.giveUp();
    m_wantedData.clear();
    emit readingData(false);
}

/// What a worker has read.
void Document::takeData(OtherData data)
{
    if (!gameData() || m_readAt != m_exchanges) // by undo another list is here: it is read for that one
        return readWanted();
    const bool areMore = !m_wantedData.front().empty();
    m_wantedData.pop_front();
    if (data.opened) {
        if (!isJudged())
            judgeNow();
        const auto before = form();
        m_undo.push(new ReplaceCommand(*this, std::make_unique<GameDataList>(gameData()->withData(std::move(data))),
                                       areMore ? tr("Take in more data") : tr("Take the changed data")));
        if (const auto was = standingOf(before), now = standingOf(form()); !areMore && was && now)
            m_gameDataChanges =
                battlescribe::exchange::changesSince(was->list().roster, now->roster(), now->list().roster);
        judgeNow();
        emit dataTaken(areMore);
    } else if (!data.faults.empty()) {
        emit dataRefused(data.faults, areMore);
    }
    if (!isReadingData()) // whoever was told may have asked for more
        readWanted();
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
    auto read = judgeRead(m_store, listOf(std::move(roster), file.path), withHeld(file));
    if (!read)
        return tl::unexpected(std::move(read.error()));
    take(std::move(*read));
    m_isRecovered = true;
    emit edited();
    return {};
}

Result<void> Document::recover(const std::string& copy, const OwnFile& file)
{
    auto read = readRosterFile(m_store, copy);
    if (!read)
        return tl::unexpected(std::move(read.error()));
    read->file = withHeld(file);
    take(std::move(*read));
    m_isRecovered = true;
    emit edited();
    return {};
}

void Document::close()
{
    m_judging.stop();
    stopReading();
    exchange(nullptr);
    m_failure.clear();
    m_file = {};
    m_notices.clear();
    m_dataChanges = {};
    m_gameDataChanges = {};
    m_isRecovered = false;
    m_undo.clear();
    emit replaced();
}

std::unique_ptr<ListEngine> Document::exchange(std::unique_ptr<ListEngine> engine)
{
    ++m_exchanges;
    m_muster = dynamic_cast<MusterList*>(engine.get());
    return std::exchange(m_engine, std::move(engine));
}

const Roster& Document::roster() const
{
    static const Roster none;
    return m_muster ? m_muster->roster() : none;
}

const VerdictPtr& Document::verdict() const
{
    static const VerdictPtr none;
    return m_muster ? m_muster->verdict() : none;
}

const ListFormPtr& Document::form() const
{
    static const ListFormPtr none;
    return m_engine ? m_engine->form() : none;
}

Result<void> Document::reload()
{
    if (gameData())
        want({});
    auto taken = m_engine->reload();
    if (taken)
        judgeNow();
    return taken;
}

Result<Saved> Document::save(const std::string& path)
{
    return saveOver(path, absolutePath(path) == m_file.path ? m_file.held : FileStamp::ofUnread(path));
}

Result<Saved> Document::saveOver(const std::string& path, const FileStamp& seen)
{
    const auto target = absolutePath(path);
    judgeForStamp();
    const auto bytes = m_engine->stampedBytes(target);
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
    m_engine->stamp();
    m_undo.setClean();
    emit saved();
    return written;
}

Result<void> Document::takeFromDisk(ReadRoster read, const QString& name)
{
    if ((read.gameData != nullptr) != (gameData() != nullptr) || read.roster.ruleset != roster().ruleset)
        return muster::failure(
            Fault::about(m_file.path, "the file now has a roster of another game", "Open it again."));
    m_file = std::move(read.file);
    m_notices = read.allNotices();
    m_dataChanges = std::move(read.dataChanges);
    m_gameDataChanges = std::move(read.gameDataChanges);
    m_isRecovered = false;
    m_undo.push(new ReplaceCommand(*this, engineOf(m_store, std::move(read)), name));
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

/// A verdict on an old state of the list says nothing of the data that judge it now.
void Document::judgeForStamp()
{
    if (!isJudged() || !m_failure.empty())
        judgeNow();
}

Result<std::string> Document::stampedBytes(const std::string& path)
{
    judgeForStamp();
    return m_engine->stampedBytes(path);
}

bool Document::apply(const Change& change, const QString& name)
{
    auto inverse = m_engine ? m_engine->apply(change) : std::nullopt;
    if (!inverse)
        return false;
    if (const auto fits = m_engine->fits(m_file.path); !fits) {
        // What is wrong already must not keep a person from mending it.
        const auto again = m_engine->apply(*inverse);
        if (m_engine->fits(m_file.path)) {
            m_judging.start(); // the engine made two changes, though they come to nothing
            emit refused(fits.error());
            return false;
        }
        if (again)
            static_cast<void>(m_engine->apply(*again));
    }
    m_undo.push(new EditCommand(*this, change, std::move(*inverse), name));
    changed();
    return true;
}

void Document::judgeNow()
{
    if (!m_engine)
        return;
    m_judging.stop();
    const auto done = m_engine->judge();
    m_failure = done || done.error().empty() ? std::string() : toText(done.error().front());
    emit judged();
}

void Document::take(ReadRoster read)
{
    m_file = std::move(read.file);
    m_notices = read.allNotices();
    m_isRecovered = false;
    m_undo.clear();
    stopReading();
    // Before the signal: its receivers may ask for the verdict and the changes at once.
    m_judging.stop();
    m_failure = std::move(read.failure);
    m_dataChanges = std::move(read.dataChanges);
    m_gameDataChanges = std::move(read.gameDataChanges);
    exchange(engineOf(m_store, std::move(read)));
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
