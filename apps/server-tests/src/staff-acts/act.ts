import type { Product } from '@vinlore/server/product';
import type { Answered, Asking } from '../testing/caller.ts';
import type { Stage } from '../testing/object-stage.ts';

/** Somebody who is logged in. */
export interface SomeoneIn {
  readonly id: string;
  readonly token: string;
}

/** Where acts of staff are performed: the whole product of the test, and who is there. */
export interface ActStage extends Stage {
  readonly product: Product;
  /** The owner who acts. */
  readonly staff: SomeoneIn;
  /** Another owner: who asks for what the first approves. */
  readonly colleague: SomeoneIn;
  /** A member with credits. */
  readonly member: SomeoneIn;
  /** Calls as the owner who acts; a body makes it a POST. */
  readonly act: (path: string, body: object, asking?: Asking) => Promise<Answered>;
}

/**
 * Prepares an act as far as it can be, and gives the one call that performs it: what is counted is that call alone.
 *
 * @example
 * 'snippets.save': async ({ act }) => () => act('/api-cwa/staff/snippets/save', { … })
 */
export type PreparedAct = (stage: ActStage) => Promise<() => Promise<Answered>>;

/** Acts by the name of their row. */
export type StaffActs = Readonly<Record<string, PreparedAct>>;
