#include "widgets/library/libraryfilters.h"

#include "editor/words/shown.h"
#include "widgets/library/librarypage.h"
#include "widgets/look/parts.h"

#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace muster::widgets {

using editor::LibraryGroup;
using editor::LibraryState;

namespace {

using Choices = QList<std::pair<QString, QVariant>>;

QComboBox* filterBox(const char* name, const QString& accessibleName)
{
    auto* box = named<QComboBox>(name);
    box->setAccessibleName(accessibleName);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6); // and an icon, which none has
    box->setMinimumWidth(84);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return box;
}

void fill(QComboBox& box, const QString& any, const Choices& choices, const QVariant& chosen)
{
    const QSignalBlocker blocker(box);
    const auto wanted = Choices{{any, QVariant()}} + choices;
    bool isSame = box.count() == wanted.size();
    for (int i = 0; isSame && i < wanted.size(); ++i)
        isSame = box.itemText(i) == wanted[i].first && box.itemData(i) == wanted[i].second;
    if (!isSame) {
        box.clear();
        for (const auto& [words, value] : wanted)
            box.addItem(words, value);
    }
    box.setCurrentIndex(chosen.isValid() ? std::max(0, box.findData(chosen)) : 0);
    box.setToolTip(editor::shownTip(box.currentText()));
}

Choices words(const QStringList& texts, const QString& chosen)
{
    Choices choices;
    for (const auto& text : texts)
        choices.append({text, text});
    if (!chosen.isEmpty() && !texts.contains(chosen))
        choices.append({chosen, chosen});
    return choices;
}

} // namespace

LibraryFilters::LibraryFilters()
    : m_game(filterBox("libraryGame", LibraryPage::tr("Game"))),
      m_army(filterBox("libraryArmy", LibraryPage::tr("Army"))),
      m_points(filterBox("libraryPoints", LibraryPage::tr("Points"))),
      m_verdict(filterBox("libraryVerdictFilter", LibraryPage::tr("Verdict"))),
      m_group(filterBox("libraryGroup", LibraryPage::tr("Group by")))
{
    m_group->addItems({LibraryPage::tr("No groups"), LibraryPage::tr("By game"), LibraryPage::tr("By army"),
                       LibraryPage::tr("By points"), LibraryPage::tr("By date"), LibraryPage::tr("By verdict"),
                       LibraryPage::tr("By folder")});
    auto* line = spaced(new QHBoxLayout(this), space::tiny);
    for (auto* box : {m_game, m_army, m_points, m_verdict, m_group}) {
        line->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &LibraryFilters::changed);
    }
}

void LibraryFilters::show(const editor::LibraryModel& model)
{
    const auto& query = model.query();
    fill(*m_game, LibraryPage::tr("Any game"), words(model.games(), query.game),
         query.game.isEmpty() ? QVariant() : QVariant(query.game));
    fill(*m_army, LibraryPage::tr("Any army"), words(model.armies(), query.army),
         query.army.isEmpty() ? QVariant() : QVariant(query.army));
    auto bands = model.pointBands();
    if (query.points && std::ranges::find(bands, query.points) == bands.end())
        bands.push_back(query.points);
    QList<std::pair<QString, QVariant>> points;
    for (const auto band : bands)
        points.append({editor::LibraryModel::bandName(band), band});
    fill(*m_points, LibraryPage::tr("Any points"), points, query.points ? QVariant(query.points) : QVariant());
    auto states = model.verdicts();
    if (query.verdict && std::ranges::find(states, *query.verdict) == states.end())
        states.push_back(*query.verdict);
    QList<std::pair<QString, QVariant>> verdicts;
    for (const auto state : states)
        verdicts.append({state == LibraryState::Waiting ? LibraryPage::tr("Not judged yet")
                                                        : editor::LibraryModel::stateName(state),
                         static_cast<int>(state)});
    fill(*m_verdict, LibraryPage::tr("Any verdict"), verdicts,
         query.verdict ? QVariant(static_cast<int>(*query.verdict)) : QVariant());
}

void LibraryFilters::read(editor::LibraryQuery& query) const
{
    const auto game = m_game->currentData().toString();
    // An army of another game would leave nothing.
    query.army = game == query.game ? m_army->currentData().toString() : QString();
    query.game = game;
    query.points = m_points->currentData().toInt();
    query.verdict.reset();
    if (m_verdict->currentData().isValid())
        query.verdict = static_cast<LibraryState>(m_verdict->currentData().toInt());
    query.group = static_cast<LibraryGroup>(m_group->currentIndex());
}

} // namespace muster::widgets
