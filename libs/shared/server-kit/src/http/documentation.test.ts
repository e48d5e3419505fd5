import { expect, it } from 'vitest';
import { testContract } from '../testing/test-api.ts';
import { documentationPage, openApiJson, publicContracts } from './documentation.ts';

it('the documentation page lists each row with its limit, and leaves out modules without calls', () => {
  const page = documentationPage([testContract, {}]);
  for (const row of Object.values(testContract)) expect(page).toContain(`id="${row.name}"`);
  expect(page).toContain('For anyone. At most 3 a minute from one address.');
  expect(page.match(/<h2>/g)).toHaveLength(1);
});

it('security: the public pages don’t describe the desk’s rows', () => {
  const rows = Object.values(testContract);
  const [staff, others] = [rows.filter(({ auth }) => auth === 'staff'), rows.filter(({ auth }) => auth !== 'staff')];
  expect(staff.length).toBeGreaterThan(0);
  const shown = publicContracts([testContract]);
  const page = documentationPage(shown);
  const document = openApiJson(shown, '1');
  for (const { name, path } of staff) {
    expect(page).not.toContain(`id="${name}"`);
    expect(document).not.toContain(`"${path}"`);
  }
  for (const { name } of others) expect(page).toContain(`id="${name}"`);
});
