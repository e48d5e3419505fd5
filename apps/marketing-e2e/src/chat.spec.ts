import { logInAsStaff, toDesk } from '@vinlore/account-domain/testing/staff-login';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import type { APIRequestContext, Page } from '@playwright/test';
import { brand, brands } from './brands.ts';
import { expect, test } from './test.ts';

const WORDS = {
  en: { open: 'Chat with us', field: 'Your message', send: 'Send message', minimize: 'Minimize chat' },
  es: { open: 'Chatea con nosotros', field: 'Tu mensaje', send: 'Enviar mensaje', minimize: 'Minimizar el chat' },
} as const;
const { open, field, send } = WORDS.en;

const panel = (page: Page) => page.getByRole('dialog', { name: /^Chat (with|con)/ });
const launcher = (page: Page, name: string = open) => page.getByRole('button', { name });

/** Calls the API as staff. */
async function staffOf(request: APIRequestContext) {
  // Node doesn't resolve subdomains of localhost; plain localhost is the same brand.
  const { origin } = new URL(process.env.BASE_URL ?? 'http://localhost:3000');
  const password = process.env.SAMPLE_PASSWORD ?? '';
  const bearer = await logInAsStaff(request, { origin, email: 'support@example.com', password });
  const headers = { ...toDesk(origin), bearer };
  return {
    answer: async (number: string, text: string) => {
      const data = { number, text, message_id: crypto.randomUUID() };
      const answered = await request.post(`${origin}/api-cwa/staff/chat/answer`, { headers, data });
      expect(answered.status()).toBe(200);
    },
  };
}

test('a visitor asks, staff reply through the API, and the reply appears in the panel', async ({ page, request }) => {
  await page.goto(brand.origin);
  await launcher(page).click();
  await page.getByRole('textbox', { name: field }).fill('Is <b>this</b> my car?');
  await page.getByRole('button', { name: send }).click();
  const log = panel(page).getByRole('log');
  await expect(log).toContainText('Is <b>this</b> my car?');
  await expect(page.getByRole('textbox', { name: field })).toHaveValue('');
  const number = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await panel(page).innerText())![0];
  const staff = await staffOf(request);
  await staff.answer(number, 'It is, by its VIN.');
  await expect(log).toContainText('It is, by its VIN.', { timeout: 20_000 });

  await page.goto(`${brand.origin}/verify`);
  await expect(panel(page).getByRole('log')).toContainText('It is, by its VIN.');
});

/** Finds a clickable element covered by the chat button; null while the button is hidden. */
const belowButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('[data-floats]')!;
    const { left, top, width, height } = button.getBoundingClientRect();
    if (top >= innerHeight) return null;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
    return points
      .flatMap(([x, y]) => document.elementsFromPoint(x!, y!))
      .filter((element) => !button.contains(element))
      .flatMap((element) => element.closest('a, button, input, select, textarea') ?? [])
      .filter((pressed) => {
        const box = pressed.getBoundingClientRect();
        // Covering the corner of a fully clickable card is fine.
        return box.height < 2 * height && box.bottom > top && box.top < top + height && box.right > left;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });

for (const each of brands)
  test(`spec §1: on a phone the chat button never covers anything clickable, ${each.key}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let shown = 0;
    for (const path of ['/', '/recalls', '/pricing', '/no-such-page', '/decode?vin=1HGCM82633A004352']) {
      await page.goto(`${each.origin}${path}`);
      expect(await belowButton(page), `${path}: before a scroll`).toBeNull();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-followed'));
      // Scroll back up step by step: that's when the button reappears.
      for (let y = await page.evaluate(() => scrollY); y > 0; y -= 150) {
        await page.evaluate(async (to) => {
          scrollTo(0, to);
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }, y);
        const below = await belowButton(page);
        if (below !== null) shown += 1;
        expect(below ?? [], `${path} at ${y}`).toEqual([]);
      }
    }
    expect(shown, 'it comes back').toBeGreaterThan(5);
  });

test('spec §1: minimized by default; keeps its state across pages', async ({ page }) => {
  await page.goto(brand.origin);
  await expect(launcher(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await launcher(page).click();
  await expect(page.getByRole('textbox', { name: field })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(launcher(page)).toBeFocused();
  await page.goto(`${brand.origin}/verify`);
  await expect(launcher(page)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);

  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Hide chat for this visit' }).click();
  await page.goto(brand.origin);
  await expect(launcher(page)).toBeHidden();
});

test('a hidden chat can be reopened from the link in every page’s footer', async ({ page }) => {
  await page.goto(brand.origin);
  await launcher(page).click();
  await panel(page).getByRole('button', { name: 'Hide chat' }).click();
  await page.goto(`${brand.origin}/verify`);
  await expect(launcher(page)).toBeHidden();
  for (const turn of ['before its code is here', 'and after']) {
    await test.step(turn, async () => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Live chat' }).click();
      await expect(page.getByRole('textbox', { name: field })).toBeFocused();
      await panel(page).getByRole('button', { name: 'Hide chat' }).click();
      await expect(panel(page)).toHaveCount(0);
    });
  }
});

test('spec §1: hidden on any path containing /vehicle-checks', async ({ page }) => {
  await page.goto(brand.origin);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  for (const path of ['/vehicle-checks/1', '/es/vehicle-checks/1']) {
    await page.goto(brand.origin + path);
    await expect(page.locator('[data-island=chat]')).toHaveCount(0);
  }
  await page.goto(brand.origin);
  await expect(panel(page)).toBeVisible();
});

test('the chat’s script loads on first click, and that click isn’t lost', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(brand.origin, { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/(chat|panel-provider|livechat)-/.test(url))).toEqual([]);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(asked.filter((url) => /livechat/.test(url))).toEqual([]);
});

for (const { key, origin, language } of inTurn(brands, 2))
  test(
    `${key}: the open chat has no accessibility violations and is a bottom sheet on a phone`,
    EACH_BRAND,
    async ({ page }) => {
      const words = WORDS[language];
      for (const width of [390, 1280])
        for (const colorScheme of ['light', 'dark'] as const) {
          const view = `${width} px, ${colorScheme}`;
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(origin);
          // Already open, or opened now with the keyboard, because on a phone the button moves out of the way of other
          // targets.
          if (await launcher(page, words.open).isVisible()) await launcher(page, words.open).press('Enter');
          await expect(page.getByRole('textbox', { name: words.field })).toBeVisible();
          expect(await violationsOf(page, '[data-island=chat]'), view).toEqual([]);
          const box = (await panel(page).boundingBox())!;
          if (width === 390) expect([box.x, box.width, box.y + box.height], view).toEqual([0, 390, 800]);
          for (const name of [words.minimize, words.send]) {
            const target = await page.getByRole('button', { name }).boundingBox();
            expect(target!.height, `${view}: ${name}`).toBeGreaterThanOrEqual(44);
          }
          await page.getByRole('button', { name: words.minimize }).click();
        }
    },
  );
