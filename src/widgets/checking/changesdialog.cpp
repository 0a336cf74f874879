#include "widgets/checking/changesdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

constexpr std::size_t mostRows = 2'000;

} // namespace

ChangesDialog::ChangesDialog(const QString& here, const QString& there,
                             const std::vector<report::DifferenceText>& changes, QWidget* parent)
    : QDialog(parent)
{
    auto* layout = dialogColumn(*this, "changesDialog", tr("Compare Lists"));
    auto* words = typed(
        named("changesWords", plainLabel(changes.empty() ? tr("Both lists are the same: units, options and points.")
                                                         : tr("%n thing(s) differ(s).", nullptr, int(changes.size())))),
        Type::Strong);
    layout->addWidget(words);
    if (changes.empty()) {
        layout->addStretch();
    } else {
        auto* rows = table("changesTable", tr("What differs"), {tr("What"), editor::shown(here), editor::shown(there)});
        for (std::size_t i = 0; i < std::min(changes.size(), mostRows); ++i) {
            const auto& change = changes[i];
            const QStringList cells{editor::shown(change.where), editor::shown(change.here),
                                    editor::shown(change.there)};
            auto* item = new QTreeWidgetItem(rows, cells);
            for (int column = 0; column < 3; ++column)
                item->setToolTip(column, editor::shownTip(cells[column]));
        }
        if (changes.size() > mostRows)
            new QTreeWidgetItem(rows, {tr("and %n more", nullptr, int(changes.size() - mostRows))});
        rows->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        rows->header()->setStretchLastSection(false);
        rows->header()->resizeSection(1, 190);
        rows->header()->resizeSection(2, 190);
        layout->addWidget(rows, 1);
        fitWindow(*this, {760, 440});
    }
    layout->addWidget(dialogButtons(*this, QDialogButtonBox::Close));
}

} // namespace muster::widgets
