import { type Database, tables, type Tx } from '@vinlore/database';
import { type Insertable, type Selectable, sql } from 'kysely';
import { like } from '../like.ts';
import type { RatingTables } from './tables.ts';

/** Feedback as it is kept. */
export type KeptRating = Selectable<RatingTables['rating']>;

/** Feedback on one page of a list. */
export const PAGE = 50;
/** Weeks whose satisfaction is shown. */
const WEEKS = 12;

const from = (source: Database | Tx) => tables<RatingTables>(source);

/** Keeps feedback. @returns its id */
export async function keepRating(
  tx: Tx,
  rating: Omit<Insertable<RatingTables['rating']>, 'id' | 'search'>,
): Promise<string> {
  const search = [rating.vin, rating.email, rating.message].join('\n').toLowerCase();
  const { id } = await from(tx)
    .insertInto('rating')
    .values({ ...rating, search })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Which of a brand's feedback is looked for. */
export interface RatingSearch {
  readonly reportType: KeptRating['report_type'] | undefined;
  readonly atMost: number | undefined;
  /** Part of a VIN, an e-mail or a message, in whichever case; '': all. */
  readonly search: string;
  readonly after: string | undefined;
}

/** A brand's feedback, the newest first, from after one on; one more than a page where there is more. */
export function ratingsPage(
  source: Database,
  brand: string,
  { reportType, atMost, search, after }: RatingSearch,
): Promise<KeptRating[]> {
  let query = from(source)
    .selectFrom('rating')
    .selectAll()
    .where('brand', '=', brand)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  if (reportType) query = query.where('report_type', '=', reportType);
  if (atMost !== undefined) query = query.where(sql<boolean>`satisfaction <= ${atMost}`);
  if (search) query = query.where('search', 'like', like(search));
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(sent_at, id) < (select sent_at, id from rating where brand = ${brand} and id = ${after})`,
    );
  return query.execute();
}

/** How a brand's feedback stands in the last weeks that have any, the newest first. */
export function ratingWeeks(source: Database, brand: string) {
  const weeks = from(source)
    .selectFrom('rating_week')
    .select('week')
    .distinct()
    .where('brand', '=', brand)
    .where('ratings', '>', 0)
    .orderBy('week', 'desc')
    .limit(WEEKS);
  return from(source)
    .selectFrom('rating_week')
    .select(['week', 'report_type', 'ratings', 'satisfaction'])
    .where('brand', '=', brand)
    .where('ratings', '>', 0)
    .where('week', 'in', weeks)
    .orderBy('week', 'desc')
    .orderBy('report_type')
    .execute();
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
