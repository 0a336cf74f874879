#include "widgets/settings/prompts.h"

#include "editor/words/shown.h"
#include "widgets/look/lengthline.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"
#include "widgets/settings/windowplace.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

namespace muster::widgets {

namespace {

class DialogPrompts : public Prompts {
    Q_DECLARE_TR_FUNCTIONS(DialogPrompts)

public:
    Unsaved askUnsaved(QWidget* parent, const QString& name) override
    {
        QMessageBox box(QMessageBox::Question, tr("Save changes?"),
                        tr("“%1” has changes that are not saved.").arg(editor::shown(name)),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
        box.setTextFormat(Qt::PlainText);
        box.setDefaultButton(QMessageBox::Save);
        box.button(QMessageBox::Save)->setText(tr("&Save"));
        box.button(QMessageBox::Discard)->setText(tr("&Discard"));
        box.button(QMessageBox::Cancel)->setText(tr("&Cancel"));
        switch (box.exec()) {
        case QMessageBox::Save:
            return Unsaved::Save;
        case QMessageBox::Discard:
            return Unsaved::Discard;
        default:
            return Unsaved::Cancel;
        }
    }

    std::optional<std::vector<std::size_t>> askUnsavedOf(QWidget* parent, const QStringList& names) override
    {
        QDialog dialog(parent);
        auto* sign = plainLabel();
        const auto size = dialog.style()->pixelMetric(QStyle::PM_MessageBoxIconSize, nullptr, &dialog);
        sign->setPixmap(dialog.style()->standardIcon(QStyle::SP_MessageBoxQuestion, nullptr, &dialog).pixmap(size));
        const auto count = static_cast<int>(names.size());
        auto* words = wrapped(
            typed(plainLabel(tr("%n roster(s) have changes that are not saved.", nullptr, count)), Type::Strong));
        auto* about = wrapped(plainLabel(tr("Those with a tick are saved. The changes of the others are lost.")));
        auto* list = named<QListWidget>("unsavedRosters");
        list->setAccessibleName(tr("Rosters to save"));
        for (const auto& name : names) {
            auto* item = new QListWidgetItem(editor::shown(name), list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Checked);
        }
        list->setCurrentRow(0);
        auto* buttons = dialogButtons(dialog);
        auto* save = mainButton(*buttons, "saveRosters", tr("&Save"));
        auto* discard = buttons->addButton(tr("&Discard All"), QDialogButtonBox::DestructiveRole);
        buttons->addButton(tr("&Cancel"), QDialogButtonBox::RejectRole);
        const auto ticked = [list] {
            std::vector<std::size_t> places;
            for (int row = 0; row < list->count(); ++row)
                if (list->item(row)->checkState() == Qt::Checked)
                    places.push_back(static_cast<std::size_t>(row));
            return places;
        };
        // Without a tick the button would save nothing.
        QObject::connect(list, &QListWidget::itemChanged, &dialog,
                         [save, ticked] { save->setEnabled(!ticked().empty()); });
        bool isDiscarded = false;
        QObject::connect(discard, &QPushButton::clicked, &dialog, [&] {
            isDiscarded = true;
            dialog.accept();
        });
        auto* right = filled(spaced(new QVBoxLayout, space::small), {words, about, {list, 1}});
        auto* middle = filled(spaced(new QHBoxLayout, space::large), {{sign, 0, Qt::AlignTop}, {right, 1}});
        auto* layout = dialogColumn(dialog, "unsavedDialog", tr("Save changes?"), space::large);
        addParts(*layout, {{middle, 1}, buttons});
        fitWindow(dialog, {480, 320});
        list->setFocus();
        if (dialog.exec() != QDialog::Accepted)
            return std::nullopt;
        return isDiscarded ? std::vector<std::size_t>() : ticked();
    }

    Conflict askConflict(QWidget* parent, const QString& file) override
    {
        QMessageBox box(QMessageBox::Warning, tr("The file has changed"),
                        tr("“%1” was changed by another program since it was opened here.")
                            .arg(editor::shown(QFileInfo(file).fileName())),
                        QMessageBox::NoButton, parent);
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(
            tr("Saving now would throw those changes away. Reloading takes them; undo brings back what is here."));
        auto* compare = box.addButton(tr("&Compare…"), QMessageBox::ActionRole);
        auto* reload = box.addButton(tr("&Reload"), QMessageBox::ActionRole);
        auto* elsewhere = box.addButton(tr("Save &Elsewhere…"), QMessageBox::AcceptRole);
        auto* overwrite = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
        auto* cancel = box.addButton(QMessageBox::Cancel);
        // Qt 6.4 leaves some of the buttons out of the tab order when it lays them out, and showing lays them out
        // again.
        QTimer::singleShot(0, &box, [=] {
            compare->parentWidget()->setFocusProxy(nullptr);
            QWidget::setTabOrder(compare, reload);
            QWidget::setTabOrder(reload, elsewhere);
            QWidget::setTabOrder(elsewhere, overwrite);
            QWidget::setTabOrder(overwrite, cancel);
        });
        box.exec();
        return box.clickedButton() == compare     ? Conflict::Compare
               : box.clickedButton() == reload    ? Conflict::Reload
               : box.clickedButton() == elsewhere ? Conflict::SaveElsewhere
               : box.clickedButton() == overwrite ? Conflict::Overwrite
                                                  : Conflict::Cancel;
    }

    QString askOpen(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Open Roster"), folder,
                                            tr("Rosters (*.muster *.pdf *.ros *.rosz *.json);;All files (*)"));
    }

