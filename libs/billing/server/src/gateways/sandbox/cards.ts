import type { DeclineReason } from '../gateway.ts';

interface Declined {
  readonly state: 'declined';
  readonly reason: DeclineReason;
}

/** Behavior of a test card. */
export interface TestCard {
  readonly token: string;
  /** Outcome of the first charge; null if the gateway never records it. */
  readonly charge: { readonly state: 'paid' | 'challenge' } | Declined | null;
  /** The gateway does not answer in time, whatever it did. */
  readonly silent: boolean;
  /** Whether later charges of a plan that renews succeed. */
  readonly renews: boolean;
  /** Last four digits of the simulated card. */
  readonly last4: string;
}

const good = { charge: { state: 'paid' }, silent: false, renews: true, last4: '4242' } as const;

/** The sandbox's test cards, the default first. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...good, token: 'sandbox-success' },
  { ...good, token: 'sandbox-challenge', charge: { state: 'challenge' }, last4: '3155' },
  { ...good, token: 'sandbox-decline', charge: { state: 'declined', reason: 'card-declined' } },
  { ...good, token: 'sandbox-timeout', silent: true },
  { ...good, token: 'sandbox-lost', charge: null, silent: true },
  { ...good, token: 'sandbox-renewal-decline', renews: false, last4: '0341' },
];

/** The card of a token; an unknown token gets a card that is declined. */
export const cardOf = (token: string | null): TestCard =>
  TEST_CARDS.find((card) => card.token === token) ?? {
    ...good,
    token: token ?? '',
    charge: { state: 'declined', reason: 'card-declined' },
  };
