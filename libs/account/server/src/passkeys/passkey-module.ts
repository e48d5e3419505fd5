import { passkeyContract, passkeyLoginContract } from '@vinlore/account-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import type { AccountModuleDeps } from '../account-module.ts';
import { attemptsIn } from '../attempts/attempts.ts';
import { mailLimitIn } from '../attempts/mail-limit.ts';
import { argon2Hasher, passwordCheck } from '../passwords/hasher.ts';
import { knownDevices } from '../sessions/known-devices.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import { addCall, addOptionsCall } from './calls/add.ts';
import { loginCall, loginOptionsCall } from './calls/login.ts';
import { listCall, removeCall, renameCall } from './calls/manage.ts';
import { challengesIn } from './challenges.ts';
import { passkeyMessages } from './messages/index.ts';
import { passkeyMigrations } from './migrations.ts';
import { passkeyKeeper } from './passkey-keeper.ts';
import type { PasskeyDeps } from './passkey-deps.ts';

/** Builds passkey sign-in. Takes the account module's dependencies and uses its tables. */
export function createPasskeyModule(deps: AccountModuleDeps): ServerModule {
  const { database, signer, mail, originOf, clock = () => new Date(), hasher = argon2Hasher } = deps;
  const passkeyDeps: PasskeyDeps = {
    database,
    mail,
    mailLimit: mailLimitIn(signer, clock),
    clock,
    originOf,
    sealer: deps.sealer,
    check: passwordCheck(hasher),
    attempts: attemptsIn(database, signer, clock),
    cookies: sessionCookies(signer, clock),
    devices: knownDevices(signer, clock),
    challenges: challengesIn(database, signer, clock),
  };
  return defineModule({
    name: 'passkey',
    contract: { ...passkeyContract, ...passkeyLoginContract },
    migrations: passkeyMigrations,
    messages: passkeyMessages,
    keepers: [passkeyKeeper(database)],
    handlers: {
      add: addCall(passkeyDeps),
      addOptions: addOptionsCall(passkeyDeps),
      list: listCall(passkeyDeps),
      login: loginCall(passkeyDeps),
      loginOptions: loginOptionsCall(passkeyDeps),
      remove: removeCall(passkeyDeps),
      rename: renameCall(passkeyDeps),
    },
  });
}
