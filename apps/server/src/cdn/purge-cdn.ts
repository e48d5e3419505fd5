import { changedBrands, notePurged } from '@vinlore/content-server';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { fetchOnly, type SourceWatch, watched } from '@vinlore/server-kit';
import * as v from 'valibot';
import type { Cdn } from './cdn.ts';

/** Name of the CDN at the desk and in metrics. */
export const CDN_NAME = 'CDN';

const ATTEMPT_MS = 10_000;

/** Dependencies of purging. */
export interface PurgingDeps {
  readonly jobs: Pick<Jobs, 'define'>;
  readonly database: Database;
  /** Null: nothing is purged. */
  readonly cdn: Cdn | null;
  readonly watch: SourceWatch;
}

/** Fastly, “Purge by surrogate key”; Cloudflare, “Purge cached content by tag”. */
const requestOf = ({ style, token }: Cdn, brand: string): RequestInit =>
  style === 'fastly'
    ? { method: 'POST', headers: { 'fastly-key': token, 'surrogate-key': brand } }
    : {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: [brand] }),
      };

/**
 * Tells the CDN to forget a brand's pages: any of them may link to the page that has changed.
 *
 * @throws Error if the CDN refuses or doesn't respond
 */
async function purge(cdn: Cdn, brand: string): Promise<void> {
  const answer = await fetchOnly(cdn.purgeUrl)(cdn.purgeUrl, {
    ...requestOf(cdn, brand),
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The CDN answered ${answer.status}.`);
}

/**
 * Every minute, purges the brands whose published content has changed since their last purge. A purge that fails is
 * repeated until the CDN has accepted it, also by another process.
 */
export function defineCdnPurging({ jobs, database, cdn, watch }: PurgingDeps): void {
  const run = async () => {
    if (cdn === null) return;
    for (const { brand, version } of await changedBrands(database)) {
      await watched(watch, CDN_NAME, () => purge(cdn, brand));
      // The version as of before: what is published meanwhile is purged in the next minute.
      await notePurged(database, brand, version);
    }
  };
  jobs.define('server.refresh-cdn', v.object({}), run, { retries: 2, retryDelaySeconds: 5, schedule: '* * * * *' });
}
