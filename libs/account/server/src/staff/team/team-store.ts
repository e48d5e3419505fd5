import type { TeamPerson } from '@vinlore/account-domain';
import type { Deciding, Permission } from '@vinlore/contract';
import { acrossBrands, type Database, PAGE_SIZE, pageOf, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountRow } from '../../accounts/account-store.ts';
import { findStaff } from '../../accounts/staff-accounts.ts';
import { factorsOfAll } from '../../factors/factors.ts';
import type { AccountTables } from '../../tables.ts';
import { nameOf } from '../name-of.ts';
import { stateOf, type TeamState } from './team-state.ts';

/** The highest character: upper bound of a prefix range. */
const LAST = String.fromCodePoint(0x10_ffff);

/**
 * The team of a brand's desk, by email: its own staff and those of other brands, each from an index in that order, so a
 * page costs only its own rows.
 *
 * @param cursor the last person of the previous page
 */
export async function staffOf(
  source: Database | Tx,
  brand: string,
  { search, cursor }: { readonly search: string; readonly cursor?: string },
): Promise<{ readonly people: readonly AccountRow[]; readonly more: boolean }> {
  const db = tables<AccountTables>(source);
  const last = cursor === undefined ? undefined : await findStaff(source, brand, cursor);
  if (cursor !== undefined && !last) return { people: [], more: false };
  const email = sql<string>`email collate "C"`;
  const page = db
    .selectFrom('account')
    .selectAll()
    .where(sql<boolean>`'staff' = any (roles)`)
    .$if(search !== '', (query) => query.where(email, '>=', search).where(email, '<', search + LAST))
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(email collate "C", id) > (${last?.email} collate "C", ${last?.id}::uuid)`),
    )
    .orderBy(email)
    .orderBy('id')
    .limit(PAGE_SIZE + 1);
  const [own, visiting] = await Promise.all([
    page.where('brand', '=', brand).execute(),
    page
      .where(sql<boolean>`cardinality(staff_brands) > 0`)
      .where(sql<boolean>`${brand} = any (staff_brands)`)
      .where('brand', '<>', brand)
      .execute(),
  ]);
  const { rows: people, more } = pageOf([...own, ...visiting].sort(byEmail));
  return { people, more };
}

/** By UTF-8 code units, like the index. */
function byEmail(one: AccountRow, other: AccountRow): number {
  return Buffer.compare(Buffer.from(one.email), Buffer.from(other.email)) || (one.id < other.id ? -1 : 1);
}

/**
 * Whether anyone other than the account's person can approve at a brand's desk what needs a permission: someone with
 * that permission or an owner, from the brand's own staff or another's.
 */
export async function hasApprover(
  source: Database | Tx,
  brand: string,
  permission: Deciding,
  accountId: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from account
    where 'staff' = any (roles) and roles && ${[permission, 'owner']}::text[] and closed_at is null
      and (brand = ${brand} or (cardinality(staff_brands) > 0 and ${brand} = any (staff_brands)))
      and not account_same_person(id, ${accountId}::uuid)) as has`.execute(tables<object>(source));
  return rows[0]!.has;
}

/** Writes a person's permissions and brands; null removes them from the staff. */
export async function writeState(tx: Tx, id: string, state: TeamState | null): Promise<void> {
  const written = tables<AccountTables>(tx)
    .updateTable('account')
    .set({
      roles: state ? ['staff', ...state.permissions] : [],
      staff_brands: state ? [...state.brands] : [],
    })
    .where('id', '=', id);
  // A person of another brand is no longer visible to the desk that removes them.
  await acrossBrands(() => written.execute());
}

/** Team members as a brand's owners see them. */
export async function teamPeopleOf(
  source: Database | Tx,
  brand: string,
  people: readonly AccountRow[],
): Promise<TeamPerson[]> {
  const ids = people.map(({ id }) => id);
  const [factors, seen] = await Promise.all([
    factorsOfAll(source, ids),
    tables<AccountTables>(source)
      .selectFrom('account_session')
      .select(['account_id', sql<Date>`max(last_seen_at)`.as('at')])
      .where(sql<boolean>`account_id = any (${ids}::uuid[])`)
      .where('brand', '=', brand)
      .groupBy('account_id')
      .execute(),
  ]);
  const seenAt = new Map(seen.map(({ account_id, at }) => [account_id, at.toISOString()]));
  return people.map((account) => {
    const { permissions, brands } = stateOf(account);
    const own = account.brand === brand;
    return {
      id: account.id,
      email: account.email,
      name: nameOf(account),
      permissions: [...permissions],
      home: account.brand,
      brands: own ? [...brands] : [],
      factors: (own && factors.get(account.id)) || null,
      last_seen_at: seenAt.get(account.id) ?? null,
    };
  });
}

/**
 * Who can do at a brand's desk what needs a permission, from the brand's own staff or another's; owners can do
 * everything. At most 200, by name.
 */
export async function peopleWith(
  source: Database | Tx,
  brand: string,
  permission: Permission,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { rows } = await sql<AccountRow>`select * from account
    where 'staff' = any (roles) and roles && ${[permission, 'owner']}::text[] and closed_at is null
      and (brand = ${brand} or (cardinality(staff_brands) > 0 and ${brand} = any (staff_brands)))
    order by email limit 200`.execute(tables<object>(source));
  return rows
    .map((account) => ({ id: account.id, name: nameOf(account) || account.email }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
