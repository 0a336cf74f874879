#include "widgets/printing/makingsheets.h"

#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEventLoop>
#include <QGuiApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace muster::widgets {

namespace {

constexpr std::chrono::milliseconds patience{500};
constexpr std::chrono::milliseconds beat{40};
constexpr int leastDialogWidth = 380;

/// How far it is. Closing it, by its button, by Escape or by its frame, cancels; it closes when the worker has ended.
class ProgressDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(MakingSheets)

public:
    ProgressDialog(MakingSheets& making, const QString& what, QWidget* parent)
        : QDialog(parent), m_making(making), m_page(quiet(named("makingPage", plainLabel()))), m_bar(new QProgressBar)
    {
        setWindowModality(Qt::WindowModal);
        setMinimumWidth(leastDialogWidth);
        m_bar->setAccessibleName(what);
        auto* buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
        m_cancel = buttons->button(QDialogButtonBox::Cancel);
        auto* layout = dialogColumn(*this, "makingDialog", tr("Muster Roll"));
        addParts(*layout, {wrapped(named("makingWhat", plainLabel(what))), m_bar, m_page, buttons});
        update({});
    }

    void update(const print::PrintState& reached)
    {
        m_bar->setRange(0, reached.of);
        m_bar->setValue(reached.done);
        m_page->setText(wordsOf(reached));
        m_cancel->setEnabled(!reached.isCancelled && !reached.isFinal);
    }

    /// Stays until the worker has ended; but where the window is closed it must not keep the program from ending.
    void reject() override
    {
        m_isRefused = true;
        m_making.cancel();
        update(m_making.reached());
        for (auto* each = parentWidget(); each; each = each->parentWidget())
            if (!each->isVisible())
                return QDialog::reject();
    }

    /// The person cancelled it.
    [[nodiscard]] bool isRefused() const { return m_isRefused; }

private:
    static QString wordsOf(const print::PrintState& reached)
    {
        if (reached.isCancelled)
            return tr("Cancelling…");
        if (reached.isFinal && reached.done == reached.of)
            return tr("Finishing…"); // a file is written, or a printer gets the end of its pages
        return reached.page > 0 ? tr("Page %1 of %2").arg(reached.page).arg(reached.pages) : QString();
    }

    MakingSheets& m_making;
    bool m_isRefused = false;
    QLabel* m_page;
    QProgressBar* m_bar;
    QPushButton* m_cancel;
};

} // namespace

MakingSheets::MakingSheets(print::Making::Make make, QObject* parent)
    : QObject(parent), m_making(std::move(make), [this] {
          QMetaObject::invokeMethod(this, &MakingSheets::finished, Qt::QueuedConnection);
      })
{
}

MakingSheets::~MakingSheets() = default;

bool MakingSheets::wait(QWidget* parent, const QString& what)
{
    const bool wasCancelled = m_making.reached().isCancelled; // by someone else than this person
    bool isRefused = false;
    const bool isShown = parent && parent->isVisible();
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (isShown && !parent->isVisible())
            cancel();
    });
    timer.start(beat);
    if (!isFinished()) {
        QEventLoop loop;
        connect(this, &MakingSheets::finished, &loop, &QEventLoop::quit);
        QTimer::singleShot(patience, &loop, &QEventLoop::quit);
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
        // What is typed or clicked now is meant for what comes.
        loop.exec(QEventLoop::ExcludeUserInputEvents);
        QGuiApplication::restoreOverrideCursor();
    }
    if (!isFinished() && m_making.reached().isCancelled == wasCancelled) {
        ProgressDialog dialog(*this, what, parent);
        connect(this, &MakingSheets::finished, &dialog, &QDialog::accept);
        connect(&timer, &QTimer::timeout, &dialog, [&] { dialog.update(m_making.reached()); });
        dialog.update(m_making.reached());
        dialog.exec();
        isRefused = dialog.isRefused();
    }
    if (!isFinished()) { // the program ends, or the window was closed
        cancel();
        return false;
    }
    return !isRefused && m_making.reached().isCancelled == wasCancelled;
}

Result<print::PrintResult> makeSheets(QWidget* parent, const QString& what, print::Making::Make make)
{
    MakingSheets making(std::move(make));
    making.wait(parent, what);
    return making.take();
}

} // namespace muster::widgets
