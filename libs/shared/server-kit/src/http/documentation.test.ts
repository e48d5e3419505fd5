import { expect, it } from 'vitest';
import { testContract } from '../testing/test-api.ts';
import { documentationPage } from './documentation.ts';

it('issue 2: the page for readers names each row with its limit, and slices without calls are not there', () => {
  const page = documentationPage([testContract, {}]);
  for (const row of Object.values(testContract)) expect(page).toContain(`id="${row.name}"`);
  expect(page).toContain('For anyone. At most 3 a minute from one address.');
  expect(page.match(/<h2>/g)).toHaveLength(1);
});
