#include "io/data/datahash.h"

#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QCryptographicHash>
#include <nettle/sha2.h>

#include <cstdint>
#include <string>

namespace muster {

namespace {

/// In hexadecimal digits. Nettle's uses what processors have for it: in a batch of thousands of rosters, Qt's took an
/// eighth of the time.
QByteArray sha256(std::string_view text)
{
    sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, text.size(), reinterpret_cast<const std::uint8_t*>(text.data()));
    QByteArray hash(SHA256_DIGEST_SIZE, '\0');
    sha256_digest(&context, SHA256_DIGEST_SIZE, reinterpret_cast<std::uint8_t*>(hash.data()));
    return hash.toHex();
}

} // namespace

std::string bytesHash(std::string_view bytes)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result().toHex().toStdString();
}

std::string contentHash(const nlohmann::json& document)
{
    // Objects of this type keep their keys sorted.
    return sha256(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)).toStdString();
}

std::string shortHash(std::string_view text)
{
    const auto digits = sha256(text).toUpper().toStdString();
    return digits.substr(0, 4) + '-' + digits.substr(4, 4) + '-' + digits.substr(8, 4);
}

} // namespace muster
