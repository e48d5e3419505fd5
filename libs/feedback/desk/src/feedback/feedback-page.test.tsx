import { type Rating, ratingContract, ticketContract } from '@vinlore/feedback-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { FeedbackPage } from './feedback-page.tsx';
import { CSV_ROWS } from './save-list.ts';
import type { Trends } from './trend-series.ts';

const render = deskRenderer(feedbackDeskMessages);
afterEach(() => vi.restoreAllMocks());

const rating = (at: number): Rating => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  vin: '',
  report_type: 'report',
  satisfaction: 2,
  message: '=1+1',
  email: 'mia@example.com',
  sent_at: '2026-11-20T10:00:00.000Z',
});
const BRAND = {
  key: 'vinlore',
  name: 'Vinlore',
  weeks: [{ week: '2026-11-16', report_type: 'report' as const, count: 2, mean: 3.5, low: 1 }],
};
const TRENDS: Trends = { weeks: ['2026-11-09', '2026-11-16'], brands: [BRAND] };

/** An endless list of feedback, or a single entry. */
const server = (trends = TRENDS, endless = false) =>
  fakeServer([
    on(ratingContract.staffFeedback, ({ cursor }) => {
      const from = cursor === undefined ? 0 : Number(cursor.slice(-12)) + 1;
      return {
        feedback: endless ? Array.from({ length: 50 }, (_, at) => rating(from + at)) : [rating(0)],
        more: endless,
      };
    }),
    on(ratingContract.staffFeedbackTrends, () => trends),
    on(ticketContract.staffTicketRatings, () => ({
      weeks: [
        { week: '2026-11-09', good: 0, bad: 0 },
        { week: '2026-11-16', good: 3, bad: 1 },
      ],
    })),
  ]);

describe('feedback page', () => {
  it('shows average score, dissatisfied share, and count as charts and tables', async () => {
    await render(<FeedbackPage />, server());
    const cells = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }));
    for (const [figure, title, row] of [
      ['Average score', 'Average score (1–5)', '2026-11-163.5'],
      ['Dissatisfied', 'Dissatisfied responses (1 or 2)', '2026-11-1650 %'],
      ['Responses', 'Number of responses', '2026-11-162'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: figure }));
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      expect(cells()).toContainEqual(expect.stringContaining(row));
    }
    expect(screen.queryByLabelText('Compare by')).toBeNull();
  });

  it('shows the weekly share of good ticket ratings, with gaps for weeks without ratings', async () => {
    await render(<FeedbackPage />, server());
    fireEvent.click(await screen.findByRole('button', { name: 'Ticket ratings' }));
    expect(await screen.findByRole('heading', { name: 'Resolved tickets rated “Good”' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'View as table' }));
    const cells = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['2026-11-09–', '2026-11-1675 %']));
  });

  it('compares brands for staff who work at several', async () => {
    const both = { ...TRENDS, brands: [BRAND, { key: 'dos', name: 'Historial', weeks: [] }] };
    await render(<FeedbackPage />, server(both));
    fireEvent.change(await screen.findByLabelText('Compare by'), { target: { value: 'brand' } });
    expect(screen.getAllByText('Historial')).toHaveLength(1);
  });

  it('collapses long comments until expanded, and never short ones', async () => {
    const long = { ...rating(1), message: `It took ${'so very '.repeat(40)}long` };
    const network = fakeServer([
      on(ratingContract.staffFeedback, () => ({ feedback: [rating(0), long], more: false })),
      on(ratingContract.staffFeedbackTrends, () => TRENDS),
    ]);
    await render(<FeedbackPage />, network);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more', expanded: false }));
    fireEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
    expect(screen.getAllByRole('button', { name: 'Show more' })).toHaveLength(1);
    expect(screen.getByText(long.message)).toBeTruthy();
  });

  it('filters, and exports a CSV without formulas; says so if the export is truncated', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const network = server(TRENDS, true);
    await render(<FeedbackPage />, network, { path: '/staff/feedback?most=2' });
    await screen.findAllByText('=1+1');
    fireEvent.click(screen.getByRole('button', { name: 'Export list as CSV' }));
    await screen.findByText('The file includes the 2,000 most recent results.');
    const lines = (await saved[0]!.text()).trim().split('\r\n');
    expect(lines).toHaveLength(CSV_ROWS + 1);
    expect(lines[1]).toContain('"\'=1+1"');
    const asked = network.requests.filter(({ name }) => name === 'feedback.staffList');
    expect(asked.every(({ input }) => input['at_most'] === 2)).toBe(true);
  });
});
