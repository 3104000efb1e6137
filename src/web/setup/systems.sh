# shellcheck shell=bash disable=SC2034,SC2154
# What the system must have: how that is recognised, and the packages that bring it on the systems that are
# known. Whoever has installed a thing in another way has it too: things are looked for, not packages.
# Sourced by emsdk-setup.sh; bash 3.2 has to read it.

readonly OS_RELEASE=/etc/os-release

# Prints debian, ubuntu, fedora, arch or macos for the system or one that it is like; else nothing.
system_kind() {
  local words kind
  if [[ $(uname -s) == Darwin ]]; then echo macos; return; fi
  # shellcheck disable=SC1090,SC2153
  words=$(. "$OS_RELEASE" 2>/dev/null && echo " ${ID:-} ${ID_LIKE:-} ") || true
  for kind in ubuntu debian fedora arch; do
    if [[ $words == *" $kind "* ]]; then echo "$kind"; return; fi
  done
}
system_name() {
  # shellcheck disable=SC1090
  (. "$OS_RELEASE" 2>/dev/null && echo "${PRETTY_NAME:-$ID}") || uname -s
}

# A line each, and those of more_things where a file defines it: thing, least version, and the package in Debian, Ubuntu, Fedora, Arch and Homebrew. There "-" is a
# thing that this system does without, and "?" one whose package is not known.
things() {
  cat <<'EOF'
cmake        3.25 cmake           cmake           cmake               cmake      cmake
ninja        -    ninja-build     ninja-build     ninja-build         ninja      ninja
python3      -    python3         python3         python3             python     python
git          -    git             git             git                 git        git
curl         -    curl            curl            curl                curl       curl
xz           -    xz-utils        xz-utils        xz                  xz         xz
certificates -    ca-certificates ca-certificates ca-certificates     ca-certificates -
flock        -    util-linux      util-linux      util-linux-core     util-linux -
node         18   nodejs          nodejs          nodejs              nodejs     node
npm          -    npm             npm             nodejs-npm          npm        node
compiler     12   g++             g++             gcc-c++             gcc        ?
pkg-config   -    pkg-config      pkg-config      pkgconf-pkg-config  pkgconf    pkgconf
sdl2         -    libsdl2-dev     libsdl2-dev     SDL2-devel          sdl2-compat sdl2
SDL2_ttf     -    libsdl2-ttf-dev libsdl2-ttf-dev SDL2_ttf-devel      sdl2_ttf   sdl2_ttf
libpng       -    libpng-dev      libpng-dev      libpng-devel        libpng     libpng
CLI11        2.1  libcli11-dev    libcli11-dev    cli11-devel         cli11      cli11
fmt          9    libfmt-dev      libfmt-dev      fmt-devel           fmt        fmt
EOF
  if [[ $(type -t more_things) == function ]]; then more_things; fi
}
readonly PLAY_THINGS=(cmake ninja python3 git curl xz certificates flock node npm)
readonly NATIVE_THINGS=(cmake ninja compiler pkg-config sdl2 SDL2_ttf libpng CLI11 fmt)

has() { command -v "$1" >/dev/null 2>&1; }
at_least() { [[ $(printf '%s\n' "$1" "$2" | sort -V | head -n 1) == "$1" ]]; }

# Prints the version of a thing, "there" if it has none that counts, or nothing. Where a file defines
# other_thing_version, it is asked for what is not known here.
thing_version() {
  case $1 in
    cmake) cmake --version 2>/dev/null | awk 'NR == 1 { print $3 }' ;;
    node) node --version 2>/dev/null | tr -d v ;;
    compiler) "${CXX:-c++}" -dumpfullversion -dumpversion 2>/dev/null ;;
    certificates) [[ ! -e /etc/ssl/certs/ca-certificates.crt && ! -e /etc/pki && ! -e /etc/ssl/cert.pem ]] || echo there ;;
    sdl2 | SDL2_ttf | libpng | CLI11 | fmt) pkg-config --modversion "$1" 2>/dev/null ;;
    *) if [[ $(type -t other_thing_version) == function ]]; then other_thing_version "$1"; else command_there "$1"; fi ;;
  esac || true
}
command_there() { ! has "$1" || echo there; }

# Prints a line for each of some things: the thing, its least version, its package here.
entries_of() { # thing...
  things | awk -v column="$(package_column)" -v wanted="$*" '
    { entry[$1] = $1 " " $2 " " $column }
    END { count = split(wanted, names, " "); for (i = 1; i <= count; i++) print entry[names[i]] }'
}
package_column() {
  case $system in
    debian) echo 3 ;; ubuntu) echo 4 ;; fedora) echo 5 ;; arch) echo 6 ;; macos) echo 7 ;; *) echo 3 ;;
  esac
}

# Prints those of some things that are not there, or too old.
missing_things() {
  local thing wanted package found
  while read -r thing wanted package; do
    [[ $package != - ]] || continue
    found=$(thing_version "$thing" </dev/null)
    if [[ -z $found ]] || { [[ $wanted != - ]] && ! at_least "$wanted" "$found"; }; then echo "$thing"; fi
  done < <(entries_of "$@")
}

# Prints a line for each of some things: what is wanted and what is found.
describe_things() {
  local thing wanted package found
  while read -r thing wanted package; do
    found=$(thing_version "$thing" </dev/null)
    printf '    %-22s wanted: %-12s found: %s\n' "$thing" "${wanted/#-/any}" "${found:-none}"
  done < <(entries_of "$@")
}

