// @vitest-environment node
import { type ServiceDay, SERVICES, type ServiceState } from '@vinlore/brand';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const days = (bad: Partial<ServiceDay> = {}): ServiceDay[] => [
  { day: '2026-11-28', state: null, minutes: 0 },
  { day: '2026-11-29', state: 'ok', minutes: 0, ...bad },
  { day: '2026-11-30', state: 'ok', minutes: 0 },
];
const page = (payments: { state: ServiceState; bad?: Partial<ServiceDay> }, path = '/status') =>
  renderer.render(
    requestFor(path),
    callsBy({
      'brand.status': () => ({
        at: '2026-11-30T10:04:00.000Z',
        services: SERVICES.map((name) => ({
          name,
          state: name === 'payments' ? payments.state : 'ok',
          days: days(name === 'payments' ? payments.bad : {}),
        })),
      }),
    }),
  );

describe('/status', () => {
  it('says that everything works, for caches in front of us to keep briefly', async () => {
    const { html, status, cache } = await page({ state: 'ok' });
    expect([status, cache]).toEqual([200, 'briefly']);
    expect(html).toContain('All services are working.');
    expect(html).toContain('Updated Nov 30, 2026, 10:04');
    expect(html.match(/No problems in the last 90 days/g)).toHaveLength(SERVICES.length);
  });

  it.each([
    ['degraded', 'Some services are slow or partly unavailable.', 'Limited'],
    ['down', 'Some services are down. We’re working on it.', 'Down'],
  ] as const)('names a service that is %s', async (state, lead, word) => {
    const { html } = await page({ state });
    expect(html).toContain(lead);
    expect(html).toContain(word);
  });

  it('lists days with problems in words, not only in colors', async () => {
    const { html } = await page({ state: 'ok', bad: { state: 'down', minutes: 12 } });
    expect(html).toContain('<li>Nov 29, 2026: Down, 12 min</li>');
    expect(html).toContain('aria-label="Problems on 1 of the last 90 days"');
  });
});
