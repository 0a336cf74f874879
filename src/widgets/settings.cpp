#include "widgets/settings.h"

#include <QCoreApplication>
#include <QFileDevice>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace muster::widgets {

namespace {

const auto bytesKey = QStringLiteral("base64");

/// Everything that settings hold is text, numbers, truth and bytes (how windows stand).
QJsonValue toJson(const QVariant& value)
{
    if (value.typeId() == QMetaType::QByteArray)
        return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
    return QJsonValue::fromVariant(value);
}

QVariant fromJson(const QJsonValue& value)
{
    if (value.isObject())
        return QByteArray::fromBase64(value[bytesKey].toString().toLatin1());
    return value.toVariant();
}

bool read(QIODevice& device, QSettings::SettingsMap& map)
{
    const auto bytes = device.readAll();
    const auto document = QJsonDocument::fromJson(bytes);
    const auto object = document.object();
    for (auto entry = object.begin(); entry != object.end(); ++entry)
        map.insert(entry.key(), fromJson(entry.value()));
    return bytes.isEmpty() || document.isObject();
}

bool write(QIODevice& device, const QSettings::SettingsMap& map)
{
    QJsonObject object;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        object.insert(entry.key(), toJson(entry.value()));
    const auto bytes = QJsonDocument(object).toJson();
    auto* file = qobject_cast<QFileDevice*>(&device);
    // Qt holds small files back until it takes the old one away, and does not look whether they could be written then.
    return device.write(bytes) == bytes.size() && (!file || (file->flush() && file->error() == QFileDevice::NoError));
}

std::function<void(const QString&)>& told()
{
    static std::function<void(const QString&)> function;
    return function;
}

} // namespace

QSettings::Format Settings::form()
{
    static const auto form = registerFormat(QStringLiteral("json"), read, write);
    return form;
}

Settings::Settings()
    : QSettings(form(), UserScope, QCoreApplication::organizationName(), QCoreApplication::applicationName())
{
    if (QFileInfo::exists(fileName()))
        return;
    const QSettings old(NativeFormat, UserScope, organizationName(), applicationName());
    for (const auto& key : old.allKeys())
        setValue(key, old.value(key));
}

Settings::~Settings()
{
    sync();
    if (status() != NoError && told())
        told()(fileName());
}

void Settings::onFailure(std::function<void(const QString&)> function) { told() = std::move(function); }

} // namespace muster::widgets
