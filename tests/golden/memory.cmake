# A program that may have less memory than it wants says so, and ends with status 1.
foreach(question IN ITEMS "solve 6,6,4" "solve 8,8,5 --threads 2" "analyze 6,6,4")
  execute_process(COMMAND sh -c "ulimit -v 200000 && exec '${PROGRAM}' ${question}" OUTPUT_VARIABLE printed
                  ERROR_VARIABLE told RESULT_VARIABLE status TIMEOUT 300)
  if(NOT status STREQUAL "1" OR NOT printed STREQUAL ""
     OR NOT told STREQUAL "tictactoe: the system has too little memory for this\n")
    message(FATAL_ERROR "${question}: exit status ${status}; the program said:\n${printed}${told}")
  endif()
endforeach()
