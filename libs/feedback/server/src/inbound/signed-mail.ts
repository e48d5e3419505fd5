import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum age of a signature in seconds; older ones may be replays. */
const TOLERANCE = 300;

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** Whether a signature matches an email's bytes. */
export type SignedMail = (body: Uint8Array, signature: string) => boolean;

/**
 * Verifies `t=<seconds since 1970>,v1=<hex>`: HMAC-SHA-256 of the time, a dot, and the raw email
 * (docs/operations/support.md).
 *
 * @param secrets valid secrets; the old and the new one during a rotation
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
