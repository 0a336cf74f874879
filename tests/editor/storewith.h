#pragma once

#include "battlescribe/reefs.h"
#include "fixture.h"
#include "io/data/datafolders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace muster::testing {

/// A store whose person has added the folder of data.
inline Store storeWith(const Reefs& reefs)
{
    static QTemporaryDir home;
    const auto before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    qputenv("XDG_DATA_HOME", before);
    REQUIRE(opened);
    DataFolders folders;
    folders.add(reefs.path());
    QDir().mkpath(QString::fromStdString(opened->userFolder()));
    QFile::remove(QString::fromStdString(opened->userFolder()) + "/datafolders.json");
    REQUIRE(writeDataFolders(opened->userFolder(), folders));
    return std::move(*opened);
}

} // namespace muster::testing
