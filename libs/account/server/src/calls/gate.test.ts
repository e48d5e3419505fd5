import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setGate } from '../accounts/administration.ts';
import { type Bench, createBench, DAY, GATE, MEMBER } from '../testing/bench.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.database.drop());

const pair = { email: GATE.email, pass: GATE.password };
const secureIdOf = (data: unknown) => (data as { secu_id: string }).secu_id;

describe('the security gate', () => {
  it('docs/decisions.md §4: securelogin returns a secure id, sets it as a cookie, and gives access to members’ calls', async () => {
    const visitor = bench.visitor('gated');
    const answer = await visitor.json('/api/securelogin', pair);
    expect(answer.status).toBe(200);
    expect(visitor.cookies.get('__secu_id')).toBe(secureIdOf(answer.data));
    expect((await visitor.login(MEMBER.email, MEMBER.password)).status).toBe(200);
  });

  it('docs/decisions.md §3: checksecurityauth reports whether a stored id still passes the gate and restores its cookie', async () => {
    const id = secureIdOf((await bench.visitor('gated').json('/api/securelogin', pair)).data);
    const visitor = bench.visitor('gated');
    const check = (secu_id: string) => visitor.form('/api-cwa/checksecurityauth', { secu_id });
    expect(await check(`${id}x`)).toMatchObject({ status: 200, data: { valid: false } });
    expect(visitor.cookies.size).toBe(0);
    expect(await check(id)).toMatchObject({ status: 200, data: { valid: true } });
    expect(visitor.cookies.get('__secu_id')).toBe(id);
  });

  it('responds in the brand’s language (docs/decisions.md §2)', async () => {
    const answer = await bench.visitor('gated').json('/api/securelogin', { ...pair, pass: 'otra cosa' });
    expect(answer).toMatchObject({
      status: 422,
      message: expect.stringContaining('El correo o la contraseña de acceso no son correctos'),
    });
  });

  it('gives out no id without credentials while the gate is off, and says that none is needed', async () => {
    const answer = await bench.visitor('open').json('/api/securelogin', pair);
    expect(answer).toMatchObject({
      status: 422,
      message: 'The members area is open to everyone. You don’t need an access password.',
    });
  });

  it('lets a brand set its credentials before the gate is turned on', async () => {
    await setGate(bench.database, { brand: 'other', ...GATE });
    expect((await bench.visitor('other').json('/api/securelogin', pair)).status).toBe(200);
  });

  it('replaces the credentials', async () => {
    await setGate(bench.database, { brand: 'other', email: GATE.email, password: 'another secret' });
    expect((await bench.visitor('other').json('/api/securelogin', pair)).status).toBe(422);
    expect((await bench.visitor('other').json('/api/securelogin', { ...pair, pass: 'another secret' })).status).toBe(
      200,
    );
  });

  it('docs/decisions.md §4: a secure id expires', async () => {
    const visitor = bench.visitor('gated');
    await visitor.json('/api/securelogin', pair);
    bench.pass(8 * DAY);
    expect((await visitor.login(MEMBER.email, MEMBER.password)).status).toBe(403);
  });
});
