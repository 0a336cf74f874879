# Most of the time of compiling a source goes into its headers, so the sources of a folder are compiled together, eight at
# a time: a whole build takes a third of the time. Their unnamed namespaces are one then; a source whose names meet those
# of another is named after APART. The preset 'tidy' compiles each source by itself: it notices a missing #include, and a
# name that hides one of its own source.
option(MUSTER_TOGETHER "Compile the sources of a folder together" ON)

# muster_compile_together(TARGET [APART SOURCE...]): call it where the target is made, after it has its sources.
function(muster_compile_together target)
    if(NOT MUSTER_TOGETHER)
        return()
    endif()
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" APART)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "[.]cpp$")
    list(FILTER sources EXCLUDE REGEX "(^|/)(offscreen|main)[.]cpp$") # has a main() or macros of its own
    foreach(apart IN LISTS arg_APART)
        if(NOT apart IN_LIST sources)
            message(FATAL_ERROR "${target} has no source ${apart}; take it from the list APART")
        endif()
    endforeach()
    list(REMOVE_ITEM sources ${arg_APART})
    foreach(source IN LISTS sources)
        if(IS_ABSOLUTE "${source}")
            continue()
        endif()
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        if(NOT DEFINED count_${folder})
            set(count_${folder} 0)
        endif()
        math(EXPR part "${count_${folder}} / 8")
        math(EXPR count_${folder} "${count_${folder}} + 1")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}-${part}")
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
