import type { Database, Tx } from '@vinlore/database';

/** Returns the names of staff by account, or else their emails; deleted accounts are missing. */
export type ColleagueNames = (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Returns messages for staff, each with the agent's name if known. */
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
