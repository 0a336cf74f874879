#include "io/data/datahash.h"

#include <nlohmann/json.hpp>

#include <QCryptographicHash>

#include <cstdio>

namespace muster {

namespace {

QByteArray hashBy(QCryptographicHash::Algorithm algorithm, std::string_view text)
{
    QCryptographicHash hash(algorithm);
    hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return hash.result();
}

QByteArray sha256(std::string_view text) { return hashBy(QCryptographicHash::Sha256, text); }

} // namespace

std::string bytesHash(std::string_view bytes)
{
    return hashBy(QCryptographicHash::Blake2b_256, bytes).toHex().toStdString();
}

std::string contentHash(const nlohmann::json& document)
{
    // Objects of this type keep their keys sorted.
    return sha256(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)).toHex().toStdString();
}

std::string shortHash(std::string_view text)
{
    const auto hash = sha256(text);
    const auto byte = [&](int i) { return static_cast<unsigned>(static_cast<unsigned char>(hash[i])); };
    char shown[16];
    std::snprintf(shown, sizeof shown, "%02X%02X-%02X%02X-%02X%02X", byte(0), byte(1), byte(2), byte(3), byte(4),
                  byte(5));
    return shown;
}

} // namespace muster
