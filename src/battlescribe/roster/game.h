#pragma once

#include "battlescribe/roster/choice.h"
#include "battlescribe/roster/sharing.h"

#include <memory>
#include <string>
#include <unordered_map>

namespace muster::battlescribe {

/// What the modifiers of a node may change, in bits.
enum class Change : std::uint8_t {
    Category = 1,
    Cost = 2,
    Hidden = 4,
    Text = 8, ///< names, pages, descriptions, characteristics
    Constraint = 16,
    Error = 32,
    Remote = 64, ///< something of others
    Other = 128,
};

/// The data of a game, with the tree of what can be taken. The tree may be endless, so it grows where somebody looks:
/// where several threads may ask, they lock it.
class Game {
public:
    explicit Game(data::Definitions definitions);

    /// For as long as anything is asked; a thread may hold it several times.
    [[nodiscard]] Sharing::Held lock() const { return m_sharing->lock(); }
    [[nodiscard]] Sharing& sharing() const { return *m_sharing; }

    [[nodiscard]] const data::Definitions& definitions() const { return *m_data; }
    [[nodiscard]] const data::Node& node(Id<data::Node> id) const { return m_data->nodes[id]; }
    [[nodiscard]] const Choice& operator[](Id<Choice> id) const { return m_choices[id]; }
    /// The entry or group that a choice is, also where its owner only has a link to it.
    [[nodiscard]] const data::Node& target(Id<Choice> id) const { return node(m_choices[id].target); }

    /// Those at the top of a force of this catalogue.
    [[nodiscard]] const Offers& offersOf(Id<data::File> catalogue);
    /// Those below a selection of this choice.
    [[nodiscard]] const Offers& offersOf(Id<Choice> entry);
    /// Entries, groups and links directly in it.
    [[nodiscard]] IdRange<Choice> childrenOf(Id<Choice> choice);

    /// The ids of the links on the way, outermost first, then its own: "link::link::entry".
    [[nodiscard]] std::string pathOf(Id<Choice> choice) const;
    /// Whether an id in a condition or a roster means this choice: its own, its link's, its path, those of a group it
    /// is in, or its sub type.
    [[nodiscard]] bool answersTo(Id<Choice> choice, data::Key key) const;
    /// Whether a choice is this one, or lies in it if that is a group.
    [[nodiscard]] bool isIn(Id<Choice> choice, Id<Choice> group) const
    {
        while (!choice.isNone() && choice != group)
            choice = m_choices[choice].group;
        return !choice.isNone();
    }
    /// Whether a choice, or a group that it is in, is reached by a link of this id.
    [[nodiscard]] bool hasLink(Id<Choice> choice, data::Key link) const;
    /// Whether it has a category in the file, before modifiers.
    [[nodiscard]] bool hasCategoryInFile(Id<Choice> choice, data::Key category) const;
    /// Calls `take` with each of those ids.
    template <typename Take>
    void eachKeyOf(Id<Choice> id, const Take& take) const
    {
        eachNodeOf(id, [&](Id<data::Node> each) {
            if (const auto word = node(each).subType; !word.isNone())
                take(word);
        });
        for (; !id.isNone(); id = m_choices[id].group) {
            const auto& choice = m_choices[id];
            take(node(choice.target).id);
            if (!choice.link.isNone())
                take(node(choice.link).id);
            if (m_asksPaths) // which is rare
                if (const auto path = m_data->keys.find(pathOf(id)); !path.isNone())
                    take(path);
        }
    }
    /// Calls `take` with the target and then the link of a choice: whatever both have belongs to it.
    template <typename Take>
    void eachNodeOf(Id<Choice> id, const Take& take) const
    {
        take(m_choices[id].target);
        if (!m_choices[id].link.isNone())
            take(m_choices[id].link);
    }

    /// Whether taking it twice makes two selections: something below it is not collective.
    [[nodiscard]] bool isInstanced(Id<Choice> choice);

    /// The kinds of costs, each once.
    [[nodiscard]] const std::vector<data::Key>& costTypes() const { return m_costTypes; }
    [[nodiscard]] const data::CostType& costType(std::size_t column) const
    {
        return m_data->costTypes[m_costTypeRows[column]];
    }
    /// The position in costTypes(), or their number if it is no such type.
    [[nodiscard]] std::size_t columnOf(data::Key costType) const;

    [[nodiscard]] bool changes(Id<data::Node> node, Change change) const
    {
        return (m_changes[node] & static_cast<std::uint8_t>(change)) != 0;
    }
    [[nodiscard]] bool changes(Id<Choice> choice, Change change) const;

    /// Whether the tree was cut off: it is too deep or too large to be true.
    [[nodiscard]] bool isCutOff() const { return m_isCutOff; }

    /// Whether the data have more kinds of costs than costTypes().
    [[nodiscard]] bool hasMoreCostTypes() const { return m_hasMoreCostTypes; }

    static constexpr std::size_t mostCostTypes = 100;
    static constexpr std::uint16_t mostDepth = 100;
    static constexpr std::size_t mostChoices = 500'000;

private:
    enum class Known : std::uint8_t { Nothing, Asking, No, Yes };

    Id<Choice> add(Id<data::Node> node, Id<Choice> above);
    void expand(Id<Choice> choice);
    void gather(Id<Choice> choice, Offers& offers);
    void gatherBelow(Id<Choice> choice, Offers& offers);
    [[nodiscard]] bool isInCircle(Id<Choice> group) const;
    [[nodiscard]] bool hasInstancedBelow(Id<data::Node> node);
    [[nodiscard]] bool isInstancedChild(Id<data::Node> child);
    void noteChanges();
    void noteChanges(const data::ModifierGroup& group);
    void noteChange(const data::Modifier& modifier);
    void noteCostTypes();

    std::unique_ptr<Sharing> m_sharing = std::make_unique<Sharing>();
    std::unique_ptr<const data::Definitions> m_data;
    Table<Choice> m_choices;
    std::unordered_map<std::int32_t, Id<Choice>> m_roots; ///< by the node at the top
    std::unordered_map<std::int32_t, Offers> m_offersOfFiles;
    std::unordered_map<std::int32_t, Offers> m_offersOfChoices;
    Table<data::Node, std::uint8_t> m_changes;
    Table<data::Node, Known> m_instanced;
    std::vector<data::Key> m_costTypes;
    std::vector<Id<data::CostType>> m_costTypeRows;
    bool m_isCutOff = false;
    bool m_hasMoreCostTypes = false;
    bool m_asksPaths = false; ///< some id of the data is a path
};

} // namespace muster::battlescribe
