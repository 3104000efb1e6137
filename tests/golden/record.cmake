include(${CMAKE_CURRENT_LIST_DIR}/run.cmake)

file(GLOB transcripts ${FOLDER}/*.args)
foreach(transcript IN LISTS transcripts)
  cmake_path(REMOVE_EXTENSION transcript)
  run_transcript(${transcript} ${transcript}.out)
endforeach()
