#include "battlescribe/saved/rosterreader.h"

#include "battlescribe/file/jsonform.h"
#include "battlescribe/file/trimmed.h"
#include "battlescribe/saved/presentform.h"

#include <QCryptographicHash>

#include <algorithm>
#include <charconv>
#include <functional>
#include <map>
#include <utility>

namespace muster::battlescribe {

namespace {

std::string attribute(const XmlNode& node, std::string_view name) { return std::string(trimmed(node.valueOf(name))); }

std::int64_t numberOf(const std::string& text)
{
    const auto number = Decimal::parse(text, Decimal::mostInFiles);
    return number && number->isWhole() ? number->floor() : 1;
}

SelectionType typeOf(std::string_view text)
{
    return text == "unit"      ? SelectionType::Unit
           : text == "model"   ? SelectionType::Model
           : text == "upgrade" ? SelectionType::Upgrade
                               : SelectionType::Other;
}

class RosterReader {
public:
    FileRoster roster(const XmlNode& node)
    {
        findPublications(node);
        FileRoster roster;
        roster.name = attribute(node, "name");
        roster.game = attribute(node, "gameSystemName");
        roster.gameRevision = attribute(node, "gameSystemRevision");
        roster.madeBy = attribute(node, "generatedBy");
        if (const auto version = attribute(node, "battleScribeVersion"); roster.madeBy.empty() && !version.empty())
            roster.madeBy = "BattleScribe " + version;
        children(node, {{"costs", lists(roster.costs, "cost", &RosterReader::cost)},
                        {"costLimits", lists(roster.limits, "costLimit", &RosterReader::cost)},
                        {"forces", lists(roster.forces, "force", &RosterReader::force)},
                        {"customNotes", words(roster.notes)}});
        // A limit below 0 means that there is none, and New Recruit writes 0 where nobody has set one.
        const bool isZeroNone = isByNewRecruit(roster);
        std::erase_if(roster.limits, [&](const Cost& limit) {
            return limit.value && (limit.value->isNegative() || (isZeroNone && limit.value->isZero()));
        });
        for (const auto& [place, count] : m_kept)
            roster.kept.push_back({place.first, place.second, count});
        return roster;
    }

private:
    using Take = std::function<void(const XmlNode&)>;
    using Known = std::initializer_list<std::pair<std::string_view, Take>>;

    /// Reads every known element below; counts the others unless they are empty.
    void children(const XmlNode& node, const Known& known)
    {
        for (const auto& child : node.children) {
            if (child.kind != XmlNode::Kind::Element)
                continue;
            const auto found = std::ranges::find(known, child.localName(), &Known::value_type::first);
            if (found != known.end())
                found->second(child);
            else if (const auto carried = jsonform::carriedBy(child))
                keep(node, *carried);
            else if (!child.children.empty() || !child.attributes.empty()) // else there is nothing in it
                ++m_kept[{std::string(node.localName()), std::string(child.localName())}];
        }
    }

    /// A member of JSON that XML cannot have.
    void keep(const XmlNode& node, const jsonform::Carried& carried)
    {
        // It may only say how JSON writes an attribute or a text.
        const bool isSaidTwice =
            carried.letters && (node.attribute(carried.key) != nullptr || carried.key == jsonform::textKey ||
                                jsonform::isTextName(carried.key));
        if (!isSaidTwice && carried.json != "null")
            ++m_kept[{std::string(node.localName()), std::string(carried.key)}];
    }

    template <class Value>
    Take lists(std::vector<Value>& values, std::string_view name, Value (RosterReader::*read)(const XmlNode&))
    {
        return [this, &values, name, read](const XmlNode& node) {
            children(node, {{name, [&](const XmlNode& each) { values.push_back((this->*read)(each)); }}});
        };
    }

    static Take words(std::string& text)
    {
        return [&text](const XmlNode& node) { text = trimmed(node.words()); };
    }

    static Take nothing()
    {
        return [](const XmlNode&) {};
    }

    Cost cost(const XmlNode& node)
    {
        Cost cost{attribute(node, "name"), attribute(node, "typeId"), attribute(node, "value"), {}};
        if (cost.type.empty())
            cost.type = attribute(node, "costTypeId"); // of older files
        cost.value = Decimal::parse(cost.written, Decimal::mostInFiles);
        children(node, {});
        return cost;
    }

    Characteristic characteristic(const XmlNode& node)
    {
        // Older files have the value as an attribute.
        Characteristic read{attribute(node, "name"), attribute(node, "value")};
        if (const std::string text(trimmed(node.words())); !text.empty())
            read.value = text;
        children(node, {});
        return read;
    }

    Printed printed(const XmlNode& node)
    {
        const auto found = m_publications.find(attribute(node, "publicationId"));
        // Older files name the book itself.
        return {found == m_publications.end() ? attribute(node, "book") : found->second, attribute(node, "page")};
    }

    Profile profile(const XmlNode& node)
    {
        Profile profile;
        profile.name = attribute(node, "name");
        profile.type = attribute(node, "typeName");
        if (profile.type.empty())
            profile.type = attribute(node, "profileTypeName"); // of older files
        profile.printed = printed(node);
        children(node,
                 {{"characteristics", lists(profile.characteristics, "characteristic", &RosterReader::characteristic)},
                  {"attributes", lists(profile.characteristics, "attribute", &RosterReader::characteristic)},
                  {"modifiers", emptyOrKept(node)},
                  {"modifierGroups", emptyOrKept(node)}});
        std::erase_if(profile.characteristics, [](const Characteristic& each) { return each.name.empty(); });
        return profile;
    }

