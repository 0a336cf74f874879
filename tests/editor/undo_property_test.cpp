#include "core/arbitraryroster.h"
#include "fixture.h"

using namespace muster;
using namespace muster::editor;
using namespace muster::testing;

namespace {

Roster standardRoster()
{
    auto roster = *arbitraryRoster();
    roster.ruleset = "wargame";
    roster.army = "standard";
    return roster;
}

/// Of those that may change nothing: as it comes, the last one again, or there and back as one change.
Edit someEditAfter(const Roster& roster, const Edit& last)
{
    switch (*rc::gen::inRange(0, 3)) {
    case 0:
        return *arbitraryEdit(roster);
    case 1:
        return last;
    default:
        break;
    }
    const auto there = *arbitraryEdit(roster);
    auto changed = roster;
    const auto back = apply(changed, there);
    return back ? Edit{edits::Batch{{there, *back}}} : there;
}

/// A field that is typed in: what it says, and the edit that sets it.
struct Field {
    std::string text;
    std::function<Edit(const std::string&)> edit;
};

Field someField(const Roster& roster)
{
    const auto unit = roster.units.empty() ? RosterUnit() : *rc::gen::elementOf(roster.units);
    switch (*rc::gen::inRange(0, roster.units.empty() ? 3 : 5)) {
    case 0:
        return {roster.name, [](const std::string& text) { return Edit{edits::SetName{text}}; }};
    case 1:
        return {roster.player, [](const std::string& text) { return Edit{edits::SetPlayer{text}}; }};
    case 2:
        return {roster.notes, [](const std::string& text) { return Edit{edits::SetNotes{text}}; }};
    case 3:
        return {unit.name, [id = unit.id](const std::string& text) { return Edit{edits::SetUnitName{id, text}}; }};
    default:
        return {unit.note, [id = unit.id](const std::string& text) { return Edit{edits::SetUnitNote{id, text}}; }};
    }
}

} // namespace

TEST_CASE("an edit that leaves the roster as it is adds no step and makes nothing changed")
{
    CHECK(rc::check("edits that change nothing", [] {
        Document document(store());
        RC_ASSERT(bool(document.create(standardRoster())));
        auto& undo = document.undoStack();
        Edit last{edits::Batch{}};
        int idle = 0;
        for (auto left = *rc::gen::inRange(1, 10); left > 0; --left) {
            if (*rc::gen::inRange(0, 4) == 0)
                undo.setClean();
            const auto before = document.roster();
            const auto steps = undo.count();
            const auto index = undo.index();
            const auto isModified = document.isModified();
            const auto edit = last = someEditAfter(before, last);
            auto expected = before;
            (void)apply(expected, edit);

            const auto isChange = document.apply(edit, QString::number(left)); // names apart: nothing is typed on
            RC_ASSERT(isChange == (expected != before));
            RC_ASSERT(document.roster() == expected);
            RC_ASSERT(undo.index() == index + (isChange ? 1 : 0));
            RC_ASSERT(undo.count() == (isChange ? index + 1 : steps));
            RC_ASSERT(document.isModified() == (isModified || isChange));
            idle += isChange ? 0 : 1;
            if (*rc::gen::inRange(0, 4) == 0)
                undo.undo(); // what can be redone stays there, too
        }
        RC_CLASSIFY(idle > 1, "more than one that changed nothing");
    }));
}

TEST_CASE("a text that is typed and taken back letter by letter leaves no step")
{
    CHECK(rc::check("typing", [] {
        Document document(store());
        RC_ASSERT(bool(document.create(standardRoster())));
        auto& undo = document.undoStack();
        // Steps of before, some of them saved, and none of typing.
        for (auto left = *rc::gen::inRange(0, 3); left > 0; --left)
            (void)document.apply({edits::SetPoints{left}}, "Change");
        if (*rc::gen::arbitrary<bool>())
            undo.setClean();
        const auto before = document.roster();
        const auto steps = undo.count();
        const auto isModified = document.isModified();
        const auto last = undo.undoText();

        const auto field = someField(before);
        auto text = field.text;
        const auto letters = *rc::gen::inRange(1, 8);
        for (int i = 0; i < letters; ++i) {
            text += *rc::gen::element('a', 'B', ' ', '0');
            RC_ASSERT(document.apply(field.edit(text), "Type"));
            RC_ASSERT(undo.count() == steps + 1);
            RC_ASSERT(undo.undoText() == "Type");
            RC_ASSERT(document.isModified());
        }
        for (int i = letters; i > 0; --i) {
            RC_ASSERT(undo.count() == steps + 1);
            text.pop_back();
            RC_ASSERT(document.apply(field.edit(text), "Type"));
        }
        RC_ASSERT(document.roster() == before);
        RC_ASSERT(undo.count() == steps);
        RC_ASSERT(undo.index() == steps);
        RC_ASSERT(undo.undoText() == last);
        RC_ASSERT(!undo.canRedo());
        RC_ASSERT(document.isModified() == isModified);
    }));
}
