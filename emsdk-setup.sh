#!/usr/bin/env bash
# Gets everything the game is built with; see usage below.
#
# What is large is put once per user into a cache folder, whose names hold versions and a hash of
# the recipe: a second clone finds it ready, and a changed recipe builds anew. Each thing is made in
# a temporary folder and moved into place last, so the script may be killed at any point.
set -euo pipefail

readonly EMSCRIPTEN=3.1.69 SDL2=2.32.4 SDL2_TTF=2.24.0 FREETYPE=2.13.3
readonly EMSDK_GIT=https://github.com/emscripten-core/emsdk.git
readonly EMSDK_BUILDS=https://storage.googleapis.com/webassembly/emscripten-releases-builds
# The Debian release whose emscripten is the version above, and the compiler which it expects.
readonly DEBIAN_SUITE=trixie
readonly DEBIAN_CLANG=(clang-19 lld-19 llvm-19)

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
cache=${XDG_CACHE_HOME:-${HOME:?}/.cache}/tictactoe
readonly checkout cache

usage() {
  cat <<EOF
Usage: ./emsdk-setup.sh [--tests] [--help]

Gets what building the game needs, and does nothing where it is there already:
  - from the system's packages: CMake, Ninja, g++, SDL2, SDL2_ttf, GoogleTest, Node and a few tools
    (installed with apt-get, as root or with sudo);
  - Emscripten $EMSCRIPTEN: one that is there (\$EMSDK or PATH), else the official emsdk, else Debian's
    packages, unpacked beside the system;
  - SDL2 $SDL2, SDL2_ttf $SDL2_TTF and FreeType $FREETYPE built for WebAssembly;
  - esbuild, which packs the page's scripts and styles, into web/node_modules.
It then writes build/toolchain.cmake, by which CMake's "web" preset finds all that.

  --tests  also what the tests need: browsers, Xvfb, clang-19, shellcheck, and the node modules of
           tests/browser
  --help   this text

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
  local log=$cache/logs/$1.log text=$2 from
  shift 2
  from=$(now)
  mkdir -p "$cache/logs"
  say "$text ..."
  step_failed=false
  set +e
  (set -e; "$@") >"$log" 2>&1 </dev/null
  local status=$?
  set -e
  ((status == 0)) || step_failed=true
  if $step_failed; then
    say "  failed after $(seconds_since "$from"); the end of $log:" >&2
    tail -n 15 "$log" | sed 's/^/    /' >&2
  else
    say "  done in $(seconds_since "$from")"
  fi
}

# --- The cache folder ----------------------------------------------------------------------------

work= # temporary folder of this run, inside the cache so that moving into place is atomic
trap '[[ -z $work ]] || rm -rf -- "$work"' EXIT

# Called before anything is put into the cache. Children inherit the lock: should this script be
# killed, the next run waits for what it left running before it clears away the unfinished folder.
open_cache() {
  [[ -z $work ]] || return 0
  mkdir -p "$cache" 2>/dev/null || die "no folder can be made at $cache." \
    "XDG_CACHE_HOME=/some/writable/folder ./emsdk-setup.sh"
  exec 9>"$cache/lock"
  if ! flock --nonblock 9; then
    say "another run is at work on $cache; waiting for it (at most 30 minutes)"
    flock --timeout 1800 9 || die "the other run still holds $cache/lock." "./emsdk-setup.sh"
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
    "XDG_CACHE_HOME=/some/larger/folder ./emsdk-setup.sh"
}

# Replaces what a damaged cache may hold there.
move_into_place() { # folder target
  rm -rf -- "$2"
  mv -- "$1" "$2"
}

hash_of() { sha256sum | cut -c1-12; }

# --- System packages -----------------------------------------------------------------------------

