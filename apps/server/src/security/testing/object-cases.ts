import type { Database } from '@vinlore/database';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Answered, Asking, Caller } from './caller.ts';
import { PASSWORD } from './test-product.ts';

/** Where a case plays: the API, and the database behind it. */
export interface Stage extends Caller {
  readonly database: Database;
}

const VIN = '1HGCM82633A004352';

const post = (stage: Stage, path: string, input: object, asking: Asking = {}): Promise<Answered> =>
  stage.ask(
    { method: 'POST', path: path as `/${string}` },
    { ...asking, body: JSON.stringify(input), headers: { 'content-type': 'application/json', ...asking.headers } },
  );

const get = (stage: Stage, path: string, asking: Asking = {}): Promise<Answered> =>
  stage.ask({ method: 'GET', path: path as `/${string}` }, asking);

/** The token of the link in the last mail to somebody. */
async function mailedToken({ database }: Stage, to: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select data->>'text' as text from jobs.job where name = 'mail.send' and data->>'to' = ${to}
    order by created_on desc limit 1`.execute(database.kysely);
  return /[?&]token=([\w-]+)/.exec(rows[0]!.text)![1]!;
}

/** Opens an account of its own for a case, by its mail. */
async function newMember(stage: Stage, email: string): Promise<{ token: string }> {
  await stage.form('/api-cwa/register', { email, pass: PASSWORD });
  const opened = await stage.form('/api-cwa/register/confirm', { token: await mailedToken(stage, email) });
  return opened.data as { token: string };
}

/** A token out of a mail is good where it was asked for, once, and in no other brand. */
async function goodInItsBrandOnly(confirm: (asking: Asking) => Promise<Answered>): Promise<void> {
  expect((await confirm({ brand: 'other' })).status, 'in another brand').toBe(422);
  expect((await confirm({})).status).toBe(200);
  expect((await confirm({})).status, 'a second time').toBe(422);
}

async function stickerOf(stage: Stage, token: string): Promise<string> {
  const { data } = await stage.form('/api-cwa/generate-sticker', { vin: VIN }, { token });
  return (data as { id: string }).id;
}

/** For each row that takes an object by its id: an object of one member, and what others get who ask for it. */
export const OBJECT_CASES: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'account.checkSecurityAuth': async (stage) => {
    const secureId = /__secu_id=([^;]+)/.exec(await stage.gateCookie())![1]!;
    const valid = async (brand: 'open' | 'gated') =>
      (await stage.form('/api-cwa/checksecurityauth', { secu_id: secureId }, { brand })).data;
    expect(await valid('open')).toEqual({ valid: false });
    expect(await valid('gated')).toEqual({ valid: true });
  },

  'account.confirmDeletion': async (stage) => {
    await newMember(stage, 'leaving@example.com');
    await post(stage, '/api/user/delete', { email: 'leaving@example.com', message: 'Goodbye.' });
    const token = await mailedToken(stage, 'leaving@example.com');
    await goodInItsBrandOnly((asking) => post(stage, '/api/user/delete/confirm', { token }, asking));
  },

  'account.undoDeletion': async (stage) => {
    await newMember(stage, 'staying@example.com');
    await post(stage, '/api/user/delete', { email: 'staying@example.com', message: 'Goodbye.' });
    await post(stage, '/api/user/delete/confirm', { token: await mailedToken(stage, 'staying@example.com') });
    const token = await mailedToken(stage, 'staying@example.com');
    await goodInItsBrandOnly((asking) => post(stage, '/api/user/delete/undo', { token }, asking));
  },

  'account.confirmEmail': async (stage) => {
    const { token: bearer } = await newMember(stage, 'old@example.com');
    await post(stage, '/api/user/update-profile', { email: 'new@example.com' }, { token: bearer });
    const token = await mailedToken(stage, 'new@example.com');
    await goodInItsBrandOnly((asking) => stage.form('/api-cwa/confirm-email', { token }, asking));
  },

  'account.confirmRegistration': async (stage) => {
    await stage.form('/api-cwa/register', { email: 'joining@example.com', pass: PASSWORD });
    const token = await mailedToken(stage, 'joining@example.com');
    await goodInItsBrandOnly((asking) => stage.form('/api-cwa/register/confirm', { token }, asking));
  },

  'account.confirmResetPassword': async (stage) => {
    await newMember(stage, 'forgetful@example.com');
    await stage.form('/api-cwa/reset-password', { email: 'forgetful@example.com' });
    const reset_token = await mailedToken(stage, 'forgetful@example.com');
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

  'sticker.viewPdf': async (stage) => {
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
