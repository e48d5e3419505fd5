import type { Page } from '@playwright/test';
import { violationsOf } from '@vinlore/testing-web/violations';
import { outboxUrl } from '@vinlore/testing-web/journeys-config';
import { mailedToken, newMember, VIN } from './new-member.ts';
import { API, expect, SITE, test } from './test.ts';

/** Enters the reason and confirms. */
async function giveReason(desk: Page, action: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('A journey of a test');
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('support finds a member by part of their email and signs them out', async ({ desk, request }) => {
  const member = await newMember(request);
  await desk.goto('/staff/members');
  await desk.getByRole('searchbox', { name: 'Search members' }).fill(member.email.slice(0, 30));
  await desk.getByRole('link', { name: member.email }).click();
  await desk.getByRole('button', { name: /^Sign out .+ last used/ }).click();
  await giveReason(desk, 'Sign out');
  await expect(desk.getByText('No active sessions')).toBeVisible();
  expect(await member.isLoggedIn()).toBe(false);
});

test('support writes first: an email links the member to the ticket, and their reply shows as unanswered', async ({
  desk,
  request,
}) => {
  const member = await newMember(request);
  await desk.goto(`/staff/members?search=${member.email}`);
  await desk.getByRole('link', { name: member.email }).click();
  await desk.getByRole('button', { name: 'New message' }).click();
  const message = desk.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeFocused();
  await message.fill('Your report is ready.');
  await desk.getByRole('textbox', { name: /^VIN/ }).fill(VIN);
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Send and create ticket' }).click();
  await expect(desk).toHaveURL(/\/staff\/tickets\/[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(desk.getByRole('log')).toContainText('Your report is ready.');
  const number = desk.url().split('/').at(-1)!;

  const letters = async () => (await request.get(outboxUrl(process.env))).text();
  await expect.poll(letters, { timeout: 15_000 }).toContain(`/members/tickets/${number}`);
  const { tickets } = await member.ask<{ tickets: { number: string; state: string }[] }>('/api/user/tickets', {});
  expect(tickets).toMatchObject([{ number, state: 'answered' }]);
  await member.ask('/api/user/ticket-message', { number, message_id: crypto.randomUUID(), text: 'Thank you!' });
  await desk.reload();
  await expect(desk.getByRole('log')).toContainText('Thank you!');
  await expect(desk.getByText('Due', { exact: true })).toBeVisible();
});

test('spec §4: support sees a member’s pages read-only, in a tab that stores nothing', async ({ desk, request }) => {
  const member = await newMember(request);
  await member.buySticker();
  await desk.goto(`/staff/members?search=${member.email}`);
  await desk.getByRole('link', { name: member.email }).click();
  await desk.getByRole('button', { name: 'View as member' }).click();
  await desk.getByRole('textbox', { name: /^Reason/ }).fill('A journey of a test');
  await desk.getByRole('button', { name: 'Start viewing' }).click();
  const opened = desk.context().waitForEvent('page');
  await desk.getByRole('link', { name: 'View account' }).click();
  const view = await opened;
  await expect(view.getByText(`Viewing as ${member.email} (read-only)`)).toBeVisible();
  await expect(view.getByRole('link', { name: /Honda Accord/ }).first()).toBeVisible();
  expect(await violationsOf(view)).toEqual([]);
  expect(await view.evaluate(() => [localStorage.length, document.cookie.includes('logged_in')])).toEqual([0, false]);
  await view.getByRole('link', { name: 'Profile' }).click();
  await view.getByRole('textbox', { name: 'Phone' }).fill('555 0100');
  await view.getByRole('button', { name: /^Save/ }).click();
  await expect(view.getByText('You’re viewing this account in read-only mode')).toBeVisible();
  await view.getByRole('button', { name: 'End view' }).click();
  await expect(view.getByText('No active view')).toBeVisible();
  await view.close();
});

test('finds a sticker by number, opens it, and revokes it; its verification page says so', async ({
  desk,
  request,
}) => {
  const member = await newMember(request);
  const number = await member.buySticker();
  await desk.goto(`/staff/members?search=${number}`);
  await expect(desk.getByText('Owner of this window sticker:')).toBeVisible();
  await desk.getByRole('link', { name: member.email }).click();
  await expect(desk.getByRole('button', { name: new RegExp(`^Revoke .+${number}$`) })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  const tab = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: new RegExp(`^Open PDF: .+${number}$`) }).click();
  await (await tab).close();
  await desk.getByRole('button', { name: new RegExp(`^Revoke .+${number}$`) }).click();
  await giveReason(desk, 'Revoke');
  await desk.goto(`${SITE}/verify/${number}`);
  await expect(desk.getByText('This sticker was revoked')).toBeVisible();
});

test('docs/decisions.md §4: dealer status is revoked with a reason and approved again', async ({ desk, request }) => {
  const member = await newMember(request);
  const company = `Motors ${crypto.randomUUID().slice(0, 8)}`;
  await member.post('/api-cwa/dealer-register', { company_name: company, city: 'Miami' });
  await desk.goto(`/staff/dealers?state=all&search=${company}`);
  const row = desk.getByRole('row', { name: new RegExp(company) });
  await expect(row.getByText('To review')).toBeVisible();
  await row.getByRole('button', { name: `Revoke ${company}’s dealer status` }).click();
  await giveReason(desk, 'Revoke');
  await expect(row.getByText('Revoked')).toBeVisible();
  await row.getByRole('button', { name: `Restore ${company}’s dealer status` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Restore dealer status' }).click();
  await expect(row.getByText('Approved')).toBeVisible();
});

test('an account pending deletion shows its deadline, and support can restore it', async ({ desk, request }) => {
  const { email } = await newMember(request);
  await request.post(`${API}/api/user/delete`, { data: { email, message: 'Goodbye.' } });
  const token = await mailedToken(request, email, '/account-deletion/confirm');
  await request.post(`${API}/api/user/delete/confirm`, { data: { token } });
  await desk.goto('/staff/deletions');
  const row = desk.getByRole('row', { name: new RegExp(email) });
  await expect(row.getByText(/^13 days 23 hours$/)).toBeVisible();
  await row.getByRole('button', { name: `Stop deletion for ${email}` }).click();
  await giveReason(desk, 'Reactivate account');
  await expect(desk.getByText(email, { exact: true })).toHaveCount(0);
});