has() { command -v "$1" >/dev/null 2>&1; }
at_least() { [[ $(printf '%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }
cmake_version() { cmake --version 2>/dev/null | awk 'NR == 1 { print $3 }'; }
gxx_version() { g++ -dumpfullversion -dumpversion 2>/dev/null; }
node_version() { node --version 2>/dev/null | tr -d v; }

# Prints the packages that are missing. Asks for the thing, not for the package, so that what was
# installed in another way is welcome too.
missing_packages() {
  local pair
  has g++ || echo g++
  at_least 3.25 "$(cmake_version)" || echo cmake
  for pair in ninja:ninja-build pkg-config:pkg-config python3:python3 brotli:brotli git:git \
    curl:curl xz:xz-utils npm:npm flock:util-linux timeout:coreutils sha256sum:coreutils; do
    has "${pair%%:*}" || echo "${pair#*:}"
  done
  [[ -e /etc/ssl/certs/ca-certificates.crt || -e /etc/pki ]] || echo ca-certificates
  at_least 18 "$(node_version)" || echo nodejs
  for pair in sdl2:libsdl2-dev SDL2_ttf:libsdl2-ttf-dev libpng:libpng-dev gtest:libgtest-dev; do
    { has pkg-config && pkg-config --exists "${pair%%:*}"; } || echo "${pair#*:}"
  done
  [[ -e $(gtest_sources)/CMakeLists.txt ]] || echo googletest
  if $with_tests; then
    # Debian's Chromium without windows goes through the tests in half the time; others have it in one.
    if grep -qx 'ID=debian' /etc/os-release 2>/dev/null; then
      has chromium-headless-shell || echo chromium-headless-shell
    else
      has chromium || has chromium-browser || has google-chrome || echo chromium
    fi
    has firefox-esr || has firefox || echo firefox-esr
    for pair in WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb xauth:xauth xdotool:xdotool clang++-19:clang-19 \
      clang-format-19:clang-format-19 llvm-cov-19:llvm-19 shellcheck:shellcheck; do
      has "${pair%%:*}" || echo "${pair#*:}"
    done
    has clang-tidy-22 || has clang-tidy-19 || echo clang-tidy-19
    compgen -G "$(clang++-19 -print-resource-dir 2>/dev/null)/lib/*/libclang_rt.fuzzer*" >/dev/null || echo libclang-rt-19-dev
  fi
}
gtest_sources() { echo /usr/src/googletest; }

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

as_root() {
  if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

may_become_root() {
  ((EUID == 0)) && return
  has sudo || return
  # Without a terminal nobody could type a password, and sudo would wait for it.
  sudo -n true 2>/dev/null || { [[ -t 0 && -t 2 ]] && sudo -v; }
}

run_apt() {
  # An update that fails does no harm when the lists are there from before.
  as_root apt-get -q update -o Acquire::http::Timeout=20 -o Acquire::Retries=1 || true
  # Version 22 of clang-tidy takes a third of the time of 19, but not every release has it.
  if [[ " $* " == *" clang-tidy-19 "* ]] && apt-cache show clang-tidy-22 >/dev/null 2>&1; then
    set -- "${@/#clang-tidy-19/clang-tidy-22}"
  fi
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q install -y --no-install-recommends \
    -o Acquire::http::Timeout=20 -o Acquire::Retries=1 -o DPkg::Lock::Timeout=300 "$@"
}

install_packages() { # package...
  local line="apt-get install -y --no-install-recommends $*"
  has apt-get || die "missing: $*. (These are Debian's names; there is no apt-get here, so please
  install what they mean in your system's own way.)"
  if ! may_become_root; then
    line="'apt-get update && $line'"
    if has sudo; then line="sudo sh -c $line"; else line="su -c $line"; fi
    die "packages are missing, and only root may install them. Then call me again." "$line"
  fi
  open_cache
  step packages "installing $# packages: $*" run_apt "$@"
  ! $step_failed || die "apt-get could not install them." "$( ((EUID == 0)) || echo 'sudo ')$line"
}

system_packages() {
  local from missing
  from=$(now)
  read -r -a missing <<<"$(missing_packages | awk '!said[$0]++' | tr '\n' ' ')"
  if ((${#missing[@]})); then
    install_packages "${missing[@]}"
    read -r -a missing <<<"$(missing_packages | awk '!said[$0]++' | tr '\n' ' ')"
    ((${#missing[@]} == 0)) || die "this system's packages are too old or lack: ${missing[*]}
  (wanted: CMake 3.25, g++ 12, Node 18 or newer; found: CMake $(cmake_version), g++ $(gxx_version), Node $(node_version))."
  fi
  at_least 12 "$(gxx_version)" || die "g++ 12 or newer is needed, this is $(gxx_version)." "apt-get install -y g++-12"
  say "system packages: all there ($(seconds_since "$from"))"
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
  [[ $(sha256sum <"$1" | cut -d' ' -f1) == "$2" ]]
}

# The release's build and its checksum, as the tag of emsdk itself states them.
official_build() {
  python3 - "$1" "$EMSCRIPTEN" "$(uname -m)" <<'PY'
import json, re, sys
emsdk, version, machine = sys.argv[1:]
build = json.load(open(f"{emsdk}/emscripten-releases-tags.json"))["releases"][version]
arm = "_arm64" if machine == "aarch64" else ""
listed = re.search(rf'hash = "{build}",(.*?)\)', open(f"{emsdk}/bazel/revisions.bzl").read(), re.S)
if not listed:
    sys.exit(f"emsdk's tag {version} lists no checksum for its build {build}")
sha256 = re.search(rf'sha_linux{arm} = "([0-9a-f]{{64}})"', listed[1])
if not sha256:
    sys.exit(f"emsdk's tag {version} has no build for {machine}")
print(build, sha256[1], "wasm-binaries" + arm.replace("_", "-") + ".tar.xz")
PY
}

emscripten_from_emsdk() { # folder to make
  local emsdk=$work/emsdk build sha256 name archive
  git -c advice.detachedHead=false clone --quiet --depth 1 --branch "$EMSCRIPTEN" "$EMSDK_GIT" "$emsdk"
  build=$(official_build "$emsdk")
  read -r build sha256 name <<<"$build"
  # emsdk checks nothing that it downloads, but takes what lies in its folder.
  mkdir -p "$emsdk/downloads"
  download "$EMSDK_BUILDS/linux/$build/$name" "$emsdk/downloads/$build-$name"
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

is_debian() {
  has apt-get && has dpkg-deb && [[ $(sed -n 's/^ID=//p' /etc/os-release 2>/dev/null) == debian ]]
}

# Points apt at Debian's $DEBIAN_SUITE on the mirror that the system itself uses, with lists and
# state of its own: the system's packages are neither read nor touched.
open_debian_archive() {
  local apt=$work/apt
  [[ ! -d $apt ]] || return 0
  mkdir -p "$apt"/{sources,lists/partial,archives/partial}
  : >"$apt/status"
  python3 - "$DEBIAN_SUITE" >"$apt/sources/archive.sources" <<'PY'
import glob, re, sys
release = dict(l.rstrip().split("=", 1) for l in open("/etc/os-release") if "=" in l)
codename = release.get("VERSION_CODENAME", "").strip('"')
stanzas = []
for path in glob.glob("/etc/apt/sources.list.d/*.sources"):
    for text in re.split(r"\n\s*\n", open(path).read()):
        lines = [l for l in text.splitlines() if l.strip() and not l.startswith("#")]
        stanzas.append({k: v.strip() for k, v in (l.split(":", 1) for l in lines if not l[0].isspace())})
for path in ["/etc/apt/sources.list"] + glob.glob("/etc/apt/sources.list.d/*.list"):
    try:
        lines = open(path).read().splitlines()
    except OSError:
        continue
    for line in lines:
        m = re.match(r"deb\s+(?:\[(.*?)\]\s+)?(\S+)\s+(\S+)\s+(.*)", line)
        if m:
            signed = re.search(r"signed-by=(\S+)", m[1] or "")
            stanzas.append({"URIs": m[2], "Suites": m[3], "Components": m[4],
                            **({"Signed-By": signed[1]} if signed else {})})
for stanza in stanzas:
    suites = stanza.get("Suites", "").split()
    # Debian's own archive is the one that holds the release by its plain name.
    if stanza.get("Enabled") != "no" and {codename, "stable"} & set(suites) and "main" in stanza.get("Components", "").split():
        stanza.update({"Types": "deb deb-src", "Suites": sys.argv[1], "Components": "main"})
        print("\n".join(f"{k}: {v}" for k, v in stanza.items()))
        break
else:
    sys.exit("no Debian archive is named in /etc/apt/sources.list or sources.list.d")
PY
  debian_archive update -o APT::Update::Error-Mode=any
}

debian_archive() { # apt-get argument...
  local apt=$work/apt
  (cd "$apt/archives" && timeout --foreground 1200 apt-get -q \
    -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$apt/sources" \
    -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null \
    -o Dir::State::lists="$apt/lists" -o Dir::State::status="$apt/status" \
    -o Dir::Cache::archives="$apt/archives" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= \
    -o APT::Architectures="$(dpkg --print-architecture)" -o APT::Default-Release= \
    -o APT::Sandbox::User="$(id -un)" -o Acquire::Languages=none \
    -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o Acquire::Retries=1 "$@")
}

emscripten_from_debian() { # folder to make
  local root=$work/emscripten libs=./usr/share/emscripten/cache/sysroot/lib/wasm32-emscripten
  local deb tool
  open_debian_archive
  # libc and its friends because Debian 12's are too old for binaryen; acorn is emscripten's parser.
  debian_archive download emscripten binaryen libc6 libgcc-s1 libstdc++6 node-acorn
  mkdir -p "$root/libexec"
  for deb in "$work"/apt/archives/*.deb; do
    # Of 1.6 GB of ready-made libraries, leave out those for threads, sanitizers, exceptions and
    # shared objects; emcc would build one of them should it ever be asked to.
    dpkg-deb --fsys-tarfile "$deb" | tar -x -C "$root" --no-same-owner \
      --exclude="$libs/pic" --exclude="$libs/lto-pic" --exclude="$libs/*-mt*" --exclude="$libs/*-ww*" \
      --exclude="$libs/*san*" --exclude="$libs/*-except.a" --exclude="$libs/*-sjlj*" \
      --exclude="$libs/*wasmfs*" --exclude="$libs/*webgpu*" --exclude="$libs/*libGL*" \
      --exclude=./usr/share/emscripten/test --exclude=./usr/share/emscripten/media \
      --exclude=./usr/share/emscripten/docs --exclude=./usr/share/doc --exclude=./usr/share/man \
      --exclude=./usr/share/locale --exclude=./usr/include --exclude='./usr/lib/*/gconv' --exclude=./etc
  done
  # The tools run with the libc that came with them, by its own loader.
  for tool in "$root"/usr/bin/wasm*; do
    mv "$tool" "$root/libexec/"
    cat >"$tool" <<'SH'
#!/bin/sh
root=${0%/*}/../..
for lib in "$root"/usr/lib/*-linux-gnu; do
  exec "$lib"/ld-linux-*.so.? --library-path "$lib" "$root/libexec/${0##*/}" "$@"
done
SH
    chmod +x "$tool"
  done
  cat >"$root/usr/share/emscripten/.emscripten" <<'PY'
import os, shutil
here = os.path.dirname(os.environ['EM_CONFIG'])
LLVM_ROOT = '/usr/bin'
LLVM_ADD_VERSION = CLANG_ADD_VERSION = '19'
BINARYEN_ROOT = os.path.normpath(here + '/../..')
NODE_JS = shutil.which('node') or shutil.which('nodejs')
CACHE = here + '/cache'
PY
  # A Node that is not Debian's does not look for modules where Debian puts them.
  ln -s ../nodejs "$root/usr/share/emscripten/node_modules"
  emscripten_works "$root/usr/share/emscripten"
  move_into_place "$root" "$1"
}

# Sets em_root to the folder that holds emcc.
emscripten() {
  local from ours_emsdk ours_debian proof
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
  is_debian || die "Emscripten $EMSCRIPTEN comes from ${EMSDK_GIT#https://}, or on Debian from its own archive; neither can be used here. Once there is internet:" "./emsdk-setup.sh"
  if ! { has clang-19 && has wasm-ld-19 && has llvm-ar-19; }; then
    install_packages "${DEBIAN_CLANG[@]}"
  fi
  need_space 900
  step emscripten "getting Emscripten $EMSCRIPTEN from Debian $DEBIAN_SUITE's packages, unpacked beside the system (250 MB, half a minute)" \
    emscripten_from_debian "$ours_debian"
  ! $step_failed || die "neither the official emsdk nor Debian's archive gave it. Once one can be reached:" "./emsdk-setup.sh"
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

# Debian's source packages are upstream's archives less a few files (+dfsg), so upstream's sums do
# not fit them; apt checks them against the archive's signature.
debian_source() { # SDL2 | SDL2_TTF | FREETYPE: prints package, file name
  case $1 in
    SDL2) echo libsdl2 "libsdl2_$SDL2+dfsg.orig.tar.gz" ;;
    SDL2_TTF) echo libsdl2-ttf "libsdl2-ttf_$SDL2_TTF+dfsg.orig.tar.gz" ;;
    FREETYPE) echo freetype "freetype_$FREETYPE+dfsg.orig.tar.xz" ;;
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
  ! $step_failed || die "they could not be built; the log above says why." "./emsdk-setup.sh"
}

# --- Node modules --------------------------------------------------------------------------------

install_node_modules() { # folder, hash of its lock file
  cd "$1"
  # The browsers are the system's; nothing here may fetch others.
  PUPPETEER_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 timeout --foreground 900 \
    npm ci --ignore-scripts --no-audit --no-fund --prefer-offline --fetch-timeout=30000 --fetch-retries=1
  printf '%s\n' "$2" >node_modules/.installed-from
}

node_modules() { # folder of the checkout
  local from dir=$checkout/$1 lock
  from=$(now)
  lock=$(cat "$dir/package.json" "$dir/package-lock.json" | hash_of)
  if [[ $(cat "$dir/node_modules/.installed-from" 2>/dev/null) != "$lock" ]]; then
    open_cache
    step node-modules "installing the node modules of $1" install_node_modules "$dir" "$lock"
    ! $step_failed || die "npm could not install them; is the package registry reachable? Then:" "./emsdk-setup.sh${arguments[*]:+ ${arguments[*]}}"
  else
    say "node modules of $1: all there ($(seconds_since "$from"))"
  fi
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
set(TTT_GTEST_SOURCE_DIR "$(gtest_sources)")
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
with_tests=false
for argument in "$@"; do
  case $argument in
    --tests) with_tests=true ;;
    --help | -h) usage; exit ;;
    *) usage >&2; exit 2 ;;
  esac
done

go_on_as_caller
system_packages
emscripten
libraries
node_modules web
if $with_tests; then node_modules tests/browser; fi
write_toolchain_file
say "ready in $(seconds_since "$started")"
