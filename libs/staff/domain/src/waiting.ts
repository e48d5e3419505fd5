import type { Permission } from '@vinlore/contract';

/** Kinds of open items, most urgent first: people waiting right now, then promised responses, then stalled work. */
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

/** Permissions to see each kind: those that can open its page. */
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

/** Maximum count per kind; means "or more". Higher numbers don't matter to anyone, and counting costs rows. */
export const MOST_WAITING = 100;
