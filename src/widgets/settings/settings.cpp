#include "widgets/settings/settings.h"

#include "io/files/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QStandardPaths>

#include <optional>
#include <utility>

namespace muster::widgets {

namespace {

constexpr std::size_t mostBytes = 1U << 20;
const auto bytesKey = QStringLiteral("base64");

/// What all settings have in common: they are made again and again.
struct Shared {
    QString folder; ///< empty: the usual one
    std::function<void(Settings::Failed, const Faults&)> failureHandler;
    Faults pending;    ///< of reading, not shown yet: settings are read before there is a window
    Faults lastUnread; ///< that were shown last; empty after the settings could be read
};

Shared& shared()
{
    static Shared all;
    return all;
}

void reportPending()
{
    if (shared().failureHandler && !shared().pending.empty())
        shared().failureHandler(Settings::Failed::Reading, std::exchange(shared().pending, {}));
}

void reportUnread(const Faults& faults)
{
    if (faults == std::exchange(shared().lastUnread, faults))
        return;
    shared().pending.insert(shared().pending.end(), faults.begin(), faults.end());
    reportPending();
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
    if (const auto bytes = value[bytesKey]; bytes.isString() && value.toObject().size() == 1)
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

bool isThere() { return QFileInfo::exists(Settings::fileName()); }

/// Says in a few words that a file is damaged; empty if it could not be read at all.
std::string damageOf(const QFileInfo& info, const Result<std::string>& bytes)
{
    if (bytes)
        return "these are not settings";
    // A folder, a device, far too large: that is known without reading it.
    const bool isOther = !info.isFile() || info.size() > static_cast<qint64>(mostBytes);
    return isOther && info.isReadable() ? bytes.error().front().message : std::string();
}

/// What the file holds, and when.
struct Stored {
    QVariantMap values;
    FileStamp stamp;
};

/// None if nothing may be written, because what is there could neither be read nor set aside.
std::optional<Stored> read()
{
    if (!isThere())
        return Stored();
    const auto path = Settings::fileName().toStdString();
    const QFileInfo info(Settings::fileName());
    const auto bytes = readFile(path, mostBytes);
    const auto document = bytes ? QJsonDocument::fromJson(QByteArray::fromStdString(*bytes)) : QJsonDocument();
    if (document.isObject()) {
        shared().lastUnread.clear();
        QVariantMap values;
        const auto object = document.object();
        for (auto entry = object.begin(); entry != object.end(); ++entry)
            values.insert(entry.key(), fromJson(entry.value()));
        return Stored{std::move(values), FileStamp::of(*bytes)};
    }
    const auto damage = damageOf(info, bytes);
    if (damage.empty()) {
        auto fault = bytes.error().front();
        fault.advice = "No settings are kept until it can be read.";
        reportUnread({std::move(fault)});
        return std::nullopt;
    }
    const auto aside = setFileAside(path);
    reportUnread(
        {Fault::about(path, damage,
                      aside ? "The file is called " + *aside + " now, and the settings begin again."
                            : "No settings are kept as long as it is there: " + aside.error().front().message + '.')});
    return aside ? std::optional(Stored()) : std::nullopt;
}

/// Whether they are of the same kind in the file: a text, a number, a list.
bool isAlike(const QVariant& a, const QVariant& b)
{
    return toJson(a).type() == toJson(b).type() &&
           (a.typeId() == QMetaType::QByteArray) == (b.typeId() == QMetaType::QByteArray);
}

} // namespace

Settings::Settings() : m_values(isThere() ? read().value_or(Stored()).values : readOld())
{
    if (!isThere())
        m_changes = m_values;
}

QByteArray Settings::withChanges(QVariantMap values) const
{
    if (m_isCleared)
        values.clear();
    for (auto change = m_changes.begin(); change != m_changes.end(); ++change)
        if (change->isValid())
            values.insert(change.key(), change.value());
        else
            values.remove(change.key());
    QJsonObject object;
    for (auto entry = values.begin(); entry != values.end(); ++entry)
        object.insert(entry.key(), toJson(entry.value()));
    return QJsonDocument(object).toJson();
}

Settings::~Settings()
{
    if (m_changes.isEmpty() && !m_isCleared)
        return;
    const auto path = fileName().toStdString();
    QDir().mkpath(QFileInfo(fileName()).path());
    const auto reportNotKept = [](const Faults& faults) {
        if (shared().failureHandler)
            shared().failureHandler(Failed::Keeping, faults);
    };
    // Another program may change other settings at this moment: then they are taken along.
    constexpr int mostTries = 30;
    for (int tries = 1;; ++tries) {
        const auto stored = read();
        if (!stored)
            return;
        const auto bytes = withChanges(stored->values);
        if (static_cast<std::size_t>(bytes.size()) > mostBytes) {
            reportNotKept({Fault::about(path, "the settings are longer than can be read again",
                                        "They stay as they were before the last change.")});
            return;
        }
        const auto saved = saveFileUnlessChanged(path, bytes.toStdString(), stored->stamp);
        if (saved)
            return;
        if (tries == mostTries || !hasFileChanged(path, stored->stamp)) {
            reportNotKept(saved.error());
            return;
        }
    }
}

QVariant Settings::value(const QString& key, const QVariant& otherwise) const
{
    auto value = m_values.value(key, otherwise);
    return !otherwise.isValid() || isAlike(value, otherwise) ? value : otherwise;
}

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
    const auto& folder = shared().folder;
    const auto in = folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) : folder;
    return QStringLiteral("%1/%2/%3.json")
        .arg(in, QCoreApplication::organizationName(), QCoreApplication::applicationName());
}

void Settings::setFolder(const QString& path) { shared().folder = path; }

void Settings::onFailure(std::function<void(Failed, const Faults&)> function)
{
    shared().failureHandler = std::move(function);
    reportPending();
}

} // namespace muster::widgets
