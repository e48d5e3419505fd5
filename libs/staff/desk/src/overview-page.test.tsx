import type { DataOf } from '@vinlore/contract';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { staffContract } from '@vinlore/staff-domain';
import { connectionLost, fakeServer, on } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OverviewPage, staffDeskMessages } from './index.ts';

const render = deskRenderer(staffDeskMessages);
type Waiting = DataOf<typeof staffContract.overview>['waiting'];

const serverOf = (waiting: Waiting) => fakeServer([on(staffContract.overview, () => ({ waiting }))]);
const page = <OverviewPage finders={[]} ways={<p>All the rest</p>} />;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('the overview', () => {
  it('shows what needs attention, since when, with links, in the response’s order', async () => {
    await render(
      page,
      serverOf([
        { kind: 'overdueChats', count: 2, since: ago(2) },
        { kind: 'chats', count: 1, since: ago(0.5) },
        { kind: 'tickets', count: 40, since: ago(72) },
        { kind: 'vins', count: 100, since: null },
      ]),
    );
    const lines = await screen.findAllByRole('link');
    expect(lines.map((line) => [line.getAttribute('href'), line.textContent])).toEqual([
      ['/staff/chats?state=waiting', '2Overdue chatsPast our promised response time2 hours'],
      ['/staff/chats?state=waiting', '1ChatWaiting for a reply right now30 minutes'],
      ['/staff/tickets?state=open', '40TicketsWaiting for a reply from support3 days'],
      ['/staff/vins', '99+Unknown VINsSearched by visitors but not found'],
    ]);
    expect(screen.getByText('All the rest')).toBeTruthy();
  });

  it('shows an empty state, in Spanish too', async () => {
    await render(page, serverOf([]));
    await screen.findByRole('heading', { name: 'You’re all caught up' });
    expect(screen.queryByRole('link')).toBeNull();
    await render(page, serverOf([]), { language: 'es' });
    await screen.findByRole('heading', { name: 'Estás al día' });
  });

  it('stays usable and retries when the counts can’t be loaded', async () => {
    let isUp = false;
    await render(page, fakeServer([on(staffContract.overview, () => (isUp ? { waiting: [] } : connectionLost()))]));
    await screen.findByRole('alert');
    expect(screen.getByText('All the rest')).toBeTruthy();
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: /again/i }));
    await screen.findByRole('heading', { name: 'You’re all caught up' });
  });
});
