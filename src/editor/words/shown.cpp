#include "editor/words/shown.h"

#include "core/base/safetext.h"

#include <QDir>
#include <QTextDocument>

namespace muster::editor {

QString shown(const std::string& text) { return QString::fromStdString(safeLine(text)); }

QString shown(const QString& text) { return shown(text.toStdString()); }

QString shownLines(const QString& text) { return QString::fromStdString(safeLines(text.toStdString())); }

QString shownPath(const QString& path)
{
    const auto home = QDir::homePath();
    return shown(path.startsWith(home + QLatin1Char('/')) ? QLatin1Char('~') + path.mid(home.size()) : path);
}

QString shownTip(const QString& text)
{
    const auto lines = shownLines(text);
    return Qt::mightBeRichText(lines) ? Qt::convertFromPlainText(lines) : lines;
}

QString shownLabel(const QString& text) { return shown(text).replace(QLatin1Char('&'), QStringLiteral("&&")); }

QString shownTitle(const QString& text) { return shown(text).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); }

} // namespace muster::editor
