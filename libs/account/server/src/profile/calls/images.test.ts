import { tables } from '@vinlore/database';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, createProfileBench, type ProfileBench } from '../testing/profile-bench.ts';
import { blackPng } from '../testing/png.ts';
import type { AccountTables } from '../../tables.ts';
import type { ProfileTables } from '../tables.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
afterAll(() => bench.database.drop());

const PICTURE = blackPng(40, 20);
const addressIn = (data: unknown) => Object.values(data as Record<string, string>)[0]!;

describe('the member’s photo', () => {
  it('docs/decisions.md §3: is stored in the database and served by id, cacheable', async () => {
    const { member } = await bench.member('shown@example.com');
    const answer = await member.upload('/api-cwa/profile-image', PICTURE);
    expect(answer).toMatchObject({ status: 200, message: 'Photo updated' });
    const address = addressIn(answer.data);
    expect(address).toMatch(/^\/api-cwa\/image\?id=[0-9a-f-]{36}$/);
    const served = await bench.visitor().get(address);
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': 'inline; filename="picture.jpeg"',
    });
    const { format, width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['jpeg', 40, 20]);
  });

  it('spec §3: is part of the sign-in, session, and profile responses', async () => {
    const { member } = await bench.member('named@example.com');
    expect(await member.user()).toMatchObject({ profile_image: null });
    const profile_image = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    expect(await member.user()).toMatchObject({ profile_image });
    expect((await member.profile()).data).toMatchObject({ profile_image, dealer_logo: null });
    expect((await bench.visitor().login('named@example.com', PASSWORD)).data).toMatchObject({
      user: { profile_image },
    });
  });

  it('gets a new URL when replaced, and the old URL returns nothing', async () => {
    const { id, member } = await bench.member('changing@example.com');
    const former = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    const present = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    expect(present).not.toBe(former);
    expect((await member.get(former)).status).toBe(404);
    expect((await member.get(present)).status).toBe(200);
    expect(await member.user()).toMatchObject({ profile_image: present });
    const kept = tables<ProfileTables>(bench.database).selectFrom('account_image').select('id');
    expect(await kept.where('account_id', '=', id).execute()).toHaveLength(1);
  });

  it('keeps one photo of two concurrent uploads', async () => {
    const { id, member } = await bench.member('twice@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => member.upload('/api-cwa/profile-image', PICTURE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [kept, ...more] = await tables<ProfileTables>(bench.database)
      .selectFrom('account_image')
      .select('id')
      .where('account_id', '=', id)
      .execute();
    expect(more).toEqual([]);
    expect(await member.user()).toMatchObject({ profile_image: `/api-cwa/image?id=${kept!.id}` });
  });

  it('is removed by a form without a file', async () => {
    const { id, member } = await bench.member('shy@example.com');
    const address = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    expect(await member.upload('/api-cwa/profile-image', null)).toMatchObject({
      status: 200,
      message: 'Photo removed',
      data: { profile_image: null },
    });
    await member.upload('/api-cwa/profile-image', null);
    expect((await member.get(address)).status).toBe(404);
    expect(await member.user()).toMatchObject({ profile_image: null });
    expect((await bench.acts(id)).filter(({ act }) => act.includes('image'))).toEqual([
      { act: 'account.image-replaced', actor: id, detail: { kind: 'profile' } },
      { act: 'account.image-removed', actor: id, detail: { kind: 'profile' } },
    ]);
  });
});

describe('the dealer’s logo', () => {
  it('docs/decisions.md §4: is stored next to the photo, as PNG', async () => {
    const { member } = await bench.member('dealer@example.com', { dealer: true });
    const profile_image = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    const answer = await member.upload('/api-cwa/dealer-logo', PICTURE);
    expect(answer.message).toBe('Logo updated');
    const dealer_logo = addressIn(answer.data);
    expect((await member.get(dealer_logo)).headers.get('content-type')).toBe('image/png');
    expect((await member.profile()).data).toMatchObject({ profile_image, dealer_logo });
    expect(await member.upload('/api-cwa/dealer-logo', null)).toMatchObject({
      message: 'Logo removed',
      data: { dealer_logo: null },
    });
    expect((await member.profile()).data).toMatchObject({ profile_image, dealer_logo: null });
  });

  it('requires a dealer', async () => {
    const { member } = await bench.member('plain@example.com');
    expect(await member.upload('/api-cwa/dealer-logo', PICTURE)).toMatchObject({
      status: 403,
      message: 'Only dealers can add a logo. Register as a dealer first.',
    });
  });
});

describe('access to an image', () => {
  it('docs/decisions.md §1: requires its own brand’s host and its id', async () => {
    const { member } = await bench.member('here@example.com');
    const address = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    expect((await bench.visitor('other').get(address)).status).toBe(404);
    expect((await bench.visitor().get('/api-cwa/image?id=00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await bench.visitor().get('/api-cwa/image?id=1')).status).toBe(400);
  });

  it('ends when the account is closed; the image is deleted with the account', async () => {
    const { id, member } = await bench.member('gone@example.com');
    const address = addressIn((await member.upload('/api-cwa/profile-image', PICTURE)).data);
    const db = tables<AccountTables & ProfileTables>(bench.database);
    await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', id).execute();
    expect((await bench.visitor().get(address)).status).toBe(404);
    await db.deleteFrom('account').where('id', '=', id).execute();
    expect(await db.selectFrom('account_image').select('id').where('account_id', '=', id).execute()).toEqual([]);
  });

  it('requires a session to upload', async () => {
    for (const path of ['/api-cwa/profile-image', '/api-cwa/dealer-logo'])
      expect((await bench.visitor().multipart(path, new FormData())).status).toBe(401);
  });
});
