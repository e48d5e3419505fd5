import type { SiteDeps } from '../deps.ts';

type Names = ReadonlyMap<string, string>;

/** Returns the names of people who made changes, or else their emails. */
export async function namesOf(peopleOf: SiteDeps['peopleOf'], accountIds: readonly (string | null)[]): Promise<Names> {
  const people = await peopleOf([...new Set(accountIds.flatMap((id) => id ?? []))]);
  return new Map([...people].map(([id, { name, email }]) => [id, name || email]));
}

/** Returns a name from these; null for a job or a deleted account. */
export const nameIn = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);
