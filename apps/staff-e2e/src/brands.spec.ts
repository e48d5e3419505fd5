import { expect, SITE, test } from './test.ts';

test('a color that is hard to see is told beside it, with a shade that passes, and is not saved', async ({ desk }) => {
  await desk.goto('/staff/brand');
  await desk.getByLabel('Secondary color', { exact: true }).fill('#cccccc');
  await expect(desk.getByText(/^#cccccc fails the contrast of WCAG AA on the pages of this theme/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Review and save' })).toBeDisabled();
  await desk.getByRole('button', { name: /^Use #/ }).click();
  await expect(desk.getByRole('button', { name: 'Review and save' })).toBeEnabled();
  const light = desk.frameLocator('iframe[title="Home page, Light"]').locator('html');
  await desk.getByLabel('Primary color', { exact: true }).fill('#7a0000');
  await expect(light).toHaveCSS('--primary', '#7a0000');
  await desk.getByRole('button', { name: 'Discard' }).click();
  await expect(desk.getByText(/unsaved change/)).toBeHidden();
});

// Other journeys go on at this brand: a color that none of them looks at.
test('what an owner changes is on the brand’s pages at once, and is undone by its history', async ({ desk }) => {
  const site = await desk.context().newPage();
  const halo = async () => {
    await site.goto(SITE);
    return site.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--halo').trim());
  };
  const before = await halo();
  const other = before === '#f3f6fb' ? '#eef2f9' : '#f3f6fb';
  await desk.goto('/staff/brand');
  await desk.getByRole('button', { name: 'All colors of the theme' }).click();
  await desk.getByRole('group', { name: 'Light' }).getByLabel('Halo of the VIN field', { exact: true }).fill(other);
  await desk.getByRole('button', { name: 'Review and save' }).click();
  await desk.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(desk.getByText('Saved, and live now')).toBeVisible();
  await expect.poll(halo).toBe(other);
  await desk.getByRole('link', { name: 'History' }).click();
  const change = desk.getByRole('region', { name: /^Change \d+$/ }).first();
  await expect(change.getByRole('row', { name: new RegExp(`Halo of the VIN field, Light .* ${other}`) })).toBeVisible();
  await change.getByRole('button', { name: 'Undo' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(halo).toBe(before);
});
