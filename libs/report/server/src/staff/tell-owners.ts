import type { Brand, Language } from '@vinlore/brand';
import { formatDocumentNumber } from '@vinlore/contract';
import { type Database, tables, type Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { type Mail, voicesOf } from '@vinlore/mail';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { ReportTables } from '../report-table.ts';
import { historyDeskMessages } from './messages/index.ts';
import { recordChangedLetter } from './record-changed-letter.ts';

/** Dependencies for notifying owners. */
export interface TellOwnersDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  readonly brands: readonly Brand[];
  readonly origin: (brand: Brand) => string;
  /**
   * Returns a member's current email and language; `language` is null for the brand's default. Null if the account was
   * deleted.
   */
  readonly contactOf: (
    source: Database | Tx,
    brand: string,
    accountId: string,
  ) => Promise<{ readonly email: string; readonly language: Language | null } | null>;
  readonly clock: () => Date;
}

const ChangedRecord = v.object({ source: v.string(), record_id: v.string(), vin: v.string() });
type ChangedRecord = v.InferOutput<typeof ChangedRecord>;

/** Starts notifying the owners of reports that show a record, in the transaction that changes it. */
export type TellOwners = (tx: Tx, record: ChangedRecord) => Promise<unknown>;

const DAY_MS = 86_400_000;
/** Days in which new versions are free, as after a purchase (docs/decisions.md §4). */
const FREE_DAYS = 30;

/**
 * Returns a brand's reports whose newest version shows a record and whose owners weren't notified within the last day.
 */
async function reportsShowing(database: Database, brand: string, record: ChangedRecord, since: Date) {
  const { source, record_id, vin } = record;
  const shown = JSON.stringify([{ source, recordId: record_id }]);
  const also = JSON.stringify([{ alsoFrom: [{ source, recordId: record_id }] }]);
  return (
    tables<ReportTables>(database)
      .selectFrom('report')
      .select(['id', 'account_id', 'title'])
      .where('brand', '=', brand)
      .where('vin', '=', vin)
      .where('newest', '=', true)
      // The next version of an empty report costs a credit anyway.
      .where('credit_returned', '=', false)
      .where((row) => row.or([row('told_at', 'is', null), row('told_at', '<', since)]))
      .where(sql<boolean>`(data -> 'events' @> ${shown}::jsonb or data -> 'events' @> ${also}::jsonb)`)
      .execute()
  );
}

/**
 * Notifies each owner of a report that shows a record changed by staff, and makes the report's next versions free for
 * 30 days. If several records of a vehicle change within a day, one email is sent.
 *
 * @returns a function that starts a job, because reports of all brands may show the record and a request sees only its
 *   own brand's
 */
export function defineTellOwners(deps: TellOwnersDeps): TellOwners {
  const { database, jobs, mail, brands, origin, contactOf, clock } = deps;
  const voiceOf = voicesOf(historyDeskMessages, { brands, originOf: origin });

  async function tell(
    brand: string,
    { id, account_id: accountId, title }: { id: string; account_id: string; title: string },
  ) {
    const at = clock();
    const until = new Date(at.getTime() + FREE_DAYS * DAY_MS);
    const contact = await contactOf(database, brand, accountId);
    const voice = contact && (await voiceOf(brand, contact.language));
    await database.transaction(async (tx) => {
      const { numUpdatedRows } = await tables<ReportTables>(tx)
        .updateTable('report')
        .set({ told_at: at, free_until: sql<Date>`greatest(free_until, ${until})` })
        .where('brand', '=', brand)
        .where('id', '=', id)
        .where('newest', '=', true)
        .where((row) => row.or([row('told_at', 'is', null), row('told_at', '<', new Date(at.getTime() - DAY_MS))]))
        .executeTakeFirst();
      // The owner was notified in the meantime, or has made a new version.
      if (numUpdatedRows === 0n || !contact || !voice) return;
      const facts = { number: formatDocumentNumber(id), title, until };
      await mail.send(tx, recordChangedLetter({ ...voice, to: contact.email }, facts));
    });
  }

  const enqueue = jobs.define(
    'report.tell-owners',
    ChangedRecord,
    async (record, { signal }) => {
      const since = new Date(clock().getTime() - DAY_MS);
      for (const { key } of brands)
        for (const report of await reportsShowing(database, key, record, since)) {
          signal.throwIfAborted();
          await tell(key, report);
        }
    },
    { retries: 5 },
  );
  return (tx, record) => enqueue(tx, record);
}