    /// What some files have empty in every profile and rule.
    Take emptyOrKept(const XmlNode& parent)
    {
        return [this, &parent](const XmlNode& node) {
            if (std::ranges::any_of(node.children,
                                    [](const XmlNode& each) { return each.kind == XmlNode::Kind::Element; }))
                ++m_kept[{std::string(parent.localName()), std::string(node.localName())}];
        };
    }

    Rule rule(const XmlNode& node)
    {
        Rule rule{attribute(node, "name"), {}, printed(node)};
        children(node, {{"description", words(rule.text)},
                        {"modifiers", emptyOrKept(node)},
                        {"modifierGroups", emptyOrKept(node)}});
        return rule;
    }

    Category category(const XmlNode& node, std::vector<Profile>& profiles, std::vector<Rule>& rules)
    {
        children(node, {{"profiles", lists(profiles, "profile", &RosterReader::profile)},
                        {"rules", lists(rules, "rule", &RosterReader::rule)}});
        return {attribute(node, "name"), attribute(node, "entryId"), attribute(node, "primary") == "true"};
    }

    /// What forces and selections both have. Profiles and rules of their categories are theirs.
    template <class Owner>
    Take categoriesOf(Owner& owner)
    {
        return [this, &owner](const XmlNode& node) {
            children(node, {{"category", [&](const XmlNode& each) {
                                 owner.categories.push_back(category(each, owner.profiles, owner.rules));
                             }}});
        };
    }

    FileSelection selection(const XmlNode& node)
    {
        FileSelection read;
        read.id = attribute(node, "id");
        read.name = attribute(node, "name");
        read.customName = attribute(node, "customName");
        read.entry = attribute(node, "entryId");
        read.group = attribute(node, "group");
        read.writtenNumber = attribute(node, "number");
        read.number = numberOf(read.writtenNumber);
        read.type = typeOf(attribute(node, "type"));
        read.printed = printed(node);
        children(node, {{"costs", lists(read.costs, "cost", &RosterReader::cost)},
                        {"categories", categoriesOf(read)},
                        {"profiles", lists(read.profiles, "profile", &RosterReader::profile)},
                        {"rules", lists(read.rules, "rule", &RosterReader::rule)},
                        {"selections", lists(read.selections, "selection", &RosterReader::selection)},
                        {"customNotes", words(read.notes)}});
        return read;
    }

    FileForce force(const XmlNode& node)
    {
        FileForce read;
        read.id = attribute(node, "id");
        read.name = attribute(node, "name");
        read.customName = attribute(node, "customName");
        read.entry = attribute(node, "entryId");
        read.catalogue = attribute(node, "catalogueName");
        read.catalogueRevision = attribute(node, "catalogueRevision");
        children(node, {{"costs", lists(read.costs, "cost", &RosterReader::cost)},
                        {"categories", categoriesOf(read)},
                        {"profiles", lists(read.profiles, "profile", &RosterReader::profile)},
                        {"rules", lists(read.rules, "rule", &RosterReader::rule)},
                        {"selections", lists(read.selections, "selection", &RosterReader::selection)},
                        {"forces", lists(read.forces, "force", &RosterReader::force)},
                        {"customNotes", words(read.notes)},
                        {"publications", nothing()}});
        return read;
    }

    /// Their ids are known in the whole file.
    void findPublications(const XmlNode& node)
    {
        for (const auto& child : node.children) {
            if (child.is("publication"))
                m_publications.emplace(attribute(child, "id"), attribute(child, "name"));
            else if (child.is("publications") || child.is("forces") || child.is("force"))
                findPublications(child);
        }
    }

    std::map<std::string, std::string> m_publications;
    std::map<std::pair<std::string, std::string>, std::int64_t> m_kept;
};

/// Lengths keep the pieces apart.
void add(QCryptographicHash& hash, const std::string& text)
{
    hash.addData(QByteArray::number(static_cast<qlonglong>(text.size())) + ':');
    hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

void add(QCryptographicHash& hash, const std::vector<FileSelection>& selections)
{
    add(hash, std::to_string(selections.size()));
    for (const auto& selection : selections) {
        add(hash, selection.entry);
        add(hash, selection.entry.empty() ? selection.name : std::string());
        add(hash, selection.writtenNumber);
        add(hash, selection.selections);
    }
}

void add(QCryptographicHash& hash, const std::vector<FileForce>& forces)
{
    add(hash, std::to_string(forces.size()));
    for (const auto& force : forces) {
        add(hash, force.entry);
        add(hash, force.catalogue);
        add(hash, force.selections);
        add(hash, force.forces);
    }
}

} // namespace

FileRoster rosterIn(const XmlNode& root)
{
    const auto changed = inPresentForm(root);
    return RosterReader().roster(changed ? *changed : root);
}

std::string fingerprintOf(const FileRoster& roster)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    add(hash, roster.game);
    add(hash, roster.forces);
    auto digits = hash.result().toHex().toUpper().left(12);
    return (digits.left(4) + '-' + digits.mid(4, 4) + '-' + digits.mid(8)).toStdString();
}

} // namespace muster::battlescribe
