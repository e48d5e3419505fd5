import { PasskeyCreationSchema, PasskeyRequestSchema, PasskeySchema, SessionSchema } from '@vinlore/account-domain';
import * as v from 'valibot';
import { type Bench, createBench, MEMBER } from '../../testing/bench.ts';
import type { Answered, Visitor } from '../../testing/visitor.ts';
import { createPasskeyModule } from '../passkey-module.ts';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator.ts';

const AddedSchema = v.object({ passkey: PasskeySchema, session: SessionSchema });

/** Somebody at a page of a brand, with a browser and a device that keeps passkeys. */
export class PasskeyHolder {
  /** The token that the member's calls carry. */
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
    // As the client does: a token that was refused is renewed by the cookie, and the call made once more.
    const { data } = await this.visitor.restore();
    if (!v.is(SessionSchema, data)) return answer;
    this.token = data.token;
    return call(this.token);
  }

  addOptions(more: { readonly host?: string } = {}): Promise<Answered> {
    return this.ask('/api/user/passkeys/options', { host: this.visitor.host, ...more });
  }

  /** Makes a passkey and adds it. */
  async add(wrong: Deviation = {}): Promise<Answered> {
    const options = await this.addOptions();
    const made = this.device.create(v.parse(PasskeyCreationSchema, options.data), wrong);
    const answer = await this.ask('/api/user/passkeys/add', { made });
    if (answer.status === 200) this.token = v.parse(AddedSchema, answer.data).session.token;
    return answer;
  }

  /** Adds a passkey that there is nothing wrong with. */
  async added() {
    return v.parse(AddedSchema, (await this.add()).data).passkey;
  }

  /** What a login asks the device. */
  async loginOptions() {
    const { data } = await this.visitor.json('/api/passkey-login/options', { host: this.visitor.host });
    return v.parse(PasskeyRequestSchema, data);
  }

  /** Signs in by the passkey that the device made last. */
  async loginByPasskey(wrong: Deviation = {}): Promise<Answered> {
    const proof = this.device.get(await this.loginOptions(), wrong);
    return this.visitor.json('/api/passkey-login', { proof });
  }
}

/** The bench of accounts with passkeys beside it. */
export async function createPasskeyBench() {
  const bench: Bench = await createBench({ more: (deps) => [createPasskeyModule(deps)] });
  return {
    ...bench,
    /** Somebody new who has signed in by password. */
    member: async (brand?: 'open' | 'other') => {
      const holder = new PasskeyHolder(bench.visitor(brand));
      await holder.login();
      return holder;
    },
    /** The same device at another browser without a session. */
    elsewhere: ({ device, visitor }: PasskeyHolder, brand = visitor.host.split('.')[0] as 'open' | 'other' | 'gated') =>
      new PasskeyHolder(bench.visitor(brand), device),
  };
}

export type PasskeyBench = Awaited<ReturnType<typeof createPasskeyBench>>;
