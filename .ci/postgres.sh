# A real PostgreSQL server for one run: the distribution's packages, a data folder of its own, loopback only.
# start_postgres sets DATABASE_URL, or says in one line why not; stop_postgres stops what was started, by its id.

# The data folder goes with the run, so nothing has to reach the disk.
NOTHING_KEPT='-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

POSTGRES_HOME=''
POSTGRES_PID=''

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

# The server refuses to run as root.
as_owner() {
  if [ "$(id -u)" -eq 0 ]; then (cd / && runuser -u postgres -- "$@"); else "$@"; fi
}

# The client's package makes the same folder, so it is the server's own program that is looked for.
server_programs() {
  local newest
  newest="$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -V | tail -n 1)"
  [ -z "$newest" ] || dirname "$newest"
}

install_postgres() {
  command -v apt-get >/dev/null || { echo 'PostgreSQL: no apt-get here, so that part is not run'; return 1; }
  as_root true 2>/dev/null || { echo 'PostgreSQL: neither root nor sudo, so that part is not run'; return 1; }
  echo 'PostgreSQL: installing the server of the distribution'
  # The package would otherwise make and start a database of its own on the usual port.
  as_root mkdir -p /etc/postgresql-common
  echo 'create_main_cluster = false' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
  as_root apt-get update -qq >"$POSTGRES_HOME/apt.log" 2>&1
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    -o Dpkg::Options::=--force-confold postgresql </dev/null >>"$POSTGRES_HOME/apt.log" 2>&1 && return 0
  echo "PostgreSQL: apt-get could not install it, so that part is not run: $(tail -n 1 "$POSTGRES_HOME/apt.log")"
  return 1
}

# PostgreSQL has to be told its port: it knows no 0 for any that is free.
free_port() {
  node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'
}

start_postgres() {
  POSTGRES_HOME="$(mktemp -d)"
  [ -n "$(server_programs)" ] || install_postgres || return 0
  local programs port data
  programs="$(server_programs)"
  port="$(free_port)"
  data="$POSTGRES_HOME/data"
  [ "$(id -u)" -ne 0 ] || chown postgres "$POSTGRES_HOME"
  if as_owner "$programs/initdb" -D "$data" -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 \
    >"$POSTGRES_HOME/initdb.log" 2>&1 &&
    as_owner "$programs/pg_ctl" -D "$data" -w -l "$POSTGRES_HOME/server.log" start \
      -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= $NOTHING_KEPT" >/dev/null 2>&1 </dev/null; then
    POSTGRES_PID="$(as_owner head -n 1 "$data/postmaster.pid")"
    export DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres"
    echo "PostgreSQL: $("$programs/postgres" --version) on 127.0.0.1:$port"
  else
    echo "PostgreSQL: the server did not start, so that part is not run: $(cat "$POSTGRES_HOME"/*.log | tail -n 1)"
  fi
}

stop_postgres() {
  if [ -n "$POSTGRES_PID" ]; then
    kill -INT "$POSTGRES_PID" 2>/dev/null
    for _ in $(seq 50); do
      kill -0 "$POSTGRES_PID" 2>/dev/null || break
      sleep 0.2
    done
  fi
  [ -z "$POSTGRES_HOME" ] || rm -rf "$POSTGRES_HOME"
}
