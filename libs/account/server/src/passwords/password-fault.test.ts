import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount, setPassword, ShortStaffPassword } from '../accounts/administration.ts';
import { tables } from '@vinlore/database';
import type { AccountTables } from '../tables.ts';
import { type Bench, createBench } from '../testing/bench.ts';
import { argon2At } from './hasher.ts';
import { passwordFault } from './password-fault.ts';

const cheap = argon2At({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const ELEVEN = 'plum kettle';
const TWELVE = 'plum kettles';
let bench: Bench;
let people = 0;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

async function staff(password: string) {
  const email = `desk-${++people}@example.com`;
  const id = await createAccount(
    bench.database,
    { brand: 'open', email, password, roles: ['staff', 'support'] },
    cheap,
  );
  return { id, email };
}
/** A password set before staff needed twelve characters, or before its owner joined the staff. */
async function outgrown() {
  const email = `desk-${++people}@example.com`;
  const id = await createAccount(bench.database, { brand: 'open', email, password: ELEVEN }, cheap);
  await tables<AccountTables>(bench.database)
    .updateTable('account')
    .set({ roles: ['staff', 'support'] })
    .where('id', '=', id)
    .execute();
  return { id, email };
}

describe('12 characters for staff', () => {
  it('requires 8 characters for members and 12 for staff', async () => {
    expect(await passwordFault(ELEVEN, [])).toBeNull();
    expect(await passwordFault(ELEVEN, [], ['staff'])).toBe('account.passwordShortStaff');
    expect(await passwordFault(TWELVE, [], ['staff'])).toBeNull();
    expect(await passwordFault('Password123!', [], ['staff'])).toBe('account.passwordCommon');
  });

  it('rejects a shorter staff password from every command', async () => {
    await expect(staff(ELEVEN)).rejects.toThrow(ShortStaffPassword);
    const { email } = await staff(TWELVE);
    await expect(setPassword(bench.database, { brand: 'open', email, password: ELEVEN })).rejects.toThrow(
      'at least 12 characters',
    );
  });

  it('asks for a longer password at sign-in if it is too short, and a reset sets it', async () => {
    const { email } = await outgrown();
    const visitor = bench.visitor();
    expect(await visitor.login(email, ELEVEN)).toMatchObject({
      status: 422,
      message: expect.stringContaining('at least 12 characters') as string,
    });
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await visitor.login(email, 'not the password')).message).toContain('Incorrect email or password');
    await visitor.form('/api-cwa/reset-password', { email });
    const reset_token = bench.mailedToken(email);
    const reset = (new_pass: string) => visitor.form('/api-cwa/reset-password/confirm', { reset_token, new_pass });
    expect(await reset('short words')).toMatchObject({
      status: 422,
      message: 'Staff passwords must have at least 12 characters.',
    });
    expect((await reset('seven quiet lanterns')).status).toBe(200);
    expect((await bench.visitor().login(email, 'seven quiet lanterns')).status).toBe(200);
  });

  it('rejects a leaked password at registration', async () => {
    for (const pass of ['Password123!', 'P@ssw0rd1', 'Welcome1!', 'Summer2026!'])
      expect(await bench.visitor().form('/api-cwa/register', { email: 'new@example.com', pass })).toMatchObject({
        status: 422,
        message: expect.stringContaining('easy to guess') as string,
      });
  });
});