    QString askOpenList(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Check a List"), folder, listFilters());
    }

    QStringList askOpenLists(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileNames(parent, tr("Check Lists"), folder, listFilters());
    }

    QString askOpenTable(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Import a Table"), folder,
                                            tr("Tables (*.csv *.tsv *.txt);;All files (*)"));
    }

    QString askOpenBattle(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Take From Play Page"), folder,
                                            tr("Battles (*.battle.json *.json *.txt);;All files (*)"));
    }

    QString askOpenPicture(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Add Picture"), folder,
                                            tr("Pictures (*.jpg *.jpeg *.png *.webp);;All files (*)"));
    }

    QString askSave(QWidget* parent, const QString& suggestion, const QString& filters) override
    {
        QFileDialog dialog(parent, tr("Save"), QFileInfo(suggestion).path(), filters);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(QFileInfo(suggestion).suffix());
        dialog.selectFile(QFileInfo(suggestion).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    }

    QString askFolder(QWidget* parent, const QString& folder) override
    {
        return QFileDialog::getExistingDirectory(parent, tr("Choose Folder"), folder);
    }

    QString askOpenPacked(QWidget* parent) override
    {
        return QFileDialog::getOpenFileName(parent, tr("Add Packed Data"), {},
                                            tr("Packed data of a game (*.zip *.bsr *.mustergame);;All files (*)"));
    }

    QString askName(QWidget* parent, const QString& title, const QString& label) override
    {
        constexpr std::size_t mostLetters = 60;
        QDialog dialog(parent);
        auto* layout = dialogColumn(dialog, "nameDialog", title);
        auto* field = named<QLineEdit>("nameField");
        auto* length = new LengthLine(*field, mostLetters);
        auto* words = plainLabel(label);
        words->setBuddy(field);
        auto* buttons = dialogButtons(dialog, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        auto* accept = buttons->button(QDialogButtonBox::Ok);
        const auto enable = [=] { accept->setEnabled(!field->text().trimmed().isEmpty() && length->fits()); };
        QObject::connect(field, &QLineEdit::textChanged, &dialog, enable);
        enable();
        addParts(*layout, {words, field, length, buttons});
        field->setMinimumWidth(280);
        return dialog.exec() == QDialog::Accepted ? field->text().trimmed() : QString();
    }

    bool askPrint(QWidget* parent, QPrinter& printer, int pages) override
    {
        QPrintDialog dialog(&printer, parent);
        dialog.setMinMax(1, pages);
        dialog.setOption(QAbstractPrintDialog::PrintPageRange);
        dialog.setOption(QAbstractPrintDialog::PrintCurrentPage);
        return dialog.exec() == QDialog::Accepted;
    }

    bool confirm(QWidget* parent, const QString& title, const QString& question, const QString& action) override
    {
        QMessageBox box(QMessageBox::Question, title, editor::shownLines(question), QMessageBox::NoButton, parent);
        box.setTextFormat(Qt::PlainText);
        auto* yes = box.addButton(action, QMessageBox::DestructiveRole);
        auto* no = box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
        box.setDefaultButton(no);
        box.setEscapeButton(no);
        box.exec();
        return box.clickedButton() == yes;
    }

    void showMessage(QWidget* parent, const QString& title, const QString& text, const QStringList& lines) override
    {
        QDialog dialog(parent);
        auto* layout = dialogColumn(dialog, "messageDialog", title);
        layout->addWidget(wrapped(typed(plainLabel(editor::shownLines(text)), Type::Strong)));
        if (!lines.isEmpty()) {
            layout->addWidget(textToRead("details", tr("Details"), editor::shownLines(lines.join('\n'))), 1);
            fitWindow(dialog, {620, 320});
        }
        layout->addWidget(dialogButtons(dialog, QDialogButtonBox::Close));
        dialog.exec();
    }

private:
    static QString listFilters()
    {
        return tr("Lists (*.muster *.pdf *.ros *.rosz *.json *.txt *.md *.csv *.html *.eml *.docx *.odt *.rtf *.zip "
                  "*.png *.jpg "
                  "*.jpeg *.webp);;All files (*)");
    }
};

} // namespace

Prompts& dialogPrompts()
{
    static DialogPrompts prompts;
    return prompts;
}

QStringList linesOf(const Faults& faults)
{
    QStringList lines;
    for (const auto& fault : faults)
        lines.push_back(QString::fromStdString(toText(fault)));
    return lines;
}

} // namespace muster::widgets
