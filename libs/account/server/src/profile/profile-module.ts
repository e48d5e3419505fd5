import { profileContract } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Mail } from '@vinlore/mail';
import type { Objects } from '@vinlore/objects';
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

/** Dependencies of the profile module. */
export interface ProfileModuleDeps {
  readonly database: Database;
  readonly mail: Mail;
  /** Signs cookies and creates the keys of attempt counts: `purposeSigner(keys)`. */
  readonly signer: TextSigner;
  /** Public origin of a brand, without a trailing slash, for links in emails. */
  readonly originOf: (brand: Brand) => string;
  /** Moves other modules' data to a member's new address. */
  readonly moveMailbox: MoveMailbox;
  /** Stores the bytes of images. */
  readonly objects: Objects;
  readonly clock?: () => Date;
}

/**
 * Builds the calls for member data (profile, email change, dealer registration, images) and for messages to us (contact
 * form, client-side errors) (spec §3, §5; docs/decisions.md §3, §4). Its tables depend on the account module's.
 */
export function createProfileModule({
  database,
  mail,
  signer,
  originOf,
  moveMailbox,
  objects,
  clock = () => new Date(),
}: ProfileModuleDeps): ServerModule {
  const deps: ProfileDeps = {
    database,
    mail,
    originOf,
    moveMailbox,
    objects,
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
    keepers: [profileKeeper(database, objects)],
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
