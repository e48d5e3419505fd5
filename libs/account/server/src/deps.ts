import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import type { Attempts } from './attempts/attempts.ts';
import type { MailLimit } from './attempts/mail-limit.ts';
import type { PasswordCheck, PasswordHasher } from './passwords/hasher.ts';
import type { TextSealer } from '@vinlore/server-kit';
import type { KnownDevices } from './sessions/known-devices.ts';
import type { SessionCookies } from './sessions/session-cookies.ts';

/** Dependencies of this module's calls. */
export interface AccountDeps {
  readonly database: Database;
  readonly mail: Mail;
  readonly clock: () => Date;
  readonly originOf: (brand: Brand) => string;
  readonly hasher: PasswordHasher;
  readonly check: PasswordCheck;
  readonly attempts: Attempts;
  readonly mailLimit: MailLimit;
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  /** Encrypts authenticator secrets at rest. */
  readonly sealer: TextSealer;
}
