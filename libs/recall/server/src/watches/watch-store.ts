import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { namesOfVehicle, type RecallQuery } from '@vinlore/recall-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { RecallTables } from '../tables.ts';

const DAY_MS = 24 * 3_600_000;
/** One vehicle is asked about at most once in this time, whoever types the address in. */
const ASK_AGAIN_MS = DAY_MS;
/** Mails that ask for confirmation, to one address of a brand in a day: a stranger must not fill a mailbox with them. */
const ASKED_A_DAY = 5;
/** Vehicles that one address may watch in a brand. */
const MOST_WATCHES = 20;
/** A confirmation that comes later is none. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** Watches that were never confirmed, or were ended, are deleted after this time. */
const KEEP_MS = 30 * DAY_MS;

/** A vehicle to watch, with its name for people. */
export interface WatchSubject extends RecallQuery {
  readonly title: string;
}

/** Who asks, and for what. */
export interface AskedWatch {
  readonly brand: string;
  readonly email: string;
  readonly language: Language;
  readonly vehicle: WatchSubject;
  /** Campaigns that the person could see while asking. */
  readonly known: readonly string[];
}

/** A watch as it is kept. */
export type Watch = Selectable<RecallTables['recall_watch']>;

const watches = (db: Database | Tx) => tables<RecallTables>(db);

/** The same for every spelling under which the same recalls are found. */
export function keyOf(vehicle: RecallQuery): string {
  const names = namesOfVehicle(vehicle).map(({ key, weight }) => `${key} ${weight ?? ''}`.trim());
  return [vehicle.year, makeKey(vehicle.make), ...names].join('/');
}

/** One caller at a time for the watches of an address, until the transaction ends. */
export async function holdAddress(tx: Tx, brand: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recall-watch ${brand} ${email}`}, 0))`.execute(
    watches(tx),
  );
}

/** Whether one more mail may go to the address, and one more vehicle be watched. One caller at a time for an address. */
async function hasRoom(tx: Tx, brand: string, email: string, key: string, at: Date): Promise<boolean> {
  await holdAddress(tx, brand, email);
  const others = await watches(tx)
    .selectFrom('recall_watch')
    .select(['asked_at', 'ended_at'])
    .where('brand', '=', brand)
    .where('email', '=', email)
    .where('vehicle_key', '<>', key)
    .execute();
  const since = at.getTime() - DAY_MS;
  return (
    others.filter(({ asked_at: asked }) => asked.getTime() > since).length < ASKED_A_DAY &&
    others.filter(({ ended_at: ended }) => ended === null).length < MOST_WATCHES
  );
}

/**
 * Keeps a request for emails.
 *
 * @returns the id to ask for confirmation by; null where none is to be asked: it is confirmed, was asked a day ago at
 *   most, or the address has as many as it may
 */
export async function keepWatch(tx: Tx, asked: AskedWatch, at: Date): Promise<string | null> {
  const { brand, email, language, vehicle, known } = asked;
  const { year, make, model, series = null, trim = null, title } = vehicle;
  const key = keyOf(vehicle);
  if (!(await hasRoom(tx, brand, email, key, at))) return null;
  const named = { year, make, model, series, trim, title };
  const kept = await watches(tx)
    .insertInto('recall_watch')
    .values({ brand, email, language, vehicle_key: key, ...named, told: [...known], asked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['brand', 'email', 'vehicle_key'])
        .doUpdateSet({
          language,
          asked_at: at,
          ended_at: null,
          told: sql`array(select distinct unnest(recall_watch.told || excluded.told))`,
        })
        .where('recall_watch.confirmed_at', 'is', null)
        .where(({ or, eb }) =>
          or([
            eb('recall_watch.asked_at', '<', new Date(at.getTime() - ASK_AGAIN_MS)),
            // Only who reads the mails can have ended it.
            eb('recall_watch.ended_at', 'is not', null),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? null;
}

/** A watch by its id, locked until the transaction ends. */
export async function findWatch(tx: Tx, brand: string, id: string): Promise<Watch | null> {
  const found = await watches(tx)
    .selectFrom('recall_watch')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Whether a confirmation by its mail comes in time; one that was ended is not begun again by an old mail. */
export function canConfirm({ asked_at: asked, ended_at: ended }: Watch, now: Date): boolean {
  return ended === null && now.getTime() - asked.getTime() <= CONFIRM_WITHIN_MS;
}

/** Notes what the person behind the mail says. */
export async function answerWatch(tx: Tx, id: string, answer: 'confirmed' | 'ended', at: Date): Promise<void> {
  const standing = answer === 'confirmed' ? { confirmed_at: at, ended_at: null } : { confirmed_at: null, ended_at: at };
  await watches(tx).updateTable('recall_watch').set(standing).where('id', '=', id).execute();
}

/** Notes of which campaigns a mail tells. */
export async function noteNotified(tx: Tx, id: string, campaigns: readonly string[]): Promise<void> {
  await watches(tx)
    .updateTable('recall_watch')
    .set({ told: sql`told || ${campaigns}::text[]` })
    .where('id', '=', id)
    .execute();
}

/** Notes campaigns of sources that were loaded for the first time, of which nobody is written to. */
export async function noteQuiet(
  tx: Tx,
  id: string,
  campaigns: readonly string[],
  sources: readonly string[],
): Promise<void> {
  await watches(tx)
    .updateTable('recall_watch')
    .set({
      told: sql`told || ${campaigns}::text[]`,
      quiet_sources: sql`array(select each from unnest(quiet_sources) as each where each <> all (${sources}::text[]))`,
    })
    .where('id', '=', id)
    .execute();
}

/** Watches that were asked for before a source was loaded for the first time. */
export function quietWatches(database: Database, brands: readonly string[]): Promise<Watch[]> {
  return watches(database)
    .selectFrom('recall_watch')
    .selectAll()
    .where(sql<boolean>`cardinality(quiet_sources) > 0`)
    .where('ended_at', 'is', null)
    .where('brand', 'in', brands)
    .orderBy('id')
    .execute();
}

/** The confirmed watches of these brands. */
export function confirmedWatches(database: Database, brands: readonly string[]): Promise<Watch[]> {
  return watches(database)
    .selectFrom('recall_watch')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('brand', 'in', brands)
    .orderBy('id')
    .execute();
}

/** Deletes watches that were never confirmed, or were ended. */
export async function purgeWatches(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<RecallTables>(db)
      .deleteFrom('recall_watch')
      .where('confirmed_at', 'is', null)
      .where(sql<Date>`coalesce(ended_at, asked_at)`, '<', new Date(now.getTime() - KEEP_MS))
      .execute(),
  );
}
