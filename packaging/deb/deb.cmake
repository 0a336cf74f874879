# The Debian package, which ./dev package has CPack make.
set(MUSTER_MAINTAINER "Muster Roll developers <developers@muster-roll.example>")
set(deb "${CMAKE_CURRENT_BINARY_DIR}/deb")
execute_process(
    COMMAND date -u -R -d "${MUSTER_RELEASE_DATE}"
    OUTPUT_VARIABLE MUSTER_RELEASE_DAY OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY
)
configure_file(deb/changelog.in "${deb}/changelog" @ONLY)

# The licence as a paragraph of a Debian copyright file.
file(READ "${PROJECT_SOURCE_DIR}/LICENSE" MUSTER_LICENCE)
string(STRIP "${MUSTER_LICENCE}" MUSTER_LICENCE)
string(REGEX REPLACE "^MIT License\n\nCopyright[^\n]*\n\n" "" MUSTER_LICENCE "${MUSTER_LICENCE}")
string(REPLACE "\n\n" "\n.\n" MUSTER_LICENCE "${MUSTER_LICENCE}")
string(REPLACE "\n" "\n " MUSTER_LICENCE " ${MUSTER_LICENCE}")
configure_file(deb/copyright.in "${deb}/copyright" @ONLY)

get_property(faces GLOBAL PROPERTY MUSTER_FACES)
configure_file(deb/finish.cmake.in "${deb}/finish.cmake" @ONLY)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME muster-roll)
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGE_CONTACT "${MUSTER_MAINTAINER}")
set(CPACK_PACKAGE_DIRECTORY "${CMAKE_BINARY_DIR}/packages")
set(CPACK_PACKAGING_INSTALL_PREFIX "${CMAKE_INSTALL_PREFIX}")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS "${deb}/finish.cmake")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION utils) # 'games' is for what stands in /usr/games
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "https://muster-roll.example/")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-inter, fonts-roboto-unhinted, fonts-dejavu-core, qt6-image-formats-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-wayland, tesseract-ocr")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "army lists for miniature wargames, built and judged")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Muster Roll builds army lists for miniature wargames in a window, and says
while you build whether the army is legal: which rule is broken, by how much,
and what would fix it. It prints the roster, unit cards, a quick reference
and a battle sheet. The command line judges and prints the same files.

Games and armies are data. Four games are shipped, and players can add more.
To play, you need the rules themselves.")
include(CPack)
