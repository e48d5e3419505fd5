import { tables } from '@vinlore/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMAIL_CHANGE_MS, purgeEmailChanges } from '../email-change-store.ts';
import type { ProfileTables } from '../tables.ts';
import { createProfileBench, PASSWORD, type ProfileBench } from '../testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
beforeEach(() => {
  bench.letters.length = 0;
});
afterAll(() => bench.database.drop());

const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)![1]!;
/** The token in the latest email to an address. */
const tokenFor = (email: string) => tokenIn(bench.letters.filter(({ to }) => to === email).at(-1)!.text);
const confirm = (token: string, brand: 'open' | 'other' | 'gated' = 'open') =>
  bench.visitor(brand).form('/api-cwa/confirm-email', { token });

describe('docs/decisions.md §4: a new email takes effect once it is confirmed', () => {
  it('keeps the current email until then; the new address gets the link, the current one a notice', async () => {
    const { member } = await bench.member('old@example.com');
    const answer = await member.update({ email: 'New@Example.com', city: 'Fresno' });
    expect(answer.message).toContain('We sent a link to new@example.com');
    expect(answer.data).toMatchObject({ email: 'old@example.com', pending_email: 'new@example.com', city: 'Fresno' });
    expect(bench.letters.map(({ to, subject }) => [to, subject])).toEqual([
      ['new@example.com', 'Confirm your new email for Test Brand'],
      ['old@example.com', 'Your Test Brand email is about to change'],
    ]);
    expect(bench.letters[0]!.text).toMatch(/https:\/\/open\.localhost\/members\/confirm-email#token=[\w-]{43}\n/);
    expect(bench.letters[1]!.text).not.toContain('confirm-email');
    expect((await bench.visitor().login('new@example.com', PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login('old@example.com', PASSWORD)).status).toBe(200);
  });

  it('changes the email, notifies the former address, ends all sessions, and is recorded', async () => {
    const { id, member } = await bench.member('before@example.com');
    await member.update({ email: 'after@example.com' });
    const answer = await confirm(tokenFor('after@example.com'));
    expect(answer).toMatchObject({ status: 200, data: { email: 'after@example.com' } });
    expect(bench.letters.at(-1)).toMatchObject({
      to: 'before@example.com',
      subject: 'Your Test Brand email was changed',
    });
    expect(bench.letters.at(-1)!.text).not.toContain('after@example.com');
    expect((await member.profile()).status).toBe(401);
    expect((await bench.visitor().login('before@example.com', PASSWORD)).status).toBe(422);
    expect((await bench.visitor().login('after@example.com', PASSWORD)).status).toBe(200);
    const acts = await bench.acts(id);
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['account.email-change-asked', 'account.email-changed']),
    );
    expect(JSON.stringify(acts)).not.toContain('@');
  });

  it('ignores the current address: sends nothing and keeps a pending change', async () => {
    const { member } = await bench.member('same@example.com');
    await member.update({ email: 'soon@example.com' });
    bench.letters.length = 0;
    expect(await member.update({ email: 'SAME@example.com', city: 'Fresno' })).toMatchObject({
      message: 'Profile saved',
      data: { pending_email: 'soon@example.com' },
    });
    expect(bench.letters).toEqual([]);
  });

  it('sends its emails in the brand’s language (docs/decisions.md §2)', async () => {
    const { member } = await bench.member('vieja@example.com', { brand: 'gated' });
    expect((await member.update({ email: 'nueva@example.com' })).message).toContain(
      'abre en las próximas 24 horas el enlace',
    );
    expect(bench.letters.map(({ subject }) => subject)).toEqual([
      'Confirma tu nuevo correo en Test Brand',
      'Tu correo de Test Brand está por cambiar',
    ]);
    expect(bench.letters[0]!.html).toContain('<html lang="es">');
    expect((await member.form('/api-cwa/confirm-email', { token: 'x' })).message).toContain('Este enlace venció');
  });
});

describe('ADR 11: the former mailbox no longer gives access', () => {
  it('moves other modules’ data to the new address when the link is opened, not before', async () => {
    const { member } = await bench.member('moves@example.com');
    bench.moved.length = 0;
    await member.update({ email: 'moved@example.com' });
    expect(bench.moved).toEqual([]);
    const token = tokenFor('moved@example.com');
    expect((await confirm(token, 'other')).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(422);
    expect(bench.moved).toEqual([{ brand: 'open', from: 'moves@example.com', to: 'moved@example.com' }]);
  });
});

describe('invalid links', () => {
  const OVER = { status: 422, message: expect.stringContaining('This link no longer works') };

  it('a link works once', async () => {
    const { member } = await bench.member('once@example.com');
    await member.update({ email: 'once-new@example.com' });
    const token = tokenFor('once-new@example.com');
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await confirm(token)).toMatchObject(OVER);
  });

  it('the newest link replaces earlier ones', async () => {
    const { member } = await bench.member('twice@example.com');
    await member.update({ email: 'first@example.com' });
    await member.update({ email: 'second@example.com' });
    expect(await confirm(tokenFor('first@example.com'))).toMatchObject(OVER);
    expect((await confirm(tokenFor('second@example.com'))).data).toEqual({ email: 'second@example.com' });
  });

  it('a link expires after 24 hours and is deleted by the hourly job', async () => {
    const { id, member } = await bench.member('late@example.com');
    await member.update({ email: 'late-new@example.com' });
    const token = tokenFor('late-new@example.com');
    bench.pass(EMAIL_CHANGE_MS);
    expect(await confirm(token)).toMatchObject(OVER);
    expect((await member.profile()).data).toMatchObject({ pending_email: null });
    const kept = tables<ProfileTables>(bench.database)
      .selectFrom('account_email_change')
      .select('expires_at')
      .where('account_id', '=', id);
    const { expires_at } = await kept.executeTakeFirstOrThrow();
    await purgeEmailChanges(bench.database, new Date(expires_at.getTime() - 1));
    expect(await kept.execute()).toHaveLength(1);
    await purgeEmailChanges(bench.database, expires_at);
    expect(await kept.execute()).toEqual([]);
  });
});
