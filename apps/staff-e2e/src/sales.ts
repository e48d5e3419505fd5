import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { API, expect } from './test.ts';

/** A price list plan as the brand's shop gets it. */
interface SoldPlan {
  readonly id: string;
  readonly price: number;
  readonly credits: number | null;
}

/** Posts a form to the brand's own API, as its pages do. */
export async function form(page: Page, path: string, fields: Record<string, string>, token?: string) {
  const answer = await page.request.post(API + path, { form: fields, headers: token ? { bearer: token } : {} });
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: { number: string; token: string } }).data;
}

/** Buys a plan in the sandbox. @returns the order number */
export async function buy(
  page: Page,
  { id, price, credits }: SoldPlan,
  flags: Record<string, string>,
  token?: string,
): Promise<string> {
  const cart = {
    email: `${randomUUID()}@example.com`,
    price: String(price),
    currency: 'USD',
    payment_gateway: 'sandbox',
    payment_token: 'sandbox-success',
    cart_plan: id,
    vin: 'CREDIT',
    nos: String(credits ?? 0),
    total_product: '1',
    idempotency_key: randomUUID(),
  };
  const path = flags['decal'] ? '/api-cwa/cwa_sticker_registration' : '/api-cwa/cwa_register';
  return (await form(page, path, { ...cart, ...flags }, token)).number;
}

/** Finds an order in the desk's list and opens it. */
export async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/staff/orders');
  await page.getByRole('searchbox', { name: 'Order number or email' }).fill(number.toLowerCase());
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
}

/** Plans on sale. @param query of the API, such as `sticker-plans?user_type=dealer` */
export const plansOf = async (page: Page, query: string) => {
  const answer = await page.request.get(`${API}/api-cwa/${query}`);
  return ((await answer.json()) as { data: SoldPlan[] }).data;
};
