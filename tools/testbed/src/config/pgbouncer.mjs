import { AT, PASSWORDS } from '../places.mjs';

/** Name of the pool that gives a connection for one transaction; named statements don't survive in it before 1.21. */
export const TRANSACTION_POOL = 'vinlore';
/** Name of the pool that gives a connection for as long as a client stays: named statements are its own. */
export const SESSION_POOL = 'vinlore_session';

/**
 * @param {{ usersFile: string; folder: string }} place
 * @returns {string} pgbouncer.ini
 */
export function poolerConfig({ usersFile, folder }) {
  const target = `host=${AT.primary} port=5432 dbname=vinlore`;
  return `[databases]
${TRANSACTION_POOL} = ${target} pool_mode=transaction pool_size=40
${SESSION_POOL} = ${target} pool_mode=session pool_size=100

[pgbouncer]
listen_addr = ${AT.pooler}
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = scram-sha-256
auth_file = ${usersFile}
max_client_conn = 500
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
; After a failover a connection to the new primary is tried at once, and again each second.
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 2
server_check_delay = 5
server_lifetime = 600
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 2
log_connections = 0
log_disconnections = 0
`;
}

/** @returns {string} the pooler's users, who are the same on both sides */
export function poolerUsers() {
  return `"vinlore" "${PASSWORDS.running}"\n"vinlore_owner" "${PASSWORDS.owner}"\n"postgres" "${PASSWORDS.postgres}"\n`;
}
