import { enterDesk, expect, ORIGIN, test } from './test.ts';

test('signing in with password and two-step verification opens the requested page', async ({ page }) => {
  await enterDesk(page, 'billing', '/staff/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await page.goto(`${ORIGIN}/staff/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
});

test('a list’s view can be saved, and the audit log filtered', async ({ desk }) => {
  await desk.goto('/staff/audit?act=account.logged-in');
  const list = desk.getByRole('table', { name: 'Audit log' });
  await expect(list.getByText('account.logged-in').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Save view' }).click();
  const name = `Logins ${Date.now()}`;
  await desk.getByRole('dialog').getByRole('textbox').fill(name);
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.goto('/staff/audit');
  await desk.getByRole('link', { name }).click();
  await expect(desk).toHaveURL(/act=account.logged-in/);
  await desk.getByRole('button', { name: `Delete view ${name}` }).click();
  await expect(desk.getByRole('link', { name })).toHaveCount(0);
});
