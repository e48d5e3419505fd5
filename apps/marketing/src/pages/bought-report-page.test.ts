// @vitest-environment node
import { CallError } from '@vinlore/contract';
import { fullReport } from '@vinlore/report-domain/testing';
import { describe, expect, it } from 'vitest';
import { createRendererWith } from '../entry-server.tsx';
import { callsBy, requestFor } from '../testing/visit.ts';

const renderer = createRendererWith({ loader: '/l.js', styles: [] });
const PDF = '/api-cwa/view_pdf?kind=report&id=R1&signature=s';

const open = (answer: () => unknown, path = '/your-report?id=R1&signature=s') =>
  renderer.render(requestFor(path), callsBy({ 'report.bought': answer }));

describe("docs/decisions.md §4: reading a guest purchase's report on a page", () => {
  it('shows all of it with its PDF and verification link; not cached, indexed, or measured', async () => {
    const { html, status, cache, secret } = await open(() => ({ report: fullReport, pdf_url: PDF }));
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'never', secret: true });
    expect(html).toContain('2018 Honda Civic EX</h1>');
    expect(html).toContain(`href="${PDF.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`href="/verify/${fullReport.id}"`);
    expect(html).toContain('noindex');
    expect(html).not.toContain('data-island="consent"');
  });

  it.each([
    ['an expired link', new CallError('refused', 'Over.', 403), 403, 'This link has expired'],
    [
      'a report that another brand has',
      new CallError('refused', 'None.', 404),
      404,
      'open your order from the receipt',
    ],
    ['an unreachable server', new CallError('network', 'No.', 0), 503, 'Couldn’t load this report'],
  ])('explains %s and what to do', async (_what, error, status, words) => {
    const drawn = await open(() => {
      throw error;
    });
    expect(drawn.status).toBe(status);
    expect(drawn.html.toLowerCase()).toContain(words.toLowerCase());
  });
});

describe('docs/decisions.md §6: sharing the report from its page, without an account or JavaScript', () => {
  const SHARE = {
    ...{ id: 'S', url: '/vehicle-checks/S', made_at: '2026-11-20T10:00:00Z', expires_at: '2026-12-20T10:00:00Z' },
    ...{ revoked_at: null, views: 0, last_viewed_at: null, hidden: [], hide_vin: true, hide_mileage: false },
  };
  const post = (fields: string, answer: (input: unknown) => unknown) =>
    renderer.render(
      { ...requestFor('/your-report?id=R1&signature=s'), fields: new URLSearchParams(fields) },
      callsBy({
        'report.bought': () => ({ report: fullReport, pdf_url: PDF }),
        'report.shareBought': answer as (input: never) => unknown,
      }),
    );

  it('asks for duration and hidden parts in a form that posts to the same page', async () => {
    const { html } = await open(() => ({ report: fullReport, pdf_url: PDF }));
    expect(html).toContain('action="/your-report?id=R1&amp;signature=s#share"');
    expect(html).toMatch(
      /<input type="radio" name="days" checked="" value="7"\/>|name="days"[^>]*value="7"[^>]*checked/,
    );
  });

  it('creates the link and shows its full URL', async () => {
    const asked: unknown[] = [];
    const { html } = await post('form=share&days=30&hide_vin=on&hidden=damage&hidden=nothing', (input) => {
      asked.push(input);
      return SHARE;
    });
    expect(asked).toEqual([
      { id: 'R1', signature: 's', days: 30, hidden: ['damage'], hide_vin: true, hide_mileage: false },
    ]);
    expect(html).toContain('Your link, valid until Dec 20, 2026');
    expect(html).toMatch(/https?:\/\/[^<]*\/vehicle-checks\/S/);
  });

  it("says why a link can't be created and keeps the report", async () => {
    const { html } = await post('form=share&days=7', () => {
      throw new CallError('refused', 'Over.', 403);
    });
    expect(html).toContain('Over.');
    expect(html).toContain('2018 Honda Civic EX</h1>');
  });
});
