#include "editor/gamedata/dataoffers.h"

#include "battlescribe/browse/textruns.h"
#include "battlescribe/compose/compose.h"
#include "battlescribe/judge/check.h"
#include "battlescribe/judge/offered.h"
#include "battlescribe/judge/order.h"
#include "battlescribe/judge/settle.h"
#include "editor/gamedata/dataintents.h"
#include "editor/gamedata/dataunit.h"
#include "editor/gamedata/datawords.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace muster::editor {

namespace bs = battlescribe;
using bs::data::Node;

namespace {

using Element = Standing::Element;

/// Columns of figures beside the names; more do not fit.
constexpr qsizetype mostColumns = 8;
/// Names to search in, of one offer.
constexpr qsizetype mostWords = 200;

/// What of an offer may change with the list; as long as it is the same, so is the offer.
struct Seen {
    std::string catalogue;
    Id<bs::Choice> choice;
    std::string name;
    std::vector<bs::Decimal> costs;
    bs::data::Key category;

    friend bool operator==(const Seen&, const Seen&) = default;
};

/// With what it was made from.
struct DataOffers : OfferList {
    const bs::Game* of = nullptr;
    std::vector<Seen> seen;
    std::vector<std::pair<std::string, Id<Node>>> forces; ///< catalogue and entry
    std::string main;                                     ///< kind of cost that is shown
};

std::string idOf(const Standing& standing, Id<bs::data::File> file)
{
    return std::string(standing.data().keys.text(standing.data().files[file].id));
}

std::string keyOf(const Standing& standing, const std::string& catalogue, const std::string& path)
{
    return idOf(standing, Id<bs::data::File>::at(0)) + '/' + catalogue + '/' + path;
}

class OfferMaker {
    Q_DECLARE_TR_FUNCTIONS(GameData)

public:
    explicit OfferMaker(const Standing& standing) : m_standing(standing), m_situation(standing.situation()) {}

    OfferListPtr make(const OfferListPtr& before)
    {
        auto made = std::make_shared<DataOffers>();
        made->of = &m_standing.game();
        made->main = m_standing.mainCost() ? m_standing.mainCost()->type : std::string();
        lookAtForces(*made);
        const auto* known = dynamic_cast<const DataOffers*>(before.get());
        if (known && known->of == made->of && known->seen == made->seen && known->forces == made->forces &&
            known->main == made->main)
            return before;
        const auto& data = m_standing.data();
        const auto& system = data.files[Id<bs::data::File>::at(0)];
        made->game = data.keys.text(system.id);
        made->usedPrefix = text(made->game + '/');
        made->hasCosts = !m_standing.game().costTypes().empty();
        if (const auto* main = m_standing.mainCost())
            made->costName = shown(main->name);
        made->sections = std::make_shared<const std::vector<OfferSection>>(sectionsOf(*made));
        made->heads = std::move(m_heads);
        made->ownCount = made->seen.size();
        return made;
    }

private:
    [[nodiscard]] std::string gameId() const { return catalogueId(Id<bs::data::File>::at(0)); }

    [[nodiscard]] std::string catalogueId(Id<bs::data::File> file) const { return idOf(m_standing, file); }

    /// The choices that the first force of each catalogue takes, in its order of categories, then by name.
    void lookAtForces(DataOffers& made)
    {
        std::set<Id<bs::data::File>> met;
        for (const auto id : m_situation.elements.ids()) {
            const auto& element = m_situation[id];
            if (element.kind != Element::Kind::Force || element.catalogue.isNone() ||
                !met.insert(element.catalogue).second)
                continue;
            m_firstForces.push_back(id);
            lookAt(id, made);
            for (const auto above : {Id<Node>(), element.entry})
                for (const auto entry : bs::compose::forceEntriesOf(m_standing.game(), element.catalogue, above))
                    addForce(catalogueId(element.catalogue), entry, made);
        }
    }

