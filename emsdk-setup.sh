#!/usr/bin/env bash
# Gets everything the game is built with; see usage below.
#
# What is large is put once per user into a cache folder, whose names hold versions and a hash of
# the recipe: a second clone finds it ready, and a changed recipe builds anew. Each thing is made in
# a temporary folder and moved into place last, so the script may be killed at any point.
#
# Beside it: src/web/setup/systems.sh, the systems and their packages; src/web/setup/debian.sh, the way without
# the official emsdk; tests/setup/needs.sh, what only tests need.
set -euo pipefail

readonly EMSCRIPTEN=3.1.69 SDL2=2.32.4 SDL2_TTF=2.24.0 FREETYPE=2.13.3
readonly EMSDK_GIT=https://github.com/emscripten-core/emsdk.git
readonly EMSDK_BUILDS=https://storage.googleapis.com/webassembly/emscripten-releases-builds

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
cache=${XDG_CACHE_HOME:-${HOME:?}/.cache}/tictactoe
readonly checkout cache

# shellcheck source=src/web/setup/systems.sh
. "$checkout/src/web/setup/systems.sh"
# shellcheck source=src/web/setup/debian.sh
. "$checkout/src/web/setup/debian.sh"
if [[ $(uname -s) == Darwin ]]; then . "$checkout/src/web/setup/macos.sh"; fi

usage() {
  cat <<EOF
Usage: ./emsdk-setup.sh [--native | --tests | --thorough] [--help]

Gets what building the game needs, and does nothing where it is there already. Without an option, for the page:
  - from the system's packages: CMake, Ninja, Node and a few tools (as root or with sudo; by Homebrew on macOS);
  - Emscripten $EMSCRIPTEN: one that is there (\$EMSDK or PATH), else the official emsdk, else Debian's
    packages, unpacked beside the system;
  - SDL2 $SDL2, SDL2_ttf $SDL2_TTF and FreeType $FREETYPE built for WebAssembly;
  - esbuild, which packs the page's scripts and styles, into web/node_modules.
It then writes build/toolchain.cmake, by which CMake's "web" preset finds all that.

  --native  for the programs in the terminal and in a window, and only that: a compiler, SDL2, SDL2_ttf, libpng, CLI11, fmt
  --tests   for the page, the programs and the test line: GoogleTest, Chromium, Xvfb, clang-format-19 and shellcheck,
            and the node modules of tests/browser
  --thorough
            for the thorough line, too: Firefox, WebKitGTK, clang-19 with its sanitizers, clang-tidy and llvm-cov-19
  --help    this text

Systems: Debian 12 and 13, Ubuntu 22.04 and 24.04, Fedora, Arch, macOS; on Windows call it in WSL. On any other it
says what it looks for, and goes on once that is there. The tests' tools are known by name on Debian and Ubuntu.

Kept in $cache
(XDG_CACHE_HOME moves it; it may be deleted at any time and is filled again by the next run).
EOF
}

# --- What the user sees --------------------------------------------------------------------------

