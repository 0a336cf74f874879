# Man pages and completions, from what the programs say of themselves.
foreach(program muster muster-editor)
    set(template "${CMAKE_CURRENT_BINARY_DIR}/${program}.1.in")
    configure_file("man/${program}.1.in" "${template}" @ONLY)
    set(describe "${CMAKE_CURRENT_SOURCE_DIR}/describe")
    set(page "${share}/man/man1/${program}.1")
    add_custom_command(OUTPUT "${page}"
        COMMAND "${describe}/describe.sh" $<TARGET_FILE:${program}> "${template}" "${share}"
        DEPENDS ${program} "${template}" "${describe}/describe.sh" "${describe}/table.awk" "${describe}/bash.awk"
            "${describe}/zsh.awk" "${describe}/fish.awk" "${describe}/man.awk"
        VERBATIM
    )
    add_custom_target(${program}_described ALL DEPENDS "${page}")
    install(FILES "${page}" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
    install(FILES "${share}/bash-completion/completions/${program}"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions")
    install(FILES "${share}/zsh/site-functions/_${program}" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions")
    install(FILES "${share}/fish/vendor_completions.d/${program}.fish"
        DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d")
endforeach()
