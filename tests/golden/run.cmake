# Runs PROGRAM, by EMULATOR if there is one, with the arguments and the input of a transcript, and puts
# what it prints (both streams) and its exit status into `printed_file`.
function(run_transcript transcript printed_file)
  file(STRINGS ${transcript}.args arguments)
  execute_process(COMMAND ${EMULATOR} ${PROGRAM} ${arguments}
                  INPUT_FILE ${transcript}.in OUTPUT_FILE ${printed_file} ERROR_FILE ${printed_file}
                  RESULT_VARIABLE status TIMEOUT 600)
  if(EMULATOR)
    # Lines end in another way on Windows.
    file(READ ${printed_file} printed)
    string(REPLACE "\r\n" "\n" printed "${printed}")
    file(WRITE ${printed_file} "${printed}")
  endif()
  file(APPEND ${printed_file} "exit status ${status}\n")
endfunction()
