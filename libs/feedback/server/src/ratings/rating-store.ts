import { acrossBrands, comesAfter, type Database, holdsWords, PAGE_SIZE, tables, type Tx } from '@vinlore/database';
import type { Satisfaction } from '@vinlore/feedback-domain';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { RatingTables } from './tables.ts';

/** Feedback as it is kept. */
export type KeptRating = Selectable<RatingTables['rating']>;

const from = (source: Database | Tx) => tables<RatingTables>(source);

/** Keeps feedback. @returns its id; null where the same request has left it before */
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

/** Which of a brand's feedback is looked for. */
export interface RatingSearch {
  readonly reportType: KeptRating['report_type'] | undefined;
  readonly atMost: number | undefined;
  /** Part of a VIN, an email or a message, in whichever case; '': all. */
  readonly search: string;
  readonly cursor: string | undefined;
}

/** The newest of a brand's feedback that fit, from after one on; one more than a page where there is more. */
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
 * A brand's feedback, the newest first, from after one on; one more than a page where there is more. The newest of several
 * degrees of satisfaction are the newest of the newest of each, which one index gives in their order, however rare they are.
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

/** How the feedback of brands stands in each week since a Monday, the oldest first. */
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

/** Feedback that a request of a member has left. */
export function ratingOfRequest(tx: Tx, brand: string, accountId: string, requestId: string) {
  return from(tx)
    .selectFrom('rating')
    .select('id')
    .where('brand', '=', brand)
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirstOrThrow();
}

/** All of a member's feedback, oldest first. */
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
