import { type Database, tables } from '@vinlore/database';
import type { IdempotencyStore, IdempotentUse, TextSealer } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { PlatformTables } from '../tables.ts';

/** How long an answer is kept. */
const KEPT_MS = 24 * 3_600_000;
/** How long a request may run: after that its process is taken to be gone, and it may be repeated. */
const RUNNING_MS = 60_000;

const ofUse = (database: Database, { brand, key, value }: IdempotentUse) =>
  tables<PlatformTables>(database)
    .updateTable('platform_idempotency')
    .where('key_id', '=', key)
    .where('brand', '=', brand)
    .where('value', '=', value);

/** What an answer is sealed for. */
const purposeOf = ({ brand, key, value }: IdempotentUse) => `idempotency ${brand} ${key} ${value}`;

/** Stores answers by API key and `Idempotency-Key`. They are sealed, because some contain a secret that is shown once. */
export function idempotencyIn(database: Database, sealer: TextSealer, clock: () => Date): IdempotencyStore {
  return {
    begin: async (use) => {
      const now = clock();
      const fresh = {
        ...{ fingerprint: use.fingerprint, status: null, type: null, body: null },
        ...{ running_until: new Date(now.getTime() + RUNNING_MS), created_at: now },
      };
      const begun = await tables<PlatformTables>(database)
        .insertInto('platform_idempotency')
        .values({ key_id: use.key, brand: use.brand, value: use.value, ...fresh })
        .onConflict((conflict) =>
          conflict
            .columns(['key_id', 'value'])
            .doUpdateSet(fresh)
            // Expired, or left behind by a process that was killed; that request must be the same one.
            .where(
              sql<boolean>`platform_idempotency.created_at <= ${new Date(now.getTime() - KEPT_MS)}
                or (platform_idempotency.running_until <= ${now}
                  and platform_idempotency.fingerprint = excluded.fingerprint)`,
            ),
        )
        .returning('value')
        .executeTakeFirst();
      if (begun) return { kind: 'new' };
      const kept = await tables<PlatformTables>(database)
        .selectFrom('platform_idempotency')
        .selectAll()
        .where('key_id', '=', use.key)
        .where('brand', '=', use.brand)
        .where('value', '=', use.value)
        .executeTakeFirst();
      // Released or purged in between.
      if (!kept) return { kind: 'running' };
      if (kept.fingerprint !== use.fingerprint) return { kind: 'other-request' };
      const body = kept.body === null ? null : sealer.open(purposeOf(use), kept.body);
      // Without the key that sealed it, an answer can't be repeated; acting again would be worse.
      if (kept.status === null || body === null) return { kind: 'running' };
      return { kind: 'answered', answer: { status: kept.status, type: kept.type ?? '', body } };
    },
    keep: async (use, { status, type, body }) => {
      const sealed = sealer.seal(purposeOf(use), body);
      await ofUse(database, use).set({ status, type, body: sealed, running_until: null }).execute();
    },
    release: async ({ brand, key, value }) => {
      await tables<PlatformTables>(database)
        .deleteFrom('platform_idempotency')
        .where('key_id', '=', key)
        .where('brand', '=', brand)
        .where('value', '=', value)
        .where('status', 'is', null)
        .execute();
    },
  };
}

/** Deletes answers that are no longer kept. */
export async function purgeIdempotency(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<PlatformTables>(db)
      .deleteFrom('platform_idempotency')
      .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
      .execute(),
  );
}
