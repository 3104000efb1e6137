#!/usr/bin/env bash
# Tries the README's lines on bare systems, each in a folder of its own: bare.sh [OPTION...] [SUITE...]
#
# A suite is bookworm (Debian 12) or trixie (Debian 13); both, if none is named. Needs root, mmdebstrap and some
# GB. Takes this machine's mirror and certificates, without the updates for security: its browsers are older than most
# people's, and the lines must do with them. What is built is the commit that is checked out here.
#
#   --play      the play line as root, and again as a user without sudo in a folder and a home of their own; they also
#               run the tests of the set-up, which do more as root
#   --test      the test line as root
#   --thorough  the thorough line as root, after the test line where that is named too
#   --keep      leave the folders
# Where none of the lines is named: all three.
set -euo pipefail

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
suites=() lines=() keep=false
for argument in "$@"; do
  case $argument in
    --play | --test | --thorough) lines+=("${argument#--}") ;;
    --keep) keep=true ;;
    bookworm | trixie) suites+=("$argument") ;;
    *) sed -n '2,14s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
  esac
done
((${#suites[@]})) || suites=(bookworm trixie)
((${#lines[@]})) || lines=(play test thorough)

place=$(mktemp -d "${TMPDIR:-/var/tmp}/bare.XXXXXX")
root=$place/root
# What a chroot needs of the kernel: it goes with the folder, whatever happens.
leave() {
  local mount
  for mount in dev/pts dev/shm dev proc sys; do umount -l "$root/$mount" 2>/dev/null || true; done
  $keep || rm -rf --one-file-system -- "$place"
}
trap leave EXIT

# The system's own archives, with what keeps it safe, for another suite: a browser without that is older than anybody's.
sources() { # suite
  sed "/^Suites:/s/\<$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)\>/$1/g" /etc/apt/sources.list.d/debian.sources
}

make_system() { # suite
  mkdir -p "$root"
  sources "$1" | mmdebstrap --quiet --variant=apt --include=ca-certificates,passwd "$1" "$root" -
  # Where a proxy or a mirror has a certificate of its own, the bare system has to know it, too.
  cp -r /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  mount --bind /dev "$root/dev"
  mount --bind /dev/pts "$root/dev/pts"
  mount -t tmpfs tmpfs "$root/dev/shm"
  mount -t proc proc "$root/proc"
  mount -t sysfs sysfs "$root/sys"
  within root update-ca-certificates >/dev/null 2>&1 || true
}

within() { # user command...
  local user=$1 home=/root
  shift
  [[ $user == root ]] || home=/home/$user
  chroot --userspec="$user" "$root" /usr/bin/env -i HOME="$home" PATH=/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin \
    LANG=C.UTF-8 ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} \
    npm_config_cafile=/etc/ssl/certs/ca-certificates.crt "$@"
}

clone() { # user folder
  git -C "$checkout" archive --prefix="${2#/}/" HEAD | tar -x -C "$root"
  chroot "$root" chown -R "$1:" "$2"
}

# Runs a line and says how long it took; what it printed stays in a file.
timed() { # name user folder line
  local from=$SECONDS log="$place/$1.log" status=0
  within "$2" bash -c "cd $3 || exit; $4" >"$log" 2>&1 </dev/null || status=$?
  echo "$suite: $1: $( ((status)) && echo "FAILED ($status)" || echo passed) after $((SECONDS - from)) s"
  sed -n 's/^emsdk-setup:/    &/p' "$log"
  if ((status)); then tail -n 30 "$log" | sed 's/^/    /'; failed=true; fi
}

failed=false
# The play line serves until it is ended: here until its page has been fetched once.
read -r -d '' play <<'EOF' || true
set -m
(./emsdk-setup.sh && cmake --workflow --preset play) >served.log 2>&1 &
until grep -q '^Play at' served.log; do
  kill -0 $! 2>/dev/null || { cat served.log; exit 1; }
  sleep 1
done
cat served.log
curl --fail --silent --show-error "$(sed -n 's/^Play at \([^ ]*\).*/\1/p' served.log)" | grep -q '<title>'
status=$?
kill -- -$!
exit $status
EOF
for suite in "${suites[@]}"; do
  from=$SECONDS
  make_system "$suite"
  echo "$suite: a bare system after $((SECONDS - from)) s, $(du -sm "$root" --exclude="$root/proc" --exclude="$root/sys" | cut -f1) MB"
  for line in "${lines[@]}"; do
    case $line in
      play)
        clone root /play
        timed play root /play "$play"
        chroot "$root" useradd --create-home somebody
        clone somebody /home/somebody/play
        timed play-as-a-user somebody /home/somebody/play "$play"
        timed setup-as-a-user somebody /home/somebody/play "python3 -B tests/setup/setup_test.py emsdk-setup.sh"
        ;;
      test)
        clone root /tests
        timed test root /tests "./emsdk-setup.sh --tests && cmake --workflow --preset test"
        ;;
      thorough)
        [[ -d $root/tests ]] || clone root /tests
        timed thorough root /tests "./emsdk-setup.sh --thorough && cmake --workflow --preset thorough"
        ;;
    esac
  done
  echo "$suite: $(du -sm "$root" --exclude="$root/proc" --exclude="$root/sys" | cut -f1) MB in the end"
  for mount in dev/pts dev/shm dev proc sys; do umount -l "$root/$mount" || true; done
  $keep || rm -rf --one-file-system -- "$root"
done
! $failed
