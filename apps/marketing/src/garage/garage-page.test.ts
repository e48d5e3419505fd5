// @vitest-environment node
import { CallError } from '@vinlore/contract';
import type { PublicEntry } from '@vinlore/garage-domain';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const ENTRY: PublicEntry = {
  title: '2003 Honda Accord EX',
  year: 2003,
  body: 'Coupe',
  is_classic: false,
  vin: '1HGCM82633A••••••',
  nickname: '<img src=x onerror=alert(1)>',
  unit: 'mi',
  mileage: { day: '2026-11-01', value: 61_234 },
  documents: [{ kind: 'report', id: 'REPO-RTNU-MBER-0001', made_at: '2026-11-01T00:00:00Z' }],
  notes: '</p><script>alert(1)</script>\njavascript:alert(1)',
  costs: [{ currency: 'USD', total: 129_474, per_unit: 114.2 }],
};
const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const garages = callsBy({
  'garage.shared': ({ id }: { id: string }) => {
    if (id === 'empty-one') return { vehicles: [] };
    if (id !== 'a-token') throw new CallError('refused', 'There is no such link.', 404);
    return { vehicles: [ENTRY] };
  },
});
const page = (address: string) => renderer.render(requestFor(address), garages);

describe('a public garage at /garage/<token>', () => {
  it('shows what its owner shares: vehicle, masked VIN, mileage, costs, and links that verify documents', async () => {
    const { html, status, cache, secret } = await page('/garage/a-token');
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'never', secret: true });
    expect(html).toContain('2003 Honda Accord EX');
    expect(html).toContain('3A••••••');
    expect(html).toContain('61,234 mi');
    expect(html).toContain('$1,294.74');
    expect(html).toContain('$1.14 per mile');
    expect(html).toMatch(/href="[^"]*\/verify\/REPO-RTNU-MBER-0001" rel="noreferrer"/);
  });

  it('escapes nicknames and notes', async () => {
    const { html } = await page('/garage/a-token');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });

  it('is noindex, without chat or analytics', async () => {
    const { html } = await page('/garage/a-token');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toMatch(/data-island="(chat|consent)/);
  });

  it('says when it has no vehicles', async () => {
    expect((await page('/garage/empty-one')).html).toContain('This garage is empty.');
  });

  it('responds 404 with advice to a disabled link, uncached', async () => {
    const { html, status, cache } = await page('/garage/ended');
    expect({ status, cache }).toEqual({ status: 404, cache: 'never' });
    expect(html).toContain('This link doesn’t work');
    expect(html).toContain('Ask the person who sent it');
  });

  it('distinguishes a server error from a disabled link', async () => {
    const down = () => Promise.reject(new CallError('network', '', 0));
    const { html, status } = await renderer.render(requestFor('/garage/a-token'), down);
    expect(status).toBe(503);
    expect(html).toContain('Your link still works');
  });

  it('makes no call for a malformed token', async () => {
    expect((await page('/garage/%3Cb%3E')).status).toBe(404);
    expect((await page(`/garage/${'a'.repeat(65)}`)).status).toBe(404);
  });
});
