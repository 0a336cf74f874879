#include "editor/gamedata/gamedatalist.h"

#include "battlescribe/exchange/carryover.h"
#include "battlescribe/exchange/clipping.h"
#include "battlescribe/exchange/rosterout.h"
#include "battlescribe/file/rosterfile.h"
#include "editor/gamedata/dataintents.h"
#include "editor/gamedata/gamedataform.h"
#include "editor/words/shown.h"
#include "editor/words/text.h"

#include <utility>

namespace muster::editor {

namespace bs = battlescribe;

namespace {

/// The most characters of a name or a note: what no reader refuses.
constexpr std::size_t mostOfName = 1'000;
constexpr std::size_t mostOfNotes = 100'000;

TypedField typedIn(const bs::Edit& edit)
{
    if (edit.size() != 1)
        return {};
    if (const auto* typed = std::get_if<bs::SetRosterName>(&edit.front()))
        return {"name", typed->name};
    if (const auto* typed = std::get_if<bs::SetRosterNotes>(&edit.front()))
        return {"notes", typed->notes};
    if (const auto* typed = std::get_if<bs::SetNotes>(&edit.front()))
        return {"notes " + typed->owner + ' ' + typed->category, typed->notes.customName + '\n' + typed->notes.notes};
    if (const auto* typed = std::get_if<bs::SetAmount>(&edit.front()))
        return {"amount " + typed->selection, std::to_string(typed->amount) + (typed->isForAll ? " in all" : "")};
    if (const auto* typed = std::get_if<bs::SetLimit>(&edit.front()))
        return {"limit " + std::to_string(typed->costType.value()), typed->value ? typed->value->text() : "none"};
    return {};
}

bool hasEnding(const std::string& path, std::string_view ending)
{
    return path.size() >= ending.size() &&
           std::equal(ending.rbegin(), ending.rend(), path.rbegin(), [](char a, char b) {
               return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b - 'A' + 'a') : b);
           });
}

/// What is written around the list.
bs::RosterFile around(bs::RosterFile file)
{
    file.xml.root = {};
    if (!file.json.empty()) // it has nothing around it
        file = {};
    return file;
}

Faults tooLong(const std::string& path, const std::string& what, std::size_t most)
{
    return {Fault::about(path, what + " is too long", "It may have " + std::to_string(most) + " characters.")};
}

} // namespace

GameDataList::GameDataList(OpenedData opened)
    : m_open(std::make_shared<OpenGame>()),
      m_library(std::move(opened.library)),
      m_needs(opened.session.needs),
      m_folder(opened.session.folder),
      m_roster(std::move(opened.session.roster)),
      m_file(around(std::move(opened.file))),
      m_ids(bs::compose::NewIds::byChance())
{
    m_open->others = std::move(opened.others);
    m_open->game = std::move(opened.session.game);
    static_cast<void>(judge());
}

Result<void> GameDataList::judge()
{
    if (m_isJudged)
        return {};
    try {
        m_standing = std::make_shared<const Standing>(m_open, m_roster, m_needs);
        m_form = listForm(m_standing);
        m_isJudged = true;
        return {};
    } catch (const std::exception& error) { // the list must not be lost for want of memory
        return failure(Fault::about({}, error.what()));
    }
}

Result<void> GameDataList::reload()
{
    if (m_standing)
        m_form = listForm(m_standing);
    return {};
}

std::optional<Gesture> GameDataList::gestureOf(const Intent& intent) const
{
    if (!m_standing)
        return std::nullopt;
    const auto held = m_standing->lock();
    // Typing is faster than judging: what is meant is meant of the list as it is now.
    if (!m_isJudged) {
        const Standing now(m_open, m_roster, m_needs);
        return editor::gestureOf(now, m_ids, intent);
    }
    return editor::gestureOf(*m_standing, m_ids, intent);
}

std::string GameDataList::copy(const std::vector<std::string>& rows) const
{
    const auto held = m_open->game->lock();
    return bs::exchange::clippingOf(*m_open->game, m_roster, rows);
}

std::optional<Change> GameDataList::apply(const Change& change)
{
    const auto* edit = std::get_if<bs::Edit>(&change);
    if (!edit)
        return std::nullopt;
    auto after = m_roster;
    auto inverse = bs::apply(after, *edit);
    if (!inverse || after == m_roster)
        return std::nullopt;
    m_roster = std::move(after);
    m_isJudged = false;
    return Change(std::move(*inverse));
}

