import Stripe from 'stripe';

/** Seconds between signing and arrival: what is older may be a recording that somebody plays again. */
const TOLERANCE = 300;

/** What a signature looks like: Stripe's SDK breaks on empty parts and on letters of more than one byte. */
const SIGNATURE = /^\w+=\w+(,\w+=\w+)*$/;

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
    if (!SIGNATURE.test(signature)) return null;
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
