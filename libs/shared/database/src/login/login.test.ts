import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LogEvent } from '../log.ts';
import { Login } from './login.ts';
import { isRefusedLogin, isSameServer } from './try-url.ts';

const ask = vi.fn<(url: string) => Promise<boolean>>();
beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue(false);
});
afterEach(() => vi.useRealTimers());

const url = (password: string) => `postgres://me:${password}@db.example/shop`;

function loginFrom(file: { url: string }) {
  const logged: LogEvent[] = [];
  const login = new Login({
    variable: 'DATABASE_URL',
    url: file.url,
    read: () => file.url,
    log: (each) => logged.push(each),
    accepts: ask,
  });
  onTestFinished(() => login.close());
  return { login, logged };
}

const HOUR_MS = 3_600_000;

describe('a login that the server refuses', () => {
  it('is tried ever more rarely, at most twice a minute', async () => {
    const { login, logged } = loginFrom({ url: url('one') });
    login.refused(url('one'));
    await vi.advanceTimersByTimeAsync(60_000);
    // After 0, 1, 3, 7, 15, and 31 s.
    expect(ask).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(6 + 120);
    expect(logged).toHaveLength(1);
  });

  it('is tried at once when the file changes', async () => {
    const file = { url: url('one') };
    const { login } = loginFrom(file);
    login.refused(url('one'));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    ask.mockImplementation(async (asked) => asked === url('two'));
    file.url = url('two');
    await vi.advanceTimersByTimeAsync(100);
    expect([login.isLocked, login.url]).toEqual([false, url('two')]);
  });

  it('is given up after ten times while the old one works, until that is refused', async () => {
    const file = { url: url('one') };
    const { login, logged } = loginFrom(file);
    file.url = url('two');
    login.look();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ask.mock.calls).toEqual(Array.from({ length: 10 }, () => [url('two')]));
    expect(logged).toHaveLength(1);
    expect(login.url).toBe(url('one'));
    login.refused(url('one'));
    expect([login.isLocked, login.url]).toEqual([false, url('two')]);
  });

  it('keeps a connection waiting no longer than its limit', async () => {
    const { login } = loginFrom({ url: url('one') });
    login.refused(url('one'));
    const waiting = expect(login.persist(() => Promise.resolve('open'), 1_000)).rejects.toThrow('timeout exceeded');
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
  });
});

describe('changes of a login', () => {
  it('end with the old one if the file is corrected to it', async () => {
    const file = { url: url('one') };
    const { login } = loginFrom(file);
    file.url = url('two');
    login.look();
    await vi.advanceTimersByTimeAsync(1_500);
    file.url = url('one');
    login.look();
    ask.mockClear();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(ask).not.toHaveBeenCalled();
  });

  it('are told once, and a connection with the one before is no longer current', async () => {
    const file = { url: url('one') };
    const { login } = loginFrom(file);
    const told = vi.fn();
    login.onAccepted(told);
    ask.mockResolvedValue(true);
    file.url = url('two');
    login.look();
    await vi.advanceTimersByTimeAsync(0);
    // It was on its way.
    login.accepted(url('one'));
    login.accepted(url('two'));
    expect(told).toHaveBeenCalledTimes(1);
    expect([login.isCurrent(url('one')), login.isCurrent(url('two'))]).toEqual([false, true]);
  });
});

it('a refusal is of the login, not of the server', () => {
  const fatal = (code: string, message = '') => Object.assign(new Error(message), { severity: 'FATAL', code });
  for (const refusal of ['28P01', '28000', '42501']) expect(isRefusedLogin(fatal(refusal))).toBe(true);
  expect(isRefusedLogin(fatal('08P01', 'SASL authentication failed'))).toBe(true);
  for (const other of ['08P01', '53300', '57P03', '3D000']) expect(isRefusedLogin(fatal(other))).toBe(false);
  expect(isRefusedLogin(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBe(false);
});

it('servers are the same if all but role and password is', () => {
  const here = 'postgres://me:one@db.example:5432/shop?sslmode=verify-full';
  expect(isSameServer(here, here.replace('me:one', 'you:two'))).toBe(true);
  for (const [from, to] of [
    ['db.', 'other.'],
    ['5432', '5433'],
    ['shop', 'store'],
    ['full', 'ca'],
  ] as const)
    expect(isSameServer(here, here.replace(from, to))).toBe(false);
  expect(isSameServer(here, 'nonsense')).toBe(false);
});
