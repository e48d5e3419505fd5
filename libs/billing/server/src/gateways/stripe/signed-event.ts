import Stripe from 'stripe';

/** Seconds allowed between signing and arrival; anything older may be a replay. */
const TOLERANCE = 300;

/** Format of a signature; Stripe's SDK fails on empty parts and on multi-byte characters. */
const SIGNATURE = /^\w+=\w+(,\w+=\w+)*$/;

/** Verifies and parses a webhook's body. */
export type SignedEvents = (body: Uint8Array, signature: string) => Stripe.Event | null;

/**
 * Reads events that Stripe has signed; the signature covers the raw bytes.
 *
 * @param secrets of the webhook; both the old and the new one while it is being replaced
 * @returns a function that returns null if no secret matches or the signature is too old
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
