import { describe, expect, it } from 'vitest';
import { newCookieKey, textSigner } from '../keys/keys.ts';
import { createLogger } from '../logging.ts';
import { createSecurityLog } from '../security-events/security-log.ts';
import { testApi } from '../testing/test-api.ts';

async function watched() {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  const security = createSecurityLog({ log, signer: textSigner([newCookieKey()]) });
  const { ask } = await testApi({ security });
  const events = () =>
    lines.map((line) => {
      const { event, kind, row, person } = JSON.parse(line) as Record<string, string>;
      return [event, kind, row, ...(person ? ['person'] : [])];
    });
  return { ask, events, lines };
}

describe('the checks before a handler log every rejection of an attack', () => {
  it('a member on a staff row, staff without the permission or two-step verification', async () => {
    const { ask, events } = await watched();
    for (const bearer of ['member', 'staff-of-content', 'staff-without-factor'])
      await ask('/api/staff', { headers: { bearer } });
    expect(events()).toEqual([
      ['authz.denied', 'not-staff', 't.staff', 'person'],
      ['authz.denied', 'permission', 't.staff', 'person'],
      ['authz.denied', 'factor', 't.staff', 'person'],
    ]);
  });

  it('no token, and an invalid token', async () => {
    const { ask, events, lines } = await watched();
    await ask('/api/mine');
    await ask('/api/mine', { headers: { bearer: 'stolen-token' } });
    expect(events()).toEqual([
      ['authz.denied', 'no-token', 't.mine'],
      ['auth.session.refused', 'token', 't.mine'],
    ]);
    expect(lines.join()).not.toContain('stolen-token');
  });

  it('another origin, another brand, a missing XSRF header, a closed gate', async () => {
    const { ask, events } = await watched();
    await ask('/api/same', { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
    await ask('/api/refused', { headers: { uri: 'gated.localhost' } });
    await ask('/api/xsrf', { method: 'POST' });
    await ask('/api/gate', { headers: { host: 'gated.localhost' } });
    expect(events()).toEqual([
      ['origin.refused', 'origin', 't.twin'],
      ['origin.refused', 'site', 't.refused'],
      ['origin.refused', 'xsrf', 't.xsrf'],
      ['authz.denied', 'gate', 't.gate'],
    ]);
  });

  it('an address over its limit, once per minute instead of once per request', async () => {
    const { ask, events } = await watched();
    for (let at = 0; at < 20; at++) await ask('/api/rare');
    expect(events()).toEqual([['rate.limited', undefined, 't.rare']]);
  });

  it('a row that is an event itself, on success only', async () => {
    const { ask, events } = await watched();
    await ask('/api/personal');
    await ask('/api/personal', { headers: { bearer: 'staff' } });
    expect(events()).toEqual([
      ['authz.denied', 'no-token', 't.personal'],
      ['pii.read', undefined, 't.personal', 'person'],
    ]);
  });
});
