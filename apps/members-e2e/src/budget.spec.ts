import { brand } from './brands.ts';
import { expect, test } from './test.ts';

/** Members' first route ≤ 130 KB of JavaScript over the network (brotli). */
const FIRST_ROUTE_BYTES = 130_000;

test('the first route stays within 130 KB of JavaScript', async ({ page }) => {
  await page.goto(`${brand.origin}/members/login`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_ROUTE_BYTES);
});
