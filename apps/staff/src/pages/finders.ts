import { memberDeskContract } from '@vinlore/account-domain';
import { staffOrderContract } from '@vinlore/billing-domain';
import { contentDeskContract } from '@vinlore/content-domain';
import { permits } from '@vinlore/contract';
import { useDesk } from '@vinlore/desk-ui';
import { ticketContract } from '@vinlore/feedback-domain';
import type { Finder } from '@vinlore/staff-desk';
import { useCall, useTranslator } from '@vinlore/ui';
import { AREAS } from '../areas/index.ts';
import type { staffMessages } from '../messages/index.ts';

/** A search result as one line. */
const lineOf = (...facts: readonly (string | null | undefined)[]) => facts.filter(Boolean).join(' · ');

/** The lists that the overview searches, limited to what the user may see. */
export function useFinders(): readonly Finder[] {
  const { t } = useTranslator<typeof staffMessages>();
  const { roles } = useDesk();
  const call = useCall();
  const all: readonly Finder[] = [
    {
      href: '/staff/members',
      title: t('staff.allMembers'),
      find: async (search, signal) => {
        const { members } = await call(memberDeskContract.staffMembers, { search }, { signal });
        return members.map(({ id, email, first, last, company }) => ({
          href: `/staff/members/${id}`,
          title: email,
          note: lineOf(`${first} ${last}`.trim(), company),
        }));
      },
    },
    {
      href: '/staff/orders',
      title: t('staff.orders'),
      find: async (search, signal) => {
        const { orders } = await call(staffOrderContract.staffOrders, { search }, { signal });
        return orders.map(({ id, number, plan, email }) => ({
          href: `/staff/orders/${id}`,
          title: number,
          note: lineOf(plan.name, email),
        }));
      },
    },
    {
      href: '/staff/tickets',
      title: t('staff.tickets'),
      find: async (search, signal) => {
        const { tickets } = await call(ticketContract.staffTickets, { search }, { signal });
        return tickets.map(({ number, subject, email }) => ({
          href: `/staff/tickets/${number}`,
          title: subject || number,
          note: lineOf(number, email),
        }));
      },
    },
    {
      href: '/staff/content',
      title: t('staff.pages'),
      find: async (search, signal) => {
        const { pages } = await call(contentDeskContract.staffPages, { search }, { signal });
        return pages.map(({ id, path, en, es }) => ({
          href: `/staff/content/${id}`,
          title: path,
          note: lineOf(en?.title, es?.title),
        }));
      },
    },
  ];
  const routes = AREAS.flatMap(({ pages }) => pages);
  return all.filter(({ href }) => routes.some(({ path, permission }) => path === href && permits(roles, permission)));
}
