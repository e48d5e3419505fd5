import type { Product } from '@vinlore/server/product';
import type { Answered, Asking } from '../testing/caller.ts';
import type { Stage } from '../testing/object-stage.ts';

/** A signed-in user. */
export interface SomeoneIn {
  readonly id: string;
  readonly token: string;
}

/** Context of staff acts: the whole product under test, and its users. */
export interface ActStage extends Stage {
  readonly product: Product;
  /** The acting owner. */
  readonly staff: SomeoneIn;
  /** Another owner, who requests what the first approves. */
  readonly colleague: SomeoneIn;
  /** A member with credits. */
  readonly member: SomeoneIn;
  /** Makes a call as the acting owner; a POST if it has a body. */
  readonly act: (path: string, body: object, asking?: Asking) => Promise<Answered>;
}

/**
 * Sets up an act and returns the call that performs it, so that only this call is measured.
 *
 * @example 'snippets.save': async ({ act }) => () => act('/api-cwa/staff/snippets/save', { … })
 */
export type PreparedAct = (stage: ActStage) => Promise<() => Promise<Answered>>;

/** Acts by route name. */
export type StaffActs = Readonly<Record<string, PreparedAct>>;