    void addForce(const std::string& catalogue, Id<Node> entry, DataOffers& made) const
    {
        const auto& node = m_standing.data().nodes[entry];
        const bs::judge::Nodes nodes{node.isLink() ? node.target : entry, node.isLink() ? entry : Id<Node>()};
        if (nodes[0].isNone() || isHidden(m_situation, {{}, m_situation.top(), {}, {}}, nodes))
            return;
        if (std::ranges::find(made.forces, std::pair(catalogue, entry)) == made.forces.end())
            made.forces.emplace_back(catalogue, entry);
    }

    void lookAt(Id<Element> force, DataOffers& made)
    {
        const auto first = static_cast<std::ptrdiff_t>(made.seen.size());
        const auto catalogue = catalogueId(m_situation[force].catalogue);
        const auto shownLinks = categoryLinksOf(m_situation, force);
        std::map<std::int32_t, std::ptrdiff_t> ranks; // of categories in the force
        for (const auto link : shownLinks)
            ranks.emplace(m_standing.data().nodes[link].targetKey.value(), std::ssize(ranks));
        // Copied: looking at choices lets the tree grow.
        const auto choices = offersBelow(m_situation, force)->choices;
        for (const auto choice : choices) {
            if (m_standing.game()[choice].isGroup || !hasPlaceAmong(m_situation, shownLinks, choice))
                continue;
            const auto asker = bs::judge::Situation::askerBelow(force, choice);
            if (isHidden(m_situation, asker))
                continue;
            made.seen.push_back({catalogue, choice, nameOf(m_situation, asker, nodesOf(m_situation, choice)),
                                 costsBelow(m_situation, force, choice), categoryOf(choice, ranks)});
        }
        const auto rank = [&](const Seen& seen) {
            const auto found = ranks.find(seen.category.value());
            return found == ranks.end() ? std::ssize(ranks) : found->second;
        };
        std::stable_sort(made.seen.begin() + first, made.seen.end(), [&](const Seen& a, const Seen& b) {
            return rank(a) != rank(b) ? rank(a) < rank(b) : bs::judge::comesBefore(a.name, b.name);
        });
    }

    /// The main category of a choice, else the first that the force shows; none where it has none of these.
    [[nodiscard]] bs::data::Key categoryOf(Id<bs::Choice> choice,
                                           const std::map<std::int32_t, std::ptrdiff_t>& ranks) const
    {
        bs::data::Key main;
        bs::data::Key any;
        for (auto id = choice; !id.isNone(); id = m_standing.game()[id].group)
            m_standing.game().eachNodeOf(id, [&](Id<Node> node) {
                for (const auto link : m_standing.data().nodes[node].categories) {
                    const auto& category = m_standing.data().nodes[link];
                    if (category.isPrimary && main.isNone())
                        main = category.targetKey;
                    if (any.isNone() && ranks.contains(category.targetKey.value()))
                        any = category.targetKey;
                }
            });
        return !main.isNone() && ranks.contains(main.value()) ? main : any;
    }

    std::vector<OfferSection> sectionsOf(const DataOffers& made)
    {
        findColumns(made);
        std::vector<OfferSection> sections;
        const Seen* last = nullptr;
        for (const auto& seen : made.seen) {
            if (!last || last->category != seen.category || last->catalogue != seen.catalogue)
                sections.push_back({sectionName(seen), seen.catalogue != made.seen.front().catalogue, {}});
            sections.back().offers.push_back(offerOf(seen));
            last = &seen;
        }
        if (made.forces.empty())
            return sections;
        OfferSection forces{tr("Add a force"), false, {}};
        for (const auto& [catalogue, entry] : made.forces)
            forces.offers.push_back(offerOf(catalogue, entry));
        sections.push_back(std::move(forces));
        OfferSection others{tr("Take in other data"), true, {}};
        for (const auto& other : m_standing.others()) {
            Offer offer;
            offer.id = text(DataOffer{DataOffer::Kind::Catalogue, other.id, {}}.id());
            offer.key = text(gameId() + '/' + other.id);
            offer.name = offer.fullName = shown(other.name);
            offer.words << offer.name;
            others.offers.push_back(std::move(offer));
        }
        if (!others.offers.empty())
            sections.push_back(std::move(others));
        return sections;
    }

