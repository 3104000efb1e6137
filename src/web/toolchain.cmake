# The web build's compiler and libraries: where emsdk-setup.sh found or put them on this machine.
cmake_path(SET ttt_toolchain NORMALIZE "${CMAKE_CURRENT_LIST_DIR}/../../build/toolchain.cmake")
if(NOT EXISTS "${ttt_toolchain}")
  message(FATAL_ERROR "The web toolchain is not set up yet. Run ./emsdk-setup.sh first.")
endif()
include("${ttt_toolchain}")
