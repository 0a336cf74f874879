# Icons as SVG and in the sizes that panels, lists and docks ask for.
find_program(MUSTER_RSVG rsvg-convert)
if(NOT MUSTER_RSVG)
    message(FATAL_ERROR "rsvg-convert is not there, which makes the icons. Install the package librsvg2-bin.")
endif()

# muster_add_icon(CONTEXT NAME SVG)
function(muster_add_icon context name svg)
    set(theme "${share}/icons/hicolor")
    configure_file("${svg}" "${theme}/scalable/${context}/${name}.svg" COPYONLY)
    foreach(size 16 22 24 32 48 64 128 256)
        set(png "${theme}/${size}x${size}/${context}/${name}.png")
        add_custom_command(OUTPUT "${png}"
            COMMAND "${CMAKE_COMMAND}" -E make_directory "${theme}/${size}x${size}/${context}"
            COMMAND "${MUSTER_RSVG}" -w ${size} -h ${size} -o "${png}" "${svg}"
            DEPENDS "${svg}"
            VERBATIM
        )
        list(APPEND made "${png}")
    endforeach()
    add_custom_target(muster_icon_${context} ALL DEPENDS ${made})
endfunction()

muster_add_icon(apps muster-editor "${PROJECT_SOURCE_DIR}/src/widgets/look/icons/muster.svg")
muster_add_icon(mimetypes application-vnd.muster.roster+json
    "${CMAKE_CURRENT_SOURCE_DIR}/icons/application-vnd.muster.roster+json.svg")
install(DIRECTORY "${share}/icons" DESTINATION "${CMAKE_INSTALL_DATADIR}")
