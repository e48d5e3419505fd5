import { definePart } from '@vinlore/database';
import unlimitedRuns from './routines/billing_unlimited_runs.sql?raw';

/** Functions of the subscriptions: beginning an order asks whether an unlimited plan runs. */
export const subscriptionRoutines = [definePart(unlimitedRuns)];
