import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newCookieKey, textSigner } from '../keys/keys.ts';
import { createLogger } from '../logging.ts';
import { createSecurityLog } from './security-log.ts';

const signer = textSigner([newCookieKey()]);

function listening(level = 'error') {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => void lines.push(line) });
  const security = createSecurityLog({ log, signer });
  return { security, lines, facts: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the security log', () => {
  it('writes the first event at once, marked, at any log level, with hashes instead of persons and addresses', () => {
    const { security, lines, facts } = listening('fatal');
    security.record('auth.password.failed', {
      brand: 'open',
      row: 'account.login',
      requestId: 'r-1',
      person: 'account-1',
      email: 'Mia@Example.com',
      address: '198.51.100.1',
      kind: 'sign-in',
    });
    expect(facts()[0]).toMatchObject({
      security: true,
      event: 'auth.password.failed',
      brand: 'open',
      row: 'account.login',
      requestId: 'r-1',
      kind: 'sign-in',
      person: expect.stringMatching(/^[\w-]{16}$/),
      email: expect.stringMatching(/^[\w-]{16}$/),
      address: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(lines.join()).not.toMatch(/mia|example\.com|198\.51|account-1/i);
  });

  it('uses one hash per person and brand, however the email is written', () => {
    const { security, facts } = listening();
    for (const [brand, email] of [
      ['open', 'mia@example.com'],
      ['open', ' MIA@example.com'],
      ['other', 'mia@example.com'],
    ] as const)
      security.record('auth.password.failed', { brand, email });
    const [one, two, three] = facts().map(({ email }) => email);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  it('drops a kind that is not a code, so that no visitor input reaches the log', () => {
    const { security, lines } = listening();
    security.record('input.refused', { kind: 'mia@example.com said so' });
    expect(lines.join()).not.toContain('mia');
  });

  it('sums up identical events of one address per minute, with the newest request id', () => {
    const { security, facts } = listening();
    for (let at = 1; at <= 500; at++)
      security.record('auth.password.failed', { address: '198.51.100.1', requestId: `r-${at}` });
    expect(facts()).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(facts()).toHaveLength(2);
    expect(facts()[1]).toMatchObject({ count: 499, requestId: 'r-500' });
    vi.advanceTimersByTime(600_000);
    expect(facts()).toHaveLength(2);
  });

  it('writes a bounded number of lines, however many addresses an attacker has', () => {
    const { security, facts } = listening();
    for (let at = 0; at < 20_000; at++) security.record('rate.limited', { address: `2001:db8::${at}` });
    vi.advanceTimersByTime(60_000);
    expect(facts().length).toBeLessThanOrEqual(2_002);
    const counted = facts().reduce((sum, { count }) => sum + ((count as number | undefined) ?? 1), 0);
    expect(counted).toBe(20_000);
    expect(security.totals().get('rate.limited')).toBe(20_000);
  });

  it('writes pending sums when the process ends', () => {
    const { security, facts } = listening();
    security.record('gate.failed', {});
    security.record('gate.failed', {});
    security.record('gate.failed', {});
    security.flush();
    expect(facts().map(({ count }) => count)).toEqual([undefined, 2]);
  });

  it('writes nothing if logging is silent, but still counts', () => {
    const { security, lines } = listening('silent');
    security.record('gate.failed', {});
    expect(lines).toEqual([]);
    expect(security.totals().get('gate.failed')).toBe(1);
  });
});
