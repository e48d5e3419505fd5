import { acrossBrands, comesAfter, type Database, holdsWords, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { Satisfaction } from '@vinlore/feedback-domain';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { RatingTables } from './tables.ts';

/** A feedback row. */
export type KeptRating = Selectable<RatingTables['rating']>;

const from = (source: Database | Tx) => tables<RatingTables>(source);

/** Stores feedback. @returns its id; null if the same request already created it */
export async function keepRating(
  tx: Tx,
  rating: Omit<Insertable<RatingTables['rating']>, 'id' | 'search'>,
): Promise<string | null> {
  const search = [rating.vin, rating.email, rating.message].join('\n').toLowerCase();
  const kept = await from(tx)
    .insertInto('rating')
    .values({ ...rating, search })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? null;
}

/** Filters of a brand's feedback. */
export interface RatingSearch {
  readonly reportType: KeptRating['report_type'] | undefined;
  readonly atMost: number | undefined;
  /** Part of a VIN, email, or message; case-insensitive; '' for all. */
  readonly search: string;
  readonly cursor: string | undefined;
}

/** Returns a brand's newest matching feedback after the cursor; one more than a page if there is more. */
function newest(
  source: Database,
  brand: string,
  { reportType, words, cursor }: Omit<RatingSearch, 'search'> & { readonly words: RawBuilder<boolean> | null },
  satisfaction?: number,
) {
  let query = from(source)
    .selectFrom('rating')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1);
  if (reportType) query = query.where('report_type', '=', reportType);
  if (satisfaction !== undefined) query = query.where('satisfaction', '=', satisfaction as Satisfaction);
  if (words) query = query.where(words);
  if (cursor !== undefined) query = query.where(comesAfter({ table: 'rating', by: 'sent_at' }, { brand, id: cursor }));
  return query;
}

/**
 * Returns a brand's feedback, newest first, after the cursor; one more than a page if there is more. With a maximum
 * satisfaction, merges the newest of each rating, which one index returns in order, however rare they are.
 */
export async function ratingsPage(source: Database, brand: string, query: RatingSearch): Promise<KeptRating[]> {
  const { atMost, reportType, search } = query;
  const text = sql.ref<string>('search');
  const words = search ? await holdsWords(source, { table: 'rating', text, words: search.toLowerCase() }) : null;
  const fitting = { ...query, words };
  if (atMost === undefined || atMost >= 5) return newest(source, brand, fitting).execute();
  const types = reportType ? [reportType] : (['report', 'sticker'] as const);
  const degrees = Array.from({ length: atMost }, (_, at) => at + 1);
  const parts = types.flatMap((type) =>
    degrees.map((degree) => newest(source, brand, { ...fitting, reportType: type }, degree)),
  );
  const all = sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
  const { rows } = await sql<KeptRating>`select * from (${all}) found
    order by sent_at desc, id desc limit ${PAGE_SIZE + 1}`.execute(from(source));
  return rows;
}

/** Returns the weekly totals of brands since a Monday, oldest first. */
export function ratingWeeks(source: Database, brands: readonly string[], since: string) {
  const weeks = from(source)
    .selectFrom('rating_week')
    .selectAll()
    .where('brand', 'in', brands)
    .where('week', '>=', since)
    .where('ratings', '>', 0)
    .orderBy('week')
    .orderBy('report_type');
  return acrossBrands(() => weeks.execute());
}

/** Returns the feedback that a member's request created. */
export function ratingOfRequest(tx: Tx, brand: string, accountId: string, requestId: string) {
  return from(tx)
    .selectFrom('rating')
    .select('id')
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

/** Returns all of a member's feedback, oldest first. */
export function ratingsOf(source: Database, brand: string, accountId: string): Promise<KeptRating[]> {
  return from(source)
    .selectFrom('rating')
    .selectAll()
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
}

/** Deletes a member's feedback. */
export async function deleteRatings(tx: Tx, brand: string, accountId: string): Promise<void> {
  await from(tx).deleteFrom('rating').where('brand', '=', brand).where('account_id', '=', accountId).execute();
}
