#include "io/safefile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cstdio>

namespace muster {

namespace {

Fault tooLarge(const std::string& path, std::size_t mostBytes)
{
    return {path,
            0,
            0,
            {},
            "the file is too large: at most " + std::to_string(mostBytes >> 20) + " MB are read",
            "Is it the right file?"};
}

Result<std::string> readStream(std::FILE* stream, const std::string& path, std::size_t mostBytes)
{
    std::string bytes;
    char buffer[65536];
    while (const auto count = std::fread(buffer, 1, sizeof buffer, stream)) {
        bytes.append(buffer, count);
        if (bytes.size() > mostBytes)
            return failure(tooLarge(path, mostBytes));
    }
    if (std::ferror(stream) != 0)
        return failure({path, 0, 0, {}, "the file cannot be read", {}});
    return bytes;
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t mostBytes)
{
    if (path == "-")
        return readStream(stdin, "standard input", mostBytes);
    const QFileInfo info(QString::fromStdString(path));
    if (!info.exists())
        return failure({path, 0, 0, {}, "there is no such file", "Look for a slip in the name."});
    if (info.isDir())
        return failure({path, 0, 0, {}, "this is a folder, not a file", {}});
    if (static_cast<std::size_t>(info.size()) > mostBytes)
        return failure(tooLarge(path, mostBytes));
    QFile file(info.filePath());
    if (!file.open(QIODevice::ReadOnly))
        return failure({path, 0, 0, {}, "the file cannot be opened: " + file.errorString().toStdString(), {}});
    const auto bytes = file.read(static_cast<qint64>(mostBytes) + 1);
    if (static_cast<std::size_t>(bytes.size()) > mostBytes)
        return failure(tooLarge(path, mostBytes));
    return bytes.toStdString();
}

Result<void> saveFile(const std::string& path, std::string_view bytes)
{
    QSaveFile file(QString::fromStdString(path));
    const auto fail = [&] {
        return failure({path,
                        0,
                        0,
                        {},
                        "the file cannot be written: " + file.errorString().toStdString(),
                        "Is the folder there, and may you write in it?"});
    };
    if (!file.open(QIODevice::WriteOnly))
        return fail();
    if (file.write(bytes.data(), static_cast<qint64>(bytes.size())) != static_cast<qint64>(bytes.size()))
        return fail();
    if (!file.commit())
        return fail();
    return {};
}

bool hasFileChanged(const std::string& path, std::string_view expected)
{
    QFile file(QString::fromStdString(path));
    QByteArray now;
    if (file.exists() && file.open(QIODevice::ReadOnly))
        now = file.readAll();
    return std::string_view(now.constData(), static_cast<std::size_t>(now.size())) != expected;
}

Result<void> saveFileUnlessChanged(const std::string& path, std::string_view bytes, std::string_view expected)
{
    if (hasFileChanged(path, expected))
        return failure(
            {path, 0, 0, {}, "the file has changed since it was read", "Save under another name, or read it again."});
    return saveFile(path, bytes);
}

} // namespace muster
