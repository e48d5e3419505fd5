import { brands } from './brands.ts';
import { expect, test } from './test.ts';

for (const { key, origin } of brands) {
  test(`${key}: every sitemap URL is indexable and canonical`, async ({ page }) => {
    await page.goto(origin);
    const pages = await page.evaluate(async () => {
      const read = (text: string, type: DOMParserSupportedType) => new DOMParser().parseFromString(text, type);
      const sitemap = read(await (await fetch('/sitemap.xml')).text(), 'application/xml');
      const addresses = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '');
      return Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address);
          const { head } = read(await answer.text(), 'text/html');
          const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
          const canonical = attribute('link[rel=canonical]', 'href');
          return { address, status: answer.status, robots: attribute('meta[name=robots]', 'content') ?? '', canonical };
        }),
      );
    });
    expect(pages.length).toBeGreaterThan(14);
    const faults = pages.filter(
      ({ address, status, robots, canonical }) => status !== 200 || robots.includes('noindex') || canonical !== address,
    );
    expect(faults).toEqual([]);
  });

  test(`${key}: everything referenced in a page’s head exists`, async ({ page }) => {
    await page.goto(`${origin}/about`);
    const answers = await page.evaluate(async () => {
      const named = document.head.querySelectorAll<HTMLElement>(
        'link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], meta[property="og:image"]',
      );
      return Promise.all(
        [...named].map(async (each) => {
          const answer = await fetch(each.getAttribute('href') ?? each.getAttribute('content') ?? '');
          return `${answer.status} ${answer.headers.get('content-type')}`;
        }),
      );
    });
    expect(answers.sort()).toEqual([
      '200 application/manifest+json; charset=utf-8',
      '200 image/png',
      '200 image/png',
      '200 image/svg+xml; charset=utf-8',
    ]);
  });

  test(`${key}: docs/decisions.md §4: the sample sticker loads lazily in a modern format, no larger than displayed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/images/')) asked.push(request.url());
    });
    await page.goto(`${origin}/sample-sticker`);
    const picture = page.locator('figure img[srcset], figure picture img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/\/images\/[0-9a-f]{16}\/640\.avif$/);
    expect(await picture.getAttribute('alt')).not.toBe('');
  });
}
