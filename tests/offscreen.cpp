// For test programs that print: the application object that Qt needs for its text.
#define CATCH_CONFIG_EXTERNAL_INTERFACES
#include "paper/output/application.h"

#include <catch2/catch.hpp>

namespace {

struct Offscreen : Catch::TestEventListenerBase {
    using TestEventListenerBase::TestEventListenerBase;
    void testRunStarting(const Catch::TestRunInfo&) override { muster::paper::makeOffscreenApplication(); }
};

} // namespace

CATCH_REGISTER_LISTENER(Offscreen)
