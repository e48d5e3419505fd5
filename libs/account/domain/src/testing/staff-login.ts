import * as v from 'valibot';
import { sampleSecret, STEP_MS, stepAt, totpCode } from '../second-factor/totp.ts';
import { SessionSchema } from '../user.ts';

/** An answer to a call, as Playwright gives it. */
interface Answer {
  ok(): boolean;
  json(): Promise<unknown>;
}

/** Playwright's calls without a browser: it sends the `Host` header that it is given, which Node's `fetch` does not. */
interface Requests {
  post(
    url: string,
    options: { headers: Record<string, string>; form?: Record<string, string>; data?: Record<string, string> },
  ): Promise<Answer>;
}

/** Who signs in: a sample account. */
export interface SampleStaff {
  /** Scheme, host and port of the brand's public address; its desk is asked by the name `desk.` before that host. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

const TokenSchema = v.object({ data: v.object({ token: SessionSchema.entries.token }) });

/** The headers by which a call reaches the desk: Node resolves no name below `localhost`. */
export const toDesk = (origin: string) => ({ host: `desk.${new URL(origin).host}` });

async function tokenOf(response: Answer): Promise<string | null> {
  return response.ok() ? v.parse(TokenSchema, await response.json()).data.token : null;
}

/** Waits until an authenticator shows its next code. */
const nextStep = () => new Promise<void>((done) => setTimeout(done, STEP_MS - (Date.now() % STEP_MS)));

/**
 * Logs a sample account of the staff in through the API, for journeys of other apps. A code is good once, and others may
 * have taken this step's: the one before and the one after are good as well, and then the next, as soon as there is one.
 *
 * @param request Playwright's, which keeps the cookies of the login
 * @returns the token
 * @throws Error where the server takes neither password nor code
 */
export async function logInAsStaff(request: Requests, { origin, email, password }: SampleStaff): Promise<string> {
  const form = { email, pass: password };
  const token = await tokenOf(await request.post(`${origin}/api-cwa/login`, { headers: toDesk(origin), form }));
  if (token === null) throw new Error(`${email} cannot sign in.`);
  const secret = await sampleSecret(email, password);
  const give = async (ahead: number) => {
    const headers = { ...toDesk(origin), bearer: token };
    const data = { code: totpCode(secret, stepAt(new Date()) + ahead) };
    return tokenOf(await request.post(`${origin}/api-cwa/staff/second-factor/give`, { headers, data }));
  };
  for (const ahead of [-1, 0, 1]) {
    const given = await give(ahead);
    if (given !== null) return given;
  }
  await nextStep();
  const given = await give(1);
  if (given === null) throw new Error(`No code of ${email} is taken right now.`);
  return given;
}
