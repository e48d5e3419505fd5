import { type Answered, Visitor } from '../../testing/visitor.ts';

/** Somebody with a browser who may log in, and then sends the token along. */
export class Member extends Visitor {
  #token: Readonly<Record<string, string>> = {};

  /** Logs in and keeps the token, as the client does. */
  async enter(email: string, pass: string): Promise<Answered> {
    const answer = await this.login(email, pass);
    this.#token = { bearer: (answer.data as { token: string }).token };
    return answer;
  }

  /** What the session call says of the member. */
  async user(): Promise<unknown> {
    return ((await this.restore()).data as { user: unknown } | null)?.user ?? null;
  }

  profile(): Promise<Answered> {
    return this.post('/api/user/profile', this.#token);
  }

  update(fields: object): Promise<Answered> {
    return this.json('/api/user/update-profile', fields, this.#token);
  }

  /** Registers as a dealer and keeps the token that comes back, as the client does. */
  async registerAsDealer(fields: Readonly<Record<string, string>>): Promise<Answered> {
    const answer = await this.form('/api-cwa/dealer-register', fields, this.#token);
    const { token = null } = (answer.data ?? {}) as { token?: string | null };
    if (token !== null) this.#token = { bearer: token };
    return answer;
  }

  /** Sends a file as the form's picture; null for a form without one. */
  upload(
    path: '/api-cwa/profile-image' | '/api-cwa/dealer-logo',
    file: Uint8Array | null,
    name = 'me.jpg',
  ): Promise<Answered> {
    const form = new FormData();
    if (file) form.set('image', new File([new Uint8Array(file)], name, { type: 'image/jpeg' }));
    return this.multipart(path, form, this.#token);
  }
}
