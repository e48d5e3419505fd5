import { staffFigureContract } from '@vinlore/billing-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { FiguresPage } from './figures-page.tsx';

const noCohorts = on(staffFigureContract.staffCohorts, () => ({ cohorts: [], plans: [] }));
const render = deskRenderer(billingDeskMessages);
const point = (at: string, revenue: number, begun: number, bought: number) => ({
  at,
  revenue,
  tax: revenue / 10,
  orders: bought,
  refunds: 1,
  refunded: 100,
  begun,
  bought,
  subscriptions_begun: 0,
  subscriptions_ended: 0,
  subscriptions: 4,
});

it('shows figures as numbers and as charts with a table, and explains how they are counted', async () => {
  const asked: object[] = [];
  const server = fakeServer([
    on(staffFigureContract.staffFigures, (question) => {
      asked.push(question);
      return {
        currency: 'USD',
        currencies: ['USD'],
        points: [point('2026-11-20', 5000, 4, 3), point('2026-11-21', 2500, 0, 0)],
        plans: [{ id: 'three', name: 'Three stickers', revenue: 7500, orders: 3, refunded: 200 }],
        paused: 3,
        as_of: '2026-11-22T10:00:00.000Z',
      };
    }),
    noCohorts,
  ]);
  await render(<FiguresPage />, server);
  expect(await screen.findByText('Days are in UTC. Updated 2026-11-22 10:00 UTC.')).toBeTruthy();
  expect(screen.getByText('$73.00')).toBeTruthy();
  expect(screen.getByText('75 %')).toBeTruthy();
  expect(screen.getByText('Currently paused').nextSibling?.textContent).toBe('3');
  expect(screen.getByText('Buyers clicked “Pay” 4 times and completed 3 of those purchases.')).toBeTruthy();
  const revenue = within(screen.getByRole('region', { name: 'Revenue' }));
  expect(revenue.getByRole('img')).toBeTruthy();
  fireEvent.click(revenue.getByRole('button', { name: 'View as table' }));
  expect(revenue.getByRole('row', { name: '2026-11-20 $50.00 $1.00 $5.00' })).toBeTruthy();
  const conversion = within(screen.getByRole('region', { name: 'Conversion' }));
  fireEvent.click(conversion.getByRole('button', { name: 'View as table' }));
  expect(conversion.getByRole('row', { name: '2026-11-21 –' }), 'nobody began: no figure, not 0 %').toBeTruthy();
  expect(screen.getByRole('row', { name: 'Three stickers 3 $75.00 $2.00' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Group by'), { target: { value: 'week' } });
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ unit: 'week' }));
});

it('computes churn from subscriptions running at the start, and shows retention by plan without future months', async () => {
  const asked: object[] = [];
  const answer = {
    cohorts: [
      { month: '2026-08-01', begun: 8, kept: [6, 3, null] },
      { month: '2026-09-01', begun: 0, kept: [0, null, null] },
      { month: '2026-10-01', begun: 4, kept: [null, null, null] },
    ],
    plans: [
      { id: 'monthly', name: 'Monthly' },
      { id: 'unlimited', name: 'Unlimited' },
    ],
  };
  const server = fakeServer([
    on(staffFigureContract.staffFigures, () => ({
      currency: 'USD',
      currencies: ['USD'],
      points: [
        { ...point('2026-11-20', 0, 0, 0), subscriptions: 9, subscriptions_begun: 1, subscriptions_ended: 2 },
        { ...point('2026-11-21', 0, 0, 0), subscriptions: 1, subscriptions_begun: 1 },
      ],
      plans: [],
      paused: 3,
      as_of: '2026-11-22T10:00:00.000Z',
    })),
    on(staffFigureContract.staffCohorts, (question) => {
      asked.push(question);
      return answer;
    }),
  ]);
  await render(<FiguresPage />, server);
  const churn = within(await screen.findByRole('region', { name: 'Churn' }));
  fireEvent.click(churn.getByRole('button', { name: 'View as table' }));
  expect(churn.getByRole('row', { name: '2026-11-20 20 %' })).toBeTruthy();
  expect(churn.getByRole('row', { name: '2026-11-21 –' }), 'none ran before').toBeTruthy();
  const cohorts = within(screen.getByRole('region', { name: 'Subscription retention' }));
  const rows = (await cohorts.findAllByRole('row')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Start monthNew1 mo2 mo3 mo', '2026-08875 %38 %', '2026-104']);
  fireEvent.change(cohorts.getByLabelText('Plan'), { target: { value: 'unlimited' } });
  await expect.poll(() => asked).toContainEqual({ plan: 'unlimited' });
});