TypedField GameDataList::typedField(const Change& change) const
{
    const auto* edit = std::get_if<bs::Edit>(&change);
    return edit ? typedIn(*edit) : TypedField();
}

Result<void> GameDataList::fits(const std::string& path) const
{
    const auto check = [&](const bs::Notes& notes) -> Result<void> {
        if (notes.customName.size() > mostOfName)
            return tl::unexpected(tooLong(path, "a name", mostOfName));
        if (notes.notes.size() > mostOfNotes)
            return tl::unexpected(tooLong(path, "a note", mostOfNotes));
        return {};
    };
    if (auto own = check({m_roster.name, m_roster.notes}); !own)
        return own;
    Result<void> fits;
    bs::eachForce(m_roster.forces, [&](const bs::Force& force) {
        if (fits)
            fits = check(force.notes);
        for (const auto& top : force.selections)
            bs::eachSelection(top, [&](const bs::Selection& each) {
                if (fits)
                    fits = check(each.notes);
            });
    });
    return fits;
}

OpenedData GameDataList::opened() const
{
    OpenedData opened{{m_open->game, m_roster, m_needs, {}, {}, {}, m_folder}, {}, m_library, m_open->others};
    opened.file = m_file;
    return opened;
}

std::string GameDataList::catalogueFor(const Intent& intent) const
{
    const auto* add = std::get_if<intents::Add>(&intent);
    const auto* addAt = std::get_if<intents::AddAt>(&intent);
    const auto offer = DataOffer::of(add ? add->offer : addAt ? addAt->offer : std::string());
    return offer.kind == DataOffer::Kind::Catalogue ? offer.catalogue : std::string();
}

std::function<OtherData(const std::stop_token&)> GameDataList::readingOf(const std::string& catalogue) const
{
    const auto has = std::ranges::find(m_needs.catalogues, catalogue, &bs::exchange::Needs::Catalogue::id);
    const bool isThere = has != m_needs.catalogues.end();
    return [catalogue, isThere, list = opened()](const std::stop_token& stop) {
        OtherData other{std::nullopt, {}, list.session.roster};
        auto made = list;
        Result<bool> isOther = false;
        if (catalogue.empty())
            isOther = made.library->renew(made.session, stop);
        else if (!isThere)
            isOther = made.library->widen(made.session, catalogue, stop).map([] { return true; });
        if (!isOther)
            other.faults = std::move(isOther.error());
        else if (*isOther) {
            made.others = made.library->othersOf(made.session);
            other.opened = std::move(made);
        }
        return other;
    };
}

OpenedData GameDataList::withData(OtherData data) const
{
    auto opened = std::move(*data.opened);
    if (data.of != m_roster)
        opened.session.roster = bs::exchange::carriedOver(*m_open->game, m_roster, *opened.session.game);
    return opened;
}

bs::RosterFile GameDataList::fileNow() const
{
    const auto held = m_open->game->lock();
    auto ids = bs::compose::NewIds(1); // the same list gives the same bytes
    const auto judgement = m_isJudged ? m_standing->judgement() : bs::judge::judge(*m_open->game, m_roster);
    return bs::exchange::inFormOf(m_file, bs::exchange::fileOf(*m_open->game, m_roster, judgement, ids));
}

Result<std::string> GameDataList::stampedBytes(const std::string& path)
{
    const auto file = fileNow();
    const auto packed = hasEnding(path, ".rosz")   ? bs::writeRosz(file, m_roster.name)
                        : hasEnding(path, ".json") ? Result<std::string>(bs::writeJson(file))
                                                   : Result<std::string>(bs::writeRos(file));
    if (!packed)
        return packed;
    // Nothing is written that could not be read again.
    if (auto read = bs::readRosterFile(*packed, path); !read)
        return tl::unexpected(std::move(read.error()));
    return packed;
}

std::vector<CostLimit> GameDataList::limits() const
{
    std::vector<CostLimit> limits;
    if (!m_standing)
        return limits;
    for (const auto& total : m_standing->judgement().totals)
        if (!total.isHidden) {
            const auto limit = bs::limitOf(m_roster, total.costType);
            limits.push_back({std::string(m_standing->data().keys.text(total.costType)), shown(total.name),
                              limit ? text(limit->text()) : QString()});
        }
    return limits;
}

std::shared_ptr<const bs::List> GameDataList::list() const
{
    if (!m_standing)
        return nullptr;
    auto list = std::make_shared<bs::List>(m_standing->list());
    list->file = fileNow();
    return list;
}

} // namespace muster::editor
