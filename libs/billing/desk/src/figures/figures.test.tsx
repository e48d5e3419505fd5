import { staffFigureContract } from '@vinlore/billing-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { billingDeskMessages } from '../messages/index.ts';
import { FiguresPage } from './figures-page.tsx';

const render = deskRenderer(billingDeskMessages);
const point = (at: string, revenue: number, begun: number, bought: number) => ({
  at,
  revenue,
  orders: bought,
  refunds: 1,
  refunded: 100,
  begun,
  bought,
  subscriptions_begun: 0,
  subscriptions_ended: 0,
  subscriptions: 4,
});

it('figures stand in numbers, as charts with a table twin, and say how they are counted', async () => {
  const asked: object[] = [];
  const server = fakeServer([
    on(staffFigureContract.staffFigures, (question) => {
      asked.push(question);
      return {
        currency: 'USD',
        currencies: ['USD'],
        points: [point('2026-11-20', 5000, 4, 3), point('2026-11-21', 2500, 0, 0)],
        plans: [{ id: 'three', name: 'Three stickers', revenue: 7500, orders: 3, refunded: 200 }],
        as_of: '2026-11-22T10:00:00.000Z',
      };
    }),
  ]);
  await render(<FiguresPage />, server);
  expect(await screen.findByText('Days are UTC. As of 2026-11-22 10:00 UTC.')).toBeTruthy();
  expect(screen.getByText('$73.00')).toBeTruthy();
  expect(screen.getByText('75 %')).toBeTruthy();
  expect(screen.getByText('Of 4 purchases that were begun by pressing “Pay”, 3 were paid.')).toBeTruthy();
  const revenue = within(screen.getByRole('region', { name: 'Revenue' }));
  expect(revenue.getByRole('img')).toBeTruthy();
  fireEvent.click(revenue.getByRole('button', { name: 'Show as a table' }));
  expect(revenue.getByRole('row', { name: '2026-11-20 $50.00 $1.00' })).toBeTruthy();
  const conversion = within(screen.getByRole('region', { name: 'Conversion' }));
  fireEvent.click(conversion.getByRole('button', { name: 'Show as a table' }));
  expect(conversion.getByRole('row', { name: '2026-11-21 –' }), 'nobody began: no figure, not 0 %').toBeTruthy();
  expect(screen.getByRole('row', { name: 'Three stickers 3 $75.00 $2.00' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('By'), { target: { value: 'week' } });
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ unit: 'week' }));
});
