import { askInChat, memberOf, words } from './asking.ts';
import { countClicks } from './clicks.ts';
import { newMember } from './new-member.ts';
import { addText, expectLive, newPage, publish } from './new-page.ts';
import { recallLine } from './recall-line.ts';
import { buy, plansOf } from './sales.ts';
import { expect, ORIGIN, test } from './test.ts';

// Each starts at the overview and ends when done. The one for prices is with the other price list tests.

test('answering and resolving a ticket takes at most four clicks', async ({ desk, request }) => {
  const member = await memberOf(request);
  const said = words('Where is my sticker');
  const number = await member.ask(said);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.openWaiting('Waiting for a reply from support');
  await desk.getByRole('table').getByRole('link', { name: said }).click();
  await expect(desk.getByRole('log')).toContainText(said);
  await desk.keyboard.press('r');
  await clicks.type(desk.getByRole('textbox', { name: 'Reply' }), 'It is in your account now.');
  await desk.getByRole('button', { name: 'Send and resolve' }).click();
  await expect(desk.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await clicks.expectAtMost(4);
  expect((await member.read(number)).texts).toEqual([said, 'It is in your account now.']);
});

test('answering a chat takes at most four clicks', async ({ desk, browser }) => {
  const said = words('Do you do vans');
  const { page, leave } = await askInChat(browser, said);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.openWaiting('Waiting for a reply right now');
  await desk.getByRole('table').getByRole('link', { name: said }).click();
  await expect(desk.getByRole('log')).toContainText(said);
  await desk.keyboard.press('r');
  await clicks.type(desk.getByRole('textbox', { name: 'Reply' }), 'We do.');
  await desk.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('We do.', { timeout: 20_000 });
  await clicks.expectAtMost(4);
  await leave();
});

test('refunding an order by the rule takes at most four clicks', async ({ desk }) => {
  const plan = (await plansOf(desk, 'sticker-plans')).find(({ id }) => id === 'sticker-bundle-3')!;
  const number = await buy(desk, plan, { decal: '1' });
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.find(number, new RegExp(`^${number}`));
  await desk.getByRole('button', { name: /^Refund \$[\d.]+: Requested in time/ }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(desk.getByText(/^Refund of .* issued$/)).toBeVisible();
  await clicks.expectAtMost(4);
});

test('adding a credit for a member takes at most four clicks', async ({ desk, request }) => {
  const { email } = await newMember(request);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.find(email, new RegExp(`^${email}`));
  await desk.getByRole('button', { name: 'Adjust credits', exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await clicks.type(dialog.getByLabel('Reason'), 'The report was late.');
  await dialog.getByRole('button', { name: 'Add 1 credit' }).click();
  await expect(desk.getByRole('row', { name: /The report was late\..*\+1/ })).toBeVisible();
  await clicks.expectAtMost(4);
});

test('finding a member by email and opening them takes at most four clicks', async ({ desk, request }) => {
  const { email } = await newMember(request);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.find(email.slice(0, 30), new RegExp(`^${email}`));
  await expect(desk.getByRole('heading', { level: 1, name: email })).toBeVisible();
  await clicks.expectAtMost(4);
  // Going back keeps the search.
  await desk.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
  await expect(desk.getByRole('searchbox', { name: /^Search members/ })).toBeFocused();
});

test('canceling a member’s plan takes at most four clicks', async ({ desk, request }) => {
  const { email, token } = await newMember(request);
  const plan = (await plansOf(desk, 'sticker-plans')).find(({ id }) => id === 'sticker-monthly')!;
  await buy(desk, plan, { decal: '1', report_subscription: '1' }, token);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.find(email, new RegExp(`^${email}`));
  await desk.getByRole('button', { name: /^Cancel plan/ }).click();
  const dialog = desk.getByRole('dialog');
  await clicks.type(dialog.getByLabel(/^Reason/), 'Asked for it by phone.');
  await dialog.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(desk.getByText('Canceled', { exact: true }).first()).toBeVisible();
  await clicks.expectAtMost(4);
});

test('editing and publishing a page takes at most four clicks', async ({ desk, request }) => {
  const path = await newPage(desk, 'clicks');
  await addText(desk, 'Printed on paper.');
  await publish(desk);
  const clicks = await countClicks(desk);
  await clicks.begin();
  await clicks.find(path, new RegExp(`^${path}`));
  await desk.getByRole('button', { name: /^Text Printed on paper/ }).click();
  await clicks.type(desk.getByRole('textbox', { name: 'Text', exact: true }), 'Always the same. ');
  await desk.keyboard.press('Control+Enter');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await clicks.expectAtMost(4);
  await expectLive(request, path, 'Always the same.');
});

test('checking a file takes at most four clicks, and importing it at most four from there', async ({ desk }) => {
  const buffer = Buffer.from(`${recallLine(String(Date.now() % 1e11), '2018')}\n`);
  const name = `clicks-${Date.now()}.txt`;
  const clicks = await countClicks(desk);
  await clicks.begin();
  await desk.getByRole('navigation').getByRole('link', { name: 'Imports' }).click();
  await desk.getByRole('button', { name: 'New import' }).click();
  const before = await clicks.soFar();
  const [chooser] = await Promise.all([
    desk.waitForEvent('filechooser'),
    desk.getByRole('region', { name: 'New import' }).getByLabel('File', { exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer });
  await desk.getByRole('button', { name: 'Upload and check' }).click();
  await expect(desk.getByText('1 line to import')).toBeVisible({ timeout: 20_000 });
  await clicks.expectAtMost(4);
  await desk.getByRole('button', { name: 'Import now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Import now' }).click();
  // An import needs a second approver.
  await expect(desk.getByRole('dialog').getByText('Waiting for a second approver.')).toBeVisible();
  await clicks.expectAtMost(before + 4);
});

test('approving a request as the second person takes at most four clicks', async ({ desk, browser, staffOf }) => {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await desk.goto('/staff/team');
  await desk.getByRole('button', { name: 'Add team member' }).click();
  await desk.getByRole('textbox', { name: 'Email' }).fill(email);
  await desk.getByRole('button', { name: 'Add to team' }).click();
  await expect(desk.getByText('Sent to a second owner for approval')).toBeVisible();

  const context = await browser.newContext({
    baseURL: ORIGIN,
    viewport: { width: 1280, height: 900 },
    storageState: await staffOf('owner'),
  });
  const owner = await context.newPage();
  const clicks = await countClicks(owner);
  await clicks.begin();
  await clicks.openWaiting('Waiting for a second approver');
  const row = owner.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'Approve' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toHaveCount(0);
  await clicks.expectAtMost(4);
  await context.close();
});
