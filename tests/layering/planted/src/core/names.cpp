// A comment may say "blue-giants".
#include "core/values.h"
const char* a = "blue-giants";
const char* b = "say \"hello\""; const char* c = "Blue Giants"; // "blue"
const char* d = "the blue-giants of old";
const char e = '"'; const char* f = "invented-1e";
const char* g = "general"; const char* h = "one-giant"; const char* i = "composition";
