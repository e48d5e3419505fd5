import { CONSENT_VERSION } from '@vinlore/brand';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Answered, Asking } from './caller.ts';
import { COMMERCE_CASES } from './commerce-cases.ts';
import { CONTENT_CASES } from './content-cases.ts';
import { DATA_CASES } from './data-cases.ts';
import { DESK_ACCOUNTS_CASES } from './desk-accounts-cases.ts';
import { DESK_BRANDS_CASES } from './desk-brands-cases.ts';
import { DESK_MEMBERS_CASES } from './desk-members-cases.ts';
import { DESK_SUPPORT_CASES } from './desk-support-cases.ts';
import { DESK_TRUST_CASES } from './desk-trust-cases.ts';
import { FEEDBACK_CASES } from './feedback-cases.ts';
import {
  changedByItsOwnerOnly,
  get,
  goodInItsBrandOnly,
  mailedToken,
  type ObjectCases,
  post,
  type Stage,
} from './object-stage.ts';
import { RECALL_CASES } from './recall-cases.ts';
import { REPORT_CASES } from './report-cases.ts';
import { PASSWORD } from './test-product.ts';

const VIN = '1HGCM82633A004352';

const LINKS = {
  register: '/members/confirm?token=',
  reset: '/members/forgot-password?token=',
  email: '/members/confirm-email?token=',
  deletion: '/account-deletion?token=',
  mailing: '/mailing?token=',
  undo: '/account-deletion?undo=',
} as const;

/** Opens an account of its own for a case, by its mail. */
async function newMember(stage: Stage, email: string): Promise<{ token: string }> {
  await stage.form('/api-cwa/register', { email, pass: PASSWORD });
  const opened = await stage.form('/api-cwa/register/confirm', {
    token: await mailedToken(stage, email, LINKS.register),
  });
  return opened.data as { token: string };
}

/** A new member's request for deletion. @returns the token that confirms it */
async function deletionOf(stage: Stage, email: string): Promise<string> {
  await newMember(stage, email);
  await post(stage, '/api/user/delete', { email, message: 'Goodbye.' });
  return mailedToken(stage, email, LINKS.deletion);
}

