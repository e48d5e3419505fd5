import type { Permission } from '@vinlore/contract';

/**
 * What can wait for somebody on the staff, the most urgent first: whoever sits before a screen, then who
 * was promised an answer, then what stands still meanwhile.
 */
export const WAITING_KINDS = [
  'overdueChats',
  'chats',
  'overdue',
  'teamTickets',
  'tickets',
  'disputes',
  'health',
  'sources',
  'approvals',
  'deletions',
  'dealers',
  'refunds',
  'renewals',
  'imports',
  'vins',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Who sees to each: those who may open its page. */
export const WAITING_FOR: Readonly<Record<WaitingKind, Permission | readonly Permission[]>> = {
  overdueChats: 'support',
  chats: 'support',
  overdue: 'support',
  teamTickets: 'support',
  tickets: 'support',
  disputes: 'support',
  health: 'owner',
  sources: ['support', 'content'],
  approvals: ['billing', 'owner'],
  deletions: 'support',
  dealers: 'support',
  refunds: 'billing',
  renewals: ['support', 'billing'],
  imports: 'owner',
  vins: ['support', 'content'],
};

/** So many of a kind are counted; as many stand for more. Nobody's day depends on the rest, and a count costs its rows. */
export const MOST_WAITING = 100;
