import type { Endpoint } from '@vinlore/contract';
import type { ReplicaReads } from '@vinlore/database';
import type { HeaderReader } from '../client/request-headers.ts';
import type { Cookies } from '../context.ts';

/** Holds the database's position after a client's last write; readable by the server alone. */
const COOKIE = 'read-after';
/** A replica that is further behind is not used anyway. */
const COOKIE_SECONDS = 10;

/** Runs the work of a call of `row`. */
export type Reading = <T>(
  row: Pick<Endpoint, 'method'>,
  client: { readonly header: HeaderReader; readonly cookies: Cookies },
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Lets GET calls read from a replica, up to a second behind. A browser that has written sends a cookie, and reads what
 * includes its writes. Programs send tokens and keep no cookies: they read from the primary.
 *
 * @param replica undefined: everything is read from the primary
 */
export function readingFrom(replica: ReplicaReads | undefined): Reading {
  return async (row, { header, cookies }, work) => {
    if (!replica || header('authorization') !== undefined) return work();
    const { result, wrote } = await replica.serve({ mayLag: row.method === 'GET', after: cookies.get(COOKIE) }, work);
    if (wrote !== undefined) cookies.set(COOKIE, wrote, { maxAge: COOKIE_SECONDS });
    return result;
  };
}
