import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_COOKIE, LANGUAGES } from '@vinlore/brand';
import { expectFlawless } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { deskOf, enterDesk, expect, PASSWORD, test } from './test.ts';

const folder = fileURLToPath(new URL('../../brands', import.meta.url));

/** All brands that ship. New brands are picked up automatically. */
const BRANDS = readdirSync(folder).filter((key) => existsSync(`${folder}/${key}/brand.json`));

/** Passes a brand's gate (spec §2), if it has one. */
async function passGate(page: Page): Promise<void> {
  const gate = page.getByRole('button', { name: /^(Continue|Continuar)$/ });
  const login = page.getByRole('button', { name: /^(Sign in|Iniciar sesión)$/ });
  await gate.or(login).waitFor();
  if (!(await gate.isVisible())) return;
  await page.locator('input[name=email]').fill('gate@example.com');
  await page.locator('input[name=pass]').fill(PASSWORD);
  await gate.click();
  await login.waitFor();
}

/** Audits a desk page once it has loaded. */
async function judge(page: Page): Promise<void> {
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expectFlawless(page);
}

for (const [path, heading] of PAGES)
  test(`no axe violations on ${path}`, async ({ desk }) => {
    await desk.goto(path);
    await expect(desk.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await judge(desk);
  });

for (const brand of BRANDS)
  for (const language of LANGUAGES.filter((each) => brand !== 'vinlore' || each !== 'en'))
    test(`no axe violations on the desk of ${brand} in ${language}`, async ({ page }) => {
      test.setTimeout(900_000);
      const origin = deskOf(brand);
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: origin }]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${origin}/staff`);
      await passGate(page);
      await enterDesk(page, 'staff', '/staff', { origin, language });
      for (const [path] of PAGES)
        await test.step(path, async () => {
          await page.goto(origin + path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await judge(page);
        });
    });
