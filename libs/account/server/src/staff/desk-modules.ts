import { deskContract, teamContract } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import { type CarryOut, defineModule, type SecondPerson, type ServerModule } from '@vinlore/server-kit';
import type { AccountOptions } from '../account-module.ts';
import { attemptsIn } from '../attempts/attempts.ts';
import { mailLimitIn } from '../attempts/mail-limit.ts';
import { argon2Hasher, passwordCheck } from '../passwords/hasher.ts';
import { challengesIn } from '../passkeys/challenges.ts';
import type { ProofParts } from '../proof/calls.ts';
import { proofModules } from '../proof/proof-modules.ts';
import { secretOf, setAuthenticator } from '../second-factor/authenticator-store.ts';
import { secondFactorModules } from '../second-factor/second-factor-module.ts';
import { knownDevices } from '../sessions/known-devices.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { arriveCall, beginArrivalCall, handOverCall, logoutCall, meCall, sessionCall } from './calls/desk.ts';
import { addCall, changeCall, endSessionsCall, listCall, oneCall, removeCall, resetFactorCall } from './calls/team.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskMessages } from './messages/index.ts';
import { deskMigrations } from './migrations.ts';
import { carryOutOwnerRights, OWNER_RIGHTS } from './team/owner-rights.ts';

/** What staff accounts are made of, beside what accounts are. */
export interface StaffOptions extends AccountOptions {
  readonly brands: readonly Brand[];
  readonly secondPerson: SecondPerson;
}

/** The modules of staff accounts, and what carries out what a second owner has approved. */
export interface StaffAccounts {
  readonly modules: readonly ServerModule[];
  readonly carryOut: Readonly<Record<typeof OWNER_RIGHTS, CarryOut>>;
  /** Gives a sample account its authenticator; doing it twice changes nothing. @param secret base32 */
  readonly giveSampleAuthenticator: (accountId: string, secret: string) => Promise<void>;
}

/** Builds what staff log in by, come to a desk by, and keep their team with (ADR 24); stands on the accounts' tables. */
export function createStaffAccounts(options: StaffOptions): StaffAccounts {
  const { database, signer, mail, originOf, clock = () => new Date(), hasher = argon2Hasher } = options;
  const parts: DeskParts & ProofParts = {
    database,
    signer,
    mail,
    originOf,
    clock,
    sealer: options.sealer,
    brands: options.brands,
    secondPerson: options.secondPerson,
    check: passwordCheck(hasher),
    attempts: attemptsIn(database, signer, clock),
    mailLimit: mailLimitIn(signer, clock),
    cookies: sessionCookies(signer, clock),
    devices: knownDevices(signer, clock),
    challenges: challengesIn(database, signer, clock),
  };
  const desk = defineModule({
    name: 'desk',
    contract: deskContract,
    migrations: deskMigrations,
    messages: deskMessages,
    handlers: {
      arrive: arriveCall(parts),
      beginArrival: beginArrivalCall(parts),
      handOver: handOverCall(parts),
      logout: logoutCall(parts),
      me: meCall(parts),
      session: sessionCall(parts),
    },
  });
  const team = defineModule({
    name: 'team',
    contract: teamContract,
    handlers: {
      add: addCall(parts),
      change: changeCall(parts),
      endSessions: endSessionsCall(parts),
      list: listCall(parts),
      one: oneCall(parts),
      remove: removeCall(parts),
      resetFactor: resetFactorCall(parts),
    },
  });
  return {
    modules: [...secondFactorModules(parts), ...proofModules(parts), desk, team],
    carryOut: { [OWNER_RIGHTS]: carryOutOwnerRights(parts) },
    giveSampleAuthenticator: (accountId, secret) =>
      database.transaction(async (tx) => {
        if ((await secretOf(tx, parts.sealer, accountId)) === secret) return;
        await setAuthenticator(tx, parts.sealer, { accountId, secret, step: -1 }, clock());
      }),
  };
}
