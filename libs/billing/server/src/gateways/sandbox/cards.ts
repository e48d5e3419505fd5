import type { DeclineReason } from '../gateway.ts';

interface Declined {
  readonly state: 'declined';
  readonly reason: DeclineReason;
}

/** What a test card does. */
export interface TestCard {
  readonly token: string;
  /** What becomes of the first charge; null: it never arrives. */
  readonly charge: { readonly state: 'paid' | 'challenge' } | Declined | null;
  /** The gateway says nothing in time, whatever it has done. */
  readonly silent: boolean;
  /** Whether later charges of a plan that renews succeed. */
  readonly renews: boolean;
  /** Last digits of the card that it pretends to be. */
  readonly last4: string;
}

const good = { charge: { state: 'paid' }, silent: false, renews: true, last4: '4242' } as const;

/** The cards that the sandbox pretends with; the first is the usual one. */
export const TEST_CARDS: readonly TestCard[] = [
  { ...good, token: 'sandbox-success' },
  { ...good, token: 'sandbox-challenge', charge: { state: 'challenge' }, last4: '3155' },
  { ...good, token: 'sandbox-decline', charge: { state: 'declined', reason: 'card-declined' } },
  { ...good, token: 'sandbox-timeout', silent: true },
  { ...good, token: 'sandbox-lost', charge: null, silent: true },
  { ...good, token: 'sandbox-renewal-decline', renews: false, last4: '0341' },
];

/** The card of a token. One that is none of ours is declined. */
export const cardOf = (token: string | null): TestCard =>
  TEST_CARDS.find((card) => card.token === token) ?? {
    ...good,
    token: token ?? '',
    charge: { state: 'declined', reason: 'card-declined' },
  };
