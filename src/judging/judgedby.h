#pragma once

#include "io/data/judgedby.h"
#include "rules/verdict/verdict.h"

namespace muster {

/// Which data gave the verdict.
[[nodiscard]] inline JudgedBy judgedBy(const Verdict& verdict)
{
    return judgedBy(verdict.catalogue(), verdict.roster(), verdict.assessment().rulings);
}

} // namespace muster
