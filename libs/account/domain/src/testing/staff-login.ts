import * as v from 'valibot';
import { sampleSecret, STEP_MS, stepAt, totpCode } from '../second-factor/totp.ts';
import { SessionSchema } from '../user.ts';

/** A response as Playwright returns it. */
interface Answer {
  ok(): boolean;
  json(): Promise<unknown>;
}

/** Playwright's request context without a browser: unlike Node's `fetch`, it sends a custom `Host` header. */
interface Requests {
  post(
    url: string,
    options: { headers: Record<string, string>; form?: Record<string, string>; data?: Record<string, string> },
  ): Promise<Answer>;
}

/** The sample account to sign in with. */
export interface SampleStaff {
  /** Origin of the brand's public site; its desk is at the `desk.` subdomain. */
  readonly origin: string;
  readonly email: string;
  readonly password: string;
}

const TokenSchema = v.object({ data: v.object({ token: SessionSchema.entries.token }) });

/** Headers to reach the desk, since Node can't resolve names below `localhost`. */
export const toDesk = (origin: string) => ({ host: `desk.${new URL(origin).host}` });

async function tokenOf(response: Answer): Promise<string | null> {
  return response.ok() ? v.parse(TokenSchema, await response.json()).data.token : null;
}

/** Waits until an authenticator shows its next code. */
const nextStep = () => new Promise<void>((done) => setTimeout(done, STEP_MS - (Date.now() % STEP_MS)));

/**
 * Signs in a sample staff account through the API, for other apps' end-to-end tests. A code works once and another test
 * may have used the current one, so this tries the previous and next steps as well, then waits for a new code.
 *
 * @param request Playwright's request context, which keeps the session cookies
 * @returns the token
 * @throws Error if the server accepts neither the password nor any code
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
