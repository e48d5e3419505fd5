import type { SiteDeps } from '../deps.ts';

type Names = ReadonlyMap<string, string>;

/** What people are called who changed something; their address where they gave no name. */
export async function namesOf(peopleOf: SiteDeps['peopleOf'], accountIds: readonly (string | null)[]): Promise<Names> {
  const people = await peopleOf([...new Set(accountIds.flatMap((id) => id ?? []))]);
  return new Map([...people].map(([id, { name, email }]) => [id, name || email]));
}

/** A name out of them; null for a job, or an account that is gone. */
export const nameIn = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);
