# The typefaces of sheets and window are part of the program: taken from Debian's packages when it is built, so that
# every machine prints the same. See docs/adr/0021.
set(MUSTER_FONT_PATH /usr/share/fonts /usr/local/share/fonts CACHE STRING "Folders in which the typefaces are looked for")
set(MUSTER_FONT_LICENCES /usr/share/doc CACHE PATH "Folder that has PACKAGE/copyright for each package of typefaces")

# muster_take_faces(USE PACKAGE FILE...): copies faces and their licence into the build, where the programs find them as
# they do when they are installed.
function(muster_take_faces use package)
    set(folder "${CMAKE_BINARY_DIR}/${CMAKE_INSTALL_DATADIR}/muster/fonts")
    foreach(file IN LISTS ARGN)
        find_file(MUSTER_FACE_${file} ${file}
            PATHS ${MUSTER_FONT_PATH}
            PATH_SUFFIXES opentype/inter truetype/roboto/unhinted truetype/roboto/unhinted/RobotoTTF truetype/dejavu
            NO_DEFAULT_PATH
        )
        if(NOT MUSTER_FACE_${file})
            message(FATAL_ERROR "The typeface ${file} is not there. Install the package ${package}, or name the folder "
                "that has it in MUSTER_FONT_PATH.")
        endif()
        file(REAL_PATH "${MUSTER_FACE_${file}}" face)
        configure_file("${face}" "${folder}/${use}/${file}" COPYONLY)
        set_property(GLOBAL APPEND PROPERTY MUSTER_FACES "${use}/${file}=${face}")
    endforeach()
    set(licence "${MUSTER_FONT_LICENCES}/${package}/copyright")
    if(NOT EXISTS "${licence}")
        message(FATAL_ERROR "The licence of the typefaces of ${package} is not in ${licence}.")
    endif()
    configure_file("${licence}" "${folder}/${package}.copyright" COPYONLY)
endfunction()

# What print and the templates name, and what has the letters that those lack.
muster_take_faces(sheets fonts-roboto-unhinted
    Roboto-Regular.ttf Roboto-Medium.ttf Roboto-Bold.ttf Roboto-Italic.ttf Roboto-BoldItalic.ttf
    RobotoCondensed-Regular.ttf RobotoCondensed-Bold.ttf RobotoCondensed-Italic.ttf RobotoCondensed-BoldItalic.ttf
)
muster_take_faces(sheets fonts-dejavu-core DejaVuSans.ttf DejaVuSans-Bold.ttf)
# What the editor's window has beside them.
muster_take_faces(window fonts-inter
    Inter-Regular.otf Inter-Italic.otf Inter-SemiBold.otf Inter-Bold.otf
)

install(DIRECTORY "${CMAKE_BINARY_DIR}/${CMAKE_INSTALL_DATADIR}/muster/fonts" DESTINATION "${MUSTER_SHARE}")
