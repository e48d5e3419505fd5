import type { Page } from '@playwright/test';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import type { TestedBrand } from './brands.ts';
import { expect } from './test.ts';

/** The latest emailed link for a recipient that opens a path with a secret (`/mailing#token`), read from the outbox. */
export async function mailedLink(page: Page, { origin }: TestedBrand, to: string, opens: string): Promise<string> {
  const outbox = await page.context().newPage();
  const link = outbox
    .locator('article', { has: outbox.locator('dd', { hasText: to }) })
    .locator(`a[href^="${origin}${opens}="]`)
    .first();
  await expect(async () => {
    await outbox.goto(outboxUrl(process.env));
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  const href = (await link.getAttribute('href'))!;
  await outbox.close();
  return href;
}
