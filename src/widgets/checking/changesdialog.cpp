#include "widgets/checking/changesdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/person/windowplace.h"

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
    setObjectName(QStringLiteral("changesDialog"));
    setWindowTitle(tr("Compare Lists"));
    auto* layout = spaced(new QVBoxLayout(this), space::medium, {space::huge, space::huge, space::huge, space::large});
    auto* words = typed(
        named("changesWords", plainLabel(changes.empty() ? tr("Both lists are the same: units, options and points.")
                                                         : tr("%n thing(s) differ(s).", nullptr, int(changes.size())))),
        Type::Strong);
    layout->addWidget(words);
    if (changes.empty()) {
        layout->addStretch();
    } else {
        auto* table = named<QTreeWidget>("changesTable");
        table->setAccessibleName(tr("What differs"));
        table->setRootIsDecorated(false);
        table->setUniformRowHeights(true);
        table->setHeaderLabels({tr("What"), editor::shown(here), editor::shown(there)});
        for (std::size_t i = 0; i < std::min(changes.size(), mostRows); ++i) {
            const auto& change = changes[i];
            const QStringList cells{editor::shown(change.where), editor::shown(change.here),
                                    editor::shown(change.there)};
            auto* item = new QTreeWidgetItem(table, cells);
            for (int column = 0; column < 3; ++column)
                item->setToolTip(column, editor::shownTip(cells[column]));
        }
        if (changes.size() > mostRows)
            new QTreeWidgetItem(table, {tr("and %n more", nullptr, int(changes.size() - mostRows))});
        table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
        table->header()->setStretchLastSection(false);
        table->header()->resizeSection(1, 190);
        table->header()->resizeSection(2, 190);
        layout->addWidget(table, 1);
        fitWindow(*this, {760, 440});
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

} // namespace muster::widgets
