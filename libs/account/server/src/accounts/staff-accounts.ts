import { type Database, tables, type Tx } from '@vinlore/database';
import { sql } from 'kysely';
import type { AccountTables } from '../tables.ts';
import type { AccountRow } from './account-store.ts';

/** Somebody who works at a brand's desk. @param hold whether the account is held until the transaction ends */
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
 * Lets acts on a brand's team come after each other until the transaction ends: of two owners who take each other's rights
 * away one is too late, and of two who change one person's the second sees what the first did.
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

/** Whether a brand has an owner of its own besides an account. Ask it while the team is held. */
export async function hasOtherOwner(tx: Tx, brand: string, id: string): Promise<boolean> {
  return (await owners(tx).where('brand', '=', brand).where('id', '<>', id).executeTakeFirst()) !== undefined;
}

/**
 * Whether an account is the last owner that its brand has of its own; where it is an owner at all, the team is held from
 * here on, so that it still is when the transaction ends.
 */
export async function isLastOwner(tx: Tx, { brand, id }: Pick<AccountRow, 'brand' | 'id'>): Promise<boolean> {
  if (!(await owners(tx).where('id', '=', id).executeTakeFirst())) return false;
  await holdTeam(tx, brand);
  return !(await hasOtherOwner(tx, brand, id));
}
