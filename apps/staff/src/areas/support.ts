import { ChatsIcon, DisputesIcon, FeedbackIcon, SnippetsIcon, SupportTeamsIcon, TicketsIcon } from '../icons.ts';
import type { Area } from './area.ts';
import { page } from './area.ts';
import { loadTicketPage } from './ticket-page.tsx';

const desk = () => import('@vinlore/feedback-desk');

/** Tickets, chats, and feedback. */
export const supportArea: Area = {
  title: 'staff.support',
  pages: [
    {
      path: '/staff/tickets',
      permission: 'support',
      nav: { label: 'staff.tickets', Icon: TicketsIcon },
      ...page(desk, 'TicketsPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/tickets/$number',
      permission: 'support',
      load: loadTicketPage,
    },
    {
      path: '/staff/disputes',
      permission: 'support',
      nav: { label: 'staff.disputes', Icon: DisputesIcon },
      ...page(desk, 'DisputesPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/chats',
      permission: 'support',
      nav: { label: 'staff.chats', Icon: ChatsIcon },
      ...page(desk, 'ChatsPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/chats/$number',
      permission: 'support',
      ...page(desk, 'ChatPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/feedback',
      permission: 'support',
      nav: { label: 'staff.feedback', Icon: FeedbackIcon },
      ...page(desk, 'FeedbackPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/snippets',
      permission: 'support',
      nav: { label: 'staff.snippets', Icon: SnippetsIcon },
      ...page(desk, 'SnippetsPage', 'feedbackDeskMessages'),
    },
    {
      path: '/staff/support-teams',
      permission: 'owner',
      nav: { label: 'staff.supportTeams', Icon: SupportTeamsIcon },
      ...page(desk, 'TeamsPage', 'feedbackDeskMessages'),
    },
  ],
};
