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

describe('docs/decisions.md §4: a report that was bought without an account is read on a page', () => {
  it('whole, with its PDF and the page that proves it; kept, indexed and measured by nobody', async () => {
    const { html, status, cache, secret } = await open(() => ({ report: fullReport, pdf_url: PDF }));
    expect({ status, cache, secret }).toEqual({ status: 200, cache: 'never', secret: true });
    expect(html).toContain('2018 Honda Civic EX</h1>');
    expect(html).toContain(`href="${PDF.replaceAll('&', '&amp;')}"`);
    expect(html).toContain(`href="/verify/${fullReport.id}"`);
    expect(html).toContain('noindex');
    expect(html).not.toContain('data-island="consent"');
  });

  it.each([
    ['a link that is over', new CallError('refused', 'Over.', 403), 403, 'This link no longer opens the report'],
    ['a report that another brand has', new CallError('refused', 'None.', 404), 404, 'open your order again'],
    ['a server that does not answer', new CallError('network', 'No.', 0), 503, 'cannot show this report right now'],
  ])('%s is told with what to do', async (_what, error, status, words) => {
    const drawn = await open(() => {
      throw error;
    });
    expect(drawn.status).toBe(status);
    expect(drawn.html.toLowerCase()).toContain(words.toLowerCase());
  });
});
