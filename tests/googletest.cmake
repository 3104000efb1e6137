# GoogleTest as GTest::gtest_main: the system's, else its sources, of one version and by their hash. A wasm build has no use
# for a system's library: it compiles the sources that Debian puts beside it, or the same ones as others do.
if(NOT EMSCRIPTEN)
  find_package(GTest QUIET)
endif()
if(NOT TARGET GTest::gtest_main)
  include(FetchContent)
  set(INSTALL_GTEST OFF)
  set(BUILD_GMOCK OFF)
  if(EXISTS /usr/src/googletest/CMakeLists.txt)
    set(FETCHCONTENT_SOURCE_DIR_GOOGLETEST /usr/src/googletest)
  endif()
  FetchContent_Declare(googletest
    URL https://github.com/google/googletest/releases/download/v1.17.0/googletest-1.17.0.tar.gz
    URL_HASH SHA256=65fab701d9829d38cb77c14acdc431d2108bfdbf8979e40eb8ae567edf10b27c
    DOWNLOAD_EXTRACT_TIMESTAMP ON
    SYSTEM)
  FetchContent_MakeAvailable(googletest)
endif()
include(GoogleTest)
