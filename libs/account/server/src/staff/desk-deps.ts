import type { Brand } from '@vinlore/brand';
import type { SecondPerson } from '@vinlore/server-kit';
import type { SecondFactorDeps } from '../second-factor/second-factor-deps.ts';

/** What the calls of the desk and its team are made of. */
export interface DeskDeps extends SecondFactorDeps {
  readonly brands: readonly Brand[];
  /** Where an owner's rights wait for a second owner. */
  readonly secondPerson: SecondPerson;
}
