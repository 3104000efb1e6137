# shellcheck shell=bash disable=SC2034,SC2154
# The way without the official emsdk: Emscripten of the same version, and the sources of the libraries, from
# Debian's own archive, unpacked beside the system. Sourced by emsdk-setup.sh.

# The Debian release whose emscripten is the version that is wanted, and the compiler which it expects.
readonly DEBIAN_SUITE=trixie
readonly DEBIAN_CLANG=(clang-19 lld-19 llvm-19)

is_debian() {
  has apt-get && has dpkg-deb && [[ $(sed -n 's/^ID=//p' /etc/os-release 2>/dev/null) == debian ]]
}

debian_clang() {
  if ! { has clang-19 && has wasm-ld-19 && has llvm-ar-19; }; then install_packages "${DEBIAN_CLANG[@]}"; fi
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
    -o Dir::Cache::archives="$apt/archives" -o Dir::Cache::pkgcache="$apt/packages.bin" -o Dir::Cache::srcpkgcache= \
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
      --exclude=./usr/share/emscripten/docs --exclude=./usr/share/man \
      --exclude=./usr/share/locale --exclude=./usr/include --exclude='./usr/lib/*/gconv' --exclude=./etc
  done
  # Of the documents only the licence, where its makers have it: what holds for the whole, and the text of that.
  awk 'BEGIN { RS = ""; ORS = "\n\n" } /^Files:\n \*\n/ || /^License: Expat\n/' \
    "$root/usr/share/doc/emscripten/copyright" >"$root/usr/share/emscripten/LICENSE"
  rm -r "$root/usr/share/doc"
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

# Debian's source packages are upstream's archives less a few files (+dfsg), so upstream's sums do
# not fit them; apt checks them against the archive's signature.
debian_source() { # SDL2 | SDL2_TTF | FREETYPE: prints package, file name
  case $1 in
    SDL2) echo libsdl2 "libsdl2_$SDL2+dfsg.orig.tar.gz" ;;
    SDL2_TTF) echo libsdl2-ttf "libsdl2-ttf_$SDL2_TTF+dfsg.orig.tar.gz" ;;
    FREETYPE) echo freetype "freetype_$FREETYPE+dfsg.orig.tar.xz" ;;
  esac
}
