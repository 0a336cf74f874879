#pragma once

#include "battlescribe/judge/offered.h"
#include "editor/gamedata/standing.h"
#include "editor/list/severalform.h"
#include "editor/list/unitform.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::editor {

/// Which choice below which force or selection: "3f9a-22c1/link::entry", or a selection that is there: "#3f9a-22c1".
struct DataChoice {
    std::string parent;    ///< id of a force or selection
    std::string path;      ///< of the choice, as Game::pathOf
    std::string selection; ///< in place of both: the id of one that is there

    [[nodiscard]] std::string id() const { return selection.empty() ? parent + '/' + path : '#' + selection; }
    [[nodiscard]] static DataChoice of(const std::string& id);
};

/// The choice of a path below an element; none where it does not offer it.
[[nodiscard]] Id<battlescribe::Choice> choiceAt(const Standing& standing, Id<Standing::Element> parent,
                                                const std::string& path);

/// For how many of its parent something below an element counts: 1 below a force.
[[nodiscard]] std::int64_t parentsAt(const Standing& standing, Id<Standing::Element> parent);

/// The models that say how large a unit is, if there is one kind of which there may be more or fewer.
struct UnitSize {
    DataChoice choice;
    SizeForm form;  ///< of all models of the unit
    int others = 0; ///< of other kinds
};
[[nodiscard]] std::optional<UnitSize> sizeOf(const Standing& standing, Id<Standing::Element> unit);

/// Of a selection, or of a force.
[[nodiscard]] UnitForm unitForm(const Standing& standing, Id<Standing::Element> element);
/// Figures by their names, as ListForm::figures: of the models of which a selection has most.
[[nodiscard]] std::vector<FigureForm> figuresOf(const Standing& standing, Id<Standing::Element> element,
                                                const QStringList& names);
/// What several selections are, without choices.
[[nodiscard]] SeveralForm severalForm(const Standing& standing, const std::vector<std::string>& rows);

} // namespace muster::editor
