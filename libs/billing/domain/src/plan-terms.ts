import type { Plan } from '@vinlore/brand';

/** A plan that is charged again at each interval, until it is canceled. */
export type RenewingPlan = Extract<Plan, { interval: unknown }>;

/** Whether a plan renews. */
export const renews = (plan: Plan): plan is RenewingPlan => 'interval' in plan;

/** Credits that each payment of a plan grants; null: none, because an unlimited plan pays for documents itself. */
export const creditsGranted = (plan: Plan): number | null => (plan.kind === 'unlimited' ? null : plan.credits);

/** Documents that each payment of a plan is good for; of an unlimited plan those of its fair use. */
export const documentsIn = (plan: Plan): number => (plan.kind === 'unlimited' ? plan.fair_use : plan.credits);
