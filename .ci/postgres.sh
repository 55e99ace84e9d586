#!/bin/sh
# Start a private PostgreSQL of Debian's in a folder of its own and print the URL for NAGARDESK_TEST_POSTGRES.
#   url=$(.ci/postgres.sh start [DIR])     …     .ci/postgres.sh stop [DIR]
# It listens on a socket in DIR alone. As root it runs as the user postgres, since the server refuses to be root.
# What an earlier start left in DIR is removed.
set -eu
what=${1:?start or stop}
here=$(cd "$(dirname "$0")/.." && pwd -P | cksum | cut -d' ' -f1) # two checkouts on one machine don't meet
dir=${2:-${TMPDIR:-/tmp}/nagardesk-postgres-$(id -u)-$here}
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}

as_postgres() {
	if [ "$(id -u)" = 0 ]; then
		(cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$@")
	else
		"$@"
	fi
}

stop() {
	# a server that was killed leaves its file behind, and there is nothing to stop
	if [ -f "$dir/data/postmaster.pid" ] && as_postgres "$bin/pg_ctl" -D "$dir/data" status >/dev/null; then
		as_postgres "$bin/pg_ctl" -D "$dir/data" -m fast -w stop >/dev/null
	fi
}

case $what in
start)
	if [ -f "$dir/nagardesk-test" ]; then
		stop
		rm -rf "$dir/data"
	fi
	mkdir -p "$dir"
	dir=$(cd "$dir" && pwd)
	touch "$dir/nagardesk-test"
	if [ "$(id -u)" = 0 ]; then chown postgres:postgres "$dir"; fi
	chmod 755 "$dir"
	as_postgres "$bin/initdb" -D "$dir/data" -U nagardesk -A trust -E UTF8 --locale=C.UTF-8 >"$dir/initdb.log"
	as_postgres "$bin/pg_ctl" -D "$dir/data" -l "$dir/data/server.log" -w -o "-k '$dir' -h ''" start >"$dir/start.log"
	as_postgres "$bin/createdb" -h "$dir" -U nagardesk nagardesk
	printf 'postgresql://nagardesk@/nagardesk?host=%s\n' "$dir"
	;;
stop)
	stop
	;;
*)
	echo "usage: $0 start|stop [DIR]" >&2
	exit 2
	;;
esac
