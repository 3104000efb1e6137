# Compiles for 64-bit Windows on another system, by MinGW-w64: the preset `windows`.
find_program(ttt_windows_cc NAMES x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-gcc)
find_program(ttt_windows_cxx NAMES x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-g++)
if(NOT ttt_windows_cc OR NOT ttt_windows_cxx)
  message(FATAL_ERROR "The compiler for Windows, MinGW-w64, is not here. "
                      "On Debian and Ubuntu it is the package g++-mingw-w64-x86-64-posix.")
endif()
# GCC's other kind has no std::thread before version 13.
execute_process(COMMAND ${ttt_windows_cxx} -v ERROR_VARIABLE about OUTPUT_QUIET)
if(NOT about MATCHES "Thread model: posix")
  message(FATAL_ERROR "${ttt_windows_cxx} does not have POSIX threads. "
                      "On Debian and Ubuntu the package g++-mingw-w64-x86-64-posix has one that does.")
endif()

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER ${ttt_windows_cc})
set(CMAKE_CXX_COMPILER ${ttt_windows_cxx})
# A program is one file, with the compiler's libraries in it.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# This system's own libraries and headers are of no use there.
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
# Runs what has been built, where it is there.
find_program(ttt_wine NAMES wine)
if(ttt_wine)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${ttt_wine})
endif()