# Microseconds. A bash before 5.0 knows only seconds; macOS's is 3.2.
now() {
  if [[ -n ${EPOCHREALTIME:-} ]]; then
    printf '%s' "${EPOCHREALTIME/[.,]/}"
  else
    date +%s000000
  fi
}
started=$(now)
readonly started
say() { printf 'emsdk-setup: %s\n' "$*"; }
die() {
  printf 'emsdk-setup: cannot go on: %s\n' "$1" >&2
  if (($# > 1)); then printf '  Run: %s\n' "$2" >&2; fi
  exit 1
}
seconds_since() { awk -v t="$(($(now) - $1))" 'BEGIN { printf "%.1f s", t / 1e6 }'; }

# step NAME TEXT COMMAND...: says what is being done, runs it into a log named NAME, says how long it
# took. Sets step_failed instead of returning a status: callers that tested one ("step ... || die")
# would switch off "set -e" for all that COMMAND does.
step() {
  local from
  from=$(now)
  say "$2 ..."
  set +e
  logged "$1" "${@:3}"
  tell_end $? "$1" "$(seconds_since "$from")"
  set -e
}
logged() { # name command...
  mkdir -p "$cache/logs"
  (set -e; "${@:2}") >"$cache/logs/$1.log" 2>&1 </dev/null
}
tell_end() { # status name seconds [text]
  if (($1 == 0)); then
    step_failed=false
    say "  done in $3${4:+: $4}"
  else
    step_failed=true
    say "  failed after $3${4:+: $4}; the end of $cache/logs/$2.log:" >&2
    tail -n 15 "$cache/logs/$2.log" | sed 's/^/    /' >&2
  fi
}

# The same beside what follows: begin NAME TEXT COMMAND..., once the cache is open, and finish NAME, which waits for
# its end if it was begun.
begin() {
  say "$2, beside what follows ..."
  printf '%s\n' "$2" >"$work/$1.text"
  set -m # in a group of processes of its own, which can be ended as one
  (
    from=$(now)
    set +e
    logged "$1" "${@:3}"
    status=$?
    seconds_since "$from" >"$work/$1.time"
    exit $status
  ) >/dev/null 2>&1 &
  printf '%s\n' $! >"$work/$1.pid"
  set +m
}
finish() {
  local status=0
  step_failed=false
  [[ -e $work/$1.pid ]] || return 0
  wait "$(cat "$work/$1.pid")" || status=$?
  rm "$work/$1.pid"
  tell_end $status "$1" "$(cat "$work/$1.time")" "$(cat "$work/$1.text")"
}

# --- The cache folder ----------------------------------------------------------------------------

work= # temporary folder of this run, inside the cache so that moving into place is atomic
leave() {
  local file
  [[ -n $work ]] || return 0
  for file in "$work"/*.pid; do
    [[ -e $file ]] || continue
    # An installation of packages that is cut off would leave the system half way.
    [[ $file == */more-packages.pid ]] || kill -- "-$(cat "$file")" 2>/dev/null || true
    wait "$(cat "$file")" 2>/dev/null || true
  done
  rm -rf -- "$work"
}
trap leave EXIT

# Called before anything is put into the cache. Children inherit the lock: should this script be
# killed, the next run waits for what it left running before it clears away the unfinished folder.
open_cache() {
  [[ -z $work ]] || return 0
  mkdir -p "$cache" 2>/dev/null || die "no folder can be made at $cache." \
    "XDG_CACHE_HOME=/some/writable/folder $again"
  exec 9>"$cache/lock"
  if ! flock --nonblock 9; then
    say "another run is at work on $cache; waiting for it (at most 30 minutes)"
    flock --timeout 1800 9 || die "the other run still holds $cache/lock." "$again"
    # It may have made what was missing a moment ago, so look again.
    exec 9>&-
    exec "$checkout/emsdk-setup.sh" ${arguments[@]+"${arguments[@]}"}
  fi
  rm -rf -- "$cache"/tmp.*
  work=$(mktemp -d "$cache/tmp.XXXXXX")
}

need_space() { # megabytes
  local free
  free=$(($(df -Pk "$cache" | awk 'NR == 2 { print $4 }') / 1024))
  ((free >= $1)) || die "$1 MB are needed in $cache, $free MB are free." \
    "XDG_CACHE_HOME=/some/larger/folder $again"
}

# Replaces what a damaged cache may hold there.
move_into_place() { # folder target
  rm -rf -- "$2"
  mv -- "$1" "$2"
}

hash_of() { sha256sum - | cut -c1-12; }

# --- Who calls, and for what ---------------------------------------------------------------------

# What root makes in the checkout or in a user's cache would be in that user's way from then on. So
# where somebody calls the script by sudo in a folder that is not root's, it goes on as that user, and
# asks for root again only to install packages.
go_on_as_caller() {
  local name keep=()
  if ((EUID != 0)) || [[ ${SUDO_UID:-0} == 0 || -O $checkout ]]; then return; fi
  for name in XDG_CACHE_HOME EMSDK; do
    if [[ -n ${!name:-} ]]; then keep+=("$name=${!name}"); fi
  done
  exec sudo -H -u "#$SUDO_UID" -- env ${keep[@]+"${keep[@]}"} \
    "$checkout/emsdk-setup.sh" ${arguments[@]+"${arguments[@]}"}
}

