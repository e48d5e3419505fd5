import { currentConsent } from '@vinlore/content-domain';
import { tables } from '@vinlore/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailingKeeper } from '../mailing/mailing-keeper.ts';
import { purgeMailing } from '../mailing/mailing-store.ts';
import type { ContentTables } from '../tables.ts';
import { testPage, testSeed } from '../testing/contents.ts';
import { acme, testHost } from '../testing/host.ts';

const HOUR = 3_600_000;
const { version } = currentConsent('product-news');
const left = { email: ' Ana@Example.com ', purpose: 'product-news', consent: 'yes', consent_version: version };

let host: Awaited<ReturnType<typeof testHost>>;
beforeEach(async () => {
  const seed = testSeed([testPage('/', 'Home')]);
  host = await testHost({ acme: seed, otra: seed });
});
afterEach(() => host.close());

const post = (path: string, fields: Record<string, string>, on = 'acme.localhost') =>
  host.ask(path, { method: 'POST', body: new URLSearchParams(fields), host: on });
const leave = (more: Record<string, string> = {}) => post('/landing/home-collection', { ...left, ...more });
const token = () => /token=(\S+)/.exec(host.letters.at(-1)!.text)![1]!;
const answer = (what: string, which = token()) =>
  post('/landing/home-collection/answer', { token: decodeURIComponent(which), answer: what });
const kept = () => tables<ContentTables>(host.database).selectFrom('content_mailing').selectAll().execute();

describe('docs/decisions.md §4: home-collection', () => {
  it('stores the email with its purpose, consent version, and time, and sends a confirmation email', async () => {
    expect(await leave()).toMatchObject({ status: 200, body: { status: 'success', data: null } });
    expect(await kept()).toMatchObject([
      {
        brand: 'acme',
        email: 'ana@example.com',
        purpose: 'product-news',
        consent_version: version,
        consented_at: new Date('2026-11-20T10:00:00Z'),
        confirmed_at: null,
      },
    ]);
    expect(host.letters).toHaveLength(1);
    expect(host.letters[0]).toMatchObject({ to: 'ana@example.com', subject: 'Confirm your email for Test Brand news' });
    expect(host.letters[0]!.text).toContain('http://acme.localhost/mailing#token=');
  });

  it('confirms and unsubscribes with the link from the email; opening it changes nothing', async () => {
    await leave();
    expect((await answer('look')).body['data']).toEqual({ purpose: 'product-news', standing: 'asked' });
    expect((await answer('confirm')).body['data']).toMatchObject({ standing: 'confirmed' });
    expect((await answer('confirm')).body['data']).toMatchObject({ standing: 'confirmed' });
    host.pass(400 * 24 * HOUR);
    expect((await answer('unsubscribe')).body['data']).toMatchObject({ standing: 'unsubscribed' });
    expect((await answer('confirm')).status).toBe(422);
    await leave();
    expect((await answer('confirm')).body['data']).toMatchObject({ standing: 'confirmed' });
  });

  it.each([
    ['no consent', { consent: 'no' }],
    ['an unknown consent text', { consent_version: '1999-01-01' }],
    ['an unknown purpose', { purpose: 'everything' }],
    ['no address', { email: 'ana@' }],
    ['two addresses', { email: 'ana@example.com, bob@example.com' }],
    ['a header injected into the address', { email: 'ana@example.com\r\nBcc: bob@example.com' }],
    ['an unknown field', { name: 'Ana' }],
  ])('rejects %s without storing or sending anything', async (_what, more) => {
    expect((await leave(more)).status).toBe(400);
    expect(await kept()).toEqual([]);
    expect(host.letters).toEqual([]);
  });
});

describe('confirmation emails can’t be abused', () => {
  it('sends one email a day per address, whoever enters it, and responds the same either way', async () => {
    const first = await leave();
    for (let time = 0; time < 2; time++) expect(await leave()).toEqual(first);
    expect(host.letters).toHaveLength(1);
    host.pass(25 * HOUR);
    await leave();
    expect(host.letters).toHaveLength(2);
    await answer('confirm');
    host.pass(25 * HOUR);
    expect(await leave()).toEqual(first);
    expect(host.letters).toHaveLength(2);
  });

  it('allows five sign-ups per minute and visitor', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await leave({ email: `${n}@example.com` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('accepts a token only at its own brand, and rejects forged ones', async () => {
    await leave();
    const forged = `${token().split('.')[0]}.${'A'.repeat(43)}`;
    for (const [which, on] of [
      [token(), 'otra.localhost'],
      [forged, 'acme.localhost'],
      ['x', 'acme.localhost'],
    ] as const)
      expect((await post('/landing/home-collection/answer', { token: which, answer: 'confirm' }, on)).status).toBe(404);
    expect((await kept())[0]!.confirmed_at).toBeNull();
  });

  it('rejects a confirmation after 7 days', async () => {
    await leave();
    host.pass(8 * 24 * HOUR);
    expect((await answer('confirm')).status).toBe(422);
  });
});

describe('personal data is deleted', () => {
  it('deletes emails that weren’t confirmed within 30 days, and keeps confirmed ones', async () => {
    await leave();
    await leave({ email: 'bob@example.com' });
    await answer('confirm');
    await purgeMailing(host.database, new Date('2026-12-25T10:00:00Z'));
    expect((await kept()).map(({ email }) => email)).toEqual(['bob@example.com']);
  });

  it('includes sign-ups in an account’s export, suspension, and erasure', async () => {
    await leave();
    const keeper = mailingKeeper(host.database, () => new Date('2026-12-01T10:00:00Z'));
    const owner = { id: '1', brand: acme, email: 'ana@example.com' };
    expect(await keeper.exportOf(owner)).toMatchObject([{ email: 'ana@example.com', purpose: 'product-news' }]);
    await host.database.transaction((tx) => keeper.suspend!(tx, owner));
    expect(await kept(), 'suspended').toMatchObject([
      { confirmed_at: null, unsubscribed_at: expect.any(Date) as Date },
    ]);
    await host.database.transaction((tx) => keeper.erase(tx, owner));
    expect(await kept()).toEqual([]);
  });
});
