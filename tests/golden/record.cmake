include(${CMAKE_CURRENT_LIST_DIR}/run.cmake)

file(GLOB transcripts ${CMAKE_CURRENT_LIST_DIR}/*.args)
foreach(transcript IN LISTS transcripts)
  cmake_path(REMOVE_EXTENSION transcript)
  run_transcript(${transcript} ${transcript}.out)
endforeach()
