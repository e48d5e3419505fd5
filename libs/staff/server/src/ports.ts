import type { Database, Tx } from '@vinlore/database';
import type { CarryOut } from '@vinlore/server-kit';
import type { WaitingKind } from '@vinlore/staff-domain';

/** Name and address of somebody with an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** What waits for somebody in a slice. */
export interface Waiting {
  readonly count: number;
  /** Since when the first of them waits; null where that says nothing. */
  readonly since: Date | null;
}

/** Counts what waits at a brand, at most so many: a few rows of an index, whatever there is besides. */
export type CountWaiting = (brand: string, most: number) => Promise<Waiting>;

/** What the staff slice is made of. */
export interface StaffPorts {
  readonly database: Database;
  /** Who stands behind ids of accounts; erased ones are missing. The account slice knows. */
  readonly peopleOf: (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>;
  /** What carries approved requests out, by their kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
  /** What waits in other slices. */
  readonly waiting: Readonly<Record<Exclude<WaitingKind, 'approvals'>, CountWaiting>>;
  readonly clock: () => Date;
}
