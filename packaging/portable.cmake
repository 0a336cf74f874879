# cmake -DBUILD=build/package -P portable.cmake: packs the program with all libraries that a bare Debian does not have,
# as BUILD/packages/muster-roll-VERSION-linux-PROCESSOR.tar.xz. It runs from any folder.
cmake_minimum_required(VERSION 3.25)
get_filename_component(BUILD "${BUILD}" ABSOLUTE)
foreach(entry CMAKE_PROJECT_VERSION Qt6_DIR)
    file(STRINGS "${BUILD}/CMakeCache.txt" line REGEX "^${entry}:")
    string(REGEX REPLACE "^[^=]*=" "" ${entry} "${line}")
endforeach()
cmake_host_system_information(RESULT processor QUERY OS_PLATFORM)
set(name "muster-roll-${CMAKE_PROJECT_VERSION}-linux-${processor}")
set(packages "${BUILD}/packages")
set(root "${packages}/${name}")

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE out OUTPUT_STRIP_TRAILING_WHITESPACE)
    set(out "${out}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE "${root}")
run("${CMAKE_COMMAND}" --install "${BUILD}" --prefix "${root}" --strip)

# Qt's plugins: windows on X11 and Wayland, input of accents and of Asian scripts, SVG icons, photos, printers.
get_filename_component(libraries "${Qt6_DIR}" DIRECTORY)
get_filename_component(libraries "${libraries}" DIRECTORY)
set(qt "${libraries}/qt6/plugins")
foreach(plugin
    platforms/libqxcb platforms/libqoffscreen platforms/libqwayland-generic
    platforminputcontexts/libcomposeplatforminputcontextplugin platforminputcontexts/libibusplatforminputcontextplugin
    wayland-shell-integration/libxdg-shell wayland-decoration-client/libbradient
    imageformats/libqsvg imageformats/libqjpeg imageformats/libqwebp iconengines/libqsvgicon printsupport/libcupsprintersupport
)
    if(EXISTS "${qt}/${plugin}.so")
        get_filename_component(kind "${plugin}" DIRECTORY)
        file(COPY "${qt}/${plugin}.so" DESTINATION "${root}/lib/qt6/plugins/${kind}")
        list(APPEND plugins "${qt}/${plugin}.so")
    elseif(NOT plugin MATCHES "wayland")
        message(FATAL_ERROR "Qt's plugin ${qt}/${plugin}.so is not there")
    endif()
endforeach()

# Muster's own plugins need libraries too.
file(GLOB_RECURSE own "${root}/lib/*/muster/*.so" "${root}/lib/muster/*.so")
list(REMOVE_DUPLICATES own)
if(NOT own)
    message(FATAL_ERROR "There are no plugins in ${root}/lib")
endif()
foreach(plugin IN LISTS own)
    file(RELATIVE_PATH place "${root}/bin" "${plugin}")
    file(REAL_PATH "${BUILD}/bin/${place}" built)
    list(APPEND ownBuilt "${built}")
endforeach()
# So does the program beside them.
list(GET own 0 folder)
cmake_path(GET folder PARENT_PATH folder)
set(reader "${folder}/muster-reader")
file(RELATIVE_PATH place "${root}/bin" "${reader}")
file(REAL_PATH "${BUILD}/bin/${place}" readerBuilt)

# Libraries, but for those of the compiler and of the C library, which must be the system's.
file(GET_RUNTIME_DEPENDENCIES
    EXECUTABLES "${BUILD}/bin/muster" "${BUILD}/bin/muster-editor" "${readerBuilt}"
    LIBRARIES ${plugins} ${ownBuilt}
    RESOLVED_DEPENDENCIES_VAR needed
    POST_EXCLUDE_REGEXES "/(ld-linux[^/]*|lib(c|m|dl|rt|pthread|resolv|stdc\\+\\+|gcc_s))\\.so[^/]*$"
)
file(COPY ${needed} DESTINATION "${root}/lib" FOLLOW_SYMLINK_CHAIN)

run(patchelf --set-rpath "$ORIGIN/../lib" "${root}/bin/muster" "${root}/bin/muster-editor")
file(GLOB shared "${root}/lib/*.so*")
foreach(library IN LISTS shared)
    if(NOT IS_SYMLINK "${library}")
        file(CHMOD "${library}" PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
        run(patchelf --set-rpath "$ORIGIN" "${library}")
    endif()
endforeach()
foreach(plugin IN LISTS own reader)
    cmake_path(GET plugin PARENT_PATH folder)
    file(RELATIVE_PATH up "${folder}" "${root}/lib")
    run(patchelf --set-rpath "$ORIGIN/${up}" "${plugin}")
endforeach()
file(GLOB_RECURSE shared "${root}/lib/qt6/plugins/*.so")
run(patchelf --set-rpath "$ORIGIN/../../.." ${shared})
file(WRITE "${root}/bin/qt.conf"
    "[Paths]\nPrefix=..\nPlugins=lib/qt6/plugins\nTranslations=share/qt6/translations\n")
cmake_path(GET reader PARENT_PATH folder)
file(RELATIVE_PATH up "${folder}" "${root}")
file(WRITE "${folder}/qt.conf" "[Paths]\nPrefix=${up}\nPlugins=lib/qt6/plugins\n")
file(GLOB translations "${libraries}/../../share/qt6/translations/qtbase_*.qm" "/usr/share/qt6/translations/qtbase_*.qm")
file(COPY ${translations} DESTINATION "${root}/share/qt6/translations")

# Whose the libraries are, and under which licence.
set(list "")
foreach(library IN LISTS needed plugins translations)
    file(REAL_PATH "${library}" real)
    string(REGEX REPLACE "^/usr/lib/" "/lib/" merged "${real}")
    execute_process(COMMAND dpkg-query -S "${real}" "${merged}" OUTPUT_VARIABLE owner ERROR_QUIET)
    if(NOT owner MATCHES "^([^:\n]+):")
        message(FATAL_ERROR "No package has ${real}, so its licence is not known")
    endif()
    list(APPEND owners "${CMAKE_MATCH_1}")
endforeach()
list(REMOVE_DUPLICATES owners)
list(SORT owners)
foreach(owner IN LISTS owners)
    file(REAL_PATH "/usr/share/doc/${owner}/copyright" licence)
    configure_file("${licence}" "${root}/share/doc/muster-roll/licences/${owner}" COPYONLY)
    run(dpkg-query -W -f "\${binary:Package} \${Version} (source: \${source:Package} \${source:Version})" "${owner}")
    string(APPEND list "${out}\n")
endforeach()
file(WRITE "${root}/share/doc/muster-roll/licences/PACKAGES" "${list}")
file(COPY /usr/share/common-licenses DESTINATION "${root}/share/doc/muster-roll/licences")

file(WRITE "${root}/README" "Muster Roll ${CMAKE_PROJECT_VERSION}, to be run from this folder, wherever it is:

  bin/muster-editor    the editor
  bin/muster --help    the command line

It needs a Linux with the C library of Debian 12 or later, and a desktop (X11) for the editor. Guides are in
share/doc/muster-roll. The libraries in lib are those of Debian 12, unchanged but for the path on which they find each
other; share/doc/muster-roll/licences says which, from which sources, and under which licences. They get no updates of
their own: take a newer Muster, or the Debian package, which uses the system's.
")

set(tar "${packages}/${name}.tar.xz")
run("${CMAKE_COMMAND}" -E chdir "${packages}" tar --sort=name --owner=0 --group=0 --numeric-owner
    --use-compress-program "xz -T0 -6" -cf "${tar}" "${name}")
file(REMOVE_RECURSE "${root}")
message("${tar}")
