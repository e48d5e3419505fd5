import { deskContract, teamContract } from '@vinlore/account-domain';
import type { Brand } from '@vinlore/brand';
import { type CarryOut, defineModule, type SecondPerson, type ServerModule } from '@vinlore/server-kit';
import type { AccountModuleDeps } from '../account-module.ts';
import { attemptsIn } from '../attempts/attempts.ts';
import { mailLimitIn } from '../attempts/mail-limit.ts';
import { argon2Hasher, passwordCheck } from '../passwords/hasher.ts';
import { challengesIn } from '../passkeys/challenges.ts';
import type { ProofDeps } from '../proof/calls.ts';
import { proofModules } from '../proof/proof-modules.ts';
import { secretOf, setAuthenticator } from '../factors/authenticator-store.ts';
import { secondFactorModules } from '../second-factor/second-factor-module.ts';
import { knownDevices } from '../sessions/known-devices.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { arriveCall, beginArrivalCall, handOverCall, logoutCall, meCall, sessionCall } from './calls/desk.ts';
import { addCall, changeCall, endSessionsCall, listCall, oneCall, removeCall, resetFactorCall } from './calls/team.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskMessages } from './messages/index.ts';
import { deskMigrations } from './migrations.ts';
import { carryOutOwnerRights, OWNER_RIGHTS } from './team/owner-rights.ts';

/** Dependencies of staff accounts beyond those of accounts. */
export interface DeskModulesDeps extends AccountModuleDeps {
  readonly brands: readonly Brand[];
  readonly secondPerson: SecondPerson;
}

/** The staff account modules, and the handler for changes that a second owner approved. */
export interface StaffAccounts {
  readonly modules: readonly ServerModule[];
  readonly carryOut: Readonly<Record<typeof OWNER_RIGHTS, CarryOut>>;
  /** Sets a sample account's authenticator; idempotent. @param secret base32 */
  readonly giveSampleAuthenticator: (accountId: string, secret: string) => Promise<void>;
}

/** Builds staff sign-in, brand switching, and team management (ADR 24); uses the accounts' tables. */
export function createStaffAccounts(deps: DeskModulesDeps): StaffAccounts {
  const { database, signer, mail, originOf, clock = () => new Date(), hasher = argon2Hasher } = deps;
  const deskDeps: DeskDeps & ProofDeps = {
    database,
    signer,
    mail,
    originOf,
    clock,
    sealer: deps.sealer,
    brands: deps.brands,
    secondPerson: deps.secondPerson,
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
      arrive: arriveCall(deskDeps),
      beginArrival: beginArrivalCall(deskDeps),
      handOver: handOverCall(deskDeps),
      logout: logoutCall(deskDeps),
      me: meCall(deskDeps),
      session: sessionCall(deskDeps),
    },
  });
  const team = defineModule({
    name: 'team',
    contract: teamContract,
    handlers: {
      add: addCall(deskDeps),
      change: changeCall(deskDeps),
      endSessions: endSessionsCall(deskDeps),
      list: listCall(deskDeps),
      one: oneCall(deskDeps),
      remove: removeCall(deskDeps),
      resetFactor: resetFactorCall(deskDeps),
    },
  });
  return {
    modules: [...secondFactorModules(deskDeps), ...proofModules(deskDeps), desk, team],
    carryOut: { [OWNER_RIGHTS]: carryOutOwnerRights(deskDeps) },
    giveSampleAuthenticator: (accountId, secret) =>
      database.transaction(async (tx) => {
        if ((await secretOf(tx, deskDeps.sealer, accountId)) === secret) return;
        await setAuthenticator(tx, deskDeps.sealer, { accountId, secret, step: -1 }, clock());
      }),
  };
}
