#pragma once

#include "battlescribe/file/decimal.h"

#include <optional>
#include <string>
#include <vector>

namespace muster::battlescribe {

/// What a person chose for a new list.
struct NewList {
    /// A limit of one kind of cost.
    struct Limit {
        std::string costType;         ///< id
        std::optional<Decimal> value; ///< none: no limit, whatever the data propose
    };

    std::string folder;     ///< of data
    std::string gameSystem; ///< id
    std::string catalogue;  ///< id
    std::string force;      ///< id of its force entry; empty: the first that the data have
    std::string name;
    std::vector<Limit> limits; ///< of other kinds of cost the data propose one or none
};

} // namespace muster::battlescribe
