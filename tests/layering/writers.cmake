# What is written can be read: only io turns a roster or a collection into bytes without reading them back. Everything
# else takes the bytes from readableRoster(), readableCollection() and the like, which do.
# cmake -DROOT=... -P writers.cmake
cmake_minimum_required(VERSION 3.25)

set(UNCHECKED "(^|[^A-Za-z_])(writeRoster|writeCompactRoster|writeCollection|writeRosterDocument)\\(")

# These hand the bytes to a reader of the same program, and to no disk: the clipboard, and a battle. The
# report in JSON has a function of its own that is called so.
set(IN_MEMORY editor/gestures/gestures.cpp widgets/shell/mainwindow.cpp
              report/verdict/json.cpp)

set(faults "")
file(GLOB_RECURSE files "${ROOT}/src/*.h" "${ROOT}/src/*.cpp")
list(SORT files)
foreach(file IN LISTS files)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${ROOT}/src" OUTPUT_VARIABLE relative)
    if(relative MATCHES "^io/" OR relative IN_LIST IN_MEMORY)
        continue()
    endif()
    file(READ "${file}" text)
    string(REGEX REPLACE "[][;\\]" " " text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(number 0)
    foreach(line IN LISTS lines)
        math(EXPR number "${number} + 1")
        string(REGEX REPLACE "//.*" "" code "${line}")
        if(code MATCHES "${UNCHECKED}")
            string(APPEND faults "src/${relative}:${number}: ${CMAKE_MATCH_2}() does not read back what it writes\n")
        endif()
    endforeach()
endforeach()

list(LENGTH files count)
if(faults)
    message(NOTICE "${faults}")
    message(FATAL_ERROR "Take the bytes of what goes to a disk from readableRoster() or readableCollection().")
endif()
message(STATUS "${count} files write what was read back.")
