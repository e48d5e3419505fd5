import { peopleOf } from '@vinlore/account-server';
import type { Database, Tx } from '@vinlore/database';

/** Display names of staff by account id: a name, else the email. Former staff are omitted. */
export async function staffNames(source: Database | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await peopleOf(source, ids);
  return new Map([...people].map(([id, { name, email }]) => [id, name || email]));
}

/**
 * Emails of people who acted for a brand, by account id; the accounts may be another brand's. Deleted accounts are
 * omitted.
 */
export const staffAddresses = (database: Database) => async (_brand: string, ids: readonly string[]) =>
  new Map([...(await peopleOf(database, ids))].map(([id, { email }]) => [id, email]));
