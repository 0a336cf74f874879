#include "editor/checking/listchecker.h"

#include "editor/pictures/playerpicture.h"
#include "io/roster/pdfroster.h"
#include "reading/pictures/pictures.h"

#include <algorithm>
#include <utility>

namespace muster::editor {

namespace {

constexpr std::size_t mostListsInAnInput = 1'000; ///< that are judged for a window

/// What came, small enough for a window; null for what is no picture.
QImage pictureIn(const std::string& bytes, const std::stop_token& stop)
{
    if (!isPicture(bytes))
        return {};
    const auto shown = shownPicture(bytes, {}, stop);
    if (!shown)
        return {};
    return imageOf(*shown);
}

Result<CheckedList> checked(Store& store, ReadList read, ListOrigin other)
{
    const auto origin = read.battleScribe ? ListOrigin::BattleScribe
                        : read.reading    ? ListOrigin::Words
                        : read.any.isFile ? ListOrigin::RosterFile
                                          : other;
    CheckedList list{judgeList(store, std::move(read)), origin, {}};
    if (!list.faults.empty())
        return tl::unexpected(std::move(list.faults));
    findRulings(list);
    return list;
}

} // namespace

ListInput inputOf(const CheckedList& list) { return {{}, battlescribe::writeRos(list.battleScribe->file), list.name}; }

ListChecker::ListChecker(Store& store, QObject* parent)
    : QObject(parent),
      m_store(store),
      m_work([this](Made made) { take(std::move(made)); },
             [](const std::string& why) -> Made {
                 return {failure(Fault::about({}, "the list cannot be read: " + why)), {}, {}, {}, {}};
             })
{
}

void ListChecker::check(ListInput input, const ReadOptions& options)
{
    m_input = std::move(input);
    m_options = options;
    read();
}

void ListChecker::giveUp()
{
    m_work.giveUp();
    m_isStale = false;
    m_wanted = m_lists;
}

void ListChecker::show(CheckedList list, ListInput input)
{
    m_work.giveUp();
    m_isStale = false;
    m_input = std::move(input);
    m_options = {};
    m_picture = {};
    m_faults.clear();
    m_lists = {std::move(list)};
    m_wanted = m_lists;
    emit finished();
}

void ListChecker::takeOver(const ListChecker& other)
{
    m_input = other.m_input;
    m_options = other.m_options;
    m_picture = other.m_picture;
    m_faults = other.m_faults;
    m_lists = other.m_lists;
    m_wanted = other.m_wanted;
    emit finished();
    if (m_lists.empty() && other.isWorking())
        read();
    else
        dataChanged();
}

void ListChecker::readAgainAs(const ReadOptions& options)
{
    m_options = options;
    read();
}

void ListChecker::dataChanged()
{
    m_reader.reset();
    if (m_lists.empty())
        return;
    // There may be other data of theirs now, or none.
    if (std::ranges::any_of(m_wanted, [](const CheckedList& list) { return list.battleScribe != nullptr; })) {
        read(m_wanted.front().settled);
        return;
    }
    for (auto& list : m_wanted)
        if (auto catalogue = m_store.fullCatalogue(gameOf(list.roster)))
            list.catalogue = std::move(*catalogue);
    judgeAgain();
}

void ListChecker::start(std::function<Made(const std::stop_token&)> work)
{
    m_work.start(std::move(work));
    emit began();
}

void ListChecker::read(std::vector<LineChoice> settled)
{
    m_isStale = false;
    start([store = std::make_shared<Store>(m_store.fork()), reader = std::exchange(m_reader, nullptr), input = m_input,
           options = m_options, takesBattleScribe = m_takesBattleScribe,
           settled = std::move(settled)](const std::stop_token& stop) mutable -> Made {
        Made made{failure(Fault::about(input.name, "reading was stopped")), {}, store, {}, {}};
        if (input.bytes.empty() && !input.path.empty()) {
            auto bytes = readListBytes(input.path, Pipes::Refuse);
            if (!bytes) {
                made.lists = tl::unexpected(std::move(bytes.error()));
                return made;
            }
            input.bytes = std::move(*bytes);
        }
        if (stop.stop_requested())
            return made;
        made.picture = pictureIn(input.bytes, stop);
        const auto origin = isPdf(input.bytes)       ? ListOrigin::Pdf
                            : isPicture(input.bytes) ? ListOrigin::Picture
                                                     : ListOrigin::Code;
        made.reader = reader ? reader : std::make_shared<ListReader>(*store);
        made.bytes = input.bytes;
        auto lists = made.reader->read(std::move(input.bytes), input.name, options, stop);
        if (!lists) {
            made.lists = tl::unexpected(std::move(lists.error()));
            return made;
        }
        if (lists->size() > mostListsInAnInput) {
            made.lists = failure(Fault::about(input.name, "this has more than 1,000 lists", "Is it the right file?"));
            return made;
        }
        std::vector<CheckedList> all;
        for (auto& each : *lists) {
            if (stop.stop_requested())
                return made;
            if (each.battleScribe && !takesBattleScribe) {
                made.lists = failure(notForBattleScribe(each.name, "it is not compared with other lists here"));
                return made;
            }
            auto list = checked(*store, std::move(each), origin);
            if (!list) {
                made.lists = tl::unexpected(std::move(list.error()));
                return made;
            }
            if (list->words && !settled.empty()) {
                list->settled = settled;
                editor::judgeAgain(*list);
            }
            all.push_back(std::move(*list));
        }
        made.lists = std::move(all);
        return made;
    });
}

bool ListChecker::correct(std::size_t list, const Change& change)
{
    if (list >= m_wanted.size() || !change(m_wanted[list]))
        return false;
    judgeAgain();
    return true;
}

void ListChecker::judgeAgain()
{
    if (isWorking()) { // one after the other: the last of them judges it all
        m_isStale = true;
        return;
    }
    m_isStale = false;
    start([lists = m_wanted, before = m_lists](const std::stop_token&) mutable -> Made {
        for (std::size_t i = 0; i < lists.size(); ++i)
            if (lists[i].catalogue != before[i].catalogue || lists[i].reading != before[i].reading ||
                lists[i].settled != before[i].settled || !(lists[i].roster == before[i].roster))
                editor::judgeAgain(lists[i]);
        Made made{std::move(lists), {}, {}, {}, {}};
        made.isReading = false;
        return made;
    });
}

void ListChecker::take(Made made)
{
    if (made.reader)
        m_reader = std::move(made.reader);
    if (made.store)
        m_store.learn(*made.store);
    if (!made.isReading) {
        if (made.lists) {
            m_lists = std::move(*made.lists);
            if (m_isStale)
                judgeAgain();
            else
                m_wanted = m_lists;
        }
        emit judged();
        return;
    }
    if (m_input.bytes.empty())
        m_input.bytes = std::move(made.bytes);
    m_picture = std::move(made.picture);
    m_lists.clear();
    m_faults.clear();
    if (made.lists)
        m_lists = std::move(*made.lists);
    else
        m_faults = std::move(made.lists.error());
    m_wanted = m_lists;
    emit finished();
}

} // namespace muster::editor
