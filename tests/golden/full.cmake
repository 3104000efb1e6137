# What cannot be written is told on standard error, and by the exit status.
execute_process(COMMAND ${PROGRAM} solve 3,3,3 --json OUTPUT_FILE /dev/full ERROR_VARIABLE told
                RESULT_VARIABLE status)
if(NOT status STREQUAL "1" OR NOT told STREQUAL "tictactoe: standard output cannot be written\n")
  message(FATAL_ERROR "exit status ${status}; the program said:\n${told}")
endif()
