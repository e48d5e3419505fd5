import { totalmem } from 'node:os';
import { archiveSettings } from './archive-settings.ts';

const MB = 1024 * 1024;

/**
 * PostgreSQL's settings, passed at each start, so product updates can change them.
 *
 * @param socketDir where the Unix socket is created; TCP is disabled
 * @param durable false only for throwaway test servers: nothing is synced to disk
 * @param archive folder that the log is copied to; without one, no log is kept for recovery
 */
export function serverSettings(socketDir: string, durable: boolean, archive?: string): string[] {
  // In a container its limit applies, not the machine's memory; process.constrainedMemory is 0 or huge without one.
  const limit = process.constrainedMemory() || Number.MAX_SAFE_INTEGER;
  const memoryMb = Math.floor(Math.min(totalmem(), limit) / MB);
  const between = (low: number, value: number, high: number) => Math.floor(Math.min(high, Math.max(low, value)));
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: 5432,
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: durable ? 100 : 300,
    shared_buffers: `${between(32, memoryMb / 8, durable ? 1024 : 128)}MB`,
    effective_cache_size: `${between(128, memoryMb / 2, 65_536)}MB`,
    maintenance_work_mem: `${between(32, memoryMb / 16, 256)}MB`,
    work_mem: '8MB',
    // One server, no replicas: skip what only they need.
    wal_level: 'minimal',
    max_wal_senders: 0,
    // Short queries gain nothing from parallel workers or JIT; workers also need /dev/shm, which is 64 MB in Docker.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    log_min_error_statement: 'panic', // Statements contain personal data.
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    // A copy of the files of a running server needs whole pages in the log.
    full_page_writes: durable || archive !== undefined ? 'on' : 'off',
    ...(archive !== undefined && archiveSettings(archive)),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
