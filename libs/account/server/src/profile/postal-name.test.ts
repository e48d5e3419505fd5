import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postalNameOf } from './postal-name.ts';
import { createProfileBench, type ProfileBench } from './testing/profile-bench.ts';

let bench: ProfileBench;
beforeAll(async () => {
  bench = await createProfileBench();
});
afterAll(() => bench.database.drop());

const nameOf = (id: string) => bench.database.transaction((tx) => postalNameOf(tx, id));

it('names the buyer on an invoice from the profile, without missing parts', async () => {
  const { member, id } = await bench.member('post@example.com');
  expect(await nameOf(id)).toEqual({ name: '', company: '', address: [] });
  await member.update({ first: 'Ana', company_name: 'Ana’s Cars', address: '1 Main Street', unit: '4b', state: 'CA' });
  expect(await nameOf(id)).toEqual({ name: 'Ana', company: 'Ana’s Cars', address: ['1 Main Street, 4b', 'CA'] });
  await member.update({ last: 'Núñez', city: 'Fresno', pincode: '93650', country: 'US' });
  expect(await nameOf(id)).toEqual({
    name: 'Ana Núñez',
    company: 'Ana’s Cars',
    address: ['1 Main Street, 4b', 'Fresno, CA 93650', 'US'],
  });
  expect(await nameOf(randomUUID())).toBeNull();
});
