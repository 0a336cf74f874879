#include "widgets/shell/filereading.h"

#include "editor/words/shown.h"

#include <QFileInfo>

#include <utility>

namespace muster::widgets {

FileReading::FileReading(Store& store) : m_store(store)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(200);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_saysReading = true;
        emit statusMessage(
            tr("Reading “%1”…").arg(editor::shown(QFileInfo(QString::fromStdString(m_path)).fileName())));
    });
}

FileReading::~FileReading() { editor::Reading::leave(std::move(m_reading)); }

void FileReading::read(const std::string& path, Take take)
{
    giveUp();
    m_path = path;
    m_take = std::move(take);
    m_reading = std::make_unique<editor::Reading>(m_store, path);
    connect(m_reading.get(), &editor::Reading::finished, this, &FileReading::finish);
    m_patience.start();
}

void FileReading::giveUp()
{
    m_patience.stop();
    if (m_reading)
        m_reading->disconnect(this);
    editor::Reading::leave(std::move(m_reading));
    m_path.clear();
    m_take = {};
    if (std::exchange(m_saysReading, false))
        emit statusMessage({});
}

void FileReading::finish()
{
    auto read = m_reading->take(m_store);
    const auto take = std::move(m_take);
    m_reading.release()->deleteLater(); // its signal is under way
    giveUp();
    take(std::move(read));
}

} // namespace muster::widgets
