import { AT, PASSWORDS } from '../places.mjs';

/**
 * How fast the cluster decides, in seconds. A primary that is gone is replaced once its lease ends, `ttl` at most, and
 * Patroni wants `loop_wait + 2 × retry_timeout <= ttl`.
 */
const PACE = { ttl: 10, loop_wait: 2, retry_timeout: 4 };

/** Settings of PostgreSQL: durable as in production, small in memory. */
const PARAMETERS = {
  max_connections: 200,
  shared_buffers: '64MB',
  max_wal_size: '192MB',
  min_wal_size: '64MB',
  wal_keep_size: '96MB',
  max_slot_wal_keep_size: '192MB',
  wal_log_hints: 'on',
  hot_standby: 'on',
  // A standby that is gone is noticed within seconds.
  wal_sender_timeout: '5s',
  wal_receiver_timeout: '5s',
  // A client that is gone holds no lock.
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  client_connection_check_interval: '2s',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] %a ',
  log_checkpoints: 'off',
};

/**
 * The configuration of one Patroni node; JSON is YAML.
 *
 * @param {{ name: string; address: string; folder: string; bin: string }} node `folder` is the node's own, `bin` holds
 *   PostgreSQL's programs
 * @returns {string}
 */
export function patroniConfig({ name, address, folder, bin }) {
  return JSON.stringify(
    {
      scope: 'vinlore',
      name,
      restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
      // Not etcd3: before 3.0.3, a primary that was frozen takes the lock back from its successor there. This way, a clock
      // that is set back stops Patroni's loop, but nothing is lost.
      etcd: { hosts: [`${AT.etcd}:2379`] },
      bootstrap: {
        dcs: {
          ...PACE,
          maximum_lag_on_failover: 1_048_576,
          // A primary that dies is not waited for: a standby has all that was acknowledged.
          primary_start_timeout: 0,
          // While etcd is away, a primary that reaches all its standbys goes on.
          failsafe_mode: true,
          synchronous_mode: true,
          synchronous_mode_strict: true,
          postgresql: { use_pg_rewind: true, use_slots: true, parameters: PARAMETERS },
        },
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `${address}:5432`,
        connect_address: `${address}:5432`,
        bin_dir: bin,
        data_dir: `${folder}/data`,
        pgpass: `${folder}/pgpass`,
        authentication: {
          superuser: { username: 'postgres', password: PASSWORDS.postgres },
          replication: { username: 'replicator', password: PASSWORDS.replicator },
        },
        parameters: { unix_socket_directories: folder },
        pg_hba: [
          'local all postgres trust',
          'host replication replicator 127.0.0.0/8 scram-sha-256',
          'host all all 127.0.0.0/8 scram-sha-256',
        ],
        remove_data_directory_on_rewind_failure: true,
        remove_data_directory_on_diverged_timelines: true,
      },
      watchdog: { mode: 'off' },
      tags: {},
    },
    null,
    2,
  );
}