    [[nodiscard]] QString sectionName(const Seen& seen) const
    {
        auto name = tr("Without a category");
        for (const auto id : m_standing.data().nodesOf(seen.category))
            if (m_standing.data().nodes[id].kind == Node::Kind::Category)
                name = shown(std::string(m_standing.data().nodes[id].name));
        if (m_firstForces.size() < 2)
            return name;
        return tr("%1: %2").arg(catalogueName(seen.catalogue), name);
    }

    [[nodiscard]] QString catalogueName(const std::string& id) const
    {
        const auto& files = m_standing.data().files;
        for (const auto& file : files)
            if (m_standing.data().keys.text(file.id) == id)
                return shown(std::string(m_standing.data().nodes[file.root].name));
        return {};
    }

    /// Whether a type of profile has more than one column: a text alone has none that could stand in a table.
    [[nodiscard]] bool hasFigures(std::string_view type) const
    {
        return std::ranges::any_of(m_standing.data().profileTypes, [&](const bs::data::ProfileType& each) {
            return m_standing.data().keys.text(each.id) == type && each.characteristics.size() > 2;
        });
    }

    /// The columns are those of the type of profile that most offers have.
    void findColumns(const DataOffers& made)
    {
        std::map<std::string_view, int> counts;
        for (const auto& seen : made.seen) {
            std::set<std::string_view> types;
            for (const auto profile : m_profiles[seen.choice.value()] = profilesOf(m_standing.game(), seen.choice))
                types.insert(m_standing.data().keys.text(m_standing.data().nodes[profile].profileType));
            for (const auto& type : types)
                counts[type] += hasFigures(type) ? 1 : 0;
        }
        const auto most = std::ranges::max_element(counts, {}, [](const auto& each) { return each.second; });
        if (most == counts.end())
            return;
        m_mainType = m_standing.data().keys.find(most->first);
        for (const auto& type : m_standing.data().profileTypes)
            if (type.id == m_mainType)
                for (const auto id : type.characteristics)
                    m_heads.push_back({shown(std::string(m_standing.data().characteristicTypes[id].name)),
                                       shown(std::string(m_standing.data().characteristicTypes[id].name)),
                                       {},
                                       0});
        if (std::ssize(m_heads) > mostColumns)
            m_heads.resize(mostColumns);
    }

    Offer offerOf(const Seen& seen)
    {
        Offer offer;
        const auto path = m_standing.game().pathOf(seen.choice);
        offer.id = text(DataOffer{DataOffer::Kind::Choice, seen.catalogue, path}.id());
        offer.key = text(keyOf(m_standing, seen.catalogue, path));
        offer.name = shown(seen.name);
        offer.fullName = offer.name;
        if (const auto* main = m_standing.mainCost()) {
            const auto column = m_standing.game().columnOf(m_standing.data().keys.find(main->type));
            if (column < seen.costs.size())
                offer.cost = text(seen.costs[column].text());
        }
        describe(seen.choice, offer);
        return offer;
    }

    void describe(Id<bs::Choice> choice, Offer& offer)
    {
        for (const auto profile : m_profiles[choice.value()]) {
            const auto& node = m_standing.data().nodes[profile];
            if (offer.stats.isEmpty())
                offer.stats = figuresLine(figuresOf(m_standing.data(), node));
            if (node.profileType == m_mainType && offer.cells.isEmpty()) {
                offer.stats = figuresLine(figuresOf(m_standing.data(), node));
                addCells(node, offer);
            }
        }
        QStringList words{offer.name};
        QStringList rules;
        m_standing.game().eachNodeOf(choice, [&](Id<Node> node) { addNames(node, words, rules); });
        for (const auto each : m_standing.game().offersOf(choice).choices) {
            if (words.size() >= mostWords)
                break;
            words << shown(std::string(m_standing.game().target(each).name));
        }
        rules.removeDuplicates();
        m_standing.game().eachNodeOf(choice, [&](Id<Node> node) { addCategories(node, words); });
        words.removeDuplicates();
        offer.words = words;
        if (!rules.isEmpty())
            offer.details = tr("Rules: %1").arg(rules.join(QStringLiteral(", ")));
    }

