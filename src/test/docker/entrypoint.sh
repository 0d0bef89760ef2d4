#!/bin/sh
# Does what the entry point of the official Postgres image does, as far as the tests rely on it: makes the cluster, the user
# and the database that the environment names, with a first server that is stopped again, and then runs the real one.
set -eu

PGDATA=/data/cluster
user=${POSTGRES_USER:-postgres}
database=${POSTGRES_DB:-$user}

echo "${POSTGRES_PASSWORD:?}" >/tmp/password
initdb --pgdata "$PGDATA" --username "$user" --pwfile /tmp/password --encoding UTF8 --locale C \
  --auth-local trust --auth-host scram-sha-256 --no-sync
rm /tmp/password
echo "host all all all scram-sha-256" >>"$PGDATA/pg_hba.conf"
echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
echo "unix_socket_directories = '/tmp'" >>"$PGDATA/postgresql.conf"

pg_ctl --pgdata "$PGDATA" --wait start
pg_ctl --pgdata "$PGDATA" --wait stop
if [ "$database" != postgres ]; then
  echo "CREATE DATABASE \"$database\"" | postgres --single -D "$PGDATA" postgres
fi

[ "${1:-postgres}" != postgres ] || shift
exec postgres -D "$PGDATA" "$@"
