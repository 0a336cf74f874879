#include "widgets/checking/originpane.h"

#include "editor/words/shown.h"
#include "widgets/checking/checkwindow.h"
#include "widgets/look/parts.h"
#include "widgets/look/wordlabel.h"

#include <QFileInfo>
#include <QImage>

namespace muster::widgets {

using editor::ListOrigin;

namespace {

constexpr int usualWidth = 230;
constexpr int pictureWidth = 340;

QString kindOf(const editor::CheckedList& list)
{
    switch (list.origin) {
    case ListOrigin::RosterFile:
        return CheckWindow::tr("A roster file: nothing had to be guessed.");
    case ListOrigin::Pdf:
        return CheckWindow::tr("A PDF with its roster in it: nothing had to be guessed.");
    case ListOrigin::Picture:
        return CheckWindow::tr("A picture with a code: nothing had to be guessed.");
    case ListOrigin::BattleScribe:
        if (list.reading)
            return CheckWindow::tr("A list in words of a game in your folders of data, judged by the data.");
        return list.battleScribe->verdict
                   ? CheckWindow::tr("A roster of BattleScribe or New Recruit, judged by the data of its game. Names, "
                                     "costs and rules are those of the data.")
                   : CheckWindow::tr("A roster of BattleScribe or New Recruit. It is shown as its file says: all "
                                     "names, costs and rules are those that it has.");
    case ListOrigin::Code:
    case ListOrigin::Words:
        break;
    }
    return CheckWindow::tr("A code: nothing had to be guessed.");
}

} // namespace

OriginPane::OriginPane()
    : m_name(wrapped(typed(named("originName", plainLabel()), Type::Strong))),
      m_kind(wrapped(quiet(named("originKind", plainLabel())))),
      m_picture(named("originPicture", plainLabel()))
{
    setObjectName(QStringLiteral("origin"));
    m_picture->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::large, space::large, space::large, space::large);
    column->addWidget(m_name);
    column->addWidget(m_kind);
    column->addWidget(m_picture, 1);
}

void OriginPane::show(const editor::CheckedList& list, const QImage& picture)
{
    m_name->setText(editor::shown(QFileInfo(QString::fromStdString(list.name)).fileName()));
    m_kind->setText(kindOf(list));
    setFixedWidth(picture.isNull() ? usualWidth : pictureWidth);
    m_picture->setPixmap(picture.isNull()
                             ? QPixmap()
                             : QPixmap::fromImage(picture.scaled(QSize(pictureWidth - 2 * space::large, 420),
                                                                 Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    m_picture->setAccessibleName(picture.isNull() ? QString() : CheckWindow::tr("The picture that came"));
}

} // namespace muster::widgets
