# What Debian gives its own programs (dpkg-buildflags with hardening=+all), and two more that cost as little, for every
# Release build. tests/packaging looks for their traces in the programs.
include(CheckCXXCompilerFlag)

set(MUSTER_HARDENING "-D_FORTIFY_SOURCE=2 -fstack-protector-strong -fPIE -Wformat -Werror=format-security")
foreach(flag -fstack-clash-protection -fcf-protection) # not on every processor
    string(MAKE_C_IDENTIFIER "MUSTER_HAS${flag}" has)
    check_cxx_compiler_flag(${flag} ${has})
    if(${has})
        string(APPEND MUSTER_HARDENING " ${flag}")
    endif()
endforeach()

# Nothing tells in which folder it was built.
string(APPEND MUSTER_HARDENING " -ffile-prefix-map=${PROJECT_SOURCE_DIR}=.")
set(MUSTER_HARDENED_LINK "-Wl,-z,relro -Wl,-z,now")