# Says what will be got, from where and how much, before anything is.
plan() {
  local packages missing
  say "for $mode, on $(system_name); what is got, where it is not there yet:"
  if [[ -z $system ]]; then
    printf '    %s\n' "nothing of what the system must have, whose packages are not known here; that is:"
    describe_things "${needed[@]}"
  else
    missing=$(missing_things "${needed[@]}")
    # shellcheck disable=SC2086 # words
    packages=$(packages_of $missing)
    [[ -z $packages ]] || packages+="(some $packages_size where none of them is there)"
    printf '    %s\n' "the system's packages: ${packages:-none}"
  fi
  [[ $mode != "the programs" ]] || return 0
  printf '    %s\n' \
    "Emscripten $EMSCRIPTEN, from ${EMSDK_GIT#https://}, some 500 MB; where that cannot be reached, on Debian from its archive, 250 MB and clang-19" \
    "the sources of SDL2, SDL2_ttf and FreeType, from their makers, else from Debian, 15 MB" \
    "node modules of web, by npm, 12 MB on the disk"
  [[ $mode != *tests ]] || printf '    %s\n' "node modules of tests/browser, by npm, $TEST_MODULES"
  printf '    %s\n' "kept in $cache (900 to 2,000 MB; where the official emsdk is reached 3,000 must be free) and in the folders node_modules"
}

# --- Emscripten ----------------------------------------------------------------------------------

# Is this folder, the one that holds emcc, our version?
is_our_emscripten() {
  [[ -x $1/emcc && -r $1/emscripten-version.txt ]] || return 1
  [[ $(tr -d '"\n' <"$1/emscripten-version.txt") =~ ^"$EMSCRIPTEN"([~+].*)?$ ]]
}

# Compiles and links with it. For one that somebody else installed: a distribution's may come
# without the libraries we link, or with a cache that we may not write.
emscripten_works() {
  local dir=$work/probe
  mkdir -p "$dir"
  echo 'int main() { return 0; }' >"$dir/probe.cpp"
  "$1/em++" -Oz -flto -fno-exceptions -fno-rtti -sMALLOC=emmalloc "$dir/probe.cpp" -o "$dir/probe.js"
  node "$dir/probe.js"
}

foreign_emscripten() { # prints candidates, if any
  if [[ -n ${EMSDK:-} ]]; then printf '%s\n' "$EMSDK/upstream/emscripten"; fi
  if has emcc; then dirname -- "$(readlink -f -- "$(command -v emcc)")"; fi
}

official_is_reachable() {
  [[ -n ${reachable:-} ]] || {
    if has git && GIT_TERMINAL_PROMPT=0 timeout --foreground 15 git ls-remote --exit-code "$EMSDK_GIT" \
      "refs/tags/$EMSCRIPTEN" >/dev/null 2>&1; then reachable=yes; else reachable=no; fi
  }
  [[ $reachable == yes ]]
}

download() { # url file
  curl --fail --silent --show-error --location --connect-timeout 10 --speed-limit 1000 --speed-time 30 \
    --retry 2 --output "$2" "$1"
}

has_sha256() { # file sum
  [[ $(sha256sum - <"$1" | cut -d' ' -f1) == "$2" ]]
}

# The release's build and its checksum, as the tag of emsdk itself states them.
official_build() {
  python3 - "$1" "$EMSCRIPTEN" "$(uname -s)" "$(uname -m)" <<'PY'
import json, re, sys
emsdk, version, system, machine = sys.argv[1:]
build = json.load(open(f"{emsdk}/emscripten-releases-tags.json"))["releases"][version]
arm = "_arm64" if machine in ("aarch64", "arm64") else ""
folder = {"Linux": "linux", "Darwin": "mac"}.get(system, system)
listed = re.search(rf'hash = "{build}",(.*?)\)', open(f"{emsdk}/bazel/revisions.bzl").read(), re.S)
if not listed:
    sys.exit(f"emsdk's tag {version} lists no checksum for its build {build}")
sha256 = re.search(rf'sha_{folder}{arm} = "([0-9a-f]{{64}})"', listed[1])
if not sha256:
    sys.exit(f"emsdk's tag {version} has no build for {system} on {machine}")
print(f"{folder}/{build}", sha256[1], "wasm-binaries" + arm.replace("_", "-") + ".tar.xz")
PY
}

