import { stepAt, totpCode } from '@vinlore/account-domain';
import { enterDesk, expect, ORIGIN, test } from './test.ts';

test('issue 10: somebody new on the team chooses a password, sets up a second factor, and sees what they may', async ({
  desk,
  browser,
}) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await desk.goto('/staff/team');
  await desk.getByRole('button', { name: 'Add somebody' }).click();
  await desk.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await desk.getByRole('button', { name: 'Add to the team' }).click();
  await expect(desk.getByText(`${email} is on the team and gets a mail.`)).toBeVisible();
  await desk.getByRole('searchbox').fill(email.slice(0, 9));
  await expect(desk.getByRole('link', { name: email })).toBeVisible();

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/verify`);
  let link: string | undefined;
  await expect(async () => {
    const outbox = await page.evaluate(async () => (await fetch('/dev/outbox')).text());
    const letter = outbox.split('<article').find((each) => each.includes(`<dd>${email}</dd>`));
    link = /\/members\/forgot-password\?token=[\w-]+&amp;next=%2Fstaff/.exec(letter ?? '')?.[0].replace('&amp;', '&');
    expect(link).toBeDefined();
  }).toPass({ timeout: 20_000 });
  await page.goto(ORIGIN + link!);
  await page.getByLabel('New password', { exact: true }).fill('nine green bottles 7');
  await page
    .getByRole('button', { name: /password/i, exact: false })
    .last()
    .click();
  await expect(page).toHaveURL(`${ORIGIN}/staff`);

  await page.goto(`${ORIGIN}/staff/team`);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await page.getByLabel('Enter the code that the app shows now').fill(await totpCode(secret, stepAt(new Date())));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  await context.close();
});

test('issue 10: from one brand’s desk to another’s without a second login, and out', async ({ desk }) => {
  await desk.goto('/staff');
  await desk.getByLabel('Brand').first().selectOption({ label: 'Historial VIN' });
  await expect(desk).toHaveURL(/\/\/historialvin\.[^/]+\/staff$/);
  await expect(desk.getByRole('navigation').first()).toBeVisible();
  await desk.goto(`${new URL(desk.url()).origin}/members/dashboard`);
  await expect(desk).toHaveURL(/\/members\/login/);
});

test('issue 10: who may answer tickets sees no team, and the page says so', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterDesk(page, 'content', '/staff/team');
  await expect(page.getByRole('heading', { name: 'You may not see this page' })).toBeVisible();
  await context.close();
});
