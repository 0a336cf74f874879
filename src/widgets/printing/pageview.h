#pragma once

#include "widgets/printing/pdfpages.h"

#include <QWidget>

class QAction;
class QLabel;
class QPdfView;
class QPlainTextEdit;
class QStackedWidget;

namespace muster::widgets {

/// The pages of a PDF one below the other, with their zoom; or words where there are no pages.
class PageView : public QWidget {
    Q_OBJECT

public:
    explicit PageView(QWidget* parent = nullptr);
    ~PageView() override;

    [[nodiscard]] PdfPages& pages() { return m_pages; }
    [[nodiscard]] int pageCount() const { return m_pages.count(); }
    [[nodiscard]] int page() const { return m_page; } ///< the one that is looked at, from 0

    /// Shows other pages where the old ones were.
    void load(const std::string& pdf);
    /// Shows words, and lines that can be scrolled and copied, in place of pages.
    void showMessage(const QString& head, const QString& text, const QStringList& lines = {});

    void showPage(int page);
    void focusPages();

signals:
    void pageReached(int page); ///< by scrolling

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Zoom { In, Out, FitWidth, FitPage };

    [[nodiscard]] QWidget* makeMessage();
    void zoom(Zoom how);
    [[nodiscard]] double shownZoom() const;
    void updateBar();
    void updateColours();

    PdfPages m_pages;
    QPdfView* m_view;
    int m_page = 0;
    bool m_isJumping = false;
    QStackedWidget* m_stack;
    QLabel* m_head = nullptr;
    QLabel* m_text = nullptr;
    QPlainTextEdit* m_lines = nullptr;
    QAction* m_zoomIn;
    QAction* m_zoomOut;
    QAction* m_fitWidth;
    QAction* m_fitPage;
    QLabel* m_zoomLabel;
    QLabel* m_pageLabel;
};

} // namespace muster::widgets
