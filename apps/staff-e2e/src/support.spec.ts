import { violationsOf } from '@vinlore/testing-web/violations';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { askInChat, memberOf, words } from './asking.ts';
import { expect, test } from './test.ts';

async function openBySearch(desk: Page, list: string, said: string): Promise<void> {
  await desk.goto(list);
  // The list handles keys once it is rendered.
  await expect(desk.getByRole('table')).toBeVisible();
  const search = desk.getByRole('searchbox');
  await expect(async () => {
    await desk.keyboard.press('/');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await search.fill(said);
  await expect(desk.getByRole('table').getByRole('link')).toHaveCount(1);
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
}

test('staff view and save a member’s picture, and attach a file to a note', async ({ desk, request }) => {
  const member = await memberOf(request);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#35628f' } });
  const number = await member.ask(words('See the car'), await member.send('car.png', await picture.png().toBuffer()));
  await desk.goto(`/staff/tickets/${number}`);
  const files = desk.getByRole('list', { name: 'Attachments' });
  await expect.poll(() => files.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  const [saved] = await Promise.all([desk.waitForEvent('download'), files.getByRole('button').click()]);
  expect(saved.suggestedFilename()).toBe('car.jpg');

  await desk.getByRole('button', { name: 'Internal note' }).click();
  await desk.getByLabel('Note', { exact: true }).fill('See the file.');
  const text = { name: 'internal.txt', mimeType: 'text/plain', buffer: Buffer.from('Chargeback') };
  await desk.locator('input[type=file]').last().setInputFiles(text);
  await expect(desk.getByText('· Uploaded')).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Add note' }).click();
  await expect(desk.getByRole('button', { name: /^Download internal\.txt/ })).toBeVisible();
});

test('staff find, answer with a snippet, and resolve a ticket with the keyboard; its member sees the reply', async ({
  desk,
  request,
}) => {
  const member = await memberOf(request);
  const said = words('Where is my report');
  const number = await member.ask(said);
  const snippet = words('Soon');
  await desk.goto('/staff/snippets');
  await desk.getByRole('button', { name: 'New snippet' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Name').fill(snippet);
  await dialog.getByLabel('Text').fill('Hello {name}, ticket {number} is with us.');
  await dialog.getByRole('button', { name: 'Save snippet' }).click();
  await expect(dialog).toHaveCount(0);

  await openBySearch(desk, '/staff/tickets', said);
  await expect(desk.getByRole('heading', { level: 1, name: said })).toBeVisible();
  await expect(desk.getByText('2003 Honda Accord')).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.keyboard.press('r');
  await desk.getByLabel('Snippet').selectOption({ label: snippet });
  const reply = desk.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toHaveValue(`Hello Alex, ticket ${number} is with us.`);
  await expect(reply).toBeFocused();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByRole('log')).toContainText(`ticket ${number} is with us.`);
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('e');
  await expect(desk.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect((await member.read(number)).texts).toEqual([said, `Hello Alex, ticket ${number} is with us.`]);

  await desk.goto('/staff/snippets');
  await desk.getByRole('button', { name: `Delete: ${snippet}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete snippet' }).click();
  await expect(desk.getByRole('heading', { name: snippet })).toHaveCount(0);
});

test('merges two tickets of a member; the old number redirects to the remaining one', async ({ desk, request }) => {
  const member = await memberOf(request);
  const [first, second] = [words('First'), words('Second')];
  const [one, two] = [await member.ask(first), await member.ask(second)];
  await desk.goto(`/staff/tickets/${one}`);
  await desk.getByRole('textbox', { name: 'Reply' }).fill('Half a reply');
  await desk.getByRole('button', { name: 'Merge', exact: true }).click();
  await desk.getByRole('radio', { name: new RegExp(second) }).check();
  await desk.getByRole('button', { name: 'Merge tickets' }).click();
  await expect(desk).toHaveURL(new RegExp(`/staff/tickets/${two}$`));
  await expect(desk.getByRole('log')).toContainText(first);
  await expect(desk.getByRole('log')).toContainText(second);
  await expect(desk.getByRole('textbox', { name: 'Reply' })).toHaveValue('Half a reply');
  await desk.goto(`/staff/tickets/${one}`);
  await expect(desk).toHaveURL(new RegExp(`/staff/tickets/${two}$`));
  expect(await member.read(one)).toEqual({ number: two, texts: [first, second] });
});

test('staff answer a chat inline, live on both sides', async ({ desk, browser }) => {
  const said = words('Do you do trucks');
  const { page, field, send, leave } = await askInChat(browser, said);

  await openBySearch(desk, '/staff/chats', said);
  await expect(desk.getByRole('log')).toContainText(said);
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('textbox', { name: 'Reply' }).fill('We do.');
  await desk.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('We do.', { timeout: 20_000 });
  await field.fill('And vans?');
  await send.click();
  await expect(desk.getByRole('log')).toContainText('And vans?', { timeout: 20_000 });
  await desk.getByRole('button', { name: 'Close chat' }).click();
  await expect(desk.getByRole('button', { name: 'Reopen chat' })).toBeVisible();
  await leave();
});
