#include "widgets/checking/listinputs.h"

#include "editor/document/reading.h"
#include "widgets/look/helddata.h"
#include "widgets/settings/settings.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMimeData>
#include <QStandardPaths>

namespace muster::widgets {

using editor::ListInput;

namespace {

struct ListInputs {
    Q_DECLARE_TR_FUNCTIONS(ListInputs)
};

const auto folderKey = QStringLiteral("check/folder");

} // namespace

ListInput fileInput(const std::string& path)
{
    Settings().setValue(folderKey, QFileInfo(QString::fromStdString(path)).path());
    return {editor::absolutePath(path), {}, path};
}

ListInput textInput(const QString& text)
{
    return {{}, text.toStdString(), ListInputs::tr("pasted text").toStdString()};
}

ListInput pictureInput(const QMimeData& data)
{
    return {{}, heldPicture(data).toStdString(), ListInputs::tr("pasted picture").toStdString()};
}

std::optional<ListInput> inputOf(const QMimeData& data)
{
    if (const auto file = heldFile(data); !file.isEmpty())
        return fileInput(file.toStdString());
    if (data.hasImage() && !data.hasText())
        return pictureInput(data);
    if (!data.text().trimmed().isEmpty())
        return textInput(data.text());
    return std::nullopt;
}

bool hasInput(const QMimeData& data)
{
    return !heldFile(data).isEmpty() || data.hasImage() || !data.text().trimmed().isEmpty();
}

QString lastListFolder()
{
    return Settings().value(folderKey, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
}

} // namespace muster::widgets