/** A passkey of the member. It can log nobody in, but has a name to change and can be taken away. */
async function passkeyOf({ database }: Stage, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into passkey
      (account_id, brand, rp_id, credential_id, public_key, counter, transports, synced, name, created_at)
    select id, brand, 'open.localhost', gen_random_uuid()::text, ''::bytea, 0, '{}', false, 'Phone', now()
    from account where brand = 'open' and email = ${email} returning id`.execute(database.kysely);
  return rows[0]!.id;
}

/** A plan that renews and that the member has paid for. @returns the ids of its order and its subscription */
async function planOf({ database }: Stage, email: string): Promise<{ order: string; subscription: string }> {
  const plan = {
    id: 'monthly',
    product: 'sticker',
    audience: 'user',
    kind: 'subscription',
    name: { en: 'Stickers monthly', es: 'Etiquetas cada mes' },
    description: { en: 'Two each month.', es: 'Dos cada mes.' },
    price: 1599,
    currency: 'USD',
    credits: 2,
    interval: 'month',
  };
  const { rows } = await sql<{ order: string; subscription: string }>`
    with bought as (
      insert into billing_order (id, brand, account_id, plan, product, credits, pot, amount, discount, currency, gateway,
        payment, state, idempotency_key, request_hash, vehicle, wants_document, language, ordered_at, settled_at)
      select gen_random_uuid(), brand, id, ${JSON.stringify(plan)}, 'sticker', 2, 'sticker', 1599, 0, 'USD', 'sandbox',
        'a-charge', 'paid', gen_random_uuid()::text, '', '{}', false, 'en', now(), now()
      from account where brand = 'open' and email = ${email} returning *)
    insert into billing_subscription
      (brand, account_id, order_id, plan, gateway, reference, began_at, period_start, period_end)
    select brand, account_id, id, plan, gateway, id::text, ordered_at, ordered_at, ordered_at + interval '30 days'
    from bought returning order_id as order, id as subscription`.execute(database.kysely);
  return rows[0]!;
}

async function stickerOf(stage: Stage, token: string): Promise<string> {
  const { data } = await stage.form('/api-cwa/generate-sticker', { vin: VIN }, { token });
  return (data as { id: string }).id;
}

/** Says something to support. @returns what was said */
async function saying(stage: Stage, asking: Asking): Promise<string> {
  const text = `Words ${crypto.randomUUID()}`;
  await post(stage, '/api-cwa/chat/send', { message_id: crypto.randomUUID(), text }, asking);
  return text;
}

/** Buys three stickers, as a visitor where there is no token. */
async function orderOf(
  stage: Stage,
  payment_token = 'sandbox-success',
  token?: string,
): Promise<{ id: string; key: string }> {
  const cart = {
    email: 'buyer@example.com',
    price: '1999',
    currency: 'USD',
    payment_gateway: 'sandbox',
    payment_token,
    cart_plan: 'three-stickers',
    vin: 'CREDIT',
    nos: '3',
    decal: '1',
    idempotency_key: crypto.randomUUID(),
  };
  const bought = await stage.form('/api-cwa/cwa_sticker_registration', cart, { ...(token !== undefined && { token }) });
  expect(bought.status).toBe(200);
  return bought.data as { id: string; key: string };
}

/** A dealer who is a stranger to `second`. */
async function anotherDealer(stage: Stage): Promise<Asking> {
  const email = `${crypto.randomUUID()}@example.com`;
  const { token } = await newMember(stage, email);
  await sql`update account set is_dealer = true where email = ${email}`.execute(stage.database.kysely);
  return { token };
}

/** A bulk job of the dealer `second`. @returns its id */
async function bulkJobOf(stage: Stage): Promise<string> {
  const body = new FormData();
  body.append('file', new File(['1HGCM82633A00435'], 'cars.csv'));
  body.append('idempotency_key', crypto.randomUUID());
  const { data } = await stage.ask(
    { method: 'POST', path: '/api/dealer/bulk' },
    { ...(await stage.login('second')), body },
  );
  return (data as { id: string }).id;
}

/** A vehicle of the dealer `second`. @returns its id */
async function vehicleOf(stage: Stage): Promise<string> {
  const { data } = await post(stage, '/api/dealer/inventory-add', { vin: VIN }, await stage.login('second'));
  return (data as { id: string }).id;
}

/** What a dealer has is none of other dealers', of other brands', nor of members who are no dealers. */
async function openToItsDealerOnly(stage: Stage, act: (asking: Asking) => Promise<Answered>): Promise<void> {
  const twin = await stage.login('second', 'other');
  expect((await act(await stage.login('member'))).status, 'a member').toBe(403);
  expect((await act(await anotherDealer(stage))).status, 'another dealer').toBe(404);
  expect((await act({ ...twin, brand: 'other' })).status, 'the same e-mail in another brand').toBe(404);
  expect((await act(await stage.login('second'))).status, 'its dealer').toBe(200);
}

/** For each row that takes an object by its id: what others get who ask for it. */
export const OBJECT_CASES: ObjectCases = {
  ...DESK_ACCOUNTS_CASES,
  ...DESK_BRANDS_CASES,
  ...DESK_MEMBERS_CASES,
  ...DESK_SUPPORT_CASES,
  ...DESK_TRUST_CASES,
  ...COMMERCE_CASES,
  ...CONTENT_CASES,
  ...DATA_CASES,
  ...FEEDBACK_CASES,
  ...RECALL_CASES,
  ...REPORT_CASES,

  'account.checkSecurityAuth': async (stage) => {
    const secureId = /__secu_id=([^;]+)/.exec(await stage.gateCookie())![1]!;
    const valid = async (brand: 'open' | 'gated') =>
      (await stage.form('/api-cwa/checksecurityauth', { secu_id: secureId }, { brand })).data;
    expect(await valid('open')).toEqual({ valid: false });
    expect(await valid('gated')).toEqual({ valid: true });
  },

  'account.confirmDeletion': async (stage) => {
    const token = await deletionOf(stage, 'leaving@example.com');
    await goodInItsBrandOnly((asking) => post(stage, '/api/user/delete/confirm', { token }, asking));
  },

  'account.undoDeletion': async (stage) => {
    await post(stage, '/api/user/delete/confirm', { token: await deletionOf(stage, 'staying@example.com') });
    const token = await mailedToken(stage, 'staying@example.com', LINKS.undo);
    await goodInItsBrandOnly((asking) => post(stage, '/api/user/delete/undo', { token }, asking));
  },

  'account.confirmEmail': async (stage) => {
    const { token: bearer } = await newMember(stage, 'old@example.com');
    await post(stage, '/api/user/update-profile', { email: 'new@example.com' }, { token: bearer });
    const token = await mailedToken(stage, 'new@example.com', LINKS.email);
    await goodInItsBrandOnly((asking) => stage.form('/api-cwa/confirm-email', { token }, asking));
  },

  'account.confirmRegistration': async (stage) => {
    await stage.form('/api-cwa/register', { email: 'joining@example.com', pass: PASSWORD });
    const token = await mailedToken(stage, 'joining@example.com', LINKS.register);
    await goodInItsBrandOnly((asking) => stage.form('/api-cwa/register/confirm', { token }, asking));
  },

  'account.confirmResetPassword': async (stage) => {
    await newMember(stage, 'forgetful@example.com');
    await stage.form('/api-cwa/reset-password', { email: 'forgetful@example.com' });
    const reset_token = await mailedToken(stage, 'forgetful@example.com', LINKS.reset);
    await goodInItsBrandOnly((asking) =>
      stage.form('/api-cwa/reset-password/confirm', { reset_token, new_pass: 'ten green bottles' }, asking),
    );
  },

  'account.endSessions': async (stage) => {
    const [owner, stranger, twin] = [
      await stage.login('member'),
      await stage.login('second'),
      await stage.login('member', 'other'),
    ];
    const sessions = () => post(stage, '/api/user/sessions', {}, owner);
    const { id } = ((await sessions()).data as { id: string; current: boolean }[]).find(({ current }) => current)!;
    const end = (asking: Asking) => post(stage, '/api/user/sessions/end', { session_id: id }, asking);
    expect((await end(stranger)).status).toBe(404);
    expect((await end({ ...twin, brand: 'other' })).status, 'the same e-mail in another brand').toBe(404);
    expect((await sessions()).status).toBe(200);
    expect((await end(owner)).status).toBe(200);
    expect((await sessions()).status).toBe(401);
  },

  // The token is Google's and names nothing of ours; without the operator's keys none is believed.
  'account.firebaseSocialLogin': async (stage) => {
    expect((await stage.form('/landing/firebase-social-login', { id_token: 'a.b.c' })).status).toBe(501);
  },

  // A picture is anyone's who knows its id, which nobody can guess; another brand has no such picture.
  'account.image': async (stage) => {
    const { token } = await stage.login('member');
    const body = new FormData();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();
    body.append('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const { data } = await stage.ask({ method: 'POST', path: '/api-cwa/profile-image' }, { token, body });
    const address = (data as { profile_image: string }).profile_image;
    expect((await get(stage, address)).status).toBe(200);
    expect((await get(stage, address, { brand: 'other' })).status).toBe(404);
  },

  'bulk.problems': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-problems', { id }, asking));
  },

  'bulk.status': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-status', { id }, asking));
  },

  'bulk.stop': async (stage) => {
    const id = await bulkJobOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/bulk-stop', { id }, asking));
  },

  // The id is the browser's own and names nothing that a call gives back; who repeats it adds an answer and changes none.
  'consent.log': async (stage) => {
    const consent_id = '0c0ffee0-0000-4000-8000-000000000002';
    for (const answer of ['granted', 'denied'])
      expect(
        await stage.form('/api-cwa/consent-log', { consent_id, answer, text_version: CONSENT_VERSION }),
      ).toMatchObject({ status: 200, data: null });
    const { rows } = await sql<{ answer: string }>`
      select answer from consent_answer where consent_id = ${consent_id} order by id`.execute(stage.database.kysely);
    expect(rows).toEqual([{ answer: 'granted' }, { answer: 'denied' }]);
  },

  'content.home-collection-answer': async (stage) => {
    const left = {
      email: 'reader@example.com',
      purpose: 'product-news',
      consent: 'yes',
      consent_version: '2026-11-20',
    };
    await stage.form('/landing/home-collection', left);
    const token = await mailedToken(stage, left.email, LINKS.mailing);
    const answer = (asking: Asking, given = token) =>
      stage.form('/landing/home-collection/answer', { token: given, answer: 'confirm' }, asking);
    expect((await answer({ brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await answer({}, `${token.split('.')[0]}.forged`)).status, 'with a code of their own').toBe(404);
    expect((await answer({})).data).toEqual({ purpose: 'product-news', standing: 'confirmed' });
  },

  'credits.history': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const history = async (asking: Asking, after = {}) =>
      (await post(stage, '/api/user/credits', after, asking)).data as { lines: { id: string }[] };
    const [newest, next] = (await history(owner)).lines as [{ id: string }, { id: string }];
    expect((await history(owner, { after: newest.id })).lines[0]).toEqual(next);
    expect((await history(stranger, { after: newest.id })).lines).toEqual([]);
    const twin = await stage.login('member', 'other');
    expect((await history({ ...twin, brand: 'other' }, { after: newest.id })).lines).toEqual([]);
  },

  // A conversation is found by a token or a signed cookie alone; `after` is a place in the caller's own.
  'feedback.chat': async (stage) => {
    const { token } = await stage.login('member');
    const own = await saying(stage, { token });
    const read = (asking: Asking) => get(stage, '/api-cwa/chat?after=0', asking);
    expect((await read({ token })).text).toContain(own);
    for (const asking of [{}, { token: (await stage.login('second')).token }, { headers: { cookie: 'chat=forged' } }])
      expect((await read(asking)).text).not.toContain(own);
    const twin = await stage.login('member', 'other');
    expect((await read({ token: twin.token, brand: 'other' })).text).not.toContain(own);
  },

  // The id is the writer's own mark of a message: who repeats it gets a conversation of their own.
  'feedback.chatSend': async (stage) => {
    const message_id = '0c0ffee0-0000-4000-8000-000000000001';
    const [one, two] = [await stage.login('member'), await stage.login('second')];
    const send = async ({ token }: { token: string }) =>
      (await post(stage, '/api-cwa/chat/send', { message_id, text: 'Hello' }, { token })).data as { number: string };
    expect((await send(one)).number).not.toBe((await send(two)).number);
  },

  'feedback.staffChatAnswer': async (stage) => {
    const sent = await post(stage, '/api-cwa/chat/send', { message_id: crypto.randomUUID(), text: 'Hello' });
    const { number } = sent.data as { number: string };
    const answer = { number, message_id: crypto.randomUUID(), text: 'Hi' };
    const answered = async (asking: Asking) => (await post(stage, '/api-cwa/staff/chat/answer', answer, asking)).status;
    expect(await answered({ token: (await stage.login('member')).token })).toBe(403);
    const elsewhere = await stage.login('staff', 'other');
    expect(await answered({ token: elsewhere.token, brand: 'other' }), 'staff of another brand').toBe(404);
    expect(await answered({ token: (await stage.login('staff')).token })).toBe(200);
  },

  'inventory.list': async (stage) => {
    const after = await vehicleOf(stage);
    const vehicles = async (asking: Asking) =>
      ((await post(stage, '/api/dealer/inventory', { after }, asking)).data as { vehicles: unknown[] }).vehicles;
    expect(await vehicles(await stage.login('second', 'other').then((twin) => ({ ...twin, brand: 'other' })))).toEqual(
      [],
    );
    const { data } = await post(stage, '/api/dealer/inventory', {}, await anotherDealer(stage));
    expect(data).toMatchObject({ total: 0, vehicles: [] });
    expect((await post(stage, '/api/dealer/inventory', {}, await stage.login('member'))).status).toBe(403);
  },

  'inventory.remove': async (stage) => {
    const id = await vehicleOf(stage);
    await openToItsDealerOnly(stage, (asking) => post(stage, '/api/dealer/inventory-remove', { id }, asking));
  },

  'passkey.remove': async (stage) => {
    const id = await passkeyOf(stage, 'member@example.com');
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/passkeys/remove', { id }, asking));
  },

  'passkey.rename': async (stage) => {
    const id = await passkeyOf(stage, 'member@example.com');
    const name = 'Mine';
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/passkeys/rename', { id, name }, asking));
  },

  'purchase.answerChallenge': async (stage) => {
    const { key } = await orderOf(stage, 'sandbox-challenge');
    const answer = (custom_data: string, asking: Asking = {}) =>
      stage.form('/api-cwa/sandbox-challenge', { custom_data, answer: 'approve' }, asking);
    expect((await answer(key, { brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await answer(`${key}x`)).status, 'forged').toBe(404);
    expect((await answer(key)).status).toBe(200);
  },

  // Whoever holds an order's key may see it: it says nothing of whose it is.
  'purchase.paymentUpdate': async (stage) => {
    const { key } = await orderOf(stage);
    const update = (custom_data: string, asking: Asking = {}) =>
      stage.form('/api-cwa/payment-update', { custom_data }, asking);
    expect((await update(key, { brand: 'other' })).status, 'in another brand').toBe(404);
    expect((await update(`${key}x`)).status, 'forged').toBe(404);
    const shown = await update(key);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/example\.com|account_id/);
  },

  'purchase.totalOrders': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const theirs = await orderOf(stage, 'sandbox-success', owner.token);
    const own = await orderOf(stage, 'sandbox-success', stranger.token);
    const idsOf = async (asking: Asking, fields = {}) => {
      const { data } = await stage.form('/api-cwa/total-orders', fields, asking);
      return (data as { orders: { id: string }[] }).orders.map(({ id }) => id);
    };
    expect(await idsOf(owner)).toContain(theirs.id);
    expect(await idsOf(stranger)).toEqual([own.id]);
    expect(await idsOf(stranger, { after: theirs.id })).toEqual([]);
    expect(await idsOf({ ...(await stage.login('member', 'other')), brand: 'other' })).not.toContain(theirs.id);
  },

  'refund.order': async (stage) => {
    const refund = (order_id: string, asking: Asking) => {
      const wish = { order_id, reason: 'asked-in-time', idempotency_key: crypto.randomUUID() };
      return post(stage, '/api/staff/refund-order', wish, asking);
    };
    const { order } = await planOf(stage, 'member@example.com');
    const elsewhere = await stage.login('staff', 'other');
    expect((await refund(order, await stage.login('member'))).status, 'its buyer').toBe(403);
    expect((await refund(order, { ...elsewhere, brand: 'other' })).status, 'staff of another brand').toBe(404);
    // Found, and refused by the rule: the first period runs out.
    expect((await refund(order, await stage.login('staff'))).status).toBe(422);
  },

  'subscription.cancel': async (stage) => {
    const { subscription } = await planOf(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/cancel-subscription', named, asking));
  },

  'subscription.keep': async (stage) => {
    const { subscription } = await planOf(stage, 'member@example.com');
    const named = { gateway: 'sandbox', subscription_id: subscription };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/keep-subscription', named, asking));
  },

  'sticker.list': async (stage) => {
    const [owner, stranger] = [await stage.login('member'), await stage.login('second')];
    const [theirs, own] = [await stickerOf(stage, owner.token), await stickerOf(stage, stranger.token)];
    const list = await stage.form('/api-cwa/sticker-lists', { after: theirs }, { token: stranger.token });
    const ids = (list.data as { stickers: { id: string }[] }).stickers.map(({ id }) => id);
    expect(ids).not.toContain(theirs);
    expect(ids.every((id) => id === own)).toBe(true);
  },

  // Whoever holds the paper may check it; it says nothing of whose it is, and another brand knows no such sticker.
  'sticker.page': async (stage) => {
    const { token } = await stage.login('member');
    const page = `/api-cwa/sticker-page?id=${await stickerOf(stage, token)}`;
    const shown = await get(stage, page);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toMatch(/member@example\.com|account/);
    expect((await get(stage, page, { brand: 'other' })).status).toBe(404);
  },

  // The same of its badge: a picture of the public name, in its own brand.
  'sticker.badge': async (stage) => {
    const { token } = await stage.login('member');
    const badge = `/api-cwa/sticker-badge?id=${await stickerOf(stage, token)}`;
    expect((await get(stage, badge)).text).toContain('Genuine window sticker');
    const elsewhere = await get(stage, badge, { brand: 'other' });
    expect(elsewhere.text).toContain('No such window sticker');
    expect(elsewhere.text).not.toContain('Honda');
  },

  'sticker.own': async (stage) => {
    const id = await stickerOf(stage, (await stage.login('member')).token);
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/sticker', { id }, asking));
  },

  'sticker.revoke': async (stage) => {
    const id = await stickerOf(stage, (await stage.login('member')).token);
    const wish = { id, reason: 'mistake' };
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/revoke-sticker', wish, asking));
  },

  'documents.viewPdf': async (stage) => {
    const [owner, stranger, twin] = [
      await stage.login('member'),
      await stage.login('second'),
      await stage.login('member', 'other'),
    ];
    const path = `/api-cwa/view_pdf?kind=sticker&id=${await stickerOf(stage, owner.token)}`;
    expect((await get(stage, path)).status).toBe(403);
    expect((await get(stage, path, { token: stranger.token })).status).toBe(404);
    expect((await get(stage, path, { token: twin.token, brand: 'other' })).status).toBe(404);
    expect((await get(stage, `${path}&signature=forged`, { token: stranger.token })).status).toBe(404);
    expect((await get(stage, path, { token: owner.token })).status).toBe(200);
  },
};
