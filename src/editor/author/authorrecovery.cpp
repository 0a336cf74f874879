#include "editor/author/authorrecovery.h"

#include <QFile>

#include <charconv>
#include <map>

namespace muster::editor {

namespace {

constexpr std::string_view headOfCopy = "muster-unsaved 1\n";
constexpr std::size_t mostCopiedBytes = 64U << 20U;

std::string copyIn(const std::string& folder) { return folder + "/unsaved.draft"; }
std::string lockOfCopy(const std::string& path) { return path + ".lock"; }

/// Of each file its name, its size, and itself.
std::string bytesOfCopy(const GameDraft& draft)
{
    std::string bytes(headOfCopy);
    for (const auto& file : draft.files()) {
        const auto text = draft.fileText(file);
        bytes += file + ' ' + std::to_string(text.size()) + '\n' + text;
    }
    return bytes;
}

std::optional<std::map<std::string, std::string>> filesOfCopy(std::string_view bytes)
{
    if (!bytes.starts_with(headOfCopy))
        return std::nullopt;
    bytes.remove_prefix(headOfCopy.size());
    std::map<std::string, std::string> files;
    while (!bytes.empty()) {
        const auto end = bytes.find('\n');
        const auto space = bytes.substr(0, end).find(' ');
        std::size_t size = 0;
        if (end == bytes.npos || space == bytes.npos ||
            bytes.substr(0, space).find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != bytes.npos ||
            std::from_chars(bytes.data() + space + 1, bytes.data() + end, size).ptr != bytes.data() + end ||
            size > bytes.size() - end - 1)
            return std::nullopt;
        files.emplace(bytes.substr(0, space), bytes.substr(end + 1, size));
        bytes.remove_prefix(end + 1 + size);
    }
    return files;
}

} // namespace

AuthorRecovery::AuthorRecovery(AuthorDocument& document, std::chrono::milliseconds delay)
    : m_document(document), m_path(copyIn(document.draft().folder()))
{
    if (document.isReadOnly())
        return;
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &AuthorRecovery::write);
    const auto keep = [this] {
        if (!m_document.isModified())
            remove();
        else if (!m_timer.isActive())
            m_timer.start();
    };
    connect(&document, &AuthorDocument::changed, this, keep);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, keep); // saved
    if (document.isModified())
        m_timer.start();
}

AuthorRecovery::~AuthorRecovery()
{
    if (!m_isLeft)
        remove();
}

void AuthorRecovery::leave()
{
    m_timer.stop();
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
    write();
    m_isLeft = true;
    m_lock.reset();
}

/// Another program has the game open, too: the file is of its changes.
bool AuthorRecovery::isOfAnother() const
{
    return !m_lock && FileLock::look(lockOfCopy(m_path)).holder() == FileLock::Holder::Program;
}

void AuthorRecovery::write()
{
    if (!m_document.isModified() || isOfAnother())
        return;
    const auto lock = lockOfCopy(m_path);
    if (!m_lock) {
        QFile::remove(QString::fromStdString(lock)); // of a program that has ended
        if (auto made = FileLock::make(lock))
            m_lock = std::move(*made);
    }
    if (const auto saved = saveFile(m_path, bytesOfCopy(m_document.draft())); !saved)
        emit failed(saved.error());
}

void AuthorRecovery::remove()
{
    m_timer.stop();
    if (m_document.isReadOnly() || isOfAnother())
        return;
    if (QFile file(QString::fromStdString(m_path)); file.exists() && !file.remove())
        emit failed({Fault::about(m_path, "this copy of a game cannot be removed: " + file.errorString().toStdString(),
                                  "It will be taken up again when the game is opened.")});
    if (m_lock)
        QFile::remove(QString::fromStdString(lockOfCopy(m_path))); // before it is free, so that nobody finds it
    m_lock.reset();
}

Result<DraftEdit> AuthorRecovery::found(const GameDraft& draft)
{
    const auto path = copyIn(draft.folder());
    if (!QFile::exists(QString::fromStdString(path)) ||
        FileLock::look(lockOfCopy(path)).holder() == FileLock::Holder::Program)
        return DraftEdit();
    const auto bytes = readFile(path, mostCopiedBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto unreadable = [&] {
        return failure(Fault::about(path, "this copy of a game cannot be read", "Move it away, or delete it."));
    };
    const auto kept = filesOfCopy(*bytes);
    if (!kept)
        return unreadable();
    DraftEdit edit;
    for (const auto& [file, text] : *kept)
        if (draft.fileText(file) != text)
            edit.push_back({{file, {}}, DraftPut::How::Set, text});
    for (const auto& file : draft.files())
        if (!kept->contains(file))
            edit.push_back({{file, {}}, DraftPut::How::Remove});
    if (auto after = draft; !after.apply(edit)) // a text is no JSON
        return unreadable();
    return edit;
}

} // namespace muster::editor
