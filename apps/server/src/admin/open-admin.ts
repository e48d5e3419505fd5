import type { AddressInfo } from 'node:net';
import { type Config, ConfigError, isLoopbackHost } from '@vinlore/server-kit';
import { createLimitedServer } from '../http/node-server.ts';
import { adminListener, type AdminListenerDeps } from './admin-listener.ts';

/** A running admin listener. */
export interface Admin {
  /** Such as `http://127.0.0.1:3001`. */
  readonly address: string;
  /** Whether it shows unsent emails. */
  readonly showsOutbox: boolean;
  stop(): void;
}

/** Address to listen on; null for none. */
export interface AdminAddress {
  readonly host: string;
  readonly port: number;
  /** Whether the operator configured it: then it must be free. */
  readonly named: boolean;
}

/**
 * Address of a process's admin listener.
 *
 * @param beside port of the public listener; the next one is the default. null: only a configured address
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
 * Opens the admin listener. If the default address is in use, logs that and continues without.
 *
 * @throws ConfigError if a configured address can't be used
 */
export async function openAdmin(
  at: AdminAddress | null,
  { outbox, ...options }: Omit<AdminListenerDeps, 'host'>,
): Promise<Admin | null> {
  if (at === null) return null;
  const { host, port, named } = at;
  // The outbox has links that open accounts: only for users of this machine, whatever the address.
  const shared = isLoopbackHost(host) ? outbox : null;
  const server = createLimitedServer(adminListener({ ...options, outbox: shared, host }));
  try {
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, host, done);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (named) throw new ConfigError('ADMIN_ADDRESS', `is ${host}:${port}, which is not available (${code})`);
    options.log.warn(
      { code },
      `The admin listener is off: ${host}:${port} is not available. Set ADMIN_ADDRESS to another address.`,
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
