#pragma once

#include "print/print.h"

#include <QListWidget>
#include <QTimer>

namespace muster::widgets {

class PdfPages;

/// The pages of a PDF as small pictures under the names of its sheets, made one after the other so that nothing waits
/// for them.
class PageList : public QListWidget {
    Q_OBJECT

public:
    /// The document outlives the list.
    explicit PageList(PdfPages& document, QWidget* parent = nullptr);

    /// The document was loaded again, and has these sheets.
    void refresh(const std::vector<print::Chapter>& sheets);
    /// Marks a page; pageChosen() is for what a person does.
    void setPage(int page);

signals:
    void pageChosen(int page);

private:
    void renderNext();

    PdfPages& m_document;
    QTimer m_rendering;
    int m_next = 0;
    bool m_isFollowing = false;
};

} // namespace muster::widgets
