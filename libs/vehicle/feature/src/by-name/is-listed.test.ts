import type { Call } from '@vinlore/contract';
import { expect, it } from 'vitest';
import { isListed } from './is-listed.ts';

const call = ((_row: unknown, { year, make }: { year: string; make: string }) =>
  Promise.resolve(year === '1967' && make === 'FORD' ? [{ name: 'Mustang', doubtful: false }] : [])) as unknown as Call;
const mustang = { year: 1967, make: 'FORD', model: 'Mustang', trim: null };

it.each([
  [mustang, true],
  [{ ...mustang, model: 'MUSTANG', trim: 'GT' }, true],
  [{ ...mustang, model: 'Musta' }, false],
  [{ ...mustang, year: 1812 }, false],
])('a name is listed in the years in which it was sold: %j', async (vehicle, listed) => {
  expect(await isListed(call, vehicle)).toBe(listed);
});
