#include "widgets/person/settings.h"

#include "io/files/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

namespace muster::widgets {

namespace {

constexpr std::size_t mostBytes = 1U << 20;
const auto bytesKey = QStringLiteral("base64");

QString& folder()
{
    static QString path;
    return path;
}

std::function<void(const Faults&)>& failureHandler()
{
    static std::function<void(const Faults&)> function;
    return function;
}

void showMessage(const Faults& faults)
{
    if (failureHandler())
        failureHandler()(faults);
}

/// The layout of windows is bytes, which JSON does not have.
QJsonValue toJson(const QVariant& value)
{
    if (value.typeId() == QMetaType::QByteArray)
        return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
    return QJsonValue::fromVariant(value);
}

QVariant fromJson(const QJsonValue& value)
{
    if (const auto bytes = value[bytesKey]; bytes.isString())
        return QByteArray::fromBase64(bytes.toString().toLatin1());
    return value.toVariant();
}

/// What version 0.1 kept.
QVariantMap readOld()
{
    QVariantMap values;
    const auto path = Settings::fileName().chopped(4) + QStringLiteral("conf");
    if (!QFileInfo(path).isFile()) // QSettings would wait for a pipe
        return values;
    QSettings old(path, QSettings::NativeFormat);
    const auto recent = QStringLiteral("recent");
    for (const auto& key : old.allKeys())
        if (!key.startsWith(recent + QLatin1Char('/')))
            values.insert(key, old.value(key));
    QVariantList list;
    const auto count = old.beginReadArray(recent);
    for (int i = 0; i < count; ++i) {
        old.setArrayIndex(i);
        QVariantMap each;
        for (const auto& key : old.childKeys())
            each.insert(key, old.value(key));
        list.append(each);
    }
    if (!list.isEmpty())
        values.insert(recent, list);
    return values;
}

QVariantMap read()
{
    const auto bytes = readFile(Settings::fileName().toStdString(), mostBytes);
    const auto document = bytes ? QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)) : QJsonDocument();
    if (!document.isObject()) {
        showMessage(bytes ? Faults{Fault::about(Settings::fileName().toStdString(), "these are no settings",
                                                "They begin anew.")}
                          : bytes.error());
        return {};
    }
    QVariantMap values;
    const auto object = document.object();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        values.insert(entry.key(), fromJson(entry.value()));
    return values;
}

bool isThere() { return QFileInfo::exists(Settings::fileName()); }

} // namespace

Settings::Settings() : m_values(isThere() ? read() : readOld())
{
    if (!isThere())
        m_changes = m_values;
}

Settings::~Settings()
{
    if (m_changes.isEmpty() && !m_isCleared)
        return;
    // Another window may have changed other settings since.
    auto values = m_isCleared || !isThere() ? QVariantMap() : read();
    for (auto change = m_changes.begin(); change != m_changes.end(); ++change)
        if (change->isValid())
            values.insert(change.key(), change.value());
        else
            values.remove(change.key());
    QJsonObject object;
    for (auto entry = values.begin(); entry != values.end(); ++entry)
        object.insert(entry.key(), toJson(entry.value()));
    QDir().mkpath(QFileInfo(fileName()).path());
    if (const auto saved = saveFile(fileName().toStdString(), QJsonDocument(object).toJson().toStdString()); !saved)
        showMessage(saved.error());
}

QVariant Settings::value(const QString& key, const QVariant& otherwise) const { return m_values.value(key, otherwise); }

void Settings::setValue(const QString& key, const QVariant& value)
{
    // Writing waits for the disk.
    if (m_values.contains(key) && toJson(m_values.value(key)) == toJson(value))
        return;
    m_values.insert(key, value);
    m_changes.insert(key, value);
}

void Settings::remove(const QString& key)
{
    m_values.remove(key);
    m_changes.insert(key, QVariant());
}

void Settings::clear()
{
    m_values.clear();
    m_changes.clear();
    m_isCleared = true;
}

QString Settings::fileName()
{
    const auto in =
        folder().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) : folder();
    return QStringLiteral("%1/%2/%3.json")
        .arg(in, QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

void Settings::setFolder(const QString& path) { folder() = path; }

void Settings::onFailure(std::function<void(const Faults&)> function) { failureHandler() = std::move(function); }

} // namespace muster::widgets
