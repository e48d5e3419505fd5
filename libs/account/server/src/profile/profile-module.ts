import { profileContract } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import { defineModule, type ServerModule, type TextSigner } from '@vinlore/server-kit';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { confirmEmailCall } from './calls/confirm-email.ts';
import { contactMailCall } from './calls/contact-mail.ts';
import { dealerRegisterCall } from './calls/dealer-register.ts';
import { dealerLogoCall, imageCall, profileImageCall } from './calls/images.ts';
import { logsCall } from './calls/logs.ts';
import { profileCall, updateProfileCall } from './calls/profile.ts';
import { cancelEmailChangeCall, resendEmailChangeCall } from './calls/pending-email.ts';
import { vetoEmailCall } from './calls/veto-email.ts';
import { profileMessages } from './messages/index.ts';
import { profileMigrations } from './migrations.ts';
import { profileKeeper } from './profile-keeper.ts';
import type { MoveMailbox, ProfileDeps } from './profile-deps.ts';

/** What the profile module is made of. */
export interface ProfileModuleDeps {
  readonly database: Database;
  readonly mail: Mail;
  /** Signs cookies and makes the keys under which attempts are counted: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  /** Scheme, host and port by which the world reaches a brand, without a slash at the end: for links in mails. */
  readonly originOf: (brand: Brand) => string;
  /** Takes along what other modules keep under a member's address. */
  readonly moveMailbox: MoveMailbox;
  readonly clock?: () => Date;
}

/**
 * Builds what a member tells of themselves: profile, new email, dealer's data, pictures; and what people tell us: a
 * message to support, an error that a browser met (spec §3, §5; docs/decisions.md §3, §4). Its tables stand on the account
 * module's.
 */
export function createProfileModule({
  database,
  mail,
  signer,
  originOf,
  moveMailbox,
  clock = () => new Date(),
}: ProfileModuleDeps): ServerModule {
  const deps: ProfileDeps = {
    database,
    mail,
    originOf,
    moveMailbox,
    clock,
    signer,
    cookies: sessionCookies(signer, clock),
    emailChangeKey: (accountId) => signer.code('account.email-change', accountId),
  };
  return defineModule({
    name: 'profile',
    contract: profileContract,
    migrations: profileMigrations,
    messages: profileMessages,
    keepers: [profileKeeper(database)],
    handlers: {
      cancelEmailChange: cancelEmailChangeCall(deps),
      confirmEmail: confirmEmailCall(deps),
      contactMail: contactMailCall(deps),
      dealerLogo: dealerLogoCall(deps),
      dealerRegister: dealerRegisterCall(deps),
      image: imageCall(deps),
      logs: logsCall(),
      profile: profileCall(deps),
      profileImage: profileImageCall(deps),
      resendEmailChange: resendEmailChangeCall(deps),
      updateProfile: updateProfileCall(deps),
      vetoEmail: vetoEmailCall(deps),
    },
  });
}
