# shellcheck shell=bash disable=SC2034,SC2154
# What only the tests need of the system. Sourced by emsdk-setup.sh --tests and --thorough, after
# src/web/setup/systems.sh.

more_things() {
  cat <<'EOF'
gtest           - libgtest-dev            libgtest-dev       - - -
googletest      - googletest              googletest         - - -
chromium        - chromium-headless-shell ?                  chromium chromium ?
firefox         - firefox-esr             ?                  firefox firefox ?
WebKitWebDriver - webkit2gtk-driver       webkit2gtk-driver  ? ? ?
Xvfb            - xvfb                    xvfb               xorg-x11-server-Xvfb xorg-server-xvfb ?
xauth           - xauth                   xauth              xauth xorg-xauth ?
xdotool         - xdotool                 xdotool            xdotool xdotool ?
clang++-19      - clang-19                clang-19           ? ? ?
libclang-rt-19  - libclang-rt-19-dev      libclang-rt-19-dev ? ? ?
libc++-19       - libc++-19-dev           libc++-19-dev      ? ? ?
clang-format-19 - clang-format-19         clang-format-19    ? ? ?
clang-tidy      - clang-tidy-19           clang-tidy-19      ? ? ?
llvm-cov-19     - llvm-19                 llvm-19            ? ? ?
shellcheck      - shellcheck              shellcheck         ShellCheck shellcheck shellcheck
EOF
}
readonly TEST_MODULES="160 MB on the disk"
TEST_THINGS=("${PLAY_THINGS[@]}" "${NATIVE_THINGS[@]}" chromium Xvfb xauth xdotool clang-format-19 shellcheck)
# Where nobody knows a package of it, CMake gets GoogleTest from its makers.
[[ -z $system ]] || TEST_THINGS+=(gtest googletest)
THOROUGH_THINGS=("${TEST_THINGS[@]}" firefox WebKitWebDriver clang++-19 libclang-rt-19 libc++-19 clang-tidy llvm-cov-19)
readonly TEST_THINGS THOROUGH_THINGS

# Is one of these there, and no snap? That sees neither the profiles nor the files of a test.
has_browser() { # name...
  local name file
  for name in "$@"; do
    file=$(command -v "$name") || continue
    file=$(readlink -f "$file")
    if [[ $file == */snap || $file == */snap/* ]] || head -c 4096 "$file" | grep -q /snap/bin; then continue; fi
    return 0
  done
  return 1
}

clang_resources() { clang++-19 -print-resource-dir 2>/dev/null; }
other_thing_version() {
  case $1 in
    gtest) pkg-config --modversion gtest 2>/dev/null ;;
    googletest) [[ ! -e /usr/src/googletest/CMakeLists.txt ]] || echo there ;;
    # Debian's Chromium without windows goes through the tests in half the time; others have it in one.
    chromium)
      if has chromium-headless-shell || { [[ $system != debian ]] && has_browser chromium chromium-browser google-chrome; }; then
        echo there
      fi ;;
    firefox) if has_browser firefox-esr firefox; then echo there; fi ;;
    # Version 22 takes a third of the time of 19, but not every release has it.
    clang-tidy) if has clang-tidy-22 || has clang-tidy-19; then echo there; fi ;;
    libclang-rt-19) ! compgen -G "$(clang_resources)/lib/*/libclang_rt.fuzzer*" >/dev/null || echo there ;;
    # Beside the compiler's own files: the linter reads the same one on every system.
    libc++-19) [[ ! -e $(clang_resources)/../../../include/c++/v1/version ]] || echo there ;;
    *) command_there "$1" ;;
  esac
}
