import type { Database, Tx } from '@vinlore/database';
import type { Agent, Holder } from '@vinlore/feedback-domain';
import type { ColleagueNames } from '../colleagues.ts';

/** Who may answer for support at a brand's desk. */
export type AgentsOf = (source: Database | Tx, brand: string) => Promise<readonly Agent[]>;

/** What is assigned to somebody. */
interface Assigned {
  readonly assigned_to: string | null;
}

/** Who has each of some tickets or chats, by account. Whose name is not known any more has none. */
export async function assigneesOf(
  source: Database | Tx,
  rows: readonly Assigned[],
  namesOf: ColleagueNames,
): Promise<(row: Assigned) => Agent | null> {
  const ids = [...new Set(rows.flatMap(({ assigned_to: id }) => id ?? []))];
  const names = ids.length > 0 ? await namesOf(source, ids) : new Map<string, string>();
  return ({ assigned_to: id }) => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
}

/** Whose tickets or chats a list is asked for: an account, null for nobody's, undefined for all. */
export const heldBy = (holder: Holder | undefined, accountId: string): string | null | undefined =>
  holder === undefined ? undefined : holder === 'mine' ? accountId : null;
