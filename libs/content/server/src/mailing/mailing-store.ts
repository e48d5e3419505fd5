import type { MailingPurpose } from '@vinlore/content-domain';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { ContentTables } from '../tables.ts';

/** Minimum time between confirmation emails to one address, whoever enters it. */
const ASK_AGAIN_MS = 24 * 3_600_000;
/** Deadline of a confirmation. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;
/** Unconfirmed and unsubscribed addresses are deleted after this time. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** A sign-up with its consent. */
export interface Consent {
  readonly brand: string;
  readonly email: string;
  readonly purpose: MailingPurpose;
  readonly version: string;
}

/** Status of a subscription. */
export type Standing = 'asked' | 'confirmed' | 'unsubscribed';

/** A stored sign-up. */
export interface Mailing {
  readonly id: string;
  readonly purpose: MailingPurpose;
  readonly standing: Standing;
  readonly askedAt: Date;
}

/**
 * Stores a sign-up with the consent version and time.
 *
 * @returns the id for the confirmation email; null if none is to be sent: one was sent in the last day, or the address
 * is confirmed
 */
export async function keepConsent(tx: Tx, consent: Consent, at: Date): Promise<string | null> {
  const { version, ...whose } = consent;
  const given = { consent_version: version, consented_at: at, asked_at: at, unsubscribed_at: null };
  const kept = await tables<ContentTables>(tx)
    .insertInto('content_mailing')
    .values({ ...whose, ...given, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'email', 'purpose'])
        .doUpdateSet(given)
        .where('content_mailing.confirmed_at', 'is', null)
        .where('content_mailing.asked_at', '<', new Date(at.getTime() - ASK_AGAIN_MS)),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? null;
}

/** Returns a sign-up by id, locked until the transaction ends. */
export async function findMailing(tx: Tx, brand: string, id: string): Promise<Mailing | null> {
  const row = await tables<ContentTables>(tx)
    .selectFrom('content_mailing')
    .select(['id', 'purpose', 'confirmed_at', 'asked_at', 'unsubscribed_at'])
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    purpose: row.purpose as MailingPurpose,
    standing: row.confirmed_at ? 'confirmed' : row.unsubscribed_at ? 'unsubscribed' : 'asked',
    askedAt: row.asked_at,
  };
}

/** Stores the confirmation or unsubscription. */
export async function answerMailing(tx: Tx, id: string, standing: Standing, at: Date): Promise<void> {
  await tables<ContentTables>(tx)
    .updateTable('content_mailing')
    .set(
      standing === 'confirmed'
        ? { confirmed_at: at, unsubscribed_at: null }
        : { confirmed_at: null, unsubscribed_at: at },
    )
    .where('id', '=', id)
    .execute();
}

/** Deletes addresses that were never confirmed or have unsubscribed. */
export async function purgeMailing(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<ContentTables>(db)
      .deleteFrom('content_mailing')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<', new Date(now.getTime() - KEEP_MS))
      .execute(),
  );
}
