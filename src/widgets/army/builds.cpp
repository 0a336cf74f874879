#include "widgets/army/builds.h"

#include "core/roster/picture.h"
#include "editor/words/numbers.h"
#include "editor/words/shown.h"
#include "io/roster/rosterfile.h"
#include "widgets/settings/settings.h"

#include <QMenu>

#include <algorithm>
#include <optional>

namespace muster::widgets {

namespace {

const auto buildsKey = QStringLiteral("army/builds");
// Settings are read each time: a file that somebody filled must not slow the program.
constexpr qsizetype mostBuilds = 200;
constexpr qsizetype mostLetters = 64 * 1024; ///< of one

constexpr QChar parting(0x1f); ///< no text of a list has it

/// A picture is of one unit, and the settings have no room for it.
QString withoutPicture(const QString& unit)
{
    const auto roster = readRoster(unit.toStdString(), {});
    if (!roster || !hasPictures(*roster)) // a unit of game data is not read
        return unit;
    const auto bare = readableRoster(withoutPictures(*roster), {});
    return bare ? QString::fromStdString(*bare) : unit;
}

QString written(const Build& build)
{
    auto name = build.name;
    return QStringList{build.army, name.remove(parting), build.cost, withoutPicture(build.unit)}.join(parting);
}

std::optional<Build> read(const QString& line)
{
    const auto parts = line.split(parting);
    return parts.size() == 4 && line.size() <= mostLetters
               ? std::optional(Build{parts[0], parts[1], parts[2], parts[3]})
               : std::nullopt;
}

QStringList lines() { return Settings().value(buildsKey).toStringList().mid(0, mostBuilds); }

QString wordsOf(const Build& build)
{
    return build.cost.isEmpty() ? build.name : build.name + QStringLiteral(" · ") + build.cost;
}

} // namespace

std::vector<Build> buildsOf(const QString& army)
{
    std::vector<Build> builds;
    const auto all = lines();
    for (const auto& line : all)
        if (auto build = read(line); build && build->army == army)
            builds.push_back(std::move(*build));
    return builds;
}

bool keepBuild(const Build& build)
{
    const auto line = written(build);
    if (!read(line) || build.unit.isEmpty())
        return false;
    auto all = lines();
    all.removeAll(line);
    all.prepend(line);
    Settings().setValue(buildsKey, all.mid(0, mostBuilds));
    return true;
}

void forgetBuild(const Build& build)
{
    auto all = lines();
    all.removeAll(written(build));
    Settings().setValue(buildsKey, all);
}

BuildsButton::BuildsButton(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("armyBuilds"));
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &BuildsButton::fill);
    hide();
}

void BuildsButton::setArmy(const QString& army)
{
    m_army = army;
    refresh();
}

void BuildsButton::refresh()
{
    const auto number = static_cast<int>(buildsOf(m_army).size());
    setVisible(number > 0);
    //: Units that were kept with all that was chosen for them, and how many there are.
    setText(tr("★ Builds (%1)").arg(editor::shownNumber(number)));
    setToolTip(editor::shownTip(tr("Units that you kept with all that was chosen for them")));
    setAccessibleName(tr("Builds: %n", nullptr, number));
}

void BuildsButton::fill()
{
    menu()->clear();
    const auto builds = buildsOf(m_army);
    for (const auto& build : builds)
        menu()->addAction(editor::shownLabel(wordsOf(build)), this, [this, build] { emit addRequested(build); });
    menu()->addSeparator();
    auto* forget = menu()->addMenu(tr("&Forget"));
    for (const auto& build : builds)
        forget->addAction(editor::shownLabel(wordsOf(build)), this, [this, build] {
            forgetBuild(build);
            refresh();
        });
}

} // namespace muster::widgets
