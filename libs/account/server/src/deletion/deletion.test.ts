import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '@vinlore/database';
import type { AuditTables } from '@vinlore/audit';
import { findByEmail } from '../accounts/account-store.ts';
import type { DeletionTables } from './tables.ts';
import { createDeletionBench, DAY, type DeletionBench, HOUR, MIA } from './testing/deletion-bench.ts';

let bench: DeletionBench;
beforeAll(async () => {
  bench = await createDeletionBench();
});
afterAll(() => bench.end());

const requestsOf = (accountId: string) =>
  tables<DeletionTables>(bench.database)
    .selectFrom('account_deletion')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('requested_at')
    .execute();
const actsOn = async (accountId: string) => {
  const entries = await tables<AuditTables>(bench.database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'detail'])
    .where('subject_id', '=', accountId)
    .orderBy('id')
    .execute();
  return entries;
};
const sessionLives = async (token: string) =>
  (await bench.visitor().post('/api/user/export', { bearer: token })).status === 200;

describe('requesting a deletion', () => {
  it('spec §5, §8: returns the errors worded in the specification', async () => {
    const ask = (fields: object) => bench.visitor().json('/api/user/delete', fields);
    const wrongEmail = { status: 400, message: 'Please enter a valid email address.' };
    for (const email of ['', 'mia', 'mia@example', '@example.com', 'mia @example.com', 'mia@.'])
      expect(await ask({ email, message: 'Hello' }), email).toMatchObject(wrongEmail);
    for (const message of ['', '   '])
      expect(await ask({ email: MIA.email, message })).toMatchObject({
        status: 400,
        message: 'Please enter a message.',
      });
    const spanish = await bench.visitor('dos').json('/api/user/delete', { email: '', message: 'Hola' });
    expect(spanish.message).toBe('Escribe un correo electrónico válido.');
  });

  it('emails the member for confirmation and forwards the message to support, who can reply', async () => {
    const { id, token } = await bench.member();
    const { answer, token: confirm } = await bench.ask();
    expect(answer).toMatchObject({ status: 200, data: null });
    expect(confirm).toHaveLength(43);
    const [mail] = await bench.mailsTo(MIA.email);
    expect(mail).toMatchObject({ subject: 'Confirm your Open House account deletion' });
    expect(mail!.text).toContain(`https://open.example/account-deletion/confirm#token=${confirm}`);
    expect(mail!.text).toContain('renewing plans are canceled right away');
    const [toSupport] = await bench.mailsTo('help@open.example');
    expect(toSupport!.text).toContain('Please, I sold my car.');
    expect(toSupport!.text).toContain(MIA.email);
    // Nothing has happened to the account.
    expect(await sessionLives(token)).toBe(true);
    expect(await requestsOf(id)).toMatchObject([{ state: 'requested', requested_at: bench.now(), closed_at: null }]);
  });

  it('docs/decisions.md §2: sends Spanish emails for a Spanish brand', async () => {
    await bench.member({ brand: 'dos' });
    const { token } = await bench.ask(MIA.email, 'dos');
    const [mail] = await bench.mailsTo(MIA.email);
    expect(mail!.subject).toBe('¿Quieres eliminar tu cuenta de Casa Dos?');
    await bench.close(token!, 'dos');
    expect((await bench.mailsTo(MIA.email))[0]!.subject).toBe('Cerramos tu cuenta de Casa Dos');
  });
});

