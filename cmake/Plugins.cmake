# Parts of Muster that need a large library of others: each is a file of its own that is loaded when it is first needed,
# so that a start, or the check of a roster, does not wait for what only a PDF or a picture needs. See docs/adr/0036.
set(MUSTER_PLUGINS "${CMAKE_INSTALL_LIBDIR}/muster")
file(RELATIVE_PATH MUSTER_PLUGINS_FROM_PROGRAM "${CMAKE_INSTALL_FULL_BINDIR}" "${CMAKE_INSTALL_FULL_LIBDIR}/muster")

# muster_plugin(NAME USER SOURCE...): the file muster/NAME.so, in the build where it is when installed. USER is the
# library whose functions load it: what links that one is built after the plugin.
function(muster_plugin name user)
    set(target muster_${name}_plugin)
    add_library(${target} MODULE ${ARGN})
    set_target_properties(${target} PROPERTIES
        PREFIX "" OUTPUT_NAME ${name} LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin/${MUSTER_PLUGINS_FROM_PROGRAM}"
        CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
    )
    target_compile_definitions(${target} PRIVATE MUSTER_VERSION="${PROJECT_VERSION}")
    target_link_libraries(${target} PRIVATE Muster::Flags)
    add_dependencies(${user} ${target})
    install(TARGETS ${target} LIBRARY DESTINATION "${MUSTER_PLUGINS}")
endfunction()

# muster_program_beside_plugins(TARGET USER): a program that only Muster starts; nobody finds it on the PATH. What links
# USER is built after it.
function(muster_program_beside_plugins target user)
    set_target_properties(${target} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin/${MUSTER_PLUGINS_FROM_PROGRAM}"
    )
    target_compile_definitions(${target} PRIVATE MUSTER_VERSION="${PROJECT_VERSION}")
    target_link_libraries(${target} PRIVATE Muster::Flags)
    add_dependencies(${user} ${target})
    install(TARGETS ${target} RUNTIME DESTINATION "${MUSTER_PLUGINS}")
endfunction()
