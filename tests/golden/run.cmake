# Runs PROGRAM with the arguments and the input of a transcript, and puts what it prints (both
# streams) and its exit status into `printed_file`.
function(run_transcript transcript printed_file)
  file(STRINGS ${transcript}.args arguments)
  execute_process(COMMAND ${PROGRAM} ${arguments}
                  INPUT_FILE ${transcript}.in OUTPUT_FILE ${printed_file} ERROR_FILE ${printed_file}
                  RESULT_VARIABLE status TIMEOUT 60)
  file(APPEND ${printed_file} "exit status ${status}\n")
endfunction()
