import { randomUUID } from 'node:crypto';
import { countClicks } from './clicks.ts';
import { buy, form, openOrder, plansOf } from './sales.ts';
import { API, expect, ORIGIN, PASSWORD, test } from './test.ts';

test('finds an order by number and refunds it by the rule', async ({ desk }) => {
  const plan = (await plansOf(desk, 'sticker-plans')).find(({ id }) => id === 'sticker-bundle-3')!;
  const number = await buy(desk, plan, { decal: '1' });
  await openOrder(desk, number);
  await desk.getByRole('button', { name: /^Refund \$[\d.]+: Requested in time/ }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(desk.getByText(/^Refund of .* issued$/)).toBeVisible();
  await expect(desk.getByText('Fully refunded.')).toBeVisible();
  await expect(desk.getByText('3 credits removed')).toBeVisible();
});

test('a refund over the limit needs approval by someone other than the requester', async ({
  desk,
  browser,
  staffOf,
}) => {
  const { token } = await form(desk, '/api-cwa/login', { email: 'dealer@example.com', pass: PASSWORD });
  const plan = (await plansOf(desk, 'plans?user_type=dealer')).find(({ id }) => id === 'report-dealer-unlimited')!;
  const flags = { unlimited_vin_check: '1', report_subscription: '1' };
  const number = await buy(desk, plan, flags, token);
  await openOrder(desk, number);
  await desk.getByRole('button', { name: 'Choose amount' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Amount (USD)').fill('150');
  await dialog.getByLabel('Reason').fill('The reports were late.');
  await expect(dialog.getByText(/nothing is refunded until a second person approves/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Request $150.00 refund' }).click();
  await expect(desk.getByText('Refund of $150.00 pending approval')).toBeVisible();
  await desk.goto('/staff/refunds?state=waiting');
  await expect(desk.getByRole('row', { name: new RegExp(number) })).toContainText('Pending approval');

  const context = await browser.newContext({ baseURL: ORIGIN, storageState: await staffOf('billing') });
  const colleague = await context.newPage();
  await colleague.goto('/staff/approvals');
  await colleague
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button', { name: 'Approve' })
    .click();
  await colleague.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(colleague.getByRole('dialog')).toHaveCount(0);
  await openOrder(colleague, number);
  await expect(colleague.getByText('The reports were late.')).toBeVisible();
  await expect(colleague.getByText('$150.00', { exact: true }).first()).toBeVisible();
  await context.close();
});

test('rejects a 110 % coupon at its field; a new coupon works until it is ended', async ({ desk }) => {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  const validate = async () =>
    (await desk.request.post(`${API}/api/validate-coupon`, { data: { code, email: 'mia@example.com' } })).status();
  await desk.goto('/staff/coupons');
  await desk.getByRole('button', { name: 'New coupon' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Percent off').fill('110');
  await expect(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create coupon' })).toBeDisabled();
  await dialog.getByLabel('Percent off').fill('15');
  await dialog.getByRole('button', { name: 'Create coupon' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('15%');
  expect(await validate()).toBe(200);
  await desk.getByRole('button', { name: `End ${code} now?` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click();
  await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('Ended');
  expect(await validate()).toBe(422);
});

// In series: changing the list requires having seen the previous change.
test.describe.serial('the price list', () => {
  test("a price is live within a second, a scheduled one isn't yet, and reverting restores the old one", async ({
    desk,
  }) => {
    // A plan that no other test checks.
    const id = 'sticker-dealer-bundle-5';
    const priceNow = async () =>
      (await plansOf(desk, 'sticker-plans?user_type=dealer')).find((plan) => plan.id === id)!.price;
    const before = await priceNow();
    await desk.goto('/staff/plans');
    const dealers = desk.getByRole('region', { name: 'For dealers · Stickers' });
    const change = async (price: string, starts = '') => {
      await dealers.getByRole('button', { name: 'Edit Five stickers' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('Price (USD)').fill(price);
      await dialog.getByLabel('Starts (UTC)').fill(starts);
      await dialog.getByRole('button', { name: starts ? 'Schedule change' : 'Save changes' }).click();
      await expect(dialog).toHaveCount(0);
    };
    await change('12.34');
    await expect.poll(priceNow, { timeout: 2_000 }).toBe(1234);
    await change('9.99', '2099-12-01T00:00');
    await expect(dealers.getByText('Scheduled')).toBeVisible();
    expect(await priceNow()).toBe(1234);
    for (const left of [1, 0]) {
      await dealers.getByRole('button', { name: 'Revert this change to Five stickers?' }).first().click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Revert change' }).click();
      await expect(dealers.getByRole('button', { name: /^Revert this change/ })).toHaveCount(left);
    }
    await expect.poll(priceNow, { timeout: 2_000 }).toBe(before);
  });

  test('changing a price takes at most four clicks from the overview', async ({ desk }) => {
    const id = 'sticker-dealer-bundle-5';
    const priceNow = async () =>
      (await plansOf(desk, 'sticker-plans?user_type=dealer')).find((plan) => plan.id === id)!.price;
    const before = await priceNow();
    const clicks = await countClicks(desk);
    await clicks.begin();
    await desk.getByRole('navigation').getByRole('link', { name: 'Plans and prices' }).click();
    const dealers = desk.getByRole('region', { name: 'For dealers · Stickers' });
    await dealers.getByRole('button', { name: 'Edit Five stickers' }).click();
    const price = desk.getByRole('dialog').getByLabel('Price (USD)');
    await expect(price).toBeFocused();
    await desk.keyboard.press('Control+a');
    await clicks.type(price, '15.67');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await clicks.expectAtMost(4);
    await expect.poll(priceNow, { timeout: 2_000 }).toBe(1567);
    await dealers.getByRole('button', { name: 'Revert this change to Five stickers?' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Revert change' }).click();
    await expect.poll(priceNow, { timeout: 2_000 }).toBe(before);
  });

  test('a plan created at the desk is on sale within a second, and keeps working for its buyers after it is retired', async ({
    desk,
  }) => {
    const name = `Lot of ${Date.now() % 100_000} stickers`;
    const offered = async () =>
      (await plansOf(desk, 'sticker-plans?user_type=dealer')).find(({ credits }) => credits === 777);
    await desk.goto('/staff/plans');
    await desk.getByRole('button', { name: 'New plan' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Product').selectOption('sticker');
    await dialog.getByLabel('Available').selectOption('dealer');
    await dialog.getByLabel('Price (USD)').fill('3999');
    await dialog.getByLabel('Documents included').fill('777');
    await dialog.getByLabel('Name in English').fill(name);
    await dialog.getByLabel('Name in Spanish').fill('Lote de etiquetas');
    await dialog.getByLabel('Description in English').fill('Window stickers for a large lot.');
    await dialog.getByLabel('Description in Spanish').fill('Etiquetas para un lote grande.');
    await dialog.getByRole('button', { name: 'Start selling' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await offered())?.price, { timeout: 2_000 }).toBe(399_900);
    const { token } = await form(desk, '/api-cwa/login', { email: 'dealer@example.com', pass: PASSWORD });
    const number = await buy(desk, (await offered())!, { decal: '1' }, token);
    await desk.getByRole('button', { name: `Revert this change to ${name}?` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Revert change' }).click();
    await expect(desk.getByRole('heading', { name })).toHaveCount(0);
    await expect.poll(offered, { timeout: 2_000 }).toBeUndefined();
    await openOrder(desk, number);
    await expect(desk.getByRole('main')).toContainText(name);
  });
});