packages_of() { # thing...
  entries_of "$@" | awk '$3 != "?" && !said[$3]++ { print $3 }' | tr '\n' ' '
}

# The line that installs packages here, as root but for Homebrew.
install_line() { # package...
  case $system in
    debian | ubuntu) echo "apt-get install -y --no-install-recommends $*" ;;
    fedora) echo "dnf install -y --setopt=install_weak_deps=False $*" ;;
    arch) echo "pacman -S --needed --noconfirm $*" ;;
    macos) echo "brew install $*" ;;
  esac
}

# That line for somebody to type, as root or not, with the newest lists of packages.
line_to_type() { # line
  local line=$1
  case $line in
    apt-get*) line="apt-get update && $line" ;;
    # Arch wants all of an update or none of it.
    pacman*) line="pacman -Syu ${line#pacman -S }" ;;
    brew*) echo "$line"; return ;;
  esac
  if ((EUID == 0)); then echo "$line"; elif has sudo; then echo "sudo sh -c '$line'"; else echo "su -c '$line'"; fi
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

lists_are_new=false # since the first packages of this run
run_installer() { # package...
  local words
  read -r -a words <<<"$(install_line "$@")"
  case $system in
    debian | ubuntu)
      # An update that fails does no harm when the lists are there from before.
      $lists_are_new || as_root apt-get -q update -o Acquire::http::Timeout=20 -o Acquire::Retries=1 || true
      # Version 22 of clang-tidy takes a third of the time of 19, but not every release has it.
      if apt-cache show clang-tidy-22 >/dev/null 2>&1; then words=("${words[@]/#clang-tidy-19/clang-tidy-22}"); fi
      as_root env DEBIAN_FRONTEND=noninteractive "${words[@]}" \
        -o Acquire::http::Timeout=20 -o Acquire::Retries=1 -o DPkg::Lock::Timeout=300
      ;;
    macos) "${words[@]}" ;;
    *) as_root "${words[@]}" ;;
  esac
}

install_packages() { # package...
  local line
  line=$(install_line "$@")
  if [[ $system == macos ]]; then
    has brew || die "missing: $*. Homebrew (brew.sh) has them. Then call me again."
  elif ! may_become_root; then
    die "packages are missing, and only root may install them. Then call me again." "$(line_to_type "$line")"
  fi
  step packages "installing $# packages: $*" run_installer "$@"
  ! $step_failed || die "they could not be installed." "$(line_to_type "$line")"
  lists_are_new=true
}

# Sees to it that things are there: installs packages where their names are known.
system_things() { # thing...
  local missing packages hint=
  local unpack="sudo tar -C /usr/local --strip-components=1 -xf ARCHIVE"
  missing=$(missing_things "$@")
  if [[ -n $missing && -n $system ]]; then
    # shellcheck disable=SC2046,SC2086 # words
    packages=$(packages_of $missing)
    # shellcheck disable=SC2086
    [[ -z ${packages// /} ]] || install_packages $packages
    missing=$(missing_things "$@")
  fi
  if [[ -n $missing ]]; then
    # shellcheck disable=SC2086
    describe_things $missing >&2
    [[ $missing != *compiler* || $system != macos ]] || hint=" Xcode's command line tools have a compiler: xcode-select --install."
    [[ $'\n'$missing$'\n' != *$'\n'cmake$'\n'* ]] || hint+=" A newer CMake: the archive from cmake.org/download, by \"$unpack\"."
    [[ $'\n'$missing$'\n' != *$'\n'node$'\n'* ]] || hint+=" A newer Node: the archive from nodejs.org, by \"$unpack\"."
    [[ $missing != *chromium* && $missing != *firefox* ]] || hint+=" Ubuntu has no packages of browsers but snaps, which see no other folders than their own: Chrome's and Firefox's makers have packages for it."
    die "$(system_name) does not bring all that is needed; the list above says what.$hint Install it in your own way, then call me again."
  fi
}

# What is needed of the system comes in two parts where that is possible: first what it takes to get the rest, and what
# no package here brings, so that it is told of at once; and then packages, beside that rest.
first_system_things() {
  local from
  from=$(now)
  things_later=false
  if [[ $mode == *tests ]] && can_install_beside; then things_later=true; fi
  if $things_later; then
    # shellcheck disable=SC2046 # words
    system_things "${PLAY_THINGS[@]}" $(missing_without_package "${needed[@]}")
  else
    system_things "${needed[@]}"
    say "what the system must have: all there ($(seconds_since "$from"))"
  fi
}
can_install_beside() {
  case $system in debian | ubuntu | fedora | arch) ((EUID == 0)) || sudo -n true 2>/dev/null ;; *) false ;; esac
}
missing_without_package() { # thing...
  # shellcheck disable=SC2046 # words
  entries_of $(missing_things "$@") | awk '$3 == "?" { print $1 }'
}
begin_system_things() {
  local packages
  $things_later || return 0
  # shellcheck disable=SC2046 # words
  packages=$(packages_of $(missing_things "${needed[@]}"))
  [[ -n ${packages// /} ]] || return 0
  open_cache
  # shellcheck disable=SC2086
  begin more-packages "installing packages: $packages" run_installer $packages
}
# Says so, too, where it did not work out.
finish_system_things() {
  $things_later || return 0
  finish more-packages
  system_things "${needed[@]}"
  say "what the system must have: all there"
}
