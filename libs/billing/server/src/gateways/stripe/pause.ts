import type Stripe from 'stripe';
import type { Gateway, GatewayPause } from '../gateway.ts';
import { orDown, type StripeCalls } from './stripe-calls.ts';

/**
 * Pauses of Stripe's subscriptions. Stripe goes on billing on the same days, and voids each invoice that it makes meanwhile:
 * none of them is ever tried.
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

/** Stripe itself sets `paused` where a trial ends without a card; a pause that was set by people is in `pause_collection`. */
function pauseIn({ status, pause_collection: pause }: Stripe.Subscription): GatewayPause | null {
  if (status === 'paused') return { until: null };
  return pause && { until: pause.resumes_at === null ? null : new Date(pause.resumes_at * 1000) };
}

/** Whether an invoice was skipped and not declined: nobody has tried to charge it. */
export const isSkippedInvoice = ({ status, attempt_count: tries }: Stripe.Invoice): boolean =>
  (status === 'void' || status === 'uncollectible') && tries === 0;
