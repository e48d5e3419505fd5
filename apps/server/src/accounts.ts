import {
  type AccountModuleDeps,
  type Accounts,
  configuredGoogle,
  createAccountModule,
  createPasskeyModule,
  createProfileModule,
  createViewModule,
  defineAccountJobs,
  definePasskeyJobs,
  defineProfileJobs,
  type MoveMailbox,
  type PasswordHasher,
} from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Objects } from '@vinlore/objects';
import { type Config, productMode, type ServerModule, type TextSealer, type TextSigner } from '@vinlore/server-kit';

/** Dependencies of accounts. */
export interface AccountsDeps {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly signer: TextSigner;
  readonly sealer: TextSealer;
  readonly origin: (brand: Brand) => string;
  /** Moves other modules' data that is keyed by a member's email. */
  readonly moveMailbox: MoveMailbox;
  /** Stores the bytes of images. */
  readonly objects: Objects;
  readonly hasher: PasswordHasher | undefined;
  readonly clock: () => Date;
}

/** Members' accounts as the product mounts them. */
export interface ComposedAccounts {
  readonly accounts: Accounts;
  /** Shared with staff accounts. */
  readonly options: AccountModuleDeps;
  readonly modules: readonly ServerModule[];
}

/** Composes accounts: sign-in, passkeys, profile, and their jobs. */
export function composeAccounts(given: AccountsDeps): ComposedAccounts {
  const { config, database, jobs, mail, signer, sealer, origin: originOf, moveMailbox, objects, hasher, clock } = given;
  const google = configuredGoogle(config, clock);
  const deps: AccountModuleDeps = {
    database,
    mail,
    signer,
    sealer,
    originOf,
    clock,
    trial: productMode(config) === 'trial',
    ...(hasher && { hasher }),
    ...(google && { google }),
  };
  defineAccountJobs(jobs, database);
  definePasskeyJobs(jobs, database, clock);
  defineProfileJobs(jobs, database);
  const accounts = createAccountModule(deps);
  const profile = createProfileModule({ database, mail, signer, originOf, moveMailbox, objects, clock });
  return {
    accounts,
    options: deps,
    modules: [accounts.module, createPasskeyModule(deps), profile, createViewModule({ database, clock })],
  };
}
