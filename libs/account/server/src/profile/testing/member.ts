import { type Answered, Visitor } from '../../testing/visitor.ts';

/** A person with a browser who may sign in and then sends the token along. */
export class Member extends Visitor {
  /** The access token of their calls. */
  token = '';

  /** Signs in and stores the token, as the client does. */
  async enter(email: string, pass: string): Promise<Answered> {
    const answer = await this.login(email, pass);
    this.token = (answer.data as { token: string }).token;
    return answer;
  }

  /** The session call's data about the member. */
  async user(): Promise<unknown> {
    return ((await this.restore()).data as { user: unknown } | null)?.user ?? null;
  }

  profile(): Promise<Answered> {
    return this.#renewing((headers) => this.post('/api/user/profile', headers));
  }

  update(fields: object): Promise<Answered> {
    return this.#renewing((headers) => this.json('/api/user/update-profile', fields, headers));
  }

  /** Resends or cancels an email change. */
  pendingEmail(act: 'resend' | 'cancel'): Promise<Answered> {
    return this.#renewing((headers) => this.post(`/api/user/email-change/${act}`, headers));
  }

  /** Registers as a dealer and stores the new token, as the client does. */
  async registerAsDealer(fields: Readonly<Record<string, string>>): Promise<Answered> {
    const answer = await this.#renewing((headers) => this.form('/api-cwa/dealer-register', fields, headers));
    const { token = null } = (answer.data ?? {}) as { token?: string | null };
    if (token !== null) this.token = token;
    return answer;
  }

  /** Uploads a file as the form's image; null for a form without one. */
  upload(
    path: '/api-cwa/profile-image' | '/api-cwa/dealer-logo',
    file: Uint8Array | null,
    name = 'me.jpg',
  ): Promise<Answered> {
    const form = new FormData();
    if (file) form.set('image', new File([new Uint8Array(file)], name, { type: 'image/jpeg' }));
    return this.#renewing((headers) => this.multipart(path, form, headers));
  }

  /** Calls like the client: renews a refused token with the cookie and retries. */
  async #renewing(call: (headers: Readonly<Record<string, string>>) => Promise<Answered>): Promise<Answered> {
    const answer = await call({ bearer: this.token });
    if (answer.status !== 401) return answer;
    const renewed = (await this.restore()).data as { token: string } | null;
    if (renewed === null) return answer;
    this.token = renewed.token;
    return call({ bearer: this.token });
  }
}
