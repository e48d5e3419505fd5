import type { Database, Tx } from '@vinlore/database';

/** Names of people on the staff by their accounts, else their emails; accounts that are gone are missing. */
export type ColleagueNames = (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Messages for staff: each with the name of who of them said it, where that is known. */
export async function withColleagues<Said extends { readonly said_by: string | null }, View>(
  source: Database | Tx,
  said: readonly Said[],
  viewOf: (message: Said) => View,
  namesOf: ColleagueNames,
): Promise<(View & { by: string | null })[]> {
  const ids = [...new Set(said.flatMap(({ said_by: by }) => by ?? []))];
  const names = ids.length > 0 ? await namesOf(source, ids) : new Map<string, string>();
  return said.map((message) => ({ ...viewOf(message), by: names.get(message.said_by ?? '') ?? null }));
}
