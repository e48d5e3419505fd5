import type { Endpoint } from '@vinlore/contract';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { type Answered, type Asking, callerOf, carrying } from '../testing/caller.ts';
import { openTestProduct, PASSWORD } from '../testing/test-product.ts';

/** Values that must never appear in a log, as users would enter them. */
const SECRETS = {
  email: 'marked.person@example.com',
  pass: 'marked green bottles',
  new_pass: 'marked red bottles',
  old_pass: 'marked old bottles',
  phone: '+1 555 0199 777',
  first: 'Markedfirst',
  last: 'Markedlast',
  address: '77 Marked Street',
  company_name: 'Marked Motors',
  vin: '1HGCM82633A004352',
  plate: 'MRK7777',
  message: 'marked words to support',
  token: 'marked-token-of-a-mail',
  reset_token: 'marked-token-of-a-reset',
  id_token: 'marked.token.of-google',
  secu_id: 'marked-secure-id',
  signature: 'marked-signature',
  session_id: '7a7a7a7a-0000-4000-8000-7a7a7a7a7a7a',
} as const;
const VISITOR = '203.0.113.77';
const COOKIE = 'marked-cookie';

// Nothing listens there: emails fail, which puts failed jobs' messages in the log too.
const { product, database, logged, close } = await openTestProduct({
  LOG_LEVEL: 'trace',
  SMTP_URL: 'smtp://mailer:marked-smtp-password@127.0.0.1:1',
});
afterAll(close);
const { ask, form, login } = callerOf(await createProductApi(product));
const rows: readonly Endpoint[] = product.modules.flatMap(({ contract }) => Object.values(contract));

/** Calls a route with a secret in each of its fields. */
async function callWithSecrets(row: Endpoint, asking: Asking): Promise<Answered> {
  const fields = Object.keys((row.request as { entries?: object }).entries ?? {});
  const input = Object.fromEntries(
    // Browser reports are logged, except for what identifies the visitor.
    fields.map((field) => [
      field,
      row.name === 'account.logs' ? SECRETS.email : (Reflect.get(SECRETS, field) ?? '2012'),
    ]),
  );
  const carried = carrying(row, input);
  const headers = { cookie: `session=${COOKIE}; XSRF-TOKEN=${COOKIE}`, ...carried.headers };
  return ask(row, { ...asking, ...carried, headers });
}

it('no password, token, cookie, address, or number of a person or their car is logged, at any level', async () => {
  const { token } = await login('member');
  const restored = await login('second');
  await form('/api-cwa/login', { email: SECRETS.email, pass: SECRETS.pass }, { from: VISITOR });
  await form('/api-cwa/register', { email: SECRETS.email, pass: SECRETS.new_pass, phone: SECRETS.phone });
  await form('/api-cwa/change-password', { new_pass: SECRETS.new_pass, old_pass: PASSWORD }, { token: restored.token });
  await product.jobs.start();
  await vi.waitFor(() => expect(logged.join()).toContain('mail.send failed'), 20_000);
  let session = await login('member');
  for (const row of rows) {
    await callWithSecrets(row, { from: VISITOR });
    const { status } = await callWithSecrets(row, { from: VISITOR, token: session.token });
    if (status !== 401) continue;
    // The previous route ended the session.
    session = await login('member');
    await callWithSecrets(row, { from: VISITOR, token: session.token });
  }
  await product.jobs.stop();
  // Now every call fails and is logged.
  await database.asOwner((owner) => sql`drop schema public cascade`.execute(owner));
  for (const row of rows) {
    await callWithSecrets(row, { from: VISITOR });
    await callWithSecrets(row, { from: VISITOR, token });
  }
  const log = logged.join('');
  expect(log).toContain('"msg":"answered"');
  expect(log).toContain('"msg":"a call failed unexpectedly"');
  const secrets = [...Object.values(SECRETS), VISITOR, COOKIE, token, restored.token, PASSWORD, 'marked-smtp-password'];
  for (const secret of [...secrets, 'member@example.com', restored.cookies.split('; ')[0]!.split('=')[1]!])
    expect(
      logged.filter((line) => line.toLowerCase().includes(secret.toLowerCase())),
      secret,
    ).toEqual([]);
});
