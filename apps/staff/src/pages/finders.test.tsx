import { memberDeskContract } from '@vinlore/account-domain';
import { staffOrderContract } from '@vinlore/billing-domain';
import { contentDeskContract } from '@vinlore/content-domain';
import type { Permission } from '@vinlore/contract';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { ticketContract } from '@vinlore/feedback-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { staffMessages } from '../messages/index.ts';
import { useFinders } from './finders.ts';

const render = deskRenderer(staffMessages);
const server = () =>
  fakeServer([
    on(memberDeskContract.staffMembers, () => ({ members: [], cursor: null, found_by: [] })),
    on(staffOrderContract.staffOrders, () => ({ orders: [], more: false })),
    on(ticketContract.staffTickets, () => ({
      tickets: [],
      more: false,
      counts: { open: 0, answered: 0, resolved: 0 },
    })),
    on(contentDeskContract.staffPages, () => ({ pages: [], more: false })),
  ]);

/** Queries each list the user may search, and names it. */
function Lists() {
  const finders = useFinders();
  const search = () => finders.forEach((finder) => void finder.find('mia', new AbortController().signal));
  return <button onClick={search}>{finders.map(({ href }) => href).join(' ')}</button>;
}

it.each([
  [['owner'], '/staff/members /staff/orders /staff/tickets /staff/content'],
  [['support'], '/staff/members /staff/orders /staff/tickets'],
  [['billing'], '/staff/members /staff/orders'],
  [['content'], '/staff/content'],
] as const)('who may %s searches what they may see, and asks for nothing else', async (permissions, lists) => {
  const asked = server();
  await render(<Lists />, asked, { permissions: permissions as readonly Permission[] });
  const button = await screen.findByRole('button');
  expect(button.textContent).toBe(lists);
  button.click();
  await expect.poll(() => asked.requests.length).toBe(lists.split(' ').length);
});
