import Stripe from 'stripe';

/** Seconds between signing and arrival: what is older may be a recording that somebody plays again. */
const TOLERANCE = 300;

/** Opens a webhook's body. */
export type SignedEvents = (body: Uint8Array, signature: string) => Stripe.Event | null;

/**
 * Reads events that Stripe has signed over their very bytes.
 *
 * @param secrets of the webhook; while one is replaced, the old one and the new one
 * @returns a function that gives null for what no secret has signed, or too long ago
 */
export function signedEvents(stripe: Stripe, secrets: readonly string[], clock: () => Date): SignedEvents {
  return (body, signature) => {
    for (const secret of secrets) {
      try {
        return stripe.webhooks.constructEvent(
          Buffer.from(body.buffer, body.byteOffset, body.byteLength),
          signature,
          secret,
          TOLERANCE,
          undefined,
          clock().getTime(),
        );
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
      }
    }
    return null;
  };
}
