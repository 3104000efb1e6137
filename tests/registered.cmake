# A test file that no build runs is worse than none: one believes in it. So what is a test by its name is found
# by that name, or whoever names it by hand is checked against what there is.

# Says that these files, given from the folder that calls, are run as tests.
function(ttt_test_files)
  foreach(file IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    set_property(GLOBAL APPEND PROPERTY TTT_TEST_FILES ${file})
  endforeach()
endfunction()

# The files of the folder that calls, and of its folders without a CMakeLists.txt of their own, whose names end
# like this.
function(ttt_find_test_files result ending)
  file(GLOB found CONFIGURE_DEPENDS *${ending})
  file(GLOB entries CONFIGURE_DEPENDS LIST_DIRECTORIES true *)
  foreach(entry IN LISTS entries)
    if(IS_DIRECTORY ${entry} AND NOT entry MATCHES "/node_modules$" AND NOT EXISTS ${entry}/CMakeLists.txt)
      file(GLOB deeper CONFIGURE_DEPENDS ${entry}/*${ending})
      list(APPEND found ${deeper})
    endif()
  endforeach()
  ttt_test_files(${found})
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# Stops unless each file below the folder that calls, whose name ends in one of these ways, is run as a test.
function(ttt_no_test_is_forgotten)
  get_property(registered GLOBAL PROPERTY TTT_TEST_FILES)
  foreach(ending IN LISTS ARGN)
    file(GLOB_RECURSE found CONFIGURE_DEPENDS *${ending})
    foreach(file IN LISTS found)
      if(NOT file MATCHES "/node_modules/" AND NOT file IN_LIST registered)
        message(FATAL_ERROR "No test runs ${file}: the CMakeLists.txt of its folder does not know it")
      endif()
    endforeach()
  endforeach()
endfunction()

# A test that is a Python program, with its arguments.
function(ttt_python_test name file)
  find_package(Python3 COMPONENTS Interpreter REQUIRED)
  ttt_test_files(${file})
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR})
  add_test(NAME ${name} COMMAND ${Python3_EXECUTABLE} -B ${file} ${ARGN})
endfunction()

# The tests GROUP.NAME of all NAME.test.mjs in the folder that calls, run by Node; what is true of all of them
# follows as properties. COMMAND runs them another way than `node --test` does.
function(ttt_node_tests group)
  cmake_parse_arguments(PARSE_ARGV 1 node "" "" "COMMAND;PROPERTIES")
  find_program(TTT_NODE NAMES node nodejs REQUIRED)
  if(NOT node_COMMAND)
    set(node_COMMAND ${TTT_NODE} --import ${PROJECT_SOURCE_DIR}/tests/support/typescript.mjs --test)
  endif()
  ttt_find_test_files(files .test.mjs)
  foreach(file IN LISTS files)
    cmake_path(GET file STEM name)
    string(REGEX REPLACE "\\.test$" "" name ${name})
    add_test(NAME ${group}.${name} COMMAND ${node_COMMAND} ${file})
    set_tests_properties(${group}.${name} PROPERTIES LABELS ${group} ${node_PROPERTIES})
  endforeach()
endfunction()
