import * as v from 'valibot';
import { sampleSecret, stepAt, totpCode } from '../second-factor/totp.ts';
import { SessionSchema } from '../user.ts';

/** Who logs in: a sample account. */
export interface SampleStaff {
  /** Scheme, host and port of the brand. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

const TokenSchema = v.object({ data: v.object({ token: SessionSchema.entries.token }) });

async function tokenOf(response: Response): Promise<string | null> {
  return response.ok ? v.parse(TokenSchema, await response.json()).data.token : null;
}

/**
 * Logs a sample account of the staff in through the API, for journeys of other apps. A code is good once, and others may
 * have taken this step's: the one before and the one after are good as well.
 *
 * @returns the token
 * @throws Error where the server takes neither password nor code
 */
export async function logInAsStaff({ origin, email, password }: SampleStaff): Promise<string> {
  const body = new URLSearchParams({ email, pass: password });
  const token = await tokenOf(await fetch(`${origin}/api-cwa/login`, { method: 'POST', body }));
  if (token === null) throw new Error(`${email} cannot log in.`);
  const secret = await sampleSecret(email, password);
  for (const step of [-1, 0, 1]) {
    const code = await totpCode(secret, stepAt(new Date()) + step);
    const headers = { bearer: token, 'content-type': 'application/json' };
    const path = '/api-cwa/staff/second-factor/give';
    const given = await tokenOf(
      await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify({ code }) }),
    );
    if (given !== null) return given;
  }
  throw new Error(`No code of ${email} is taken right now.`);
}
