import { type Database, holdsWords, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { TicketTables } from '../ticket-tables.ts';

const ids = (rows: readonly { account_id: string }[]) => [...new Set(rows.map(({ account_id }) => account_id))];
const from = (source: Database) => tables<TicketTables>(source).selectFrom('ticket').select('account_id');

/**
 * Returns the members with tickets about a VIN, for the desk's member search. @param vin as stored in tickets; '' finds
 * nobody
 */
export async function ticketHolders(
  source: Database,
  { brand, vin, most }: { readonly brand: string; readonly vin: string; readonly most: number },
): Promise<readonly string[]> {
  // The trigram index needs three characters.
  if (vin.length < 3) return [];
  const words = await holdsWords(source, { table: 'ticket', text: sql.ref('search'), words: vin.toLowerCase() });
  const rows = await from(source).where('brand', '=', brand).where('vin', '=', vin).where(words).limit(most).execute();
  return ids(rows);
}

/** Returns the member of a ticket by its number. */
export async function ticketOwner(source: Database, brand: string, number: string): Promise<readonly string[]> {
  const rows = await from(source)
    .where('brand', '=', brand)
    .where('number', '=', number.trim().toUpperCase())
    .execute();
  return ids(rows);
}
