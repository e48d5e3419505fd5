import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds between signing and arrival: what is older may be a recording that somebody plays again. */
const TOLERANCE = 300;

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether a signature is that of a mail's bytes. */
export type SignedMail = (body: Uint8Array, signature: string) => boolean;

/**
 * Checks `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA-256 of the time, a dot, and the mail's very bytes (docs/operations.md).
 *
 * @param secrets those that count; while one is replaced, the old one and the new one
 */
export function mailSignature(secrets: readonly string[], clock: () => Date): SignedMail {
  return (body, signature) => {
    const [, time, code] = SIGNATURE.exec(signature) ?? [];
    if (time === undefined || code === undefined) return false;
    if (Math.abs(clock().getTime() / 1000 - Number(time)) > TOLERANCE) return false;
    const given = Buffer.from(code, 'hex');
    return secrets.some((secret) =>
      timingSafeEqual(given, createHmac('sha256', secret).update(`${time}.`).update(body).digest()),
    );
  };
}
