import type { DealerState, ListedMember } from '@vinlore/account-domain';
import { comesAfter, type Database, holdsWords, PAGE_SIZE, tables } from '@vinlore/database';
import { type ExpressionBuilder, sql } from 'kysely';
import type { ProfileTables } from '../profile/tables.ts';
import type { AccountTables } from '../tables.ts';
import { MEMBER_TEXT, memberWords } from './member-text.ts';

const LISTED = [
  'account.id',
  'account.email',
  'account.first',
  'account.last',
  'account.company',
  'account.is_dealer',
  'account.roles',
  'account.created_at',
  'account.closed_at',
  'account.suspended_at',
] as const;

/** Filter of a brand's members. */
export interface MemberSearch {
  readonly kind: 'all' | 'dealers' | 'closed';
  /** Part of any searchable field; '' for all. */
  readonly search: string;
  /** Only these ids, whatever their fields; null for all. */
  readonly among: readonly string[] | null;
  readonly cursor: string | undefined;
}

/** Condition that a member's searchable text contains the words. */
const fits = (source: Database, search: string) =>
  holdsWords(source, { table: 'account', text: MEMBER_TEXT, words: memberWords(search) });

/** A brand's members, newest first, from a cursor on; one row more than a page if there are more. */
export async function membersPage(source: Database, brand: string, { kind, search, among, cursor }: MemberSearch) {
  const db = tables<AccountTables>(source);
  let query = db
    .selectFrom('account')
    .select([...LISTED, 'account.phone'])
    .where('brand', '=', brand)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (kind === 'dealers') query = query.where('is_dealer', '=', true);
  if (kind === 'closed') query = query.where('closed_at', 'is not', null);
  if (cursor !== undefined)
    query = query.where(comesAfter({ table: 'account', by: 'created_at' }, { brand, id: cursor }));
  if (among) query = query.where('id', 'in', among.length > 0 ? among : [sql<string>`null`]);
  else if (search) query = query.where(await fits(source, search));
  return query.limit(PAGE_SIZE + 1).execute();
}

/** A member as lists show them. */
export function listedMember(account: Awaited<ReturnType<typeof membersPage>>[number]): ListedMember {
  const { id, email, first, last, company, is_dealer, roles, created_at } = account;
  const { closed_at, suspended_at } = account;
  return {
    id,
    email,
    first: first ?? '',
    last: last ?? '',
    company,
    is_dealer,
    on_staff: roles.includes('staff'),
    created_at: created_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    suspended_at: suspended_at?.toISOString() ?? null,
  };
}

/** Conditions as in the partial index of each list. */
const STANDS = {
  new: (is) => is.and([is('is_dealer', '=', true), is('dealer_approved_at', 'is', null)]),
  approved: (is) => is.and([is('is_dealer', '=', true), is('dealer_approved_at', 'is not', null)]),
  withdrawn: (is) => is('is_dealer', '=', false),
} satisfies Record<DealerState, (is: ExpressionBuilder<AccountTables, 'account'>) => unknown>;

/** Filter of a brand's dealers. */
export interface DealerSearch {
  readonly state: DealerState | undefined;
  readonly search: string;
  readonly cursor: string | undefined;
}

/** A brand's dealers, latest registration first; one row more than a page if there are more. */
export async function dealersPage(source: Database, brand: string, { state, search, cursor }: DealerSearch) {
  const db = tables<AccountTables & ProfileTables>(source);
  let page = tables<AccountTables>(source)
    .selectFrom('account')
    .select([...LISTED, 'phone', 'dealer_since', 'dealer_approved_at'])
    .where('brand', '=', brand)
    .where('dealer_since', 'is not', null)
    .orderBy('dealer_since', 'desc')
    .orderBy('id', 'desc');
  if (state) page = page.where(STANDS[state]);
  if (cursor !== undefined)
    page = page.where(comesAfter({ table: 'account', by: 'dealer_since' }, { brand, id: cursor }));
  if (search) page = page.where(await fits(source, search));
  return db
    .with('page', () => page.limit(PAGE_SIZE + 1))
    .selectFrom('page')
    .leftJoin('account_profile as profile', 'profile.account_id', 'page.id')
    .selectAll('page')
    .select(['profile.company_website', 'profile.city', 'profile.state', 'profile.country', 'profile.no_of_employees'])
    .orderBy('page.dealer_since', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
}
