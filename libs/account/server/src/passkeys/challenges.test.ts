import { newCookieKey, textSigner } from '@vinlore/server-kit';
import { tables } from '@vinlore/database';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMigrations } from '../migrations.ts';
import { CHALLENGE_MS, challengesIn, purgeChallenges } from './challenges.ts';
import { passkeyMigrations } from './migrations.ts';
import type { PasskeyTables } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({
    migrations: [
      { slice: 'account', migrations: accountMigrations },
      { slice: 'passkey', migrations: passkeyMigrations },
    ],
  });
});
afterAll(() => database.drop());

const start = Date.UTC(2026, 0, 1);
let now = start;
const signer = textSigner([newCookieKey()]);
const challenges = () => challengesIn(database, signer, () => new Date(now));
const login = { kind: 'login', brand: 'open', host: 'open.localhost', session: '' } as const;

/** Client data as a browser builds it from a challenge. */
const clientData = (challenge: string) =>
  Buffer.from(JSON.stringify({ challenge: Buffer.from(challenge).toString('base64url') })).toString('base64url');
const spent = () => tables<PasskeyTables>(database).selectFrom('passkey_spent_challenge').selectAll().execute();

describe('a challenge is valid for one attempt within five minutes', () => {
  it('is consumed once across concurrent calls; issuing it writes nothing', async () => {
    const given = clientData(challenges().give(login));
    expect(await spent()).toEqual([]);
    const takes = await Promise.all(Array.from({ length: 5 }, () => challenges().take(given, 'login', 'open')));
    expect(takes.filter(Boolean)).toEqual([expect.objectContaining(login)]);
  });

  it('expires after five minutes', async () => {
    const given = clientData(challenges().give(login));
    now = start + CHALLENGE_MS;
    expect(await challenges().take(given, 'login', 'open')).toBeNull();
    now = start;
  });

  it('is valid only for its purpose and host', async () => {
    expect(await challenges().take(clientData(challenges().give(login)), 'add', 'open')).toBeNull();
    expect(await challenges().take(clientData(challenges().give(login)), 'login', 'other')).toBeNull();
    const foreign = challengesIn(database, textSigner([newCookieKey()]), () => new Date(now));
    expect(await challenges().take(clientData(foreign.give(login)), 'login', 'open')).toBeNull();
  });

  it('returns null for any malformed input, without side effects', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
      fc.string().map(clientData),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (sent) => {
        expect(await challenges().take(sent, 'login', 'open')).toBeNull();
      }),
    );
  });

  it('is deleted once it has expired, and not before', async () => {
    await challenges().take(clientData(challenges().give(login)), 'login', 'open');
    const before = (await spent()).length;
    await purgeChallenges(database, new Date(now + CHALLENGE_MS - 1));
    expect(await spent()).toHaveLength(before);
    await purgeChallenges(database, new Date(now + CHALLENGE_MS));
    expect(await spent()).toEqual([]);
  });
});
