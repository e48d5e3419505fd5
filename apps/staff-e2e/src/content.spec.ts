import { violationsOf } from '@vinlore/testing-web/violations';
import { addText, expectLive, newPage, publish, visit } from './new-page.ts';
import { API, expect, ORIGIN, test } from './test.ts';

test('typing shows in the preview, publishing makes it live, and it can be rolled back', async ({ desk, request }) => {
  const path = await newPage(desk, 'publish');
  await addText(desk, 'Printed on **cotton** paper.');
  await expect(desk.frameLocator('iframe').locator('strong', { hasText: 'cotton' })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  expect((await visit(request, path)).status).toBe(404);
  await publish(desk);
  await expectLive(request, path, '<strong>cotton</strong>');

  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('Printed on **linen** paper.');
  await publish(desk);
  await expectLive(request, path, '<strong>linen</strong>');

  await desk.getByRole('link', { name: 'History' }).click();
  const first = desk.getByRole('row', { name: /published/ }).last();
  await first.getByRole('button', { name: /^Restore version/ }).click();
  await expect(desk.getByRole('dialog').locator('ins')).toContainText('cotton');
  await desk.getByRole('button', { name: 'Restore and publish' }).click();
  await expectLive(request, path, '<strong>cotton</strong>');
});

test('when two people edit a page, the second gets a merge view and nothing is lost', async ({
  desk,
  browser,
  request,
  staffOf,
}) => {
  const path = await newPage(desk, 'merge');
  await addText(desk, 'What both saw.');
  const context = await browser.newContext({ baseURL: ORIGIN, storageState: await staffOf('content') });
  const other = await context.newPage();
  await other.goto(desk.url());
  await other.getByRole('button', { name: /^Text What both saw/ }).click();

  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill('What the first wrote.');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText(/^Draft saved/)).toBeVisible();

  await other.getByRole('textbox', { name: 'Text', exact: true }).fill('What the second wrote.');
  await other.keyboard.press('Control+s');
  const conflict = other.getByRole('group', { name: /Text$/ });
  await expect(conflict).toContainText('first');
  await expect(conflict).toContainText('second');
  expect(await violationsOf(other)).toEqual([]);
  await conflict.getByLabel('Result').fill('What the first wrote. What the second wrote.');
  await other.getByRole('button', { name: 'Apply and continue' }).click();
  await expect(other.getByText(/^Draft saved/)).toBeVisible();
  await context.close();

  await desk.reload();
  await expect(
    desk.getByRole('button', { name: /^Text What the first wrote\. What the second wrote\./ }),
  ).toBeVisible();
  expect((await visit(request, path)).status).toBe(404);
});

test('requires alt text for an uploaded picture', async ({ desk }) => {
  const name = `e2e-${Date.now().toString(36)}.png`;
  await desk.goto('/staff/content/pictures');
  await desk.getByRole('button', { name: 'Upload image' }).click();
  const dialog = desk.getByRole('dialog');
  const buffer = await desk.screenshot();
  await dialog.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'image/png', buffer });
  const upload = dialog.getByRole('button', { name: 'Upload' });
  await expect(upload).toBeDisabled();
  await dialog.getByLabel('Alt text (English)').fill('A page of the desk');
  await expect(upload).toBeDisabled();
  await dialog.getByLabel('Alt text (Spanish)').fill('Una página del panel');
  await upload.click();
  const card = desk.getByRole('article', { name });
  await expect(card).toContainText('A page of the desk');
  await card.getByRole('button', { name: /^Delete/ }).click();
  await desk.getByRole('button', { name: 'Delete image' }).click();
  await expect(card).toHaveCount(0);
});

test('an old URL redirects within a second, with its query, until staff delete the redirect', async ({
  desk,
  request,
}) => {
  const path = `/Old-${Date.now().toString(36)}.html`;
  const asked = async () => {
    const answer = await request.get(`${API}${path}?utm_source=ad`, { maxRedirects: 0 });
    return `${answer.status()} ${answer.headers()['location'] ?? ''}`;
  };
  expect(await asked()).toBe('404 ');
  await desk.goto('/staff/content/redirects');
  await desk.getByRole('button', { name: 'New redirect' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('From').fill(path);
  await dialog.getByLabel('To').fill('/pricing');
  expect(await violationsOf(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add redirect' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(asked, { timeout: 2_000 }).toBe('301 /pricing?utm_source=ad');
  await desk.getByRole('button', { name: `Delete… ${path.toLowerCase()}` }).click();
  await desk.getByRole('button', { name: 'Delete redirect' }).click();
  await expect.poll(asked, { timeout: 2_000 }).toBe('404 ');
});

test('a page copied to another brand is live there within a second and can be undone there', async ({
  desk,
  request,
}) => {
  const path = await newPage(desk, 'brands');
  await addText(desk, 'Printed on **cotton** paper.');
  await desk.getByRole('button', { name: 'Copy to other brands…' }).click();
  await desk.getByRole('checkbox', { name: 'Stickerhouse, English' }).check();
  await expect(desk.getByText('New page', { exact: true })).toBeVisible();
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Publish now' }).click();
  const headers = { host: new URL(API).host.replace(/^[^:]+/, 'stickerhouse.localhost') };
  const thereAt = async () => (await request.get(API + path, { headers })).status();
  await expect.poll(thereAt, { timeout: 2_000 }).toBe(200);
  expect((await visit(request, path)).status, 'its own brand').toBe(404);
  await desk.getByRole('button', { name: 'Undo Stickerhouse, English' }).click();
  await expect(desk.getByText('Undone')).toBeVisible();
  await expect.poll(thereAt, { timeout: 2_000 }).toBe(404);
});
