import { definePart } from '@vinlore/database';
import unlimitedRuns from './routines/billing_unlimited_runs.sql?raw';

/** SQL functions of the subscriptions, used when an order begins to check for a running unlimited plan. */
export const subscriptionRoutines = [definePart(unlimitedRuns)];
