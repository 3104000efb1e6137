# cmake -D WAY=… -D TTT_SOURCE=… -D TTT_BUILD=… -D GENERATOR=… -D COMPILER=… -D SCRATCH=… -P use.cmake
# Builds and runs the program in consumer/, on a machine that seems to have neither SDL2 nor libpng
# nor GoogleTest.
function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY OUTPUT_VARIABLE said)
  set(said "${said}" PARENT_SCOPE)
endfunction()

file(REMOVE_RECURSE ${SCRATCH})
set(prefix ${SCRATCH}/prefix)
if(WAY STREQUAL "find_package")
  run(${CMAKE_COMMAND} --install ${TTT_BUILD} --component library --prefix ${prefix})
endif()

set(absent "")
foreach(package IN ITEMS SDL2 SDL2_ttf PNG GTest)
  list(APPEND absent -D CMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/consumer -B ${SCRATCH}/build -G ${GENERATOR}
    -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_BUILD_TYPE=Debug -D CMAKE_UNITY_BUILD=ON
    -D CMAKE_PREFIX_PATH=${prefix}
    -D WAY=${WAY} -D TTT_SOURCE=${TTT_SOURCE} ${absent})
if(WAY STREQUAL "FetchContent")
  # It calls add_subdirectory, so one library shows that it does.
  run(${CMAKE_COMMAND} --build ${SCRATCH}/build --target ttt_engine)
  return()
endif()
run(${CMAKE_COMMAND} --build ${SCRATCH}/build)
run(${SCRATCH}/build/consumer)
if(NOT said STREQUAL "perfect: win in 1\n")
  message(FATAL_ERROR "the program said: ${said}")
endif()

# Nothing else of ours may have come along.
file(GLOB_RECURSE extra ${SCRATCH}/build/*session* ${SCRATCH}/build/*_test ${prefix}/*session*)
if(extra)
  message(FATAL_ERROR "not asked for: ${extra}")
endif()
