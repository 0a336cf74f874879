#include "editor/muster/musterlist.h"

#include "editor/muster/musterform.h"
#include "editor/muster/musterintents.h"
#include "io/roster/anyroster.h"
#include "io/roster/rosterfile.h"
#include "judging/judgedby.h"
#include "rules/compare/stamp.h"

#include <utility>

namespace muster::editor {

namespace {

TypedField typedIn(const Edit& edit)
{
    const auto in = [&](std::string value, const std::string& unit = {}, std::size_t part = 0) {
        return TypedField{std::to_string(edit.change.index()) + ' ' + unit + ' ' + std::to_string(part),
                          std::move(value)};
    };
    const auto number = [](std::optional<int> value) { return value ? std::to_string(*value) : std::string(); };
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
        return in(number(typed->value), typed->unit);
    if (const auto* typed = std::get_if<edits::SetGroupModels>(&edit.change))
        return in(number(typed->value), typed->unit, typed->index);
    return {};
}

} // namespace

MusterList::MusterList(Store& store, JudgedList list)
    : m_store(store),
      m_catalogue(std::move(list.catalogue)),
      m_dataVersion(list.roster.dataVersion),
      m_roster(std::move(list.roster)),
      m_verdict(std::move(list.verdict)),
      m_form(listForm(m_verdict)),
      m_isJudged(m_verdict != nullptr)
{
}

Result<void> MusterList::judge()
{
    // A change, undone or done again, may ask for another version of the data.
    if (m_roster.dataVersion != m_dataVersion)
        if (const auto taken = reload(); !taken)
            return tl::unexpected(taken.error());
    if (m_isJudged)
        return {};
    try {
        auto verdict = std::make_shared<const Verdict>(m_catalogue, m_roster);
        m_form = listForm(verdict);
        m_verdict = std::move(verdict);
        m_isJudged = true;
        return {};
    } catch (const std::exception& error) { // the roster must not be lost for want of memory
        return failure(Fault::about({}, error.what()));
    }
}

Result<void> MusterList::reload()
{
    auto catalogue = m_store.fullCatalogue(gameOf(m_roster));
    if (!catalogue)
        return tl::unexpected(catalogue.error());
    if (auto missing = m_store.leftOutOf(m_roster); !missing.empty())
        return tl::unexpected(std::move(missing));
    if (m_isJudged && *catalogue == m_catalogue) { // the same data, but perhaps other words for them
        m_form = listForm(m_verdict);
        return {};
    }
    m_catalogue = std::move(*catalogue);
    m_dataVersion = m_roster.dataVersion;
    m_isJudged = false;
    return {};
}

std::optional<Gesture> MusterList::gestureOf(const Intent& intent) const
{
    return m_verdict ? editor::gestureOf(*m_verdict, m_roster, intent) : std::nullopt;
}

std::string MusterList::copy(const std::vector<std::string>& rows) const
{
    return Gestures(*m_catalogue, m_roster).copy(rows);
}

std::optional<Change> MusterList::apply(const Change& change)
{
    const auto* edit = std::get_if<Edit>(&change);
    if (!edit)
        return std::nullopt;
    const auto before = m_roster;
    auto inverse = muster::apply(m_roster, *edit);
    if (!inverse || m_roster == before)
        return std::nullopt;
    m_isJudged = false;
    return Change(std::move(*inverse));
}

TypedField MusterList::typedField(const Change& change) const
{
    const auto* edit = std::get_if<Edit>(&change);
    return edit ? typedIn(*edit) : TypedField();
}

Result<void> MusterList::fits(const std::string& path) const
{
    auto bytes = readableRoster(m_roster, path);
    return bytes ? Result<void>() : tl::unexpected(std::move(bytes.error()));
}

Result<std::string> MusterList::stampedBytes(const std::string& path)
{
    auto roster = stamped();
    auto bytes = readableStampedRoster(roster, path);
    m_stamp = std::move(roster.madeWith); // none where the file has no room for it
    return bytes;
}

Roster MusterList::stamped() const
{
    auto roster = m_roster;
    if (m_isJudged)
        roster.madeWith = stampOf(*m_verdict, judgedBy(*m_verdict));
    return roster;
}

} // namespace muster::editor
