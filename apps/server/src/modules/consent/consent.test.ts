import { brandsByHost, CONSENT_VERSION } from '@vinlore/brand';
import { createApi, createLogger } from '@vinlore/server-kit';
import { createTestDatabase, NO_LIMITS, OPEN_GATES, testBrand, type TestDatabase } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONSENT_DAYS, createConsentModule, purgeConsent } from './consent-module.ts';
import { consentMigrations } from './migrations.ts';

const DAY = 24 * 60 * 60_000;
const ID = '0c0ffee0-0000-4000-8000-000000000001';

let database: TestDatabase;
let now = new Date('2026-11-20T10:00:00Z');
let api: Awaited<ReturnType<typeof createApi>>;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [{ slice: 'consent', migrations: consentMigrations }] });
  api = await createApi({
    modules: [createConsentModule({ database, clock: () => now })],
    brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
    authenticator: {
      actorOfToken: () => Promise.resolve(null),
      ...OPEN_GATES,
    },
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
});
afterAll(() => database.drop());

const log = async (fields: Record<string, string>, brand = 'one') => {
  const host = `${brand}.localhost`;
  const body = new URLSearchParams({ consent_id: ID, answer: 'granted', text_version: CONSENT_VERSION, ...fields });
  const answer = await api.request(`http://${host}/api-cwa/consent-log`, { method: 'POST', headers: { host }, body });
  const { message } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
};
const kept = async () =>
  (await sql<Record<string, unknown>>`select * from consent_answer order by id`.execute(database.kysely)).rows;

describe('docs/decisions.md §4: POST /api-cwa/consent-log', () => {
  it('stores each choice with time, text version, and language, and nothing personal', async () => {
    expect((await log({ answer: 'granted' })).status).toBe(200);
    now = new Date(now.getTime() + 1000);
    expect((await log({ answer: 'denied' }, 'dos')).status).toBe(200);
    expect(await kept()).toEqual([
      {
        id: 1,
        brand: 'one',
        consent_id: ID,
        answer: 'granted',
        text_version: CONSENT_VERSION,
        language: 'en',
        answered_at: new Date('2026-11-20T10:00:00Z'),
      },
      {
        id: 2,
        brand: 'dos',
        consent_id: ID,
        answer: 'denied',
        text_version: CONSENT_VERSION,
        language: 'es',
        answered_at: new Date('2026-11-20T10:00:01Z'),
      },
    ]);
  });

  it.each([{ answer: 'maybe' }, { consent_id: 'me' }, { text_version: '2020-01-01' }, { email: 'ana@example.com' }])(
    'rejects an invalid choice: %o',
    async (fields) => {
      const before = await kept();
      expect((await log(Object.fromEntries(Object.entries(fields)))).status).toBe(400);
      expect(await kept()).toEqual(before);
    },
  );

  it("explains that the text version isn't in use", async () => {
    expect((await log({ text_version: 'x' }, 'dos')).message).toContain('Vuelve a cargar la página');
  });

  it(`is kept for ${CONSENT_DAYS} days`, async () => {
    await purgeConsent(database, new Date(now.getTime() + (CONSENT_DAYS - 1) * DAY));
    expect(await kept()).toHaveLength(2);
    await purgeConsent(database, new Date(now.getTime() + (CONSENT_DAYS + 1) * DAY));
    expect(await kept()).toEqual([]);
  });
});
