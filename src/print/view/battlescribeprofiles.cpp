// Texts and profiles of a roster of BattleScribe, as sheets show them.
#include "print/view/battlescribe.h"

#include "battlescribe/browse/textruns.h"
#include "core/base/letters.h"
#include "core/base/safetext.h"
#include "print/view/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace muster::print {

using battlescribe::FileSelection;
using battlescribe::Profile;
using battlescribe::ProfileTable;
using battlescribe::SelectionType;

namespace {

/// Of a text that is made to be slow. A paragraph of the data has ten.
constexpr std::size_t mostPieces = 1'000;

/// A profile, and who has it.
struct Borne {
    Profile profile;
    std::string model; ///< the unit or model that is nearest; empty: none
    std::string unit;  ///< the selection at the top of the force
    bool isOfModel = false;
};

void add(const FileSelection& selection, std::string model, const std::string& unit, std::vector<Borne>& borne)
{
    const bool isModel = selection.type == SelectionType::Unit || selection.type == SelectionType::Model;
    if (isModel)
        model = selection.name;
    for (const auto& profile : selection.profiles)
        borne.push_back({profile, model, unit, isModel && profile.name == selection.name});
    for (const auto& inside : selection.selections)
        add(inside, model, unit, borne);
}

/// The rows of one table that have one name: by their figures, who has them.
using Variants = std::map<std::string, std::set<std::string>>;

std::string figuresOf(const Profile& profile)
{
    std::string key;
    for (const auto& each : profile.characteristics)
        key.append(each.name).append(1, '\t').append(each.value).append(1, '\n');
    return key;
}

/// Whether the owners tell the variants apart, and say more than the name of the row.
bool isTellingApart(const Variants& variants, const std::string& name)
{
    std::set<std::set<std::string>> different;
    for (const auto& [figures, owners] : variants)
        if (owners.contains(name) || owners.contains({}) || !different.insert(owners).second)
            return false;
    return true;
}

std::string namesOf(const std::set<std::string>& owners)
{
    constexpr std::size_t mostNames = 3;
    std::vector<std::string> names(owners.begin(), owners.end());
    if (names.size() > mostNames) {
        names.resize(mostNames);
        names.emplace_back("…");
    }
    return join(names, ", ");
}

/// Writes whose a profile is behind its name, where another one of the name has other figures.
void tellOwners(std::vector<Borne>& borne)
{
    using Row = std::pair<std::string, std::string>; // type and name
    std::map<Row, std::vector<Borne*>> rows;
    for (auto& each : borne)
        rows[{each.profile.type, each.profile.name}].push_back(&each);
    for (const auto& [row, those] : rows)
        for (const auto owner : {&Borne::model, &Borne::unit}) {
            Variants variants;
            for (const auto* each : those)
                variants[figuresOf(each->profile)].insert(each->*owner);
            if (variants.size() < 2)
                break;
            if (!isTellingApart(variants, row.second))
                continue;
            for (auto* each : those)
                each->profile.name += " (" + namesOf(variants[figuresOf(each->profile)]) + ')';
            break;
        }
}

std::vector<Borne> borneIn(const battlescribe::FileRoster& roster)
{
    std::vector<Borne> borne;
    battlescribe::eachForce(roster.forces, [&](const battlescribe::FileForce& force) {
        for (const auto& profile : force.profiles)
            borne.push_back({profile, {}, {}, false});
        for (const auto& selection : force.selections)
            add(selection, {}, selection.name, borne);
    });
    return borne;
}

/// Whether it has a text that is read, not looked up.
bool hasText(const Profile& profile)
{
    constexpr std::size_t mostLetters = 60;
    return std::ranges::any_of(profile.characteristics, [](const battlescribe::Characteristic& each) {
        return countLetters(battlescribe::plainText(each.value)) > mostLetters;
    });
}

std::vector<ProfileTable> tablesIn(std::vector<Borne> borne, const std::map<std::string, std::size_t>& places)
{
    tellOwners(borne);
    std::vector<Profile> profiles;
    for (auto& each : borne)
        profiles.push_back(std::move(each.profile));
    auto tables = battlescribe::tablesOf(profiles);
    std::ranges::stable_sort(tables, {}, [&](const ProfileTable& table) { return places.at(table.type); });
    return tables;
}

} // namespace

void MarkedText::add(const MarkedText& more)
{
    if (pieces.empty() && !more.pieces.empty() && !text.empty())
        pieces.push_back({text, false, false});
    text += more.text;
    if (!more.pieces.empty())
        pieces.insert(pieces.end(), more.pieces.begin(), more.pieces.end());
    else if (!pieces.empty())
        pieces.push_back({more.text, false, false});
}

MarkedText markedText(std::string_view text)
{
    MarkedText marked;
    for (auto& run : battlescribe::runsOf(safeLine(text))) {
        marked.text += run.text;
        marked.pieces.push_back({std::move(run.text), run.isBold, run.isSmall});
    }
    const bool isPlain = marked.pieces.size() == 1 && !marked.pieces[0].isStrong && !marked.pieces[0].isSmall;
    if (isPlain || marked.pieces.size() > mostPieces)
        marked.pieces.clear();
    return marked;
}

OrderedTables::OrderedTables(const battlescribe::FileRoster& roster) : m_roster(roster)
{
    struct Kind {
        std::string type;
        bool isOfModels = false;
        std::size_t rows = 0;
        std::size_t texts = 0;
    };
    std::vector<Kind> kinds;
    std::map<std::string, std::size_t> places;
    for (const auto& each : borneIn(roster)) {
        const auto [found, isNew] = places.try_emplace(each.profile.type, kinds.size());
        if (isNew)
            kinds.push_back({each.profile.type, false, 0, 0});
        auto& kind = kinds[found->second];
        kind.isOfModels |= each.isOfModel;
        ++kind.rows;
        kind.texts += hasText(each.profile) ? 1 : 0;
    }
    std::ranges::stable_sort(kinds, {}, [](const Kind& kind) {
        const bool isOfTexts = kind.texts * 2 >= kind.rows;
        return kind.isOfModels ? 0 : isOfTexts ? 2 : 1;
    });
    for (std::size_t i = 0; i < kinds.size(); ++i)
        m_places[kinds[i].type] = i;
}

std::vector<ProfileTable> OrderedTables::of(const FileSelection& selection) const
{
    std::vector<Borne> borne;
    add(selection, {}, selection.name, borne);
    return tablesIn(std::move(borne), m_places);
}

std::vector<ProfileTable> OrderedTables::ofAll() const { return tablesIn(borneIn(m_roster), m_places); }

} // namespace muster::print
