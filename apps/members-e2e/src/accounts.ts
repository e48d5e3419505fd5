import { expect, type Page } from '@playwright/test';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import type { TestedBrand } from './brands.ts';
import { PASSWORD } from './test.ts';

/** A fresh email address. */
export function newAddress(name: string): string {
  return `${name}-${Date.now()}-${Math.trunc(Math.random() * 1e6)}@example.com`;
}

/** A recipient's emails, newest first, from the running server's outbox. */
export async function lettersTo(page: Page, to: string): Promise<string[]> {
  const outbox = await (await page.request.get(outboxUrl(process.env))).text();
  return outbox.split('<article').filter((letter) => letter.includes(`<dd>${to}</dd>`));
}

/** Whether a link opens a page with a secret of that name in its fragment. */
function opens(href: string, wanted: string): boolean {
  const [page, secret] = wanted.split('#');
  return href.replace(/[?#].*$/, '') === page && new URL(href).hash.startsWith(`#${secret}`);
}

/**
 * The URL in an email's link.
 *
 * @param path of the link, such as `/members/confirm#token=`; parameters may precede the secret
 */
export async function mailedLink(page: Page, { origin }: TestedBrand, to: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const hrefs = (await lettersTo(page, to)).flatMap((letter) => [...letter.matchAll(/href="([^"]+)"/g)]);
    found = hrefs.map(([, href]) => href!.replaceAll('&amp;', '&')).find((href) => opens(href, origin + path));
    expect(found, `a letter to ${to} with ${path}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}

/** Waits until a recipient has that many emails. */
export async function expectLetters(page: Page, to: string, count: number): Promise<void> {
  await expect(async () => expect(await lettersTo(page, to)).toHaveLength(count)).toPass({ timeout: 15_000 });
}

/** Calls the API from the page's own origin. */
async function post(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await fetch(path!, { method: 'POST', headers, body })).status;
    },
    [path, new URLSearchParams(fields).toString()],
  );
  expect(status, path).toBe(200);
}

/** Buys one sticker credit with a test card; it shows up in the account with that email. */
export async function buyStickerCredit(page: Page, email: string): Promise<void> {
  const plan = await page.evaluate(async () => {
    const answer = (await (await fetch('/api-cwa/sticker-plans')).json()) as {
      data: { id: string; kind: string; price: number; currency: string }[];
    };
    return answer.data.find(({ kind }) => kind === 'single')!;
  });
  await post(page, '/api-cwa/cwa_sticker_registration', {
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
    idempotency_key: newAddress('sticker').replaceAll(/[@.]/g, '-'),
  });
}

/** Creates an account for the journey by email, in a brand without a gate; the page is signed in. */
export async function openAccount(page: Page, brand: TestedBrand, name: string): Promise<string> {
  const email = newAddress(name);
  await page.goto(`${brand.origin}/verify`);
  await post(page, '/api-cwa/register', { email, pass: PASSWORD });
  const link = await mailedLink(page, brand, email, '/members/confirm#token=');
  await post(page, '/api-cwa/register/confirm', {
    token: new URL(link).hash.replace('#token=', ''),
    new_pass: PASSWORD,
  });
  return email;
}
