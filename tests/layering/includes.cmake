# Reads every #include under ROOT/src and fails where a layer uses what it may not, and where the README of a layer does not
# say what it may use or what its folders are.
# cmake -DROOT=... -DQT_HEADERS=... -P includes.cmake
cmake_minimum_required(VERSION 3.25)

# What each layer may use: our folders, Qt modules, other libraries. The standard library is free for all.
set(LAYERS core files plugins rules io reader battlescribe report reading judging paper print editor widgets apps)

set(core_layers core)
set(core_qt)
set(core_libraries tl)

set(files_layers core files)
set(files_qt)
set(files_libraries tl)

set(plugins_layers core plugins)
set(plugins_qt QtCore)
set(plugins_libraries)

set(rules_layers core rules)
set(rules_qt)
set(rules_libraries tl)

set(io_layers core files plugins io)
set(io_qt QtCore)
set(io_libraries tl nlohmann simdjson nettle)

# The program that reads strangers' PDFs and pictures: no other layer may, and none may use it.
set(reader_layers core io reader)
set(reader_qt QtCore QtGui QtPdf)
set(reader_libraries tl qpdf ZXing)

set(battlescribe_layers core files battlescribe)
set(battlescribe_qt QtCore)
set(battlescribe_libraries tl nlohmann)
set(battlescribe_folders file roster data lint show play judge compose exchange fixes verdict)

set(report_layers core rules battlescribe report)
set(report_qt)
set(report_libraries tl fmt)
set(report_folders translation verdict catalogue changes sheets battlescribe gamedata pages table pastes)

set(reading_layers core files plugins rules io battlescribe reading)
set(reading_qt QtCore)
set(reading_libraries tl)

set(judging_layers core files rules io battlescribe report reading judging)
set(judging_qt)
set(judging_libraries tl)

set(paper_layers core paper)
set(paper_qt QtCore QtGui)
set(paper_libraries tl ZXing qpdf)

set(print_layers core files rules battlescribe report paper print)
set(print_qt)
set(print_libraries tl nlohmann kainjow)

set(editor_layers core files rules io battlescribe report reading judging editor)
set(editor_qt QtCore QtGui)
set(editor_libraries tl)
set(editor_folders words list collection gestures muster document ownunits models checking comparing battle library palette)

set(widgets_layers core files rules io battlescribe report reading judging paper print editor widgets)
set(widgets_qt QtCore QtGui QtWidgets QtPdf QtPdfWidgets QtSvg QtPrintSupport)
set(widgets_libraries tl)
# Folders of a layer: each may use itself and those before it.
set(widgets_folders look person printing roster unit army findings dialogs checking folder battle comparing collection library palette shell)

# What shows and changes lists of every engine: it uses neither engine. The exceptions are about one engine alone, or still
# to be cut; one that is an exception no longer is a fault.
set(neutral_places "^(editor/list/|editor/models/(findingsmodel|fixsearch|rostermodel)\\.|widgets/)")
set(engine_users
    editor/list/change.h
    widgets/checking/unitchooser.h
    widgets/collection/collectiondialog.h
    widgets/collection/lackingdialog.h
    widgets/dialogs/battledialog.h
    widgets/dialogs/battleform.cpp
    widgets/dialogs/gamedatarows.cpp
    widgets/dialogs/gamedatarows.h
    widgets/folder/agreementsdialog.h
    widgets/settings/recent.h
    widgets/printing/exporting.h
    widgets/printing/printout.h
    widgets/roster/rostercontroller.cpp
    widgets/roster/rosterstatus.h
    widgets/shell/palettesources.cpp
    widgets/unit/cardpicture.h
    widgets/unit/cardview.h
    widgets/unit/unitpanel.cpp
)
set(used_engine_users)

set(apps_layers core files plugins rules io battlescribe report reading judging paper print apps)
set(apps_qt QtCore QtGui)
set(apps_libraries tl CLI)

# The editor's main starts the windows; the command line never sees them.
set(editor_main apps/editor.cpp)
set(editor_main_layers core io editor widgets)
set(editor_main_qt QtCore QtGui QtWidgets)
set(editor_main_libraries)

# Libraries that a layer keeps to itself: a header that brings one in, also through a header of its own layer, is not
# for other layers to include. Qt is private to io and paper in the same way.
set(PRIVATE_LIBRARIES nlohmann fmt kainjow CLI qpdf ZXing)

set(faults "")
function(fault file line text)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${ROOT}")
    set(faults "${faults}${file}:${line}: ${text}\n" PARENT_SCOPE)
endfunction()

