#include "widgets/collection/importdialog.h"

#include "editor/words/shown.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/prompts.h"
#include "widgets/settings/windowplace.h"

#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>

namespace muster::widgets {

ImportDialog::ImportDialog(const CollectionRows& rows, Store& store, const QString& file, const std::string& shownGame,
                           QWidget* parent)
    : QDialog(parent)
{
    const auto count = static_cast<int>(rows.rows.size());
    auto* head = wrapped(
        typed(plainLabel(tr("“%1”: %n row(s) understood", nullptr, count).arg(editor::shown(file))), Type::Strong));

    std::map<std::string, int> games;
    for (const auto& row : rows.rows)
        ++games[row.ruleset];
    QStringList lines;
    for (const auto& [id, number] : games) {
        const auto catalogue = store.fullCatalogue(id);
        const auto name = catalogue ? editor::shown((*catalogue)->ruleset.name) : editor::shown(id);
        lines << tr("%1: %n row(s)", nullptr, number).arg(name);
    }
    if (count > 0)
        lines << tr("Each replaces what the collection says of its unit. Everything else stays as it is.");
    if (games.size() > 1 || (count > 0 && !games.contains(shownGame)))
        lines << tr("Undo takes back only what is of the game that is shown.");
    auto* about = wrapped(named("importAbout", plainLabel(lines.join(u'\n'))));

    auto* layout = dialogColumn(*this, "importDialog", tr("Import a Table"));
    addParts(*layout, {head, about});
    if (!rows.faults.empty()) {
        auto* words = wrapped(typed(plainLabel(tr("%n row(s) not understood. They are left out:", nullptr,
                                                  static_cast<int>(rows.faults.size()))),
                                    Type::Strong));
        QStringList faults;
        for (auto fault : rows.faults) {
            const auto line = fault.line;
            fault.file.clear();
            fault.line = 0;
            const auto text = QString::fromStdString(toText(fault));
            faults << (line > 0 ? tr("Line %1: %2").arg(line).arg(text) : text);
        }
        auto* list =
            textToRead("importFaults", tr("Rows that are not understood"), editor::shownLines(faults.join(u'\n')));
        addParts(*layout, {words, {list, 1}});
    } else {
        layout->addStretch(1);
    }
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Cancel"));
    mainButton(*buttons, "importTake", tr("&Import %n Row(s)", nullptr, count))->setEnabled(count > 0);
    layout->addWidget(buttons);
    fitWindow(*this, {600, rows.faults.empty() ? 240 : 440});
}

} // namespace muster::widgets
