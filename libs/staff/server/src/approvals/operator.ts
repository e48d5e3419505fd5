import type { Brand } from '@vinlore/brand';
import { createTranslator, loadMessages } from '@vinlore/i18n';
import { kitMessages, type Logger, type RequestedChange } from '@vinlore/server-kit';
import { staffServerMessages } from '../messages/index.ts';
import type { StaffDeps } from '../deps.ts';
import { findApproval, type KeptApproval, waitingApprovals } from './approval-store.ts';
import { type Admit, approveRequest, type Decider, declineRequest } from './decide.ts';
import { lapseApprovals } from './lapse.ts';

/** A request as the command line lists it. */
export interface ListedApproval {
  readonly id: string;
  readonly brand: string;
  readonly kind: string;
  /** Email of the requester; null if the account is gone. */
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly changes: readonly RequestedChange[];
}

/** Approvals by the operator, the second person of a brand with a single owner. */
export interface OperatorApprovals {
  /** Pending requests of one or all brands, oldest first. */
  list(brand?: string): Promise<readonly ListedApproval[]>;
  /** @returns false if there is no such request @throws Refusal if it is already decided or can't be carried out */
  approve(id: string): Promise<boolean>;
  /** @returns false if there is no such request @throws Refusal if it is already decided */
  decline(id: string, reason: string): Promise<boolean>;
}

/** The operator needs no permission and has no account to compare with the requester's. */
const admitOperator: Admit = () => Promise.resolve({ person: null, isOwn: false });

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** Builds {@link OperatorApprovals}. */
export function operatorApprovals(
  deps: StaffDeps & { readonly brands: readonly Brand[]; readonly log: Logger },
): OperatorApprovals {
  const { database, peopleOf, brands, log } = deps;
  const deciderOf = async ({ brand }: KeptApproval): Promise<Decider> => {
    const language = brands.find(({ key }) => key === brand)?.language ?? 'en';
    const text = createTranslator(language, await loadMessages([kitMessages, staffServerMessages], language));
    return { brand, account: null, text, log };
  };
  const decide = async (id: string, act: (kept: KeptApproval, decider: Decider) => Promise<unknown>) => {
    const kept = isId(id) ? await findApproval(database, id) : undefined;
    if (!kept) return false;
    await act(kept, await deciderOf(kept));
    return true;
  };
  return {
    list: async (brand) => {
      await lapseApprovals(database, peopleOf, brand);
      const kept = await waitingApprovals(database, brand);
      const people = await peopleOf(database, [...new Set(kept.map(({ asked_by: asker }) => asker))]);
      return kept.map((each) => ({
        id: each.id,
        brand: each.brand,
        kind: each.kind,
        askedBy: people.get(each.asked_by)?.email ?? null,
        askedAt: each.asked_at,
        facts: each.facts as ListedApproval['facts'],
        changes: each.changes as ListedApproval['changes'],
      }));
    },
    approve: (id) => decide(id, (kept, decider) => approveRequest(deps, kept.id, decider, admitOperator)),
    decline: (id, reason) =>
      decide(id, (kept, decider) => declineRequest(deps, { id: kept.id, reason }, decider, admitOperator)),
  };
}
