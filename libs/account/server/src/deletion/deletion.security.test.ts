import { placesOf } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeletionBench, DAY, type DeletionBench, MIA } from './testing/deletion-bench.ts';

let bench: DeletionBench;
beforeAll(async () => {
  bench = await createDeletionBench();
});
afterAll(() => bench.end());

const queriesOf = async (email: string) => {
  const { rows } = await sql<{ name: string }>`select name from jobs.job`.execute(bench.database.kysely);
  const before = rows.length;
  const answer = await bench.visitor().json('/api/user/delete', { email, message: 'Delete it, please.' });
  const after = await sql<{ name: string }>`select name from jobs.job order by created_on`.execute(
    bench.database.kysely,
  );
  return { answer, made: after.rows.slice(before).map(({ name }) => name) };
};

describe('requesting a deletion', () => {
  it('does not reveal whether an email has an account: same response, same work before it', async () => {
    await bench.member();
    const [known, unknown] = [await queriesOf(MIA.email), await queriesOf('nobody@example.com')];
    const told = ({ answer: { status, message, data }, made }: typeof known) => ({ status, message, data, made });
    expect(told(known)).toEqual(told(unknown));
    expect(known.made).toEqual(['account.deletion-request']);
    await bench.work();
  });

  it('sends an unknown email nothing and tells support that there is no account', async () => {
    const { token } = await bench.ask('stranger@example.com');
    expect(token).toBeUndefined();
    const [toSupport] = await bench.mailsTo('help@open.example');
    expect(toSupport!.text).toContain('no open account uses this email');
  });

  it('does not find an account of another brand', async () => {
    await bench.member({ brand: 'dos', email: 'only-dos@example.com' });
    expect((await bench.ask('only-dos@example.com', 'open')).token).toBeUndefined();
  });

  it('sends at most three emails a day to one address', async () => {
    const email = 'flooded@example.com';
    await bench.member({ email });
    for (let n = 0; n < 6; n++) await bench.ask(email);
    expect(await bench.mailsTo(email)).toHaveLength(3);
    bench.pass(DAY + 1);
    expect((await bench.ask(email)).token).toBeDefined();
  });

  it('asks once when the job runs again', async () => {
    const email = 'once@example.com';
    await bench.member({ email });
    const request = { brand: 'open', email, message: 'Please.' };
    const id = crypto.randomUUID();
    await bench.run('account.deletion-request', request, id);
    await bench.run('account.deletion-request', request, id);
    await bench.work();
    expect(await bench.mailsTo(email)).toHaveLength(1);
  });

  it('shows support the message verbatim, without executing it', async () => {
    const message = '<img src=x onerror=alert(1)>\r\nBcc: eve@example.com';
    await bench.visitor().json('/api/user/delete', { email: 'eve@example.com', message });
    await bench.work();
    const [toSupport] = await bench.mailsTo('help@open.example');
    expect(toSupport!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(toSupport!.html).not.toContain('<img');
    expect(toSupport!.subject).toBe('Deletion request from eve@example.com');
  });

  it('docs/decisions.md §2: refuses a uri of another brand', async () => {
    const fields = { email: MIA.email, message: 'Please.' };
    const answer = await bench.visitor().json('/api/user/delete', fields, { uri: 'dos.localhost' });
    expect(answer.status).toBe(403);
  });
});

describe('links in deletion emails', () => {
  it('docs/decisions.md §1: do nothing in another brand', async () => {
    await bench.member({ email: 'here@example.com' });
    const { token } = await bench.ask('here@example.com');
    expect((await bench.visitor('dos').json('/api/user/delete/confirm', { token })).status).toBe(422);
    expect((await bench.visitor('open').json('/api/user/delete/confirm', { token })).status).toBe(200);
  });

  it.each(['x', 'A'.repeat(43), "' or 1=1 --", '🚗'.repeat(40), 'A'.repeat(200)])(
    'a token that was never given confirms and takes back nothing: %.20s',
    async (token) => {
      for (const path of ['/api/user/delete/confirm', '/api/user/delete/undo'])
        expect((await bench.visitor().json(path, { token })).status).toBe(422);
    },
  );

  it('can’t be swapped: the confirmation link doesn’t undo, and vice versa', async () => {
    await bench.member({ email: 'mixed@example.com' });
    const { token } = await bench.ask('mixed@example.com');
    expect((await bench.visitor().json('/api/user/delete/undo', { token })).status).toBe(422);
  });

  it('are stored only as hashes of their tokens', async () => {
    await bench.member({ email: 'hashed@example.com' });
    const { token } = await bench.ask('hashed@example.com');
    expect(await placesOf(bench.database, token!)).toEqual(['public.mail_outbox.html', 'public.mail_outbox.text']);
  });
});
