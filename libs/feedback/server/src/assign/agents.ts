import type { Database, Tx } from '@vinlore/database';
import type { Agent, Holder } from '@vinlore/feedback-domain';
import type { ColleagueNames } from '../colleagues.ts';

/** Returns the support agents of a brand. */
export type AgentsOf = (source: Database | Tx, brand: string) => Promise<readonly Agent[]>;

/** Something that can be assigned. */
interface Assigned {
  readonly assigned_to: string | null;
}

/** Returns a lookup of the assignee of a ticket or chat; null if the name is unknown. */
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

/** Assignee filter of a list: an account, null for unassigned, undefined for all. */
export const heldBy = (holder: Holder | undefined, accountId: string): string | null | undefined =>
  holder === undefined ? undefined : holder === 'mine' ? accountId : null;
