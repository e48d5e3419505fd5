import * as v from 'valibot';

/** A support agent of a brand. */
export const AgentSchema = v.object({
  /** Account id. */
  id: v.string(),
  /** Name, or else email. */
  name: v.string(),
});
export type Agent = v.InferOutput<typeof AgentSchema>;

/** Assignee filter of a list: assigned to the caller, or unassigned. */
export const HOLDERS = ['mine', 'none'] as const;
export const HolderSchema = v.picklist(HOLDERS);
export type Holder = v.InferOutput<typeof HolderSchema>;

/** The same for tickets, which can also be assigned to the caller's teams. */
export const TICKET_HOLDERS = ['mine', 'team', 'none'] as const;
export const TicketHolderSchema = v.picklist(TICKET_HOLDERS);
export type TicketHolder = v.InferOutput<typeof TicketHolderSchema>;

const AccountId = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** The new assignee and the one the caller saw; null is unassigned. */
export const AssignFields = { to: v.nullable(AccountId), was: v.nullable(AccountId) };

/**
 * Whether a ticket or chat can be reassigned. If two people take it at once, the second one is told.
 *
 * @param held the current assignee
 * @returns `same` if there is nothing to do, `taken` if the current assignee isn't the one the caller saw
 */
export function judgeAssign(held: string | null, { to, was }: { to: string | null; was: string | null }) {
  if (held === to) return 'same';
  return held === was ? 'change' : 'taken';
}
