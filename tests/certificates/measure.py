"""Writes and checks certificates, and prints what they take: measure.py PROGRAM RULES…

Seconds are those of the processor, so that other work on the machine does not count."""

import gzip
import resource
import subprocess
import sys
import time

from check import check


def main(program, *games):
    print("| | value | words | bytes | gzip | seconds to write | to check |\n|---|---|---|---|---|---|---|")
    for rules in games:
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        text = subprocess.run([program, "certify", rules], stdout=subprocess.PIPE, check=True).stdout
        written = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        start = time.process_time()
        value = check(text.decode()).split(" ", 2)[2]
        checked = time.process_time() - start
        print(f"| ({rules}) | {value} | {len(text.split()):,} | {len(text):,} | {len(gzip.compress(text)):,} "
              f"| {written:.1f} | {checked:.1f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