describe('confirming', () => {
  it('closes the account immediately: every session ends and no email finds it', async () => {
    const luz = { ...MIA, email: 'luz@example.com' };
    const { id, token } = await bench.member(luz);
    const { token: confirm } = await bench.ask(luz.email);
    const { answer } = await bench.close(confirm!);
    const eraseAt = new Date(bench.now().getTime() + 14 * DAY);
    expect(answer).toMatchObject({ status: 200, data: { erase_at: eraseAt.toISOString() } });
    expect(await sessionLives(token)).toBe(false);
    expect(await findByEmail(bench.database, 'open', luz.email)).toBeUndefined();
    expect(await requestsOf(id)).toMatchObject([{ state: 'closed', closed_at: bench.now(), erase_at: eraseAt }]);
    expect((await actsOn(id)).at(-1)).toEqual({ act: 'account.closed', actor: id, detail: null });
    expect((await bench.mailsTo(luz.email))[0]!.text).toContain('Dec 4, 2026');
  });

  it('works once, within 48 hours', async () => {
    const ana = { ...MIA, email: 'ana@example.com' };
    await bench.member(ana);
    const late = await bench.ask(ana.email);
    bench.pass(48 * HOUR);
    const over = { status: 422, message: 'This link has expired or was already used.' };
    expect((await bench.close(late.token!)).answer).toMatchObject(over);
    const { token } = await bench.ask(ana.email);
    expect((await bench.close(token!)).answer.status).toBe(200);
    expect((await bench.close(token!)).answer).toMatchObject(over);
  });

  it('closes once on a double click', async () => {
    const email = 'twice@example.com';
    const { id } = await bench.member({ email });
    const { token } = await bench.ask(email);
    const clicks = await Promise.all([1, 2].map(() => bench.visitor().json('/api/user/delete/confirm', { token })));
    expect(clicks.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await actsOn(id)).filter(({ act }) => act === 'account.closed')).toHaveLength(1);
  });

  it('tells the only owner of a brand’s desk what to do first; then the same link closes the account', async () => {
    const olga = { ...MIA, email: 'olga@example.com' };
    const { id, token } = await bench.member({ ...olga, roles: ['staff', 'owner'] });
    const confirm = (await bench.ask(olga.email)).token!;
    const told = { status: 409, message: expect.stringMatching(/^Your account wasn’t closed.*only owner.*Open House/) };
    expect((await bench.close(confirm)).answer).toMatchObject(told);
    expect(await sessionLives(token)).toBe(true);
    const otto = { ...MIA, email: 'otto@example.com' };
    await bench.member({ ...otto, roles: ['staff', 'owner'] });
    expect((await bench.close(confirm)).answer.status).toBe(200);
    expect((await actsOn(id)).filter(({ act }) => act === 'account.closed')).toHaveLength(1);
  });

  it('keeps one of two owners who leave concurrently', async () => {
    const both = ['uno@example.com', 'dos@example.com'];
    const links = [];
    for (const email of both) {
      await bench.member({ ...MIA, email, brand: 'dos', roles: ['staff', 'owner'] });
      links.push((await bench.ask(email, 'dos')).token!);
    }
    const answers = await Promise.all(
      links.map((token) => bench.visitor('dos').json('/api/user/delete/confirm', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.message).toMatch(/único propietario/);
  });

  it('invalidates other confirmation links', async () => {
    const email = 'thrice@example.com';
    const { id } = await bench.member({ email });
    const [first, second] = [await bench.ask(email), await bench.ask(email)];
    expect((await bench.close(second.token!)).answer.status).toBe(200);
    expect((await bench.close(first.token!)).answer.status).toBe(422);
    expect((await requestsOf(id)).map(({ state }) => state).sort()).toEqual(['closed', 'superseded']);
  });
});

describe('reactivating the account', () => {
  const closed = async () => {
    const { id, token } = await bench.member();
    const asked = await bench.ask();
    const { undo } = await bench.close(asked.token!);
    return { id, token, undo };
  };
  const takeBack = (token: string, brand?: string) => bench.visitor(brand).json('/api/user/delete/undo', { token });

  it('works with the link of the second email, within 14 days', async () => {
    bench.pass(2 * DAY);
    const { id, undo } = await closed();
    bench.pass(14 * DAY - 1);
    expect(await takeBack(undo)).toMatchObject({ status: 200, data: null });
    expect(await findByEmail(bench.database, 'open', MIA.email)).toMatchObject({ id, closed_at: null });
    const states = (await requestsOf(id)).map(({ state }) => state);
    expect(states.at(-1)).toBe('restored');
    expect((await actsOn(id)).at(-1)).toEqual({ act: 'account.restored', actor: id, detail: null });
    await bench.work();
    expect((await bench.mailsTo(MIA.email))[0]!.subject).toBe('Your Open House account is active again');
    expect((await takeBack(undo)).status).toBe(422);
  });

  it('does not restore ended sessions', async () => {
    bench.pass(2 * DAY);
    const { token, undo } = await closed();
    await takeBack(undo);
    expect(await sessionLives(token)).toBe(false);
  });

  it('is refused after 14 days, whether or not the job has run', async () => {
    bench.pass(2 * DAY);
    const { undo } = await closed();
    bench.pass(14 * DAY);
    expect((await takeBack(undo)).status).toBe(422);
  });
});
