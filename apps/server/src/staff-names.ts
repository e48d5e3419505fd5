import { peopleOf } from '@vinlore/account-server';
import type { Database, Tx } from '@vinlore/database';

/** What colleagues call people on the staff, by the ids of their accounts: a name, else the email. Who is gone is left out. */
export async function staffNames(source: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await peopleOf(source, ids);
  return new Map([...people].map(([id, { name, email }]) => [id, name || email]));
}

/** Addresses of people who acted for a brand, by the ids of their accounts, which may be another brand's. Who is gone is left out. */
export const staffAddresses = (database: Database) => async (_brand: string, ids: readonly string[]) =>
  new Map([...(await peopleOf(database, ids))].map(([id, { email }]) => [id, email]));