emscripten_from_emsdk() { # folder to make
  local emsdk=$work/emsdk place sha256 name archive
  git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$EMSCRIPTEN" "$EMSDK_GIT" "$emsdk"
  place=$(official_build "$emsdk")
  read -r place sha256 name <<<"$place"
  # emsdk checks nothing that it downloads, but takes what lies in its folder.
  mkdir -p "$emsdk/downloads"
  download "$EMSDK_BUILDS/$place/$name" "$emsdk/downloads/${place#*/}-$name"
  export EMSDK_KEEP_DOWNLOADS=1
  for archive in "$emsdk"/downloads/*wasm-binaries*; do
    has_sha256 "$archive" "$sha256" || { echo "$archive is not the official archive"; return 1; }
  done
  timeout --foreground 1800 "$emsdk/emsdk" install "$EMSCRIPTEN"
  for archive in "$emsdk"/downloads/*wasm-binaries*; do
    has_sha256 "$archive" "$sha256" || { echo "$archive is not the official archive"; return 1; }
  done
  "$emsdk/emsdk" activate "$EMSCRIPTEN"
  rm -rf "$emsdk/downloads" "$emsdk/.git"
  emscripten_works "$emsdk/upstream/emscripten"
  move_into_place "$emsdk" "$1"
}

# Sets em_root to the folder that holds emcc, if there is one already.
find_emscripten() {
  local from proof
  from=$(now)
  unset EM_CONFIG # of another installation's environment script
  ours_emsdk=$cache/emscripten-$EMSCRIPTEN-emsdk-$(declare -f emscripten_from_emsdk official_build | hash_of)
  ours_debian=$cache/emscripten-$EMSCRIPTEN-debian-$(declare -f emscripten_from_debian | hash_of)

  for em_root in "$ours_emsdk/upstream/emscripten" "$ours_debian/usr/share/emscripten"; do
    if is_our_emscripten "$em_root"; then
      say "Emscripten $EMSCRIPTEN: there from an earlier run ($(seconds_since "$from"))"
      return
    fi
  done
  while read -r em_root; do
    is_our_emscripten "$em_root" || continue
    proof=$cache/works-$({ echo "$em_root"; cat "$em_root/emcc.py"; } | hash_of)
    if [[ ! -e $proof ]]; then
      open_cache
      step emscripten "trying the Emscripten in $em_root" emscripten_works "$em_root"
      ! $step_failed || continue
      : >"$proof"
    fi
    say "Emscripten $EMSCRIPTEN: the one in $em_root ($(seconds_since "$from"))"
    return
  done < <(foreign_emscripten)
  em_root=
}

debian_gives_emscripten() { is_debian && ! official_is_reachable; }

# Gets it, and sets em_root.
get_emscripten() {
  open_cache
  if official_is_reachable; then
    need_space 3000
    step emscripten "getting Emscripten $EMSCRIPTEN from the official emsdk (some 500 MB, minutes)" \
      emscripten_from_emsdk "$ours_emsdk"
    if ! $step_failed; then
      em_root=$ours_emsdk/upstream/emscripten
      return
    fi
    rm -rf -- "$work/emsdk"
  else
    say "the official emsdk at ${EMSDK_GIT#https://} cannot be reached"
  fi
  is_debian || die "Emscripten $EMSCRIPTEN comes from ${EMSDK_GIT#https://}, or on Debian from its own archive; neither can be used here. Once there is internet:" "$again"
  debian_clang
  need_space 900
  step emscripten "getting Emscripten $EMSCRIPTEN from Debian $DEBIAN_SUITE's packages, unpacked beside the system (250 MB, half a minute)" \
    emscripten_from_debian "$ours_debian"
  ! $step_failed || die "neither the official emsdk nor Debian's archive gave it. Once one can be reached:" "$again"
  em_root=$ours_debian/usr/share/emscripten
}

# --- SDL2, SDL2_ttf and FreeType for WebAssembly -------------------------------------------------

# Upstream's archives by SHA-256, as several distributions' package recipes state them.
upstream_archive() { # SDL2 | SDL2_TTF | FREETYPE: prints file name, sum, addresses
  case $1 in
    SDL2) echo "SDL2-$SDL2.tar.gz" \
      f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934 \
      "https://github.com/libsdl-org/SDL/releases/download/release-$SDL2/SDL2-$SDL2.tar.gz" ;;
    SDL2_TTF) echo "SDL2_ttf-$SDL2_TTF.tar.gz" \
      0b2bf1e7b6568adbdbc9bb924643f79d9dedafe061fa1ed687d1d9ac4e453bfd \
      "https://github.com/libsdl-org/SDL_ttf/releases/download/release-$SDL2_TTF/SDL2_ttf-$SDL2_TTF.tar.gz" ;;
    FREETYPE) echo "freetype-$FREETYPE.tar.xz" \
      0550350666d427c74daeb85d5ac7bb353acba5f76956395995311a9c6f063289 \
      "https://downloads.sourceforge.net/project/freetype/freetype2/$FREETYPE/freetype-$FREETYPE.tar.xz" \
      "https://download.savannah.gnu.org/releases/freetype/freetype-$FREETYPE.tar.xz" ;;
  esac
}

get_source() { # SDL2 | SDL2_TTF | FREETYPE, folder to unpack into
  local name sum addresses address package debian_name archive
  read -r name sum addresses <<<"$(upstream_archive "$1")"
  read -r package debian_name <<<"$(debian_source "$1")"
  archive=$cache/sources/$name
  mkdir -p "$cache/sources" "$2"
  if [[ ! -e $archive && ! -e $cache/sources/$debian_name ]] && official_is_reachable; then
    for address in $addresses; do
      echo "getting $address"
      download "$address" "$work/$name" || continue
      if has_sha256 "$work/$name" "$sum"; then
        mv "$work/$name" "$archive"
        break
      fi
      echo "$address does not have the SHA-256 $sum; not used"
    done
  fi
  if [[ -e $archive ]]; then
    has_sha256 "$archive" "$sum" || { rm "$archive"; echo "$archive was damaged"; return 1; }
  else
    archive=$cache/sources/$debian_name
    if [[ ! -e $archive ]]; then
      is_debian || { echo "$name can be had neither from its makers nor from Debian"; return 1; }
      open_debian_archive
      # Debian's own changes are not built, and a mirror may lack the newest ones for a while.
      debian_archive source --download-only --tar-only "$package"
      mv "$work/apt/archives/$debian_name" "$archive"
    fi
  fi
  tar -x -f "$archive" -C "$2" --strip-components 1 --no-same-owner
}

build_libraries() { # folder to make
  local library src=$work/src defines=()
  for library in SDL2 SDL2_TTF FREETYPE; do
    get_source "$library" "$src/$library"
    defines+=("-D${library}_SOURCE=$src/$library")
  done
  cmake -S "$checkout/src/web/libs" -B "$work/build" -G Ninja "${defines[@]}" \
    -DCMAKE_TOOLCHAIN_FILE="$em_root/cmake/Modules/Platform/Emscripten.cmake" \
    -DCMAKE_BUILD_TYPE=None -DCMAKE_INSTALL_PREFIX="$work/prefix"
  cmake --build "$work/build"
  cmake --install "$work/build"
  move_into_place "$work/prefix" "$1"
}

# Sets wasm_prefix to where they are installed.
libraries() {
  local from recipe
  from=$(now)
  # The libraries hold the compiler's intermediate code, so another compiler needs others.
  recipe=$({ echo "$em_root"; declare -f build_libraries; cat "$checkout"/src/web/libs/*; } | hash_of)
  wasm_prefix=$cache/wasm-sdl2-$SDL2-ttf-$SDL2_TTF-freetype-$FREETYPE-emscripten-$EMSCRIPTEN-$recipe
  if [[ -d $wasm_prefix ]]; then
    say "SDL2, SDL2_ttf, FreeType for WebAssembly: there from an earlier run ($(seconds_since "$from"))"
    return
  fi
  open_cache
  need_space 200
  step libraries "building SDL2 $SDL2, SDL2_ttf $SDL2_TTF and FreeType $FREETYPE for WebAssembly (half a minute)" \
    build_libraries "$wasm_prefix"
  ! $step_failed || die "they could not be built; the log above says why." "$again"
}

# --- Node modules --------------------------------------------------------------------------------

# One folder may be seen from two systems, such as a container and what it runs on.
lock_of() { # folder of the checkout
  { uname -sm; cat "$checkout/$1/package.json" "$checkout/$1/package-lock.json"; } | hash_of
}

install_node_modules() { # folder of the checkout...
  local folder
  for folder in "$@"; do
    cd "$checkout/$folder"
    # The browsers are the system's; nothing here may fetch others.
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 timeout --foreground 900 \
      npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --fetch-timeout=30000 --fetch-retries=1
    lock_of "$folder" >node_modules/.installed-from
  done
}

# It waits for servers most of the time, and nothing else does for it.
begin_node_modules() { # folder of the checkout...
  local folder missing=()
  for folder in "$@"; do
    if [[ $(cat "$checkout/$folder/node_modules/.installed-from" 2>/dev/null) == "$(lock_of "$folder")" ]]; then
      say "node modules of $folder: all there"
    else
      missing+=("$folder")
    fi
  done
  ((${#missing[@]})) || return 0
  open_cache
  begin node-modules "installing the node modules of ${missing[*]}" install_node_modules "${missing[@]}"
}
finish_node_modules() {
  finish node-modules
  ! $step_failed || die "npm could not install them; is the package registry reachable? Then:" "$again"
}

# --- What CMake reads ----------------------------------------------------------------------------

toolchain_file() {
  cat <<EOF
# Written by emsdk-setup.sh, which is to be run again rather than this edited.
if(NOT EXISTS "$em_root/emcc" OR NOT EXISTS "$wasm_prefix")
  message(FATAL_ERROR "The web toolchain is gone from its folder. Run ./emsdk-setup.sh again.")
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR "$(command -v node)")
include("$em_root/cmake/Modules/Platform/Emscripten.cmake")
# Before Emscripten's own folder, which holds an SDL2 package of another kind.
foreach(list IN ITEMS CMAKE_FIND_ROOT_PATH CMAKE_PREFIX_PATH)
  if(NOT "$wasm_prefix" IN_LIST \${list})
    list(PREPEND \${list} "$wasm_prefix")
  endif()
endforeach()
# A build folder remembers where it found a package, also when that has been built anew elsewhere.
foreach(package IN ITEMS SDL2 SDL2_ttf)
  set(\${package}_DIR "$wasm_prefix/lib/cmake/\${package}" CACHE PATH "Set by the toolchain" FORCE)
endforeach()
EOF
}

write_toolchain_file() {
  local file=$checkout/build/toolchain.cmake text
  text=$(toolchain_file)
  # Left alone when nothing changed, so that CMake need not configure again.
  [[ $(cat "$file" 2>/dev/null) == "$text" ]] && return
  mkdir -p "$checkout/build"
  printf '%s\n' "$text" >"$file.new"
  mv "$file.new" "$file"
  say "wrote build/toolchain.cmake"
}

# -------------------------------------------------------------------------------------------------

arguments=("$@")
again="./emsdk-setup.sh${arguments[*]:+ ${arguments[*]}}" # how somebody calls this once more
mode="the page"
for argument in "$@"; do
  case $argument in
    --native) mode="the programs" ;;
    --tests) mode="the tests" ;;
    --thorough) mode="the thorough tests" ;;
    --help | -h) usage; exit ;;
    *) usage >&2; exit 2 ;;
  esac
done
case $(uname -s) in
  MINGW* | MSYS* | CYGWIN*) die "on Windows this is for WSL, whose Ubuntu or Debian has all that it takes. In it, call me again." ;;
esac

go_on_as_caller
system=$(system_kind)
case $mode in
  "the page") needed=("${PLAY_THINGS[@]}") packages_size="70 MB, 330 on the disk," ;;
  "the programs") needed=("${NATIVE_THINGS[@]}") packages_size="180 MB, 700 on the disk," ;;
  *)
    # shellcheck source=tests/setup/needs.sh
    . "$checkout/tests/setup/needs.sh"
    needed=("${TEST_THINGS[@]}") packages_size="370 MB, 1,470 on the disk,"
    if [[ $mode == *thorough* ]]; then needed=("${THOROUGH_THINGS[@]}") packages_size="580 MB, 2,400 on the disk,"; fi
    ;;
esac
plan
first_system_things
if [[ $mode != "the programs" ]]; then
  find_emscripten
  if [[ -z $em_root ]] && debian_gives_emscripten; then debian_clang; fi
  begin_system_things
  if [[ $mode == *tests ]]; then begin_node_modules web tests/browser; else begin_node_modules web; fi
  [[ -n $em_root ]] || get_emscripten
  libraries
  finish_node_modules
  finish_system_things
  write_toolchain_file
fi
say "ready in $(seconds_since "$started")"
