import { brandsByHost } from '@vinlore/brand';
import { connectTo } from '@vinlore/database';
import { createApi, createLogger, newCookieKey, textSealer, textSigner } from '@vinlore/server-kit';
import { NO_LIMITS, testBrand } from '@vinlore/testing-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountModule } from '../account-module.ts';
import { Visitor } from '../testing/visitor.ts';

// Nothing listens there, so connections are refused immediately.
const database = connectTo('postgresql://nobody@127.0.0.1:1/none', () => {});
const signer = textSigner([newCookieKey()]);
const hashing = { verified: 0 };
let visitor: Visitor;
beforeAll(async () => {
  const { module, authenticator } = createAccountModule({
    database,
    signer,
    sealer: textSealer([newCookieKey()]),
    mail: { send: () => Promise.reject(new Error('no mail without its transaction')) },
    originOf: () => 'https://open.localhost',
    hasher: { hash: () => Promise.resolve('hash'), verify: () => Promise.resolve(++hashing.verified > 0) },
  });
  const api = await createApi({
    modules: [module],
    authenticator,
    brandOfHost: brandsByHost([testBrand({ key: 'open' })]),
    log: createLogger('silent'),
    ...NO_LIMITS,
  });
  visitor = new Visitor(api, 'open.localhost', '198.51.100.1');
});
afterAll(() => database.close());

describe('while the database is down', () => {
  it.each([
    ['/api-cwa/login', { email: 'ana@example.com', pass: 'nine green bottles' }],
    ['/api-cwa/register', { email: 'ana@example.com', pass: 'nine green bottles' }],
    ['/api-cwa/reset-password', { email: 'ana@example.com' }],
    ['/api-cwa/reset-password/confirm', { reset_token: 'x'.repeat(43), new_pass: 'nine green bottles' }],
    ['/api-cwa/register/confirm', { token: 'x'.repeat(43) }],
  ])('%s answers 503, and nobody is let in uncounted', async (path, fields) => {
    const answer = await visitor.form(path, fields);
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(hashing.verified).toBe(0);
  });
});
