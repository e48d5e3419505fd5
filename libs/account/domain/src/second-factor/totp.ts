import { Secret, TOTP } from 'otpauth';

/** Time step of a code in seconds (RFC 6238 §5.2). */
export const STEP_MS = 30_000;

/** Returns a new secret for an authenticator app in base32: 20 bytes, as RFC 4226 §4 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The time step that contains a moment. */
export function stepAt(now: Date): number {
  return TOTP.counter({ timestamp: now.getTime() });
}

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/**
 * The code for a time step (RFC 6238 with SHA-1, RFC 4226 §5.3), as an authenticator app shows it.
 *
 * @param secret base32
 * @throws TypeError if the secret is not base32
 */
export function totpCode(secret: string, step: number): string {
  return totpOf(secret).generate({ timestamp: step * STEP_MS });
}

/** The URI in the QR code for authenticator apps (Google Authenticator's key URI format). */
export function totpAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * Secret of a sample account, derived so that anyone who knows its password can compute its codes, as the quick start
 * needs. Secrets of real accounts are never derived.
 */
export async function sampleSecret(email: string, password: string): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(['vinlore sample authenticator', email, password]));
  const digest = await crypto.subtle.digest('SHA-256', text);
  return new Secret({ buffer: digest.slice(0, 20) }).base32;
}
