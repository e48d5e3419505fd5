// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { fullReport } from '@vinlore/report-domain/testing';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const shares = callsBy({
  'report.shared': ({ id }: { id: string }) => {
    if (id !== 'a-share') throw new CallError('refused', 'There is no such link.', 404);
    return { report: fullReport, expires_at: '2026-12-20T10:00:00.000Z' };
  },
});
const page = (address: string) => renderer.render(requestFor(address), shares);

describe('docs/decisions.md §4: a shared report at /vehicle-checks/<share id>', () => {
  it('shows the report, that its owner shares it, and until when', async () => {
    const { html, status, cache } = await page('/vehicle-checks/a-share');
    expect({ status, cache }).toEqual({ status: 200, cache: 'never' });
    expect(html).toMatch(/<h1>2018 Honda Civic EX<\/h1>/);
    expect(html).toContain('Shared with you until Dec 20, 2026');
    expect(html).toContain('Sample data, not a real car’s history');
  });

  it('is noindex, without chat or analytics', async () => {
    const { html } = await page('/vehicle-checks/a-share');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toMatch(/data-island="(chat|consent)/);
  });

  it('expands, explains, and jumps without JavaScript: every link of the report has its target', async () => {
    const { html } = await page('/vehicle-checks/a-share');
    const sheet = /<article.*<\/article>/s.exec(html)![0];
    const ids = new Set([...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const wanted = [...sheet.matchAll(/(?:href="#|popovertarget=")([^"]+)"/gi)].map(([, id]) => id);
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
    expect(sheet).not.toContain('data-island');
  });

  it('responds 404 with advice to an expired link', async () => {
    const { html, status } = await page('/vehicle-checks/over');
    expect(status).toBe(404);
    expect(html).toContain('This link is no longer available');
    expect(html).toContain('Ask the person who sent it');
  });

  it('distinguishes a server error from an expired link', async () => {
    const down = () => Promise.reject(new CallError('network', '', 0));
    const { html, status } = await renderer.render(requestFor('/vehicle-checks/a-share'), down);
    expect(status).toBe(503);
    expect(html).toContain('Your link still works');
  });

  it('makes no call for a malformed id', async () => {
    expect((await page('/vehicle-checks/%3Cb%3E')).status).toBe(404);
    expect((await page(`/vehicle-checks/${'a'.repeat(65)}`)).status).toBe(404);
  });
});
