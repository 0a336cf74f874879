#pragma once

#include "battlescribe/data/repository.h"
#include "battlescribe/file/xmltree.h"

namespace muster::battlescribe::exchange {

/// Which data a roster file was made with.
struct Needs {
    struct Catalogue {
        std::string id;
        std::string name;
        std::string revision;

        friend bool operator==(const Catalogue&, const Catalogue&) = default;
    };

    std::string gameSystem; ///< id
    std::string gameSystemName;
    std::string gameSystemRevision;
    std::vector<Catalogue> catalogues; ///< each once, in the order of the file

    friend bool operator==(const Needs&, const Needs&) = default;
};

[[nodiscard]] Needs needsOf(const XmlNode& roster);

/// The definitions that a roster needs, from a folder of data. A missing catalogue is not a fault here: its
/// force will be unknown, and the verdict open. A missing game system is one. A worker that is asked to stop gets a
/// fault.
[[nodiscard]] Result<data::Definitions> definitionsFor(const data::Repository& repository, const Needs& needs,
                                                       const std::stop_token& stop = {});

} // namespace muster::battlescribe::exchange
