import type { Deciding } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { CarryOut } from '@vinlore/server-kit';
import type { Health, WaitingKind } from '@vinlore/staff-domain';

/** Somebody with an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Id of the person, the same for all their accounts at all brands. */
  readonly person: string;
  /** When the account's email last changed, by the database's clock; null while it has the first one. */
  readonly emailChangedAt: Date | null;
}

/** Who stands behind ids of accounts; erased ones are missing. The account module knows. */
export type PeopleOf = (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>;

/** What second persons need of the account module. */
export interface SecondPersonDeps {
  readonly peopleOf: PeopleOf;
  /** Whether two accounts belong to one person. */
  readonly samePerson: (source: Database | Tx, one: string, other: string) => Promise<boolean>;
  /** The person of an account, and the ids of all their accounts. */
  readonly personOf: (
    source: Database | Tx,
    accountId: string,
  ) => Promise<{ readonly person: string; readonly accounts: readonly string[] } | undefined>;
  /** Whether anybody but a person may approve at a brand what takes a permission. */
  readonly hasApprover: (
    source: Database | Tx,
    brand: string,
    permission: Deciding,
    besides: string,
  ) => Promise<boolean>;
}

/** What waits for somebody in a module. */
export interface Waiting {
  readonly count: number;
  /** Since when the first of them waits; null where that says nothing. */
  readonly since: Date | null;
}

/**
 * Counts what waits at a brand, at most so many: a few rows of an index, whatever there is besides.
 *
 * @param accountId for whom, where that makes a difference
 */
export type CountWaiting = (brand: string, most: number, accountId: string) => Promise<Waiting>;

/** How the product runs, and what is done about jobs that failed for good. */
export interface HealthDesk {
  readonly read: () => Promise<Health>;
  /** @returns how many were enqueued once more */
  readonly tryAgain: (tx: Tx, name: string, until: Date) => Promise<number>;
  /** @returns how many were removed */
  readonly remove: (tx: Tx, name: string, until: Date) => Promise<number>;
}

/** What the staff module is made of. */
export interface StaffDeps extends SecondPersonDeps {
  readonly database: Database;
  /** What carries approved requests out, by their kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
  /** What waits in other modules. */
  readonly waiting: Readonly<Record<Exclude<WaitingKind, 'approvals' | 'health'>, CountWaiting>>;
  readonly health: HealthDesk;
  readonly clock: () => Date;
}
