import { createLogger } from '@vinlore/server-kit';
import type { SliceMigrations } from '@vinlore/database';
import { createTestDatabase } from '@vinlore/testing-node';
import type { PaymentRequest } from '../../gateway.ts';
import { configuredStripe } from '../configured-stripe.ts';
import { stripeMigrations } from '../migrations.ts';
import { startFakeStripe } from './fake-stripe.ts';

export const WEBHOOK_SECRET = 'whsec_fakeFAKE0123456789';

/** A payment for one sticker, changed as the test needs. */
export const paymentOf = (orderId: string, more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId,
  brand: 'testbrand',
  amount: 999,
  currency: 'USD',
  description: 'One window sticker',
  email: 'mia@example.com',
  language: 'en',
  renewal: null,
  token: null,
  returnUrl: `https://testbrand.example/thank-you#order=${orderId}`,
  bankUrl: `https://testbrand.example/bank#order=${orderId}`,
  ...more,
});

/** The Stripe gateway on its own database and against the fake API, with a clock that tests set. */
export async function stripeBench(migrations: readonly SliceMigrations[] = []) {
  let now = new Date('2026-11-20T10:00:00Z');
  const clock = () => now;
  const logged: string[] = [];
  const log = createLogger('info', { write: (line) => void logged.push(line) });
  const stripe = await startFakeStripe(() => Math.floor(now.getTime() / 1000));
  const database = await createTestDatabase({
    migrations: [...migrations, { slice: 'stripe', migrations: stripeMigrations }],
  });
  const configured = configuredStripe(
    { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: [WEBHOOK_SECRET], STRIPE_API_HOST: stripe.host },
    { database, clock, log, patience: { each: 150, all: 2_000 } },
  )!;
  return {
    ...configured,
    stripe,
    account: stripe.account,
    database,
    clock,
    log,
    logged,
    /** Advances the clock. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    close: async () => {
      await stripe.close();
      await database.drop();
    },
  };
}

export type StripeBench = Awaited<ReturnType<typeof stripeBench>>;