    void addCategories(Id<Node> owner, QStringList& words) const
    {
        for (const auto link : m_standing.data().nodes[owner].categories)
            for (const auto id : m_standing.data().nodesOf(m_standing.data().nodes[link].targetKey)) {
                const auto& category = m_standing.data().nodes[id];
                if (category.kind == Node::Kind::Category)
                    words << shown(std::string(category.name));
            }
    }

    void addCells(const Node& profile, Offer& offer)
    {
        for (auto& head : m_heads) {
            QString value;
            for (const auto id : profile.characteristics) {
                const auto& each = m_standing.data().characteristics[id];
                if (shown(std::string(each.name)) == head.name)
                    value = shown(bs::plainText(each.text));
            }
            if (value.size() > longestCell)
                value.clear(); // a text, no figure
            offer.cells << value;
            if (!value.isEmpty()) {
                ++head.units;
                if (!head.values.contains(value))
                    head.values << value;
            }
        }
    }

    void addNames(Id<Node> owner, QStringList& words, QStringList& rules) const
    {
        for (const auto id : m_standing.data().nodes[owner].info) {
            const auto& node = m_standing.data().nodes[id];
            const auto& target = node.isLink() && !node.target.isNone() ? m_standing.data().nodes[node.target] : node;
            const auto name = shown(std::string(node.name.empty() ? target.name : node.name));
            words << name;
            if (target.kind == Node::Kind::Rule)
                rules << name;
        }
    }

    [[nodiscard]] Offer offerOf(const std::string& catalogue, Id<Node> entry) const
    {
        const auto& node = m_standing.data().nodes[entry];
        const auto& named = node.name.empty() && !node.target.isNone() ? m_standing.data().nodes[node.target] : node;
        Offer offer;
        const DataOffer its{DataOffer::Kind::Force, catalogue, std::string(m_standing.data().keys.text(node.id))};
        offer.id = text(its.id());
        offer.key = text(gameId() + '/' + its.id());
        offer.name = shown(std::string(named.name));
        offer.fullName =
            m_standing.catalogues().size() < 2 ? offer.name : tr("%1 (%2)").arg(offer.name, catalogueName(catalogue));
        offer.words << offer.name;
        return offer;
    }

    const Standing& m_standing;
    const bs::judge::Situation& m_situation;
    std::vector<Id<Element>> m_firstForces;
    std::map<std::int32_t, std::vector<Id<Node>>> m_profiles; ///< by choice
    bs::data::Key m_mainType;
    std::vector<StatHead> m_heads;
};

} // namespace

OfferListPtr offersFor(const Standing& standing, const OfferListPtr& before)
{
    return OfferMaker(standing).make(before);
}

std::optional<UnitPreviewForm> previewOf(const StandingPtr& standing, const std::string& offer, const std::string& near)
{
    bs::compose::NewIds ids(1);
    const auto gesture = gestureOf(*standing, ids, intents::Add{offer, near});
    if (!gesture || gesture->selects.empty())
        return std::nullopt;
    const auto& edit = std::get<bs::Edit>(gesture->change);
    const auto after = standing->with(edit);
    if (!after)
        return std::nullopt;
    const auto added = after->find(gesture->selects.front());
    if (added.isNone())
        return std::nullopt;
    UnitPreviewForm form;
    form.reference = text(offer);
    form.unit = unitForm(*after, added);
    const auto breaks = breaksOf(*standing, edit);
    form.badge = breaks.badge;
    form.breaks = breaks.messages;
    form.points = QCoreApplication::translate("GameData", "%1 → %2").arg(totalWords(*standing), totalWords(*after));
    for (const auto& group : form.unit.choices)
        form.options += static_cast<int>(group.choices.size());
    return form;
}

std::string keyOf(const Standing& standing, Id<bs::data::File> catalogue, Id<bs::Choice> choice)
{
    return keyOf(standing, idOf(standing, catalogue), standing.game().pathOf(choice));
}

} // namespace muster::editor
