import { type Database, tables } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { type Gateway, GatewayDown } from '../gateway.ts';
import { sandboxNow } from './sandbox-clock.ts';
import type { SandboxTables } from './tables.ts';

/** Pauses sandbox subscriptions by the sandbox's clock. */
export function sandboxPause(database: Database, clock: () => Date): Pick<Gateway, 'pause' | 'pauseOf'> {
  const db = tables<SandboxTables>(database);
  return {
    pause: async (id, pause) => {
      const until = pause?.until ?? null;
      const paused = pause !== null && (until === null || until > (await sandboxNow(database, clock())));
      const { numUpdatedRows: known } = await db
        .updateTable('sandbox_subscription')
        .set({ paused, paused_until: paused ? until : null })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (known === 0n) throw new GatewayDown('The sandbox does not know the subscription.');
    },
    pauseOf: async (id) => {
      const kept = await db
        .selectFrom('sandbox_subscription')
        .select(['paused', 'paused_until'])
        .where('id', '=', id)
        .executeTakeFirst();
      return kept && isPausedAt(kept, await sandboxNow(database, clock())) ? { until: kept.paused_until } : null;
    },
  };
}

/** Whether a payment due at that time is skipped. */
export const isPausedAt = (
  { paused, paused_until: until }: Pick<Selectable<SandboxTables['sandbox_subscription']>, 'paused' | 'paused_until'>,
  at: Date,
): boolean => paused && (until === null || at < until);
