import type { deskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { PERMISSIONS, permits } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import { type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { findById, userOf } from '../../accounts/account-store.ts';
import { nameOf } from '../name-of.ts';
import { factorsOf, factorState } from '../../second-factor/factors.ts';
import { deviceOf } from '../../sessions/device.ts';
import { actorOfToken, revokeSession, revokeToken, STAFF_IDLE_MS } from '../../sessions/session-store.ts';
import type { AccountTables } from '../../tables.ts';
import { brandsOfKeys, deskBrandsOf } from '../desk-brands.ts';
import type { DeskParts } from '../desk-parts.ts';
import { keepHandOver, openHandedOver, takeHandOver } from '../hand-over-store.ts';

/** Restores token and user of somebody on the staff. A member's session is none here, and stays as it is. */
export function sessionCall({ database, cookies, clock }: DeskParts): Handler<typeof deskContract.session> {
  return async (_input, { brand, cookies: jar }) => {
    const token = cookies.token(jar);
    const actor = token ? await actorOfToken(database, brand.key, token, clock()) : null;
    const account = actor && permits(actor.roles, 'any') && (await findById(database, actor.accountId));
    if (!token || !account) return null;
    const session = { token, expires: actor.expires };
    // Signed anew: the key may have been rotated out.
    if (actor.visiting) cookies.giveVisitor(jar, session);
    else cookies.give(jar, brand.key, session);
    return { token, user: userOf(account) };
  };
}

/** Who works at the desk. */
export function meCall({ database, brands }: DeskParts): Handler<typeof deskContract.me> {
  return async (_input, { actor, text }) => {
    const [account, factors, session] = await Promise.all([
      findById(database, actor.accountId),
      factorsOf(database, actor.accountId),
      tables<AccountTables>(database)
        .selectFrom('account_session')
        .select('last_seen_at')
        .where('id', '=', actor.sessionId)
        .executeTakeFirst(),
    ]);
    if (!account || !session) return refuse(401, text.t('kit.badToken'));
    return {
      account: { id: account.id, email: account.email, name: nameOf(account) },
      home: account.brand,
      permissions: PERMISSIONS.filter((permission) => permits(actor.roles, permission)),
      brands: brandsOfKeys(brands, deskBrandsOf(account)).map(({ key, name, domains }) => ({
        key,
        name,
        domain: domains[0]!,
      })),
      factor: factorState(factors, actor.secondFactor ?? false),
      ways: { code: factors.authenticator !== null, passkey: factors.passkeys > 0 },
      idle_minutes: STAFF_IDLE_MS / 60_000,
      idle_at: new Date(session.last_seen_at.getTime() + STAFF_IDLE_MS).toISOString(),
    };
  };
}

/** Ends the session at this desk; those at other desks go on. */
export function logoutCall({ database, cookies, clock }: DeskParts): Handler<typeof deskContract.logout> {
  return async (_input, call) => {
    const { actor } = call;
    await database.transaction(async (tx) => {
      if (!(await revokeSession(tx, actor, clock()))) return;
      await recordAct(tx, {
        ...staffAct(call),
        act: 'staff.logged-out',
        subject: { kind: 'account', id: actor.accountId },
      });
    });
    cookies.clear(call.cookies);
    return null;
  };
}

/** Leads to another brand's desk: an address that opens a session there once, within a minute. */
export function handOverCall({ database, brands, originOf, clock }: DeskParts): Handler<typeof deskContract.handOver> {
  return async ({ brand: key }, call) => {
    const { actor, brand: here, text } = call;
    const account = await findById(database, actor.accountId);
    const there = account && brandsOfKeys(brands, deskBrandsOf(account)).find((brand) => brand.key === key);
    if (!there || there.key === here.key) return refuse(404, text.t('desk.notThere'));
    const token = await database.transaction(async (tx) => {
      await recordAct(tx, {
        ...staffAct(call),
        act: 'staff.handed-over',
        subject: { kind: 'account', id: actor.accountId },
        detail: { to: there.key },
      });
      return keepHandOver(tx, { accountId: actor.accountId, sessionId: actor.sessionId, brand: there.key }, clock());
    });
    // Behind `#` no server and no log sees it.
    return { address: `${originOf(there)}/staff/arrive#token=${token}` };
  };
}

/** Opens the session at the brand that a hand-over leads to; the one that the browser held there ends. */
export function arriveCall({ database, cookies, clock }: DeskParts): Handler<typeof deskContract.arrive> {
  return async ({ token }, call) => {
    const { brand, text, cookies: jar, userAgent, clientAddress } = call;
    const former = cookies.token(jar);
    const arrived = await database.transaction(async (tx) => {
      const handed = await takeHandOver(tx, brand.key, token, clock());
      if (!handed) return null;
      if (former) await revokeToken(tx, brand.key, former, clock());
      await recordAct(tx, {
        brand: brand.key,
        actor: handed.accountId,
        from: { address: clientAddress, device: userAgent },
        act: 'staff.arrived',
        subject: { kind: 'account', id: handed.accountId },
      });
      const session = await openHandedOver(tx, handed, brand.key, clock(), deviceOf(userAgent));
      return { session, accountId: handed.accountId };
    });
    const account = arrived && (await findById(database, arrived.accountId));
    if (!account) return refuse(422, text.t('desk.handOverOver'));
    if (account.brand === brand.key) cookies.give(jar, brand.key, arrived.session);
    else cookies.giveVisitor(jar, arrived.session);
    return { token: arrived.session.token, user: userOf(account) };
  };
}
