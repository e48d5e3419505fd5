import type { Colleague } from '@vinlore/staff-domain';
import type { Person } from './deps.ts';

/** A person by the stored id; an erased account has neither name nor email. */
export function colleague(people: ReadonlyMap<string, Person>, id: string): Colleague {
  const person = people.get(id);
  return { id, name: person?.name || null, email: person?.email ?? null };
}
