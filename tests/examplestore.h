#pragma once

#include "io/data/store.h"

#include <catch2/catch.hpp>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace muster::testing {

/// A store in which a person has put a game of docs/examples. It lives as long as the test program.
inline Store storeWithExample(const QString& id)
{
    static QTemporaryDir home;
    const QDir source(QStringLiteral(MUSTER_SOURCE_DIR "/docs/examples/") + id);
    const auto game = home.path() + "/muster/armies/" + id + '/';
    QDir().mkpath(game);
    for (const auto& name : source.entryList({"*.json"}, QDir::Files))
        QFile::copy(source.filePath(name), game + name);
    const auto before = qgetenv("XDG_DATA_HOME");
    qputenv("XDG_DATA_HOME", home.path().toLocal8Bit());
    auto opened = Store::open(std::string(MUSTER_SOURCE_DIR));
    qputenv("XDG_DATA_HOME", before);
    REQUIRE(opened);
    return std::move(*opened);
}

} // namespace muster::testing
