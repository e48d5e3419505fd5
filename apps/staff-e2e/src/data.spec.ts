import type { Page } from '@playwright/test';
import { recallLine } from './recall-line.ts';
import { API, approveAsOwner, expect, test } from './test.ts';

/** Opens the form, picks the kind of data and the file, and uploads it for checking. */
async function upload(desk: Page, kind: string, name: string, content: string): Promise<void> {
  await desk.goto('/staff/imports');
  await desk.getByRole('button', { name: 'New import' }).click();
  const form = desk.getByRole('region', { name: 'New import' });
  await form.getByLabel('Data type').selectOption({ label: kind });
  await form
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await form.getByRole('button', { name: 'Upload and check' }).click();
}

test('checks and imports a small recall file, and names its invalid line', async ({ desk, browser }) => {
  const number = String(Date.now() % 1e11);
  const content = `${recallLine(number, '2018')}\n${recallLine(`${number}1`, 'MMXX')}\n`;
  await upload(desk, 'NHTSA recalls', 'E2E_RECALLS.txt', content);
  await expect(desk.getByRole('heading', { level: 1, name: 'E2E_RECALLS.txt' })).toBeVisible();
  await expect(desk.getByText('1 line to import, 1 rejected')).toBeVisible({ timeout: 20_000 });
  const fault = desk.getByRole('row', { name: /YEARTXT/ });
  await expect(fault).toContainText('has an invalid model year: "MMXX"');
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('E2E_RECALLS.txt.csv');

  await desk.getByRole('button', { name: 'Import now' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Import now' }).click();
  await expect(desk.getByRole('dialog').getByText('Waiting for a second approver.')).toBeVisible();
  await approveAsOwner(browser, 'E2E_RECALLS.txt');
  await desk.reload();
  await expect(desk.getByText('1 line imported, 1 rejected')).toBeVisible({ timeout: 20_000 });
  await desk.goto('/staff/imports?kind=recalls');
  await expect(desk.getByRole('row', { name: /E2E_RECALLS\.txt.*Imported/ }).first()).toBeVisible();

  await upload(desk, 'NHTSA recalls', 'E2E_RECALLS.txt', content);
  await expect(desk.getByRole('alert')).toContainText('You already imported this file on');
});

test('maps a new file format in the studio and imports it with the saved mapping', async ({ desk }) => {
  const name = `studio-${Date.now()}`;
  const vin = '2T1BURHEXJC123457';
  const lines = [
    'Chassis VIN,Lot number,Sale Date,Damage,Odometer,Hammer,State',
    `${vin},${name}-1,12/18/2021,FRONT END,88001,900,OH`,
    `${vin},${name}-2,2/3/2022,METEORITE,88010,1100,OH`,
  ];
  const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) };
  await desk.goto('/staff/mappings/new');
  await desk.getByLabel(/Drop a file here/).setInputFiles(file);
  await desk.getByRole('button', { name: 'Suggested mapping' }).click();
  await expect(desk.getByText('2 of 2 lines would be imported')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Salvage auction · Feb 3, 2022' })).toBeVisible();
  await desk.locator('summary', { hasText: 'Damage' }).first().click();
  await desk.getByLabel('Meaning of METEORITE').first().selectOption('collision');
  await desk.getByLabel('Source', { exact: true }).fill(`Studio ${name}`);
  await desk.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /Toyota/i })).toBeVisible();
  await desk.getByLabel('Name', { exact: true }).fill(name);
  await desk.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();

  await desk.getByRole('link', { name: 'Import file' }).click();
  const form = desk.getByRole('region', { name: 'New import' });
  await expect(form.getByLabel('Column mapping')).toHaveValue(name);
  await form.getByLabel('File', { exact: true }).setInputFiles(file);
  await form.getByRole('button', { name: 'Upload and check' }).click();
  await expect(desk.getByText('2 lines to import')).toBeVisible({ timeout: 20_000 });
});

test('explains that a file is of another kind and imports nothing', async ({ desk }) => {
  await upload(desk, 'EPA fuel economy', `wrong-${Date.now()}.zip`, `this is no archive ${Date.now()}`);
  await expect(desk.getByText('isn’t a ZIP archive')).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByText('The existing data hasn’t changed.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Import now' })).toHaveCount(0);
});

test('a failed VIN stays in the list until someone resolves it', async ({ desk, request }) => {
  const vin = `ZZZ${Date.now()}`.padEnd(17, '0').slice(0, 17);
  const told = await request.post(`${API}/api-cwa/error_vin`, { form: { vin } });
  expect(told.status()).toBe(200);
  await desk.goto(`/staff/vins?search=${vin}`);
  await desk.getByRole('button', { name: `Mark as handled: ${vin}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Note').fill('A trailer');
  await dialog.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(desk.getByText('No VINs found')).toBeVisible();
  await desk.getByLabel('Status').selectOption({ label: 'Handled' });
  await expect(desk.getByRole('row', { name: new RegExp(vin) })).toContainText('A trailer');
});
