import type { Brand } from '@vinlore/brand';
import type { SecondPerson } from '@vinlore/server-kit';
import type { SecondFactorDeps } from '../second-factor/second-factor-deps.ts';

/** Dependencies of the desk and team calls. */
export interface DeskDeps extends SecondFactorDeps {
  readonly brands: readonly Brand[];
  /** Queue for permission changes that need a second owner. */
  readonly secondPerson: SecondPerson;
}
