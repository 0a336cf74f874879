#include "print/play/playview.h"

#include "battlescribe/saved/texts.h"
#include "print/play/playwords.h"
#include "print/play/viewjson.h"
#include "print/prepare.h"
#include "print/print.h"
#include "print/shown.h"

#include <variant>

namespace muster::print {

namespace {

/// As much as a page with all its sheets may have: a phone keeps the whole of it in memory.
constexpr std::size_t mostOfPage = 16u << 20;

/// The sheet of a job, and the code of its roster.
struct Played {
    PlaySheet sheet;
    std::string code;
};

Result<Played> played(const Job& job, const Settings& settings, const Templates& templates)
{
    if (const auto room = roomFor(job); !room)
        return tl::unexpected(room.error());
    Settings withoutNotes; // both players look at the page, so it is like an opponent's copy
    withoutNotes.sheets = {Sheet::Opponent};
    withoutNotes.hasPictures = settings.hasPictures;
    const Shown shown(job, withoutNotes);
    return Played{playView(
                      shown.job(), [&](std::string_view name) { return templates.icon(name); },
                      [&](const std::string& picture) { return shown.pictures().addressOf(picture); }),
                  shown.copies().code};
}

Result<Played> played(const BattleScribeJob& job, const Settings& /*settings*/, const Templates& /*templates*/)
{
    std::vector<const battlescribe::List*> lists{job.list};
    lists.insert(lists.end(), job.allies.begin(), job.allies.end());
    lists.insert(lists.end(), job.enemies.begin(), job.enemies.end());
    for (const auto* list : lists)
        if (const auto room = roomFor(*list); !room)
            return tl::unexpected(room.error());
    if (job.hasTexts)
        return Played{playView(job), {}};
    std::vector<battlescribe::List> bare;
    bare.reserve(lists.size());
    for (const auto* list : lists)
        battlescribe::removeTexts(bare.emplace_back(*list).roster);
    BattleScribeJob without{&bare.front(), job.date, false, {}, {}};
    for (std::size_t i = 1; i < bare.size(); ++i)
        (i <= job.allies.size() ? without.allies : without.enemies).push_back(&bare[i]);
    return Played{playView(without), {}};
}

Result<Played> played(const BookJob& /*job*/, const Settings& /*settings*/, const Templates& /*templates*/)
{
    return failure(Fault::about({}, "There is no page to play from of an army book", "Name a roster."));
}

Result<Played> played(const SeveralJob& /*job*/, const Settings& /*settings*/, const Templates& /*templates*/)
{
    return failure(Fault::about({}, "A page to play from is of one battle", "Name one roster."));
}

} // namespace

Result<std::string> toPlayPage(const AnyJob& job, const Settings& settings, const Progress& progress)
{
    const paper::Stage stage(progress);
    return paper::unlessCancelled([&]() -> Result<std::string> {
        auto templates = Templates::read(settings.templateFolder, settings.userTemplateFolder);
        if (!templates)
            return tl::unexpected(templates.error());
        auto made = std::visit([&](const auto& one) { return played(one, settings, *templates); }, job);
        if (!made)
            return tl::unexpected(made.error());
        stage.at(0.5);
        auto& sheet = made->sheet;
        const auto& title = sheet.title;
        PlayFrame frame{report::language(),
                        title,
                        say(phrase("play", "A page to play from.")),
                        say(phrase("play", "This page needs scripts. Open it in a browser, and allow them for files.")),
                        {templates->text("play.css")},
                        {scriptJson(sheet)},
                        {templates->text("play.js")},
                        made->code.empty() ? std::nullopt : std::optional(made->code)};
        auto page = templates->renderPlay(frame, mostOfPage, stage.part(0.5, 1));
        if (page)
            stage.at(1);
        return page;
    });
}

} // namespace muster::print
