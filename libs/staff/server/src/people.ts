import type { Colleague } from '@vinlore/staff-domain';
import type { Person } from './deps.ts';

/** Somebody by the id that was kept of them; an erased account has neither name nor address any more. */
export function colleague(people: ReadonlyMap<string, Person>, id: string): Colleague {
  const person = people.get(id);
  return { id, name: person?.name || null, email: person?.email ?? null };
}
