import type { deskContract } from '@vinlore/account-domain';
import { recordAct } from '@vinlore/audit';
import { deskOrigin } from '@vinlore/brand';
import { PERMISSIONS, permits } from '@vinlore/contract';
import { tables } from '@vinlore/database';
import { deny, type Handler, refuse, staffAct } from '@vinlore/server-kit';
import { findById, userOf } from '../../accounts/account-store.ts';
import { nameOf } from '../name-of.ts';
import { factorsOf, factorState } from '../../factors/factors.ts';
import { deviceOf } from '../../sessions/device.ts';
import { actorOfToken, revokeSession, revokeToken, STAFF_IDLE_MS } from '../../sessions/session-store.ts';
import type { AccountTables } from '../../tables.ts';
import { brandsOfKeys, deskBrandsOf } from '../desk-brands.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { ARRIVAL_MS, challengeOf, keepHandOver, newNonce, openHandedOver, takeHandOver } from '../hand-over-store.ts';

/** Marks the browser that started a hand-over; not readable by scripts. */
const ARRIVAL_COOKIE = 'arrival';

/** Restores the token and user of a desk session. Ignores a member's session and leaves it unchanged. */
export function sessionCall({ database, cookies, clock }: DeskDeps): Handler<typeof deskContract.session> {
  return async ({ passive }, { brand, desk, cookies: jar }) => {
    const token = cookies.token(jar);
    const use = { desk, passive: passive !== undefined };
    const actor = token ? await actorOfToken(database, brand.key, token, clock(), use) : null;
    const account = actor && permits(actor.roles, 'any') && (await findById(database, actor.accountId));
    if (!token || !account) return null;
    const session = { token, expires: actor.expires };
    // Set it again, because its key may have been rotated out.
    const access = actor.visiting ? cookies.giveVisitor(jar, session) : cookies.give(jar, brand.key, session);
    return { ...access, user: userOf(account) };
  };
}

/** Returns the signed-in staff user. */
export function meCall({ database, brands, originOf }: DeskDeps): Handler<typeof deskContract.me> {
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
      brands: brandsOfKeys(brands, deskBrandsOf(account)).map((brand) => ({
        key: brand.key,
        name: brand.name,
        domain: brand.domains[0]!,
        desk: deskOrigin(brand, originOf(brand)),
      })),
      factor: factorState(factors, actor.secondFactor ?? false),
      ways: { code: factors.authenticator !== null, passkey: factors.passkeys > 0 },
      idle_minutes: STAFF_IDLE_MS / 60_000,
      idle_at: new Date(session.last_seen_at.getTime() + STAFF_IDLE_MS).toISOString(),
    };
  };
}

/** Ends the session at this desk; sessions at other desks continue. */
export function logoutCall({ database, cookies, clock }: DeskDeps): Handler<typeof deskContract.logout> {
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

/** Starts a hand-over at the desk to switch to: the browser gets a cookie, and the other desk its hash. */
export function beginArrivalCall({ brands, originOf }: DeskDeps): Handler<typeof deskContract.beginArrival> {
  return ({ from }, { brand: here, cookies: jar, text }) => {
    const there = brands.find(({ key }) => key === from && key !== here.key);
    if (!there) return refuse(404, text.t('desk.notThere'));
    const nonce = newNonce();
    jar.set(ARRIVAL_COOKIE, nonce, { maxAge: ARRIVAL_MS / 1000 });
    const way = new URLSearchParams({ to: here.key, challenge: challengeOf(nonce) });
    return { address: `${deskOrigin(there, originOf(there))}/staff/hand-over#${way.toString()}` };
  };
}

/** Creates a link to another brand's desk that opens a session there, once, within a minute. */
export function handOverCall({
  database,
  brands,
  originOf,
  cookies,
  clock,
}: DeskDeps): Handler<typeof deskContract.handOver> {
  return async ({ brand: key, challenge }, call) => {
    const { actor, brand: here, text } = call;
    if (!cookies.holdsSession(call.cookies, actor)) return refuse(401, text.t('kit.badToken'));
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
      const { accountId, sessionId } = actor;
      return keepHandOver(tx, { accountId, sessionId, brand: there.key, challenge }, clock());
    });
    // In the fragment, which neither servers nor logs see.
    return { address: `${deskOrigin(there, originOf(there))}/staff/arrive#token=${token}` };
  };
}

/** Opens the session at the brand of a hand-over and ends the browser's previous session there. */
export function arriveCall({ database, cookies, clock }: DeskDeps): Handler<typeof deskContract.arrive> {
  return async ({ token }, call) => {
    const { brand, text, cookies: jar, userAgent, clientAddress } = call;
    const former = cookies.token(jar);
    const nonce = jar.get(ARRIVAL_COOKIE) ?? '';
    jar.clear(ARRIVAL_COOKIE);
    const arrived = await database.transaction(async (tx) => {
      const handed = await takeHandOver(tx, brand.key, { token, nonce }, clock());
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
    if (!account) return deny({ name: 'auth.token.refused', kind: 'hand-over' }, 422, text.t('desk.handOverOver'));
    const access =
      account.brand === brand.key
        ? cookies.give(jar, brand.key, arrived.session)
        : cookies.giveVisitor(jar, arrived.session);
    return { ...access, user: userOf(account) };
  };
}
