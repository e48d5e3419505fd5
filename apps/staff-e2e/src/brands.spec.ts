import { expect, SITE, test } from './test.ts';

test('warns next to a low-contrast color, suggests a passing shade, and refuses to save it', async ({ desk }) => {
  await desk.goto('/staff/brand');
  await desk.getByLabel('Secondary color', { exact: true }).fill('#cccccc');
  await expect(desk.getByText(/^#cccccc doesn’t have enough contrast for WCAG AA on this theme’s pages/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Review and save' })).toBeDisabled();
  await desk.getByRole('button', { name: /^Use #/ }).click();
  await expect(desk.getByRole('button', { name: 'Review and save' })).toBeEnabled();
  const light = desk.frameLocator('iframe[title="Home page, Light"]').locator('html');
  await desk.getByLabel('Primary color', { exact: true }).fill('#7a0000');
  await expect(light).toHaveCSS('--primary', '#7a0000');
  await desk.getByRole('button', { name: 'Discard' }).click();
  await expect(desk.getByText(/unsaved change/)).toBeHidden();
});

// Other tests use this brand: change a color none of them checks.
test('an owner’s change is live right away and can be undone from its history', async ({ desk }) => {
  const site = await desk.context().newPage();
  const halo = async () => {
    await site.goto(SITE);
    return site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--halo').trim());
  };
  const before = await halo();
  const other = before === '#f3f6fb' ? '#eef2f9' : '#f3f6fb';
  await desk.goto('/staff/brand');
  await desk.getByRole('button', { name: 'All theme colors' }).click();
  await desk.getByRole('group', { name: 'Light' }).getByLabel('VIN field glow', { exact: true }).fill(other);
  await desk.getByRole('button', { name: 'Review and save' }).click();
  await desk.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(desk.getByText('Saved. Your changes are live.')).toBeVisible();
  await expect.poll(halo).toBe(other);
  await desk.getByRole('link', { name: 'History' }).click();
  const change = desk.getByRole('region', { name: /^Change \d+$/ }).first();
  await expect(change.getByRole('row', { name: new RegExp(`VIN field glow, Light .* ${other}`) })).toBeVisible();
  await change.getByRole('button', { name: 'Undo' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(halo).toBe(before);
});

// On its own domain, which no other test uses.
test('docs/decisions.md §1: an owner creates a brand in five minutes, sees its site, and continues at its desk', async ({
  desk,
}) => {
  await desk.goto('/staff/brand/new');
  await desk.getByLabel('Name', { exact: true }).fill('Car & Co.');
  await expect(desk.getByLabel('Brand ID', { exact: true })).toHaveValue('car-co');
  await desk.getByLabel('Domain', { exact: true }).fill('car-co.localhost');
  await desk.getByRole('button', { name: 'Check DNS' }).click();
  await expect(desk.getByText('Connected')).toHaveCount(3);
  await desk.getByRole('button', { name: 'Create brand' }).click();
  await expect(desk.getByRole('heading', { name: 'Car & Co. is live' })).toBeVisible();
  const site = await desk.context().newPage();
  const address = await desk.getByRole('main').getByRole('link', { name: 'View site' }).getAttribute('href');
  await expect
    .poll(async () => {
      await site.goto(address!);
      return site.title();
    })
    .toContain('Car & Co.');
  await site.goto(`${address}decode?vin=1HGCM82633A004352`);
  await expect(site.getByRole('heading', { level: 1, name: /^2003 Honda Accord/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Open staff desk' }).click();
  await expect(desk).toHaveURL(/^http:\/\/desk\.car-co\.localhost:\d+\/staff$/);
  await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});
