import { stepAt, totpCode } from '@vinlore/account-domain';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import { approveAsOwner, enterDesk, expect, ORIGIN, SITE, test } from './test.ts';

test('a new teammate chooses a password, sets up two-step verification, and sees only what their permissions allow', async ({
  desk,
  browser,
}) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await desk.goto('/staff/team');
  await desk.getByRole('button', { name: 'Add team member' }).click();
  await desk.getByRole('textbox', { name: 'Email' }).fill(email);
  await desk.getByRole('button', { name: 'Add to team' }).click();
  await expect(desk.getByText('Sent to a second owner for approval')).toBeVisible();
  await approveAsOwner(browser, email);
  await desk.goto('/staff/team');
  await desk.getByRole('searchbox').fill(email.slice(0, 9));
  await expect(desk.getByRole('link', { name: email })).toBeVisible();

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${SITE}/verify`);
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get(outboxUrl(process.env))).text();
    const letter = outbox.split('<article').find((each) => each.includes(`<dd>${email}</dd>`));
    link = /\/members\/forgot-password\?next=%2Fstaff#token=[\w-]+/.exec(letter ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  await page.goto(SITE + link!);
  await page.getByLabel('New password', { exact: true }).fill('nine green bottles 7');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  // The public site redirects to the desk, which has a separate session.
  await expect(page).toHaveURL(`${ORIGIN}/staff`);

  await page.goto(`${ORIGIN}/staff/team`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill('nine green bottles 7');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('Enter the code shown in the app').fill(totpCode(secret, stepAt(new Date())));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await context.close();
});

test("moves between brands' desks without signing in again, then signs out", async ({ desk }) => {
  await desk.goto('/staff');
  await desk.getByLabel('Brand').first().selectOption({ label: 'Historial VIN' });
  await expect(desk).toHaveURL(/\/\/desk\.historialvin\.[^/]+\/staff$/);
  await expect(desk.getByRole('navigation').first()).toBeVisible();
  await desk.goto(`${new URL(desk.url()).origin.replace('desk.', '')}/members/dashboard`);
  await expect(desk).toHaveURL(/\/members\/login/);
});

test("support can't see the team, and the page says so", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterDesk(page, 'content', '/staff/team');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await context.close();
});
