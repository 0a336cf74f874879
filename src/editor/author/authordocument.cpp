#include "editor/author/authordocument.h"

#include "editor/words/shown.h"
#include "editor/words/text.h"

#include <QUndoCommand>

#include <mutex>
#include <utility>

namespace muster::editor {

namespace {

constexpr auto settling = std::chrono::milliseconds(120);

} // namespace

QString sentencesOf(const Fault& fault)
{
    auto words = shown(fault.message);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return fault.advice.empty() ? words + u'.' : words + QStringLiteral(". ") + shown(fault.advice);
}

/// An edit and the one that takes it back are the same kind of thing: each time it is applied, it becomes the other.
class AuthorDocument::Step : public QUndoCommand {
public:
    Step(AuthorDocument& document, const QString& name, DraftEdit edit)
        : QUndoCommand(name), m_document(document), m_edit(std::move(edit))
    {
    }
    void undo() override { m_document.take(m_edit); }
    void redo() override
    {
        if (std::exchange(m_isFirst, false))
            return; // change() has applied it
        m_document.take(m_edit);
    }

private:
    AuthorDocument& m_document;
    DraftEdit m_edit; ///< what undo() or redo() will apply next
    bool m_isFirst = true;
};

struct AuthorDocument::Checking {
    explicit Checking(Store&& its) : store(std::move(its)) {}

    std::mutex mutex;
    Store store;
    DraftChecker checker;
};

AuthorDocument::AuthorDocument(const Store& store, GameDraft draft, bool isReadOnly)
    : m_draft(std::move(draft)),
      m_isReadOnly(isReadOnly),
      m_checking(std::make_shared<Checking>(store.fork())),
      m_check([this](CheckedDraft made) { takeChecked(std::move(made)); },
              [](const std::string& why) {
                  CheckedDraft made;
                  made.faults = {Fault::about({}, "the game cannot be checked: " + why)};
                  return made;
              })
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(settling);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        m_check.start([checking = m_checking, draft = m_draft](const std::stop_token& stop) {
            const std::lock_guard lock(checking->mutex);
            return stop.stop_requested() ? CheckedDraft() : checking->checker.check(draft, checking->store);
        });
    });
    checkSoon();
}

AuthorDocument::~AuthorDocument() { m_check.giveUp(); }

QString AuthorDocument::name() const
{
    const auto name = m_draft.text({"ruleset", "/name"});
    return text(name.empty() ? m_draft.text({"ruleset", "/id"}) : name);
}

bool AuthorDocument::change(const QString& name, const DraftEdit& edit)
{
    if (m_isReadOnly || edit.empty())
        return false;
    auto after = m_draft;
    auto back = after.apply(edit);
    if (!back || after.isSame(m_draft))
        return false;
    m_draft = std::move(after);
    m_undo.push(new Step(*this, name, std::move(*back)));
    checkSoon();
    emit changed();
    return true;
}

/// Applies the edit and leaves in it what takes it back.
void AuthorDocument::take(DraftEdit& edit)
{
    if (auto back = m_draft.apply(edit))
        edit = std::move(*back);
    checkSoon();
    emit changed();
}

Result<void> AuthorDocument::save()
{
    auto saved = m_draft.save();
    if (saved)
        m_undo.setClean();
    return saved;
}

void AuthorDocument::checkSoon()
{
    m_isChecked = false;
    m_soon.start();
}

void AuthorDocument::checkNow()
{
    m_soon.stop();
    m_check.giveUp();
    const std::lock_guard lock(m_checking->mutex);
    takeChecked(m_checking->checker.check(m_draft, m_checking->store));
}

void AuthorDocument::takeChecked(CheckedDraft checked)
{
    m_checked = std::move(checked);
    m_faults = placed(m_checked.faults);
    m_warnings = placed(m_checked.warnings);
    m_isChecked = true;
    emit checkedAgain();
}

AuthorDocument::Placed AuthorDocument::placed(const Faults& faults) const
{
    Placed placed;
    for (const auto& fault : faults)
        placed.push_back({{m_draft.fileAt(fault.file), fault.pointer}, fault});
    return placed;
}

Faults AuthorDocument::below(const Placed& faults, const DraftPlace& place)
{
    Faults found;
    for (const auto& [at, fault] : faults)
        if (at.file == place.file && (at.pointer == place.pointer || at.pointer.starts_with(place.pointer + '/')))
            found.push_back(fault);
    return found;
}

Faults AuthorDocument::faultsAt(const DraftPlace& place) const { return below(m_faults, place); }
Faults AuthorDocument::warningsAt(const DraftPlace& place) const { return below(m_warnings, place); }

} // namespace muster::editor
