import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Asking } from '../caller.ts';
import {
  changedByItsOwnerOnly,
  get,
  goodInItsBrandOnly,
  mailedToken,
  type ObjectCases,
  post,
  type Stage,
} from '../object-stage.ts';
import { PASSWORD } from '../test-product.ts';

/** Text before the token in an emailed link. */
export const LINKS = {
  register: '/members/confirm#token=',
  reset: '/members/forgot-password#token=',
  email: '/members/confirm-email#token=',
  deletion: '/account-deletion/confirm#token=',
  undo: '/account-deletion/undo#token=',
  veto: '/members/undo-email#token=',
} as const;

/** Creates an account for one case, through its email. */
export async function newMember(stage: Stage, email: string): Promise<{ token: string }> {
  await stage.form('/api-cwa/register', { email, pass: PASSWORD });
  const opened = await stage.form('/api-cwa/register/confirm', {
    token: await mailedToken(stage, email, LINKS.register),
    new_pass: PASSWORD,
  });
  return opened.data as { token: string };
}

/** A new member's deletion request. @returns its confirmation token */
async function deletionOf(stage: Stage, email: string): Promise<string> {
  await newMember(stage, email);
  await post(stage, '/api/user/delete', { email, message: 'Goodbye.' });
  return mailedToken(stage, email, LINKS.deletion);
}

/** A passkey of the member that can't sign in, but can be renamed and removed. */
async function passkeyOf({ database }: Stage, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into passkey
      (account_id, brand, rp_id, credential_id, public_key, counter, transports, synced, name, created_at)
    select id, brand, 'open.localhost', gen_random_uuid()::text, ''::bytea, 0, '{}', false, 'Phone', now()
    from account where brand = 'open' and email = ${email} returning id`.execute(database.kysely);
  return rows[0]!.id;
}

/** Accounts, their emailed links, sessions, and passkeys. */
export const ACCOUNT_CASES: ObjectCases = {
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

  'account.vetoEmail': async (stage) => {
    const { token: bearer } = await newMember(stage, 'vetoing@example.com');
    await post(stage, '/api/user/update-profile', { email: 'vetoed@example.com' }, { token: bearer });
    const token = await mailedToken(stage, 'vetoing@example.com', LINKS.veto);
    await goodInItsBrandOnly((asking) => stage.form('/api-cwa/undo-email', { token }, asking));
  },

  'account.confirmRegistration': async (stage) => {
    await stage.form('/api-cwa/register', { email: 'joining@example.com', pass: PASSWORD });
    const token = await mailedToken(stage, 'joining@example.com', LINKS.register);
    await goodInItsBrandOnly((asking) =>
      stage.form('/api-cwa/register/confirm', { token, new_pass: PASSWORD }, asking),
    );
  },

  'account.confirmResetPassword': async (stage) => {
    await newMember(stage, 'forgetful@example.com');
    await stage.form('/api-cwa/reset-password', { email: 'forgetful@example.com' });
    const reset_token = await mailedToken(stage, 'forgetful@example.com', LINKS.reset);
    await goodInItsBrandOnly((asking) =>
      stage.form('/api-cwa/reset-password/confirm', { reset_token, new_pass: 'ten green bottles' }, asking),
    );
  },

  'account.checkResetLink': async (stage) => {
    await newMember(stage, 'looking@example.com');
    await stage.form('/api-cwa/reset-password', { email: 'looking@example.com' });
    const reset_token = await mailedToken(stage, 'looking@example.com', LINKS.reset);
    const valid = async (asking?: Asking) =>
      (await stage.form('/api-cwa/reset-password/check', { reset_token }, asking)).data;
    expect(await valid({ brand: 'other' })).toEqual({ valid: false });
    expect(await valid()).toEqual({ valid: true });
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
    expect((await end({ ...twin, brand: 'other' })).status, 'the same email in another brand').toBe(404);
    expect((await sessions()).status).toBe(200);
    expect((await end(owner)).status).toBe(200);
    expect((await sessions()).status).toBe(401);
  },

  // The token is Google's and references nothing of ours; without the operator's keys, none is accepted.
  'account.firebaseSocialLogin': async (stage) => {
    expect((await stage.form('/landing/firebase-social-login', { id_token: 'a.b.c' })).status).toBe(501);
  },

  // A picture is readable with its id, which is unguessable, but not at another brand.
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

  'passkey.remove': async (stage) => {
    const id = await passkeyOf(stage, 'member@example.com');
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/passkeys/remove', { id }, asking));
  },

  'passkey.rename': async (stage) => {
    const id = await passkeyOf(stage, 'member@example.com');
    const name = 'Mine';
    await changedByItsOwnerOnly(stage, (asking) => post(stage, '/api/user/passkeys/rename', { id, name }, asking));
  },
};
