#include "widgets/library/recoverybars.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QFrame>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::widgets {

RecoveryBars::RecoveryBars(QWidget* parent) : QWidget(parent), m_lines(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("recoveryBars"));
    m_lines->setContentsMargins(space::large, space::small, space::large, space::small);
    m_lines->setSpacing(space::small);
    hide();
}

void RecoveryBars::setFound(std::vector<editor::Recovery::Found> found)
{
    m_found = std::move(found);
    clear(*m_lines);
    for (const auto& each : m_found)
        add(each);
    setVisible(!m_found.empty());
}

void RecoveryBars::add(const editor::Recovery::Found& found)
{
    auto* box = new QFrame;
    box->setFrameShape(QFrame::StyledPanel);
    box->setAutoFillBackground(true);
    box->setBackgroundRole(QPalette::AlternateBase);
    auto* line = new QHBoxLayout(box);
    const auto name = found.roster.name.empty() ? tr("Roster without a name") : editor::shown(found.roster.name);
    const auto where = found.file.path.empty() ? tr("It was never saved.") : editor::shown(found.file.path);
    const bool isWell = found.faults.empty();
    auto* words = plainLabel(isWell ? tr("“%1” was open with changes when the program ended.\n%2").arg(name, where)
                                    : tr("A copy of a roster cannot be read: %1.\n%2")
                                          .arg(editor::shown(found.faults.front().message),
                                               found.file.path.empty() ? editor::shown(found.copy) : where));
    if (found.mayBeOpen)
        words->setText(words->text() + QLatin1Char('\n') +
                       tr("It may still be open in another program: this disk does not tell."));
    wrapWords(*words);
    auto* recover = primary(named<QPushButton>("recoverButton", tr("&Recover")));
    recover->setAccessibleName(tr("Recover %1").arg(name));
    auto* saveAside = named<QPushButton>("saveAsideButton", tr("&Save As It Is…"));
    saveAside->setAccessibleName(tr("Save the copy that cannot be read"));
    auto* discard = named<QPushButton>("discardButton", tr("&Discard"));
    discard->setAccessibleName(tr("Discard the copy of %1").arg(name));
    addParts(*line, {{words, 1}, recover, saveAside, discard});
    (isWell ? saveAside : recover)->hide();
    m_lines->addWidget(box);
    connect(recover, &QPushButton::clicked, this, [this, found] { emit recoverRequested(found); });
    connect(saveAside, &QPushButton::clicked, this, [this, found] { emit saveAsideRequested(found); });
    connect(discard, &QPushButton::clicked, this, [this, found] { emit discardRequested(found); });
}

} // namespace muster::widgets
