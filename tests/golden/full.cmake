# What cannot be written is told on standard error, and by the exit status.
cmake_path(GET PROGRAM STEM name)
execute_process(COMMAND ${PROGRAM} ${ARGUMENTS} INPUT_FILE ${INPUT} OUTPUT_FILE /dev/full ERROR_VARIABLE told
                RESULT_VARIABLE status)
if(NOT status STREQUAL "1" OR NOT told STREQUAL "${name}: standard output cannot be written\n")
  message(FATAL_ERROR "exit status ${status}; the program said:\n${told}")
endif()
