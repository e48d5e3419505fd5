import type { APIRequestContext } from '@playwright/test';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import { API, expect, PASSWORD } from './test.ts';

/** A vehicle to create documents for. */
export const VIN = '1HGCM82633A004352';

/** The token in an emailed link, once the email has arrived. @param page that the link opens */
export async function mailedToken(request: APIRequestContext, email: string, page: string): Promise<string> {
  const link = new RegExp(`${page}(?:\\?[^#]*)?#token=([\\w-]+)`);
  const find = async () => {
    const letters = (await (await request.get(outboxUrl(process.env))).text()).split('<article');
    const mine = letters.filter((letter) => letter.includes(`<dd>${email}</dd>`)).join('');
    return link.exec(mine)?.[1] ?? '';
  };
  await expect.poll(find, { timeout: 15_000 }).not.toBe('');
  return find();
}

/** A fresh member no other test uses, created through the API. */
export async function newMember(request: APIRequestContext) {
  const email = `${crypto.randomUUID()}@example.com`;
  let bearer = '';
  const post = async <Data>(path: string, form: Record<string, string> = {}): Promise<Data> => {
    const answer = await request.post(API + path, { form, headers: { bearer } });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { data: Data }).data;
  };
  await post('/api-cwa/register', { email, pass: PASSWORD });
  const token = await mailedToken(request, email, '/members/confirm');
  ({ token: bearer } = await post<{ token: string }>('/api-cwa/register/confirm', { token, new_pass: PASSWORD }));
  return {
    email,
    /** Session token. */
    token: bearer,
    post,
    /** Makes a JSON call. */
    ask: async <Data>(path: string, data: object): Promise<Data> => {
      const answer = await request.post(API + path, { data, headers: { bearer } });
      expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
      return ((await answer.json()) as { data: Data }).data;
    },
    isLoggedIn: async () => (await request.post(`${API}/api/user/profile`, { headers: { bearer } })).status() === 200,
    /** Buys a sticker with a test card. @returns its number */
    buySticker: async (): Promise<string> => {
      const answer = await request.get(`${API}/api-cwa/sticker-plans`);
      const { data } = (await answer.json()) as {
        data: { id: string; kind: string; price: number; currency: string }[];
      };
      const plan = data.find(({ kind }) => kind === 'single')!;
      await post('/api-cwa/cwa_sticker_registration', {
        email,
        price: String(plan.price),
        currency: plan.currency,
        payment_gateway: 'sandbox',
        payment_token: 'sandbox-success',
        cart_plan: plan.id,
        vin: 'CREDIT',
        nos: '1',
        decal: '1',
        decal_single: '1',
        idempotency_key: crypto.randomUUID(),
      });
      return (await post<{ id: string }>('/api-cwa/generate-sticker', { vin: VIN })).id;
    },
  };
}
