import { permits } from '@vinlore/contract';
import type { Handlers } from '@vinlore/server-kit';
import { MOST_WAITING, type staffContract, WAITING_FOR, WAITING_KINDS } from '@vinlore/staff-domain';
import { listApprovals } from '../approvals/approval-store.ts';
import { approvalViews } from '../approvals/approval-view.ts';
import type { StaffDeps, Waiting } from '../deps.ts';

/** GET /api-cwa/staff/overview: each module counts its own items; approvals count only for users who may approve. */
export function overviewHandlers(deps: StaffDeps): Pick<Handlers<typeof staffContract>, 'overview'> {
  const { database, health, waiting } = deps;
  return {
    overview: async (_request, { brand, actor }) => {
      const approvals = async (): Promise<Waiting> => {
        const kept = await listApprovals(database, brand.key, { state: 'waiting', most: MOST_WAITING });
        const mine = (await approvalViews(deps, database, kept, actor)).filter(({ decidable }) => decidable);
        return { count: mine.length, since: mine.at(-1) ? new Date(mine.at(-1)!.asked_at) : null };
      };
      const unwell = async (): Promise<Waiting> => {
        // Sources that are down have their own line.
        const parts = (await health.read()).parts.filter(
          ({ part, findings }) => part !== 'sources' && findings.length > 0,
        );
        const since = parts.flatMap(({ findings }) => findings.flatMap((each) => each.since ?? [])).sort();
        return { count: parts.length, since: since[0] ? new Date(since[0]) : null };
      };
      const counters = { ...waiting, approvals, health: unwell };
      const kinds = WAITING_KINDS.filter((kind) => permits(actor.roles, WAITING_FOR[kind]));
      const counted = await Promise.all(
        kinds.map(async (kind) => {
          const { count, since } = await counters[kind](brand.key, MOST_WAITING, actor.accountId);
          return { kind, count: Math.min(count, MOST_WAITING), since: since?.toISOString() ?? null };
        }),
      );
      return { waiting: counted.filter(({ count }) => count > 0) };
    },
  };
}
