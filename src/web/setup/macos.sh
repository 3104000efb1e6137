# shellcheck shell=bash
# What macOS calls differently, or has in Perl only. Sourced by emsdk-setup.sh; bash 3.2 has to read it.

if ! command -v sha256sum >/dev/null; then
  sha256sum() { shasum -a 256 "$@"; }
fi

# timeout --foreground SECONDS COMMAND...
if ! command -v timeout >/dev/null; then
  timeout() { perl -e 'alarm $ARGV[1]; exec @ARGV[2 .. $#ARGV]' -- "$@"; }
fi

# flock --nonblock FD; flock --timeout SECONDS FD
if ! command -v flock >/dev/null; then
  flock() {
    perl -e '
      use Fcntl ":flock";
      my ($how, $descriptor) = @ARGV[0, $#ARGV];
      open(my $file, ">&=", $descriptor) or exit 1;
      alarm $ARGV[1] if $how eq "--timeout";
      exit !flock($file, $how eq "--nonblock" ? LOCK_EX | LOCK_NB : LOCK_EX)' -- "$@"
  }
fi