# Lists of "LINE|INCLUDED" of a file, read once.
function(includes_of file out)
    get_property(isKnown GLOBAL PROPERTY "includes:${file}" SET)
    if(NOT isKnown)
        file(READ "${file}" text)
        string(REGEX REPLACE "[][;\\]" " " text "${text}")
        string(REPLACE "\n" ";" lines "${text}")
        set(found "")
        set(number 0)
        foreach(line IN LISTS lines)
            math(EXPR number "${number} + 1")
            if(line MATCHES "^[ \t]*#[ \t]*include[ \t]*[<\"]([^>\"]+)[>\"]")
                list(APPEND found "${number}|${CMAKE_MATCH_1}")
            endif()
        endforeach()
        set_property(GLOBAL PROPERTY "includes:${file}" "${found}")
    endif()
    get_property(found GLOBAL PROPERTY "includes:${file}")
    set(${out} "${found}" PARENT_SCOPE)
endfunction()

# What an include is: "layer NAME", "qt MODULE", "library NAME" or "standard".
function(kind_of included file out)
    string(REGEX MATCH "^[^/]+" first "${included}")
    if(included MATCHES "/" AND first IN_LIST LAYERS)
        set(kind "layer" "${first}")
    elseif(included MATCHES "^Qt[A-Za-z]*/")
        set(kind "qt" "${first}")
    elseif(included MATCHES "^(Q[A-Za-z]+|q[a-z]+\\.h)$")
        file(GLOB module "${QT_HEADERS}/Qt*/${included}")
        if(module)
            list(GET module 0 module)
            cmake_path(GET module PARENT_PATH module)
            cmake_path(GET module FILENAME module)
            set(kind "qt" "${module}")
        else()
            set(kind "library" "${included}")
        endif()
    elseif(included MATCHES "/" AND NOT first MATCHES "^(sys|bits|arpa|netinet)$")
        set(kind "library" "${first}")
    else()
        cmake_path(GET file PARENT_PATH folder)
        if(EXISTS "${folder}/${included}")
            set(kind "bare" "${included}")
        else()
            set(kind "standard" "")
        endif()
    endif()
    set(${out} "${kind}" PARENT_SCOPE)
endfunction()

# The folder of a path such as widgets/roster/rosterview.h inside its layer, or nothing.
function(folder_of path out)
    set(folder "")
    if(path MATCHES "^[^/]+/([^/]+)/")
        set(folder "${CMAKE_MATCH_1}")
    endif()
    set(${out} "${folder}" PARENT_SCOPE)
endfunction()

