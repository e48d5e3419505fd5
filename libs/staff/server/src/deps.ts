import type { Deciding } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import type { CarryOut } from '@vinlore/server-kit';
import type { Health, WaitingKind } from '@vinlore/staff-domain';

/** The person behind an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Id of the person, the same for all their accounts at all brands. */
  readonly person: string;
  /** When the account's email last changed, by the database's clock; null if never. */
  readonly emailChangedAt: Date | null;
}

/** Looks up the people behind account ids; erased ones are missing. Implemented by the account module. */
export type PeopleOf = (source: Database | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>;

/** What approvals need from the account module. */
export interface SecondPersonDeps {
  readonly peopleOf: PeopleOf;
  /** Whether two accounts belong to one person. */
  readonly samePerson: (source: Database | Tx, one: string, other: string) => Promise<boolean>;
  /** The person of an account and the ids of all their accounts. */
  readonly personOf: (
    source: Database | Tx,
    accountId: string,
  ) => Promise<{ readonly person: string; readonly accounts: readonly string[] } | undefined>;
  /** Whether anyone other than a person can approve at a brand what needs a permission. */
  readonly hasApprover: (
    source: Database | Tx,
    brand: string,
    permission: Deciding,
    besides: string,
  ) => Promise<boolean>;
}

/** Open items of a module. */
export interface Waiting {
  readonly count: number;
  /** Since when the oldest is waiting; null if not meaningful. */
  readonly since: Date | null;
}

/**
 * Counts a brand's open items up to a maximum, using a few index rows regardless of table size.
 *
 * @param accountId the user, if the count depends on them
 */
export type CountWaiting = (brand: string, most: number, accountId: string) => Promise<Waiting>;

/** Reads the health of the service and handles failed jobs. */
export interface HealthDesk {
  readonly read: () => Promise<Health>;
  /** @returns how many were retried */
  readonly tryAgain: (tx: Tx, name: string, until: Date) => Promise<number>;
  /** @returns how many were removed */
  readonly remove: (tx: Tx, name: string, until: Date) => Promise<number>;
}

/** Dependencies of the staff module. */
export interface StaffDeps extends SecondPersonDeps {
  readonly database: Database;
  /** Handlers that carry out approved requests, by kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
  /** Counters of open items in other modules. */
  readonly waiting: Readonly<Record<Exclude<WaitingKind, 'approvals' | 'health'>, CountWaiting>>;
  readonly health: HealthDesk;
  readonly clock: () => Date;
}
