include(${CMAKE_CURRENT_LIST_DIR}/run.cmake)

cmake_path(GET TRANSCRIPT FILENAME name)
set(printed_file ${SCRATCH}/${name}.out)
run_transcript(${TRANSCRIPT} ${printed_file})
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${printed_file} ${TRANSCRIPT}.out
                RESULT_VARIABLE differs ERROR_QUIET)
if(differs)
  file(READ ${printed_file} printed)
  message(FATAL_ERROR "not as in ${TRANSCRIPT}.out; the program printed:\n${printed}")
endif()
