import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';
import type { AccountRow } from './account-store.ts';

/** A member of a brand's team. @param hold whether to lock the account until the transaction ends */
export async function findStaff(
  source: Database | Tx,
  brand: string,
  id: string,
  hold = false,
): Promise<AccountRow | undefined> {
  return tables<AccountTables>(source)
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where(sql<boolean>`'staff' = any (roles) and (brand = ${brand} or ${brand} = any (staff_brands))`)
    .$if(hold, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/**
 * Serializes changes to a brand's team until the transaction ends: if two owners remove each other's permissions, one
 * is too late, and if two change the same person, the second sees the first change.
 */
export async function holdTeam(tx: Tx, brand: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`team ${brand}`}, 0))`.execute(tables<object>(tx));
}

const owners = (tx: Tx) =>
  tables<AccountTables>(tx)
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`'staff' = any (roles) and 'owner' = any (roles)`)
    .where('closed_at', 'is', null)
    .limit(1);

/** Whether a brand has an owner of its own other than an account. Call it while the team is locked. */
export async function hasOtherOwner(tx: Tx, brand: string, id: string): Promise<boolean> {
  return (await owners(tx).where('brand', '=', brand).where('id', '<>', id).executeTakeFirst()) !== undefined;
}

/**
 * Whether an account is the brand's last owner of its own. Locks the team if it is an owner, so the answer holds until
 * the transaction ends.
 */
export async function isLastOwner(tx: Tx, { brand, id }: Pick<AccountRow, 'brand' | 'id'>): Promise<boolean> {
  if (!(await owners(tx).where('id', '=', id).executeTakeFirst())) return false;
  await holdTeam(tx, brand);
  return !(await hasOtherOwner(tx, brand, id));
}
