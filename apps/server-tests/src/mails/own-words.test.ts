import { createLogger } from '@vinlore/server-kit';
import { openProduct, type Product } from '@vinlore/server/product';
import { createProductApi } from '@vinlore/server/product-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Caller, callerOf } from '../testing/caller.ts';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';

let test: TestProduct;
let second: Product;
let here: Caller;
let there: Caller;
let token: string;
beforeAll(async () => {
  test = await openTestProduct();
  second = await openProduct(test.product.config, createLogger('silent'));
  here = callerOf(await createProductApi(test.product));
  there = callerOf(await createProductApi(second));
  await second.jobs.start();
  ({ token } = await here.login('staff'));
});
afterAll(async () => {
  await second.close();
  await test.close();
});

const asJson = (input: object) => ({ body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

/** The owner customizes texts of an email at the first process. */
async function word(mail: string, texts: Readonly<Record<string, string>>, language = 'en'): Promise<void> {
  const changes = Object.entries(texts).map(([key, value]) => ({ language, key, value, base: 0 }));
  const answered = await here.ask(
    { method: 'POST', path: '/api-cwa/staff/brand/mail/change' },
    { token, ...asJson({ mail, reason: 'Our own words', changes }) },
  );
  // The brand has one owner: the operator approves what takes two people.
  if (answered.status === 202)
    expect(await test.product.approvals.approve((answered.data as { approval: string }).approval)).toBe(true);
  else expect(answered, answered.text).toMatchObject({ status: 200 });
}

/** Emails stored for an address, newest first. */
async function mailsTo(to: string): Promise<readonly { subject: string; text: string; html: string }[]> {
  const { rows } = await sql<{ subject: string; text: string; html: string }>`
    select subject, text, html from mail_outbox where recipient = ${to} order by written_at desc`.execute(
    test.product.database.kysely,
  );
  return rows;
}

describe("a brand's customized texts appear in the emails people receive", () => {
  it('an email sent by a request: also in the other process, only in its language and brand', async () => {
    await word('account.reset', { 'account.resetSubject': 'Your way back in to {brand}' });
    const ask = (email: string, brand?: 'other') =>
      there.form('/api-cwa/reset-password', { email }, brand ? { brand } : {});
    await soon(() => expect(second.brandOfHost('open.localhost')!.mail_texts?.en).toBeDefined());
    await ask('member@example.com');
    const subjects = async () => (await mailsTo('member@example.com')).map(({ subject }) => subject);
    await soon(async () => expect(await subjects()).toHaveLength(1));
    expect((await subjects())[0]).toMatch(/^Your way back in to /);
    await ask('member@example.com', 'other');
    await soon(async () => expect(await subjects()).toHaveLength(2));
    expect((await subjects()).filter((subject) => subject.startsWith('Your way back in'))).toHaveLength(1);
  });

  it('an email sent by a job', async () => {
    await word('deletion.confirm', { 'deletion.confirmPlans': 'Your plans end with it.' });
    await soon(() =>
      expect(second.brandOfHost('open.localhost')!.mail_texts?.en).toMatchObject({
        'deletion.confirmPlans': 'Your plans end with it.',
      }),
    );
    const request = { email: 'second@example.com', message: 'Please delete it.' };
    await there.ask({ method: 'POST', path: '/api/user/delete' }, asJson(request));
    await soon(async () => {
      const [mail] = await mailsTo('second@example.com');
      expect(mail?.text).toContain('Your plans end with it.');
      expect(mail?.html).toContain('Your plans end with it.');
    });
  });

  it('a test goes to the requester and is marked as one', async () => {
    const tried = {
      ...{ mail: 'recall.confirm', language: 'es', example: 0 },
      texts: [{ key: 'recall.confirmUntil', value: 'Tienes 7 días.' }],
    };
    const sent = await here.ask(
      { method: 'POST', path: '/api-cwa/staff/brand/mail/test' },
      { token, ...asJson(tried) },
    );
    const { to } = sent.data as { to: string };
    await soon(async () => {
      const [mail] = await mailsTo(to);
      expect(mail).toMatchObject({
        subject: expect.stringMatching(/^Test: /),
        text: expect.stringContaining('7 días'),
      });
    });
  });
});
