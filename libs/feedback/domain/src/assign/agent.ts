import * as v from 'valibot';

/** Somebody who answers for support at a brand's desk. */
export const AgentSchema = v.object({
  /** Id of their account. */
  id: v.string(),
  /** Their name, else their email. */
  name: v.string(),
});
export type Agent = v.InferOutput<typeof AgentSchema>;

/** Whose tickets or chats a list shows: the reader's own, or nobody's. */
export const HOLDERS = ['mine', 'none'] as const;
export const HolderSchema = v.picklist(HOLDERS);
export type Holder = v.InferOutput<typeof HolderSchema>;

/** The same for tickets, which teams can have: also those of the reader's teams. */
export const TICKET_HOLDERS = ['mine', 'team', 'none'] as const;
export const TicketHolderSchema = v.picklist(TICKET_HOLDERS);
export type TicketHolder = v.InferOutput<typeof TicketHolderSchema>;

const AccountId = v.pipe(v.string(), v.toLowerCase(), v.uuid());

/** Who gets a ticket or a chat, and who had it when that was decided; null is nobody. */
export const AssignFields = { to: v.nullable(AccountId), was: v.nullable(AccountId) };

/**
 * Whether a ticket or a chat can change hands. Of two who take it at once the second one sees that it is taken.
 *
 * @param held who has it now
 * @returns `same` where it is so already, `taken` where somebody else has it than was seen
 */
export function judgeAssign(held: string | null, { to, was }: { to: string | null; was: string | null }) {
  if (held === to) return 'same';
  return held === was ? 'change' : 'taken';
}
