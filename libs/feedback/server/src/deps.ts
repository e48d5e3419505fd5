import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { TextSigner } from '@vinlore/server-kit';
import type { AgentsOf } from './assign/agents.ts';
import type { ColleagueNames } from './colleagues.ts';

/** Dependencies of the feedback module. */
export interface FeedbackDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  /** Signs the cookie with which a visitor finds their chat again. */
  readonly signer: TextSigner;
  /** All brands: a job has only its brand's key. */
  readonly brands: readonly Brand[];
  /** A brand's public origin. */
  readonly origin: (brand: Brand) => string;
  readonly colleagueNames: ColleagueNames;
  readonly agentsOf: AgentsOf;
  readonly clock: () => Date;
}
