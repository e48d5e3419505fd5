import { recordAct } from '@vinlore/audit';
import { type Database, tables, type Tx } from '@vinlore/database';
import { judgeAssign } from '@vinlore/feedback-domain';
import { type CallContext, refuse, staffAct } from '@vinlore/server-kit';
import type { ColleagueNames } from '../colleagues.ts';
import type { FeedbackTables } from '../tables.ts';
import type { TicketTables } from '../ticket-tables.ts';
import type { AgentsOf } from './agents.ts';

/** What can be assigned: tickets or chats. */
export type AssignedTable = 'ticket' | 'feedback_conversation';

/** Their names in the audit log. */
const TRAIL = {
  ticket: { act: 'ticket.assigned', kind: 'ticket' },
  feedback_conversation: { act: 'feedback.chat-assigned', kind: 'conversation' },
} as const;

const from = (source: Database | Tx) => tables<Pick<FeedbackTables & TicketTables, AssignedTable>>(source);

/** Dependencies of assigning. */
export interface AssignDeps {
  readonly agentsOf: AgentsOf;
  readonly colleagueNames: ColleagueNames;
}

/**
 * Assigns a locked ticket or chat, or unassigns it. Idempotent.
 *
 * @throws Refusal 409 if someone else was assigned in the meantime, 422 if `to` isn't a support agent of the brand
 */
export async function assign(
  tx: Tx,
  { agentsOf, colleagueNames }: AssignDeps,
  context: CallContext<'staff'>,
  table: AssignedTable,
  kept: { readonly id: string; readonly assigned_to: string | null },
  wanted: { readonly to: string | null; readonly was: string | null },
): Promise<void> {
  const { brand, text } = context;
  const { id, assigned_to: held } = kept;
  const judged = judgeAssign(held, wanted);
  if (judged === 'same') return;
  if (judged === 'taken') {
    const name = held === null ? undefined : (await colleagueNames(tx, [held])).get(held);
    return refuse(409, name === undefined ? text.t('assign.nobody') : text.t('assign.taken', { name }));
  }
  const { to } = wanted;
  if (to !== null && !(await agentsOf(tx, brand.key)).some((agent) => agent.id === to))
    return refuse(422, text.t('assign.noAgent'));
  await from(tx).updateTable(table).set({ assigned_to: to }).where('id', '=', id).execute();
  const { act, kind } = TRAIL[table];
  const [before, after] = [{ assignee: held }, { assignee: to }];
  await recordAct(tx, { ...staffAct(context), act, subject: { kind, id }, before, after });
}

/** Unassigns everything that a brand's former agents still have. */
export async function releaseLost(
  database: Database,
  table: AssignedTable,
  brand: string,
  agentsOf: AgentsOf,
): Promise<void> {
  await database.transaction(async (tx) => {
    const held = await from(tx)
      .selectFrom(table)
      .select('assigned_to')
      .distinct()
      .where('brand', '=', brand)
      .where('assigned_to', 'is not', null)
      .execute();
    if (held.length === 0) return;
    const agents = new Set((await agentsOf(tx, brand)).map(({ id }) => id));
    const gone = held.flatMap(({ assigned_to: id }) => (id === null || agents.has(id) ? [] : id));
    for (const assignee of gone) {
      const released = await from(tx)
        .updateTable(table)
        .set({ assigned_to: null })
        .where('brand', '=', brand)
        .where('assigned_to', '=', assignee)
        .returning('id')
        .execute();
      const { act, kind } = TRAIL[table];
      const change = { before: { assignee }, after: { assignee: null } };
      for (const { id } of released)
        await recordAct(tx, { brand, actor: null, act, subject: { kind, id }, detail: { by: 'access' }, ...change });
    }
  });
}

/** Unassigns everything of an account that is being erased. */
export async function releaseFrom(tx: Tx, table: AssignedTable, accountId: string): Promise<void> {
  await from(tx).updateTable(table).set({ assigned_to: null }).where('assigned_to', '=', accountId).execute();
}
