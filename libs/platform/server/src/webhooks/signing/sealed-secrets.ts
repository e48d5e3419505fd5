import { type Database, tables, type Tx } from '@vinlore/database';
import type { TextSealer } from '@vinlore/server-kit';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { WebhooksTables } from '../tables.ts';
import type { WebhookSecrets } from './signatures.ts';

const SecretsSchema = v.object({ secret: v.string(), key: v.string() });
const purposeOf = (endpointId: string) => `webhook secrets of ${endpointId}`;

/** Seals an endpoint's secrets for the database. */
export const sealSecrets = (sealer: TextSealer, endpointId: string, secrets: WebhookSecrets): string =>
  sealer.seal(purposeOf(endpointId), JSON.stringify(secrets));

/** Opens an endpoint's secrets; null if no key opens them. */
export function openSecrets(sealer: TextSealer, endpointId: string, sealed: string): WebhookSecrets | null {
  const text = sealer.open(purposeOf(endpointId), sealed);
  return text === null ? null : v.parse(SecretsSchema, JSON.parse(text));
}

/**
 * Number of endpoints whose secrets are sealed with a key.
 *
 * @param keyId its id in the key ring
 */
export async function webhookSecretsSealedBy(source: Database | Tx, keyId: string): Promise<number> {
  const begins = `${keyId.replace(/[\\%_]/g, '\\$&')}.%`;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_endpoint
    where sealed like ${begins} or old_sealed like ${begins}`.execute(tables<object>(source));
  return rows[0]!.count;
}

/**
 * Re-seals the secrets of every endpoint with the current key, one endpoint at a time. Can be interrupted and resumed.
 *
 * @returns how many endpoints were re-sealed, and how many no key in the ring can open
 */
export async function resealWebhookSecrets(
  database: Database,
  sealer: TextSealer,
): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  const columns = ['id', 'sealed', 'old_sealed'] as const;
  const isStale = (each: { sealed: string; old_sealed: string | null }) =>
    [each.sealed, each.old_sealed].some((text) => text !== null && text !== '' && !sealer.isCurrent(text));
  const all = await tables<WebhooksTables>(database).selectFrom('webhook_endpoint').select(columns).execute();
  let [sealed, unreadable] = [0, 0];
  for (const { id } of all.filter(isStale))
    await database.transaction(async (tx) => {
      const db = tables<WebhooksTables>(tx);
      const row = await db
        .selectFrom('webhook_endpoint')
        .select(columns)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!row || !isStale(row)) return;
      const current = openSecrets(sealer, id, row.sealed);
      if (!current) {
        unreadable += 1;
        return;
      }
      const old = row.old_sealed === null ? null : openSecrets(sealer, id, row.old_sealed);
      const anew = { sealed: sealSecrets(sealer, id, current), old_sealed: old && sealSecrets(sealer, id, old) };
      await db.updateTable('webhook_endpoint').set(anew).where('id', '=', id).execute();
      sealed += 1;
    });
  return { sealed, unreadable };
}
