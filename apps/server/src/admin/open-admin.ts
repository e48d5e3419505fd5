import type { AddressInfo } from 'node:net';
import { type Config, ConfigError, isLoopbackHost } from '@vinlore/server-kit';
import { createLimitedServer } from '../http/node-server.ts';
import { adminListener, type AdminListenerDeps } from './admin-listener.ts';

/** A running admin listener. */
export interface Admin {
  /** Such as `http://127.0.0.1:3001`. */
  readonly address: string;
  /** Whether it shows the mail that was not sent. */
  readonly showsOutbox: boolean;
  stop(): void;
}

/** Where it listens; null: nowhere. */
export interface AdminAddress {
  readonly host: string;
  readonly port: number;
  /** Whether the operator named it: then it must be free. */
  readonly named: boolean;
}

/**
 * Where the admin listener of a process is.
 *
 * @param beside the port of the public listener, whose next one is taken where nothing was named; null: only a named one
 */
export function adminAddress(
  { ADMIN_ADDRESS }: Pick<Config, 'ADMIN_ADDRESS'>,
  beside: number | null,
): AdminAddress | null {
  if (ADMIN_ADDRESS === 'off') return null;
  if (ADMIN_ADDRESS !== null) return { ...ADMIN_ADDRESS, named: true };
  if (beside === null) return null;
  return { host: '127.0.0.1', port: beside === 0 || beside === 65_535 ? 0 : beside + 1, named: false };
}

/**
 * Opens the admin listener. Where nobody named an address and the usual one is taken, the process works without: its log
 * says so.
 *
 * @throws ConfigError where the named address cannot be used
 */
export async function openAdmin(
  at: AdminAddress | null,
  { outbox, ...options }: Omit<AdminListenerDeps, 'host'>,
): Promise<Admin | null> {
  if (at === null) return null;
  const { host, port, named } = at;
  // Links that open accounts are for who sits at this machine, whatever the address is.
  const shared = isLoopbackHost(host) ? outbox : null;
  const server = createLimitedServer(adminListener({ ...options, outbox: shared, host }));
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, host, done);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named) throw new ConfigError('ADMIN_ADDRESS', `names ${host}:${port}, which cannot be listened on (${code})`);
    options.log.warn(
      { code },
      `The admin listener is off: ${host}:${port} cannot be listened on. Set ADMIN_ADDRESS to another address.`,
    );
    return null;
  }
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    showsOutbox: shared !== null,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
