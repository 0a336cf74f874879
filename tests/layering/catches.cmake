# Runs a check on the planted faults beside this file and compares what it finds, so that a check that catches nothing
# is noticed. cmake -DCHECK=includes -DQT_HEADERS=... -P catches.cmake
cmake_minimum_required(VERSION 3.25)

set(planted "${CMAKE_CURRENT_LIST_DIR}/planted")
execute_process(
    COMMAND "${CMAKE_COMMAND}" "-DROOT=${planted}" "-DQT_HEADERS=${QT_HEADERS}" -P
            "${CMAKE_CURRENT_LIST_DIR}/${CHECK}.cmake"
    RESULT_VARIABLE status
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
)
if(status EQUAL 0)
    message(FATAL_ERROR "${CHECK}.cmake passes a tree with planted faults.")
endif()
string(REGEX MATCHALL "[A-Za-z][^ \n]*:[0-9]+: [^\n]+\n" found "${output}")
string(JOIN "" found ${found})
file(READ "${planted}/${CHECK}.txt" expected)
if(NOT found STREQUAL expected)
    message(NOTICE "Found:\n${found}\nExpected:\n${expected}")
    message(FATAL_ERROR "${CHECK}.cmake does not find what it should.")
endif()
