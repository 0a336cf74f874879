# There is one way to open a file, src/files, so that nothing waits for a pipe or a device: fails where another source
# under ROOT/src opens one. One way to replace one, saveFileUnlessChanged(): what somebody saved meanwhile is not written
# over. And calls of std::filesystem that throw are not used: the current folder may be gone.
# cmake -DROOT=... -P files.cmake
cmake_minimum_required(VERSION 3.25)

# What opens files, by names of its own, each with a regular expression.
set(RULES stream fopen fcntl open QFile QSettings QLockFile font saving throwing throwing-entry throwing-list)
set(stream "#[ \t]*include[ \t]*<fstream>")
set(fopen "(^|[^A-Za-z0-9_])f(re)?open\\(")
set(fcntl "#[ \t]*include[ \t]*<fcntl.h>") # who needs its flags opens
set(open "(^|[^A-Za-z0-9_])::(open|openat|creat)\\(")
set(QFile "(^|[^A-Za-z0-9_])(QFile|QSaveFile|QTemporaryFile)( [a-z]|[({>])") # QFile::remove() and the like do not open
set(QSettings "(^|[^A-Za-z0-9_])QSettings( [a-z]|[({>])")
set(QLockFile "(^|[^A-Za-z0-9_])QLockFile( [a-z]|[({>])")
set(font "addApplicationFont\\(")
set(saving "(^|[^A-Za-z0-9_])saveFile\\(")
set(errors "(error|none|failed|ignored|gone)")
set(throwing "(fs|filesystem)::(absolute|canonical|weakly_canonical|relative|proximate|copy|copy_file|copy_symlink|create_directory|create_directories|create_hard_link|create_symlink|create_directory_symlink|current_path|equivalent|exists|file_size|hard_link_count|is_block_file|is_character_file|is_directory|is_empty|is_fifo|is_other|is_regular_file|is_socket|is_symlink|last_write_time|permissions|read_symlink|remove|remove_all|rename|resize_file|space|status|symlink_status|temp_directory_path)\\(")
set(throwing-entry "(\\.|->)(is_block_file|is_directory|is_fifo|is_other|is_regular_file|is_socket|is_symlink|file_size|hard_link_count|last_write_time|symlink_status)\\(\\)")
set(throwing-list "directory_iterator( [a-z]+)?[({][^)}]") # an empty one is the end of a list

# Who may, and why.
set(MAY
    files/descriptor.cpp:open files/descriptor.cpp:fcntl files/readfile.cpp:fcntl # the one way
    io/files/safefile.cpp:fcntl io/files/safefile.h:saving io/files/safefile.cpp:saving # writes
    editor/document/recovery.cpp:saving io/data/keepversion.cpp:saving # in folders where nobody else writes
    editor/author/authorrecovery.cpp:saving # a file of its own, which it has locked
    io/data/listshipped.cpp:stream # a tool of the build, for files of the sources
    editor/library/libraryfiles.cpp:QFile # rename
    editor/document/recovery.cpp:QFile editor/author/authorrecovery.cpp:QFile # remove
    plugins/childrenplugin.cpp:fcntl widgets/shell/endsignals.cpp:fcntl # no file of a person's: what a child has in place of ours, a pipe
    widgets/look/icons.cpp:QFile widgets/look/theme.cpp:QFile # pictures and a style sheet inside the program
    widgets/settings/settings.cpp:QSettings # looks first whether it is a file
    paper/text/fonts.cpp:font # of a list that has only files
)

set(any "<fstream>|open|creat\\(|QFile|QSaveFile|QTemporaryFile|QSettings|QLockFile|fcntl|addApplicationFont|saveFile|filesystem|fs::|directory_iterator")
set(faults "")
set(used "")
file(GLOB_RECURSE files "${ROOT}/src/*.h" "${ROOT}/src/*.cpp")
list(SORT files)
if(NOT files)
    message(FATAL_ERROR "No sources under ${ROOT}/src.")
endif()
foreach(file IN LISTS files)
    file(READ "${file}" text)
    if(NOT text MATCHES "${any}")
        continue()
    endif()
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${ROOT}/src" OUTPUT_VARIABLE relative)
    string(REGEX REPLACE "[][;\\]" " " text "${text}")
    string(REPLACE "\n" ";" lines "${text}")
    set(number 0)
    foreach(line IN LISTS lines)
        math(EXPR number "${number} + 1")
        string(REGEX REPLACE "//.*" "" line "${line}")
        string(REGEX REPLACE "(fs|filesystem)::[a-z_]+\\(([^()]|\\([^()]*\\))*, ${errors}\\)" "" line "${line}")
        string(REGEX REPLACE "directory_iterator( [a-z]+)?[({]([^()]|\\([^()]*\\))*, ${errors}\\)" "" line "${line}")
        foreach(rule IN LISTS RULES)
            if(NOT line MATCHES "${${rule}}")
                continue()
            elseif("${relative}:${rule}" IN_LIST MAY)
                list(APPEND used "${relative}:${rule}")
            elseif(rule MATCHES "^throwing")
                string(APPEND faults "src/${relative}:${number}: a call that may throw (${rule}): give it an error_code\n")
            elseif(rule STREQUAL "saving")
                string(APPEND faults "src/${relative}:${number}: replaces a file whatever it is by now: use saveFileUnlessChanged()\n")
            else()
                string(APPEND faults "src/${relative}:${number}: opens a file itself (${rule})\n")
            endif()
        endforeach()
    endforeach()
endforeach()

foreach(entry IN LISTS MAY)
    string(REGEX REPLACE ":.*" "" relative "${entry}")
    if(EXISTS "${ROOT}/src/${relative}" AND NOT entry IN_LIST used)
        string(APPEND faults "src/${relative}:1: is on the list for what it does not do: take ${entry} off\n")
    endif()
endforeach()

list(LENGTH files count)
if(faults)
    message(NOTICE "${faults}")
    message(FATAL_ERROR "Files are opened by src/files alone (readFile, readBeginning), and io/files/safefile writes them. "
                        "Who must open one in another way is on the list in tests/layering/files.cmake, with the reason.")
endif()
message(STATUS "${count} files open none themselves.")
