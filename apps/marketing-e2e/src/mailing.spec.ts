import { randomUUID } from 'node:crypto';
import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { brands } from './brands.ts';
import { mailedLink } from './outbox.ts';
import { expect, test } from './test.ts';

for (const brand of inTurn(brands, 1))
  test(
    `${brand.key}: docs/decisions.md §4: a home page sign-up takes effect once its email is confirmed`,
    EACH_BRAND,
    async ({ page }) => {
      const email = `news-${randomUUID()}@example.com`;
      await page.goto(brand.origin);
      const form = page.locator('[data-island="mailing-form"]');
      const consent = form.getByRole('checkbox');
      await form.getByRole('textbox').fill(email);
      await form.getByRole('button').click();
      await expect(consent).toBeFocused();
      await consent.check();
      await form.getByRole('button').click();
      await expect(form.getByText(email)).toBeVisible();

      await page.goto(await mailedLink(page, brand, email, '/mailing#token'));
      const title = page.getByRole('heading', { level: 1 });
      const asked = await title.innerText();
      await page.locator('main button').first().click();
      await expect(title).not.toHaveText(asked);
      // The same link unsubscribes.
      await expect(page.locator('main button[value=unsubscribe]')).toBeVisible();
    },
  );
