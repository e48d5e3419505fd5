import { PasskeyCreationSchema, PasskeyRequestSchema, PasskeySchema, SessionSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import { type Bench, createBench, MEMBER } from '../../testing/bench.ts';
import type { Answered, Visitor } from '../../testing/visitor.ts';
import { createPasskeyModule } from '../passkey-module.ts';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator.ts';

const AddedSchema = v.object({ passkey: PasskeySchema, session: SessionSchema });

/** A person on a page of a brand, with a browser and a device that stores passkeys. */
export class PasskeyHolder {
  /** The member's access token. */
  token = '';

  constructor(
    readonly visitor: Visitor,
    readonly device = new SoftwareAuthenticator(`https://${visitor.host}`),
  ) {}

  async login(password = MEMBER.password, email: string = MEMBER.email): Promise<Answered> {
    const answer = await this.visitor.login(email, password);
    if (answer.status === 200) this.token = v.parse(SessionSchema, answer.data).token;
    return answer;
  }

  /** Calls as the member. */
  async ask(path: string, body?: object): Promise<Answered> {
    const call = (bearer: string) =>
      body ? this.visitor.json(path, body, { bearer }) : this.visitor.post(path, { bearer });
    const answer = await call(this.token);
    if (answer.status !== 401) return answer;
    // Like the client: renews a refused token with the cookie and retries the call.
    const { data } = await this.visitor.restore();
    if (!v.is(SessionSchema, data)) return answer;
    this.token = data.token;
    return call(this.token);
  }

  addOptions(more: { readonly host?: string } = {}): Promise<Answered> {
    return this.ask('/api/user/passkeys/options', { host: this.visitor.host, ...more });
  }

  /** Creates a passkey and adds it. */
  async add(wrong: Deviation = {}): Promise<Answered> {
    const options = await this.addOptions();
    const made = this.device.create(v.parse(PasskeyCreationSchema, options.data), wrong);
    const answer = await this.ask('/api/user/passkeys/add', { made });
    if (answer.status === 200) this.token = v.parse(AddedSchema, answer.data).session.token;
    return answer;
  }

  /** Adds a valid passkey. */
  async added() {
    return v.parse(AddedSchema, (await this.add()).data).passkey;
  }

  /** The options of a sign-in. */
  async loginOptions() {
    const { data } = await this.visitor.json('/api/passkey-login/options', { host: this.visitor.host });
    return v.parse(PasskeyRequestSchema, data);
  }

  /** Signs in with the passkey created last. */
  async loginByPasskey(wrong: Deviation = {}): Promise<Answered> {
    const proof = this.device.get(await this.loginOptions(), wrong);
    return this.visitor.json('/api/passkey-login', { proof });
  }
}

/** The account bench with passkeys added. */
export async function createPasskeyBench() {
  const bench: Bench = await createBench({ more: (deps) => [createPasskeyModule(deps)] });
  return {
    ...bench,
    /** A new person signed in with a password. */
    member: async (brand?: 'open' | 'other') => {
      const holder = new PasskeyHolder(bench.visitor(brand));
      await holder.login();
      return holder;
    },
    /** The same device with another browser that has no session. */
    elsewhere: ({ device, visitor }: PasskeyHolder, brand = visitor.host.split('.')[0] as 'open' | 'other' | 'gated') =>
      new PasskeyHolder(bench.visitor(brand), device),
  };
}

export type PasskeyBench = Awaited<ReturnType<typeof createPasskeyBench>>;
