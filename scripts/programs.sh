#!/usr/bin/env bash
# What the tests need beyond Python, installed where that may be done: as root, with apt-get.
# Elsewhere the tests that need them are skipped, each with a line that says so.
set -euo pipefail

missing=()
# Chromium without its windows shows the same page for a quarter of the processor.
chromium=chromium-headless-shell
[ "${DREISTEIN_NIGHTLY:-}" = 1 ] && chromium=chromium # what people have
command -v "$chromium" >/dev/null || missing+=("$chromium")
command -v openssl >/dev/null || missing+=(openssl)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing+=(nginx-light)
ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing+=(postgresql)
if [ "${DREISTEIN_NIGHTLY:-}" = 1 ]; then
  # Only at night Prometheus judges its rules, and the page is played in other engines.
  command -v promtool >/dev/null || missing+=(prometheus)
  command -v firefox-esr firefox >/dev/null || missing+=(firefox-esr)
  command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
  command -v Xvfb >/dev/null || missing+=(xvfb)
  # The image is built in an unpacked Debian, and started by its compose files.
  command -v podman >/dev/null || missing+=(podman buildah crun)
  [ -x /usr/lib/podman/netavark ] || missing+=(netavark aardvark-dns)
  command -v debootstrap >/dev/null || missing+=(debootstrap debian-archive-keyring)
fi
[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Not installed, and may not be: ${missing[*]}. The tests that need them are skipped."
  exit 0
fi
echo "Installing for the tests: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
if [[ " ${missing[*]} " == *" $chromium "* ]] && ! apt-cache show "$chromium" >/dev/null 2>&1; then
  missing=("${missing[@]/#$chromium/chromium}") # an older system has it with windows only
fi
# A server that came with a package must not start by itself: the tests start their own.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
  trap 'rm -f "$policy"' EXIT
fi
if [[ " ${missing[*]} " == *" postgresql "* ]]; then
  apt-get install -y -qq --no-install-recommends postgresql-common >/dev/null
  # Nobody needs the database that the package would make.
  echo "create_main_cluster = false" >>/etc/postgresql-common/createcluster.conf
fi
apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
