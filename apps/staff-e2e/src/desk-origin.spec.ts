import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from './pages.ts';
import { expect, ORIGIN, SITE, test } from './test.ts';

/** A page of the brand's public site in a browser that is signed in at the desk. */
async function publicPage(context: BrowserContext, path = '/pricing'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(SITE + path);
  return page;
}

test.describe("a script on a public page can't reach the desk", () => {
  test("it sees no desk cookie, and sends none to the desk's host", async ({ desk }) => {
    await desk.goto('/staff');
    await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const own = await desk.context().cookies(ORIGIN);
    expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['desk_session', 'desk_XSRF-TOKEN']));
    for (const { domain, sameSite } of own) expect([domain, sameSite]).toEqual([new URL(ORIGIN).hostname, 'Strict']);
    const page = await publicPage(desk.context());
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/desk_|XSRF/);
    const sent = (await desk.context().cookies(SITE)).map(({ name }) => name);
    expect(sent.filter((name) => name.startsWith('desk_'))).toEqual([]);
  });

  test('it can neither read nor make desk calls, with credentials or without', async ({ desk }) => {
    test.setTimeout(120_000);
    await desk.goto('/staff');
    const page = await publicPage(desk.context());
    page.setDefaultTimeout(5_000);
    const tried = await page.evaluate(async (origin) => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"list":"audit"}' };
      const ways: readonly (readonly [path: string, init: RequestInit])[] = [
        ['/api-cwa/staff/me', {}],
        ['/api-cwa/staff/session', { method: 'POST' }],
        ['/api-cwa/staff/views/save', json],
        ['/api-cwa/staff/session', { method: 'POST', mode: 'no-cors' }],
        ['/staff', { mode: 'no-cors' }],
        ['/staff', {}],
      ];
      const read = ([path, init]: (typeof ways)[number]) =>
        fetch(origin + path, { credentials: 'include', ...init }).then(
          (response) => response.text(),
          () => 'refused',
        );
      return Promise.all(ways.map(read));
    }, ORIGIN);
    expect(tried).toEqual(Array.from({ length: 6 }, () => 'refused'));
    // Not even a form submission is accepted.
    const [posted] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.evaluate((origin) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'POST', action: `${origin}/api-cwa/staff/session` });
        document.body.append(form);
        form.submit();
      }, ORIGIN),
    ]).catch(() => [null]);
    // The public page's CSP blocks it before the desk rejects it.
    expect(posted === null || posted.status() === 403).toBe(true);
  });

  test("it can't frame the desk, nor script a window it opened", async ({ desk }) => {
    await desk.goto('/staff');
    const page = await publicPage(desk.context());
    const framed = await page.evaluate(
      (origin) =>
        new Promise<string>((done) => {
          const frame = document.createElement('iframe');
          frame.src = `${origin}/staff`;
          frame.onload = () => {
            try {
              done(frame.contentDocument?.getElementById('root') ? 'scripted' : 'empty');
            } catch {
              done('refused');
            }
          };
          frame.onerror = () => done('refused');
          document.body.append(frame);
          setTimeout(() => done('refused'), 5000);
        }),
      ORIGIN,
    );
    expect(framed).not.toBe('scripted');
    for (const frame of page.frames().filter((each) => each !== page.mainFrame()))
      expect(
        await frame
          .locator('#root')
          .count()
          .catch(() => 0),
      ).toBe(0);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate((origin) => {
        (window as unknown as { desk: Window | null }).desk = window.open(`${origin}/staff`);
      }, ORIGIN),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(await opened.evaluate(() => window.opener)).toBeNull();
    const reached = await page.evaluate(() => {
      const { desk: other } = window as unknown as { desk: Window | null };
      try {
        return other === null || other.closed ? 'cut off' : String(other.document.title);
      } catch {
        return 'refused';
      }
    });
    expect(['cut off', 'refused']).toContain(reached);
    await opened.close();
  });

  test('it finds no token in storage, and the desk never reads what it stores', async ({ desk }) => {
    await desk.goto('/staff');
    await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const page = await publicPage(desk.context());
    const kept = await page.evaluate(async () => {
      localStorage.setItem('planted', 'by a public page');
      const databases = await indexedDB.databases();
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, await caches.keys()]);
    });
    expect(kept).not.toMatch(/logged_in|token|bearer/);
    expect(await desk.evaluate(() => localStorage.getItem('planted'))).toBeNull();
    const ownStorage = await desk.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(ownStorage, 'the desk keeps no token in storage either').not.toMatch(/token|bearer/);
  });
});

test('/staff on a public host redirects to the desk, with path, query, and fragment', async ({ desk }) => {
  await desk.goto(`${SITE}/staff/tickets?state=open#here`);
  await expect(desk).toHaveURL(`${ORIGIN}/staff/tickets?state=open#here`);
});

test('no desk page violates its CSP or Trusted Types', async ({ desk }) => {
  test.setTimeout(240_000);
  await desk.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy broken: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  for (const [path, heading] of PAGES) {
    await desk.goto(path);
    await expect(desk.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(desk.locator('.skeleton')).toHaveCount(0);
  }
});
