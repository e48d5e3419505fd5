import type { switchContract } from '@vinlore/billing-domain';
import type { Handler } from '@vinlore/server-kit';
import type { SwitchDeps } from '../deps.ts';
import { switchingPlans } from '../switch-plan.ts';
import { inWords } from './in-words.ts';

/** Switches a member's plan for the amount shown. */
export function switchPlanCall(deps: SwitchDeps): Handler<typeof switchContract.switchPlan> {
  const switchPlan = switchingPlans(deps);
  return (confirmed, { actor, brand, text }) =>
    inWords(text, () =>
      switchPlan(confirmed, {
        brand,
        accountId: actor.accountId,
        email: actor.email,
        dealer: actor.dealer,
        letters: text.language,
        language: text.language,
        decider: { by: 'member', act: { actor: actor.accountId } },
      }),
    );
}
