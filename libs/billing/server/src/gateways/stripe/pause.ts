import type Stripe from 'stripe';
import type { Gateway, GatewayPause } from '../gateway.ts';
import { orDown, type StripeCalls } from './stripe-calls.ts';

/**
 * Pauses Stripe subscriptions. Stripe keeps billing on the same days and voids each invoice during the pause without
 * trying to charge it.
 */
export function stripePause(call: StripeCalls, clock: () => Date): Pick<Gateway, 'pause' | 'pauseOf'> {
  return {
    pause: async (subscription, pause) => {
      const until = pause?.until ?? null;
      const isOver = pause === null || (until !== null && until <= clock());
      const resumesAt = until && { resumes_at: Math.floor(until.getTime() / 1000) };
      await orDown(() =>
        call((stripe) =>
          stripe.subscriptions.update(subscription, {
            pause_collection: isOver ? '' : { behavior: 'void', ...resumesAt },
          }),
        ),
      );
    },
    pauseOf: async (subscription) =>
      pauseIn(await orDown(() => call((stripe) => stripe.subscriptions.retrieve(subscription)))),
  };
}

/**
 * Stripe sets status `paused` itself when a trial ends without a card; a pause set by people or by us is in
 * `pause_collection`.
 */
function pauseIn({ status, pause_collection: pause }: Stripe.Subscription): GatewayPause | null {
  if (status === 'paused') return { until: null };
  return pause && { until: pause.resumes_at === null ? null : new Date(pause.resumes_at * 1000) };
}

/** Whether an invoice was skipped rather than declined: no charge was attempted. */
export const isSkippedInvoice = ({ status, attempt_count: tries }: Stripe.Invoice): boolean =>
  (status === 'void' || status === 'uncollectible') && tries === 0;