# The private library that a header of ours brings in, or nothing.
function(brings_in header layer out)
    get_property(isKnown GLOBAL PROPERTY "brings:${header}" SET)
    if(NOT isKnown)
        set_property(GLOBAL PROPERTY "brings:${header}" "") # ends circles
        includes_of("${header}" includes)
        foreach(entry IN LISTS includes)
            string(REGEX REPLACE "^[0-9]+\\|" "" included "${entry}")
            kind_of("${included}" "${header}" kind)
            list(GET kind 0 what)
            list(GET kind 1 name)
            set(brought "")
            if(what STREQUAL "library" AND name IN_LIST PRIVATE_LIBRARIES)
                set(brought "${name}")
            elseif(what STREQUAL "qt" AND layer MATCHES "^(io|battlescribe|paper)$")
                set(brought "${name}")
            elseif(what STREQUAL "layer" AND name STREQUAL layer AND EXISTS "${ROOT}/src/${included}")
                brings_in("${ROOT}/src/${included}" "${layer}" brought)
            endif()
            if(brought)
                set_property(GLOBAL PROPERTY "brings:${header}" "${brought}")
                break()
            endif()
        endforeach()
    endif()
    get_property(brought GLOBAL PROPERTY "brings:${header}")
    set(${out} "${brought}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE files "${ROOT}/src/*.h" "${ROOT}/src/*.cpp")
list(SORT files)
if(NOT files)
    message(FATAL_ERROR "No sources under ${ROOT}/src.")
endif()
foreach(file IN LISTS files)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY "${ROOT}/src" OUTPUT_VARIABLE relative)
    string(REGEX MATCH "^[^/]+" layer "${relative}")
    if(NOT layer IN_LIST LAYERS)
        fault("${file}" 1 "src/${layer} is not on the list of layers in tests/layering/includes.cmake")
        continue()
    endif()
    if(relative STREQUAL editor_main)
        set(layer editor_main)
    endif()
    folder_of("${relative}" folder)
    list(FIND ${layer}_folders "${folder}" place)
    if(DEFINED ${layer}_folders AND place EQUAL -1)
        fault("${file}" 1 "src/${layer}/${folder} is not on the list of folders in tests/layering/includes.cmake")
        continue()
    endif()
    includes_of("${file}" includes)
    foreach(entry IN LISTS includes)
        string(REGEX MATCH "^[0-9]+" line "${entry}")
        string(REGEX REPLACE "^[0-9]+\\|" "" included "${entry}")
        kind_of("${included}" "${file}" kind)
        list(GET kind 0 what)
        list(GET kind 1 name)
        if(what STREQUAL "layer")
            if(name MATCHES "^(rules|battlescribe)$" AND relative MATCHES "${neutral_places}")
                if(relative IN_LIST engine_users)
                    list(APPEND used_engine_users "${relative}")
                else()
                    fault("${file}" ${line} "this is for lists of every engine and may not use ${name} (${included})")
                endif()
            endif()
            if(NOT name IN_LIST ${layer}_layers)
                fault("${file}" ${line} "${layer} may not use ${name} (${included})")
            elseif(name STREQUAL layer AND DEFINED ${layer}_folders)
                folder_of("${included}" other)
                list(FIND ${layer}_folders "${other}" otherPlace)
                if(otherPlace GREATER place)
                    fault("${file}" ${line} "${layer}/${folder} may not use ${layer}/${other} (${included})")
                endif()
            elseif(NOT name STREQUAL layer AND EXISTS "${ROOT}/src/${included}")
                brings_in("${ROOT}/src/${included}" "${name}" brought)
                if(brought)
                    fault("${file}" ${line} "${included} brings in ${brought}, which is private to ${name}")
                endif()
            endif()
        elseif(what STREQUAL "qt" AND NOT name IN_LIST ${layer}_qt)
            fault("${file}" ${line} "${layer} may not use ${name} (${included})")
        elseif(what STREQUAL "library" AND NOT name IN_LIST ${layer}_libraries)
            fault("${file}" ${line} "${layer} may not use ${name} (${included})")
        elseif(what STREQUAL "bare")
            cmake_path(GET relative PARENT_PATH folder)
            fault("${file}" ${line} "write the folder too: ${folder}/${included}")
        endif()
    endforeach()
endforeach()

foreach(user IN LISTS engine_users)
    if(EXISTS "${ROOT}/src/${user}" AND NOT user IN_LIST used_engine_users)
        fault("${ROOT}/src/${user}" 1 "uses neither engine: take it off the list in tests/layering/includes.cmake")
    endif()
endforeach()

# A README says the same as the lists above: "- **May use:** core, files; ..." or "no other layer; ...".
foreach(layer IN LISTS LAYERS)
    if(NOT IS_DIRECTORY "${ROOT}/src/${layer}")
        continue()
    endif()
    set(file "${ROOT}/src/${layer}/README.md")
    if(NOT EXISTS "${file}")
        fault("${file}" 1 "there is none")
        continue()
    endif()
    file(READ "${file}" text)
    string(REGEX REPLACE "[][]" " " text "${text}")
    string(REPLACE ";" "." text "${text}")
    if(text MATCHES "^(.*\n)- \\*\\*May use:\\*\\* ([^.]+)\\.")
        set(named "${CMAKE_MATCH_2}")
        string(REGEX MATCHALL "\n" lines "${CMAKE_MATCH_1}")
        list(LENGTH lines line)
        math(EXPR line "${line} + 1")
        string(REGEX REPLACE "[ \n]+" " " named "${named}")
        string(REPLACE ", " ";" named "${named}")
        list(REMOVE_ITEM named "no other layer")
        set(allowed ${${layer}_layers})
        list(REMOVE_ITEM allowed ${layer})
        foreach(other IN LISTS allowed)
            if(NOT other IN_LIST named)
                fault("${file}" ${line} "does not say that ${layer} may use ${other}")
            endif()
        endforeach()
        foreach(other IN LISTS named)
            if(NOT other IN_LIST allowed)
                fault("${file}" ${line} "says that ${layer} may use ${other}")
            endif()
        endforeach()
    else()
        fault("${file}" 1 "does not say what ${layer} may use in a line that begins with - **May use:**")
    endif()
    file(GLOB folders "${ROOT}/src/${layer}/*")
    foreach(folder IN LISTS folders)
        cmake_path(GET folder FILENAME name)
        string(FIND "${text}" "`${name}/`" at)
        if(IS_DIRECTORY "${folder}" AND at EQUAL -1)
            fault("${file}" 1 "does not describe the folder ${name}/")
        endif()
    endforeach()
endforeach()

list(LENGTH files count)
if(faults)
    message(NOTICE "${faults}")
    message(FATAL_ERROR "Layers are crossed, or described wrongly; see docs/adr and src/*/README.md for what each may use.")
endif()
message(STATUS "${count} files keep to their layers.")
