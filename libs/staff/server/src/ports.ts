import type { Database, Tx } from '@vinlore/database';
import type { CarryOut } from '@vinlore/server-kit';

/** Name and address of somebody with an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What the staff slice is made of. */
export interface StaffPorts {
  readonly database: Database;
  /** Who stands behind ids of accounts; erased ones are missing. The account slice knows. */
  readonly peopleOf: (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>;
  /** What carries approved requests out, by their kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
  readonly clock: () => Date;
}
