import { Secret, TOTP } from 'otpauth';

/** A code holds for 30 seconds (RFC 6238 §5.2). */
export const STEP_MS = 30_000;

/** A new secret for an authenticator app, base32: 20 bytes, as RFC 4226 §4 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The step that a moment stands in. */
export function stepAt(now: Date): number {
  return TOTP.counter({ timestamp: now.getTime() });
}

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/**
 * The code of a step (RFC 6238 with SHA-1, RFC 4226 §5.3): what an authenticator app shows during it.
 *
 * @param secret base32
 * @throws TypeError for a secret that is not base32
 */
export function totpCode(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * STEP_MS });
}

/** The address that an authenticator app reads from the QR code (Google Authenticator's key URI format). */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The secret of a sample account: whoever knows its password can compute its codes, which is the quick start's purpose. Of
 * no other account a secret is ever derived from anything.
 */
export async function sampleSecret(email: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['vinlore sample authenticator', email, password]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return new Secret({ buffer: digest.slice(0, 20) }).base32;
}
