import { logInAsStaff, toDesk } from '@vinlore/account-domain/testing/staff-login';
import { readFile } from 'node:fs/promises';
import { overflow, violationsOf } from '@vinlore/testing-web/violations';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { lettersTo, openAccount } from './accounts.ts';
import { brand, VIN } from './brands.ts';
import { expect, fillLogin, PASSWORD, test } from './test.ts';

/** The worker's shared support session: each code works once, and there are two a minute. */
let support: Promise<string> | undefined;

/** Calls the API as staff. */
async function staffOf(request: APIRequestContext) {
  // Node doesn't resolve subdomains of localhost; plain localhost is the same brand.
  const { origin } = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
  support ??= logInAsStaff(request, { origin, email: 'support@example.com', password: PASSWORD });
  const token = await support;
  return async (call: 'answer' | 'state', data: Record<string, unknown>) => {
    const done = await request.post(`${origin}/api-cwa/staff/ticket/${call}`, {
      headers: { ...toDesk(origin), bearer: token },
      data,
    });
    expect(done.status(), `${call}: ${await done.text()}`).toBe(200);
  };
}

/** Waits for an email that contains the text and returns it. */
async function letterTo(page: Page, to: string, words: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await lettersTo(page, to)).find((letter) => words.test(letter));
    expect(found, `a letter to ${to} with ${words}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}

const toSupport = (page: Page) => page.getByRole('link', { name: 'Support', exact: true });
const state = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a ticket from start to end: opened, answered by email, replied to, resolved', async ({ page, request }) => {
    const email = await openAccount(page, brand, 'ticket');
    await page.goto(`${brand.origin}/members/dashboard`);
    await toSupport(page).click();
    await expect(page).toHaveURL(/\/members\/dashboard#tickets$/);
    await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
    await expect(toSupport(page)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Contact support' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Contact Support' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'VIN' }).fill(VIN);
    await page.getByRole('textbox', { name: 'What happened?' }).fill('<b>The engine</b> is wrong');
    await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('305-555 x0100');
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('3055550100');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your support ticket has been successfully created!')).toBeVisible();
    await page.getByRole('link', { name: 'View ticket' }).click();

    await expect(page.getByRole('heading', { level: 1, name: '<b>The engine</b> is wrong' })).toBeVisible();
    await expect(state(page, 'Waiting for our reply')).toBeVisible();
    const number = new URL(page.url()).pathname.split('/').at(-1)!;
    await letterTo(page, email, new RegExp(number));

    const staff = await staffOf(request);
    await staff('answer', { number, text: 'It is the 2.0, we mend it.', message_id: crypto.randomUUID(), seen: 1 });
    const answer = await letterTo(page, email, /It is the 2\.0, we mend it\./);
    const link = /href="([^"]+\/members\/tickets\/[^"]+)"/.exec(answer)![1]!;
    await page.goto(link);
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('It is the 2.0, we mend it.');
    await expect(state(page, 'We replied')).toBeVisible();

    await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you!');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Thank you!');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    await expect(state(page, 'Waiting for our reply')).toBeVisible();

    await staff('state', { number, state: 'resolved' });
    await page.reload();
    await expect(page.getByText('This ticket is resolved')).toBeVisible();
    await page.getByRole('radio', { name: 'Good' }).check();
    await page.getByRole('textbox', { name: 'Comment' }).fill('Quick');
    await page.getByRole('button', { name: 'Send rating' }).click();
    await expect(page.getByText('You rated our support “Good.” Thank you!')).toBeVisible();
    await page.getByRole('link', { name: 'All tickets' }).click();
    const row = page.getByRole('listitem').filter({ hasText: number });
    await expect(row).toContainText('Resolved');
    await page.getByRole('button', { name: 'Answered' }).click();
    await expect(page.getByText('No tickets with this status')).toBeVisible();
    await page.getByRole('button', { name: 'Resolved' }).click();
    await row.getByRole('link').click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('One more thing.');
    await page.getByRole('button', { name: 'Send and reopen' }).click();
    await expect(state(page, 'Waiting for our reply')).toBeVisible();
  });
});

test('a picture and a PDF are attached to a ticket, shown, and downloaded, also at 320 pixels', async ({ page }) => {
  await openAccount(page, brand, 'files');
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const flawless = async () => {
    expect(await violationsOf(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  };
  const car = sharp({ create: { width: 900, height: 600, channels: 3, background: '#35628f' } });
  const paper = Buffer.from('%PDF-1.7\ntrailer<<>>\n%%EOF\n');
  await page.goto(`${brand.origin}/members/support?vin=${VIN}`);
  await page.getByRole('textbox', { name: 'What happened?' }).fill('See the files');
  await page.locator('input[type=file]').setInputFiles([
    { name: 'car.png', mimeType: 'image/png', buffer: await car.png().toBuffer() },
    { name: 'title-of-a-car-with-a-name-that-does-not-fit-on-one-line.pdf', mimeType: 'image/png', buffer: paper },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ]);
  await expect(page.getByText('This file type isn’t supported.').first()).toBeVisible();
  await expect(page.getByText('· Uploaded')).toHaveCount(2);
  await flawless();
  await page.getByRole('button', { name: 'Remove page.png' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'View ticket' }).click();

  const files = page.getByRole('list', { name: 'Attachments' });
  await expect(files.getByRole('button')).toHaveCount(2);
  await expect
    .poll(() => files.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([480, 320]);
  await flawless();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: /^Download title-of-a-car/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^title-of-a-car.*\.pdf$/);
  expect(await readFile(await saved.path())).toEqual(paper);
});

test('when the session ends while you write, keeps the text, asks you to sign in, then sends it', async ({
  page,
  context,
}) => {
  const email = await openAccount(page, brand, 'typing');
  await page.goto(`${brand.origin}/members/support?vin=${VIN}`);
  await page.getByRole('textbox', { name: 'What happened?' }).fill('Typed before');
  await context.clearCookies();
  await page.route('**/api-cwa/create_support_ticket', (route) =>
    route.fulfill({ status: 401, json: { status: 'error', message: 'Sign in, please.' } }),
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/members\/login/);
  await page.unroute('**/api-cwa/create_support_ticket');
  await fillLogin(page, brand, email);
  await expect(page).toHaveURL(`${brand.origin}/members/support?vin=${VIN}`);
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('Typed before');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your support ticket has been successfully created!')).toBeVisible();
  await page.getByRole('link', { name: 'View ticket' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Typed before');
});

for (const [colorScheme, width] of [
  ['light', 390],
  ['dark', 390],
  ['light', 1280],
  ['dark', 1280],
] as const)
  test(`no accessibility violations: support, ${colorScheme}, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openAccount(page, brand, 'support-look');
    const flawless = async () => {
      await expect(page.locator('.skeleton')).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };
    await page.goto(`${brand.origin}/members/dashboard#tickets`);
    await expect(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
    await flawless();
    await page.goto(`${brand.origin}/members/support?vin=${VIN}&about=sticker`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please enter a message')).toBeVisible();
    await flawless();
    await page.getByRole('textbox', { name: 'What happened?' }).fill('Wrong'.repeat(100));
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your support ticket has been successfully created!')).toBeVisible();
    await flawless();
    await page.getByRole('link', { name: 'View ticket' }).click();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    const number = new URL(page.url()).pathname.split('/').at(-1)!;
    const staff = await staffOf(request);
    const answer = { number, text: 'Mended.\n'.repeat(3), message_id: crypto.randomUUID(), seen: 1, resolve: true };
    await staff('answer', answer);
    await page.reload();
    await expect(page.getByText('This ticket is resolved')).toBeVisible();
    await flawless();
    await page.getByRole('radio', { name: 'Bad' }).check();
    await flawless();
    await page.goto(`${brand.origin}/members/dashboard#tickets`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await flawless();
    await page.goto(`${brand.origin}/members/tickets/0000-0000`);
    await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible();
    await flawless();
  });
