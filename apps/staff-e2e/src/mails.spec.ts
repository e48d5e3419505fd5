import type { Page } from '@playwright/test';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import { API, approveAsOwner, expect, test } from './test.ts';

/** Saves unsaved changes. */
async function save(desk: Page, reason: string): Promise<void> {
  await desk.getByRole('button', { name: 'Review and save' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: /^Save \d/ }).click();
}

// An email that no other test reads.
test('an owner edits an email with a live preview, sends a test, and recipients get the new version', async ({
  desk,
  request,
}) => {
  await desk.goto('/staff/brand/mails');
  await desk.getByRole('searchbox', { name: 'Search emails' }).fill('no account');
  await desk.getByRole('link', { name: 'No account with this email' }).click();
  const letter = desk.frameLocator('iframe[title="Email preview"]');
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText(/^No .+ account with this email/);
  await desk.getByLabel('Subject', { exact: true }).fill('We don’t know this email');
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText('We don’t know this email');
  // The brand's color, inlined as email clients require.
  await expect(letter.locator('td.brand').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await desk.getByLabel('Paragraph 1', { exact: true }).fill('See https://evil.example');
  await expect(desk.getByText(/^Remove web and email addresses/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Review and save' })).toBeDisabled();
  await desk.getByRole('button', { name: 'Reset to default' }).last().click();
  await desk.getByRole('button', { name: 'Plain text' }).click();
  await expect(desk.getByText(/Someone tried to reset the .+ password/).last()).toBeVisible();
  await desk.getByRole('button', { name: 'Send test email' }).click();
  await expect(desk.getByText('Test email sent to staff@example.com')).toBeVisible();
  await save(desk, 'Plainer');
  await expect(desk.getByText('Saved. Your changes are live.')).toBeVisible();

  const outbox = async () => (await request.get(outboxUrl(process.env))).text();
  await expect.poll(outbox).toContain('Test: We don’t know this email');
  const to = `nobody-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await request.post(`${API}/api-cwa/reset-password`, { form: { email: to } });
  await expect.poll(outbox).toMatch(new RegExp(`<h2>We don’t know this email</h2>\\s*<dl>.*${to}`));

  await desk.getByRole('button', { name: 'Restore previous version' }).first().click();
  await save(desk, 'As it was');
  await expect(desk.getByLabel('Subject', { exact: true })).toHaveValue('No {brand} account with this email');
  await expect(desk.getByRole('status').filter({ hasText: 'unsaved change' })).toHaveCount(0);
});

test('changes to account emails need a second owner', async ({ desk, browser }) => {
  await desk.goto('/staff/brand/mails/passkey.copied');
  const reason = `Clearer ${crypto.randomUUID().slice(0, 8)}`;
  await desk.getByLabel('Button', { exact: true }).fill('See my passkeys');
  await save(desk, reason);
  await expect(desk.getByText(/requested by .+: See my passkeys/).first()).toBeVisible();
  await approveAsOwner(browser, reason);
  await desk.reload();
  await expect(desk.getByLabel('Button', { exact: true })).toHaveValue('See my passkeys');
});
