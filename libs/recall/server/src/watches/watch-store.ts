import type { Language } from '@vinlore/brand';
import { type Database, tables, type Tx } from '@vinlore/database';
import { namesOfVehicle, type RecallQuery } from '@vinlore/recall-domain';
import { makeKey } from '@vinlore/vehicle-domain';
import { type Selectable, sql } from 'kysely';
import type { RecallTables } from '../tables.ts';

const DAY_MS = 24 * 3_600_000;
/** Minimum time between confirmation emails for one vehicle and address. */
const ASK_AGAIN_MS = DAY_MS;
/** Maximum number of confirmation emails per address, brand, and day, so strangers can't flood an inbox. */
const ASKED_A_DAY = 5;
/** Maximum number of vehicles with alerts per address and brand. */
const MOST_WATCHES = 20;
/** How long a confirmation link works. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;
/** How long unconfirmed and ended alerts are kept. */
const KEEP_MS = 30 * DAY_MS;

/** A vehicle to watch, with its display name. */
export interface WatchSubject extends RecallQuery {
  readonly title: string;
}

/** Who requests alerts, and for which vehicle. */
export interface AskedWatch {
  readonly brand: string;
  readonly email: string;
  readonly language: Language;
  readonly vehicle: WatchSubject;
  /** Campaigns the person could see when requesting. */
  readonly known: readonly string[];
}

/** Stored alerts of an address for a vehicle. */
export type Watch = Selectable<RecallTables['recall_watch']>;

const watches = (db: Database | Tx) => tables<RecallTables>(db);

/** Returns the key shared by all spellings that find the same recalls. */
export function keyOf(vehicle: RecallQuery): string {
  const names = namesOfVehicle(vehicle).map(({ key, weight }) => `${key} ${weight ?? ''}`.trim());
  return [vehicle.year, makeKey(vehicle.make), ...names].join('/');
}

/** Serializes changes to an address's alerts until the transaction ends. */
export async function holdAddress(tx: Tx, brand: string, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recall-watch ${brand} ${email}`}, 0))`.execute(
    watches(tx),
  );
}

/** Whether the address may get another email and another vehicle. Call under the address's lock. */
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
 * Stores a request for alerts.
 *
 * @returns the id to confirm; null if no confirmation email is due because the alerts are confirmed, an email was sent
 * within a day, or a limit is reached
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
            // Only someone who reads the emails can have ended it.
            eb('recall_watch.ended_at', 'is not', null),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? null;
}

/** Returns alerts by id, locked until the transaction ends. */
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

/** Whether a confirmation is in time. An old email can't restart ended alerts. */
export function canConfirm({ asked_at: asked, ended_at: ended }: Watch, now: Date): boolean {
  return ended === null && now.getTime() - asked.getTime() <= CONFIRM_WITHIN_MS;
}

/** Stores whether the recipient confirmed or ended the alerts. */
export async function answerWatch(tx: Tx, id: string, answer: 'confirmed' | 'ended', at: Date): Promise<void> {
  const standing = answer === 'confirmed' ? { confirmed_at: at, ended_at: null } : { confirmed_at: null, ended_at: at };
  await watches(tx).updateTable('recall_watch').set(standing).where('id', '=', id).execute();
}

/** Stores which campaigns an email reports. */
export async function noteNotified(tx: Tx, id: string, campaigns: readonly string[]): Promise<void> {
  await watches(tx)
    .updateTable('recall_watch')
    .set({ told: sql`told || ${campaigns}::text[]` })
    .where('id', '=', id)
    .execute();
}

/** Marks campaigns of a source's first load as seen, without an email. */
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

/** Returns alerts requested before a source's first load. */
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

/** Returns the confirmed alerts of these brands. */
export function confirmedWatches(database: Database, brands: readonly string[]): Promise<Watch[]> {
  return watches(database)
    .selectFrom('recall_watch')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('brand', 'in', brands)
    .orderBy('id')
    .execute();
}

/** Deletes unconfirmed and ended alerts after their retention time. */
export async function purgeWatches(database: Database, now: Date): Promise<void> {
  await database.maintenance((db) =>
    tables<RecallTables>(db)
      .deleteFrom('recall_watch')
      .where('confirmed_at', 'is', null)
      .where(sql<Date>`coalesce(ended_at, asked_at)`, '<', new Date(now.getTime() - KEEP_MS))
      .execute(),
  );
}
