import { type Call, CallError } from '@vinlore/contract';
import { expect, it } from 'vitest';
import { isSold } from './is-sold.ts';

const VIN = { vin: '7F02C100108' };
const NAME = { year: '1967', make: 'Ford', model: 'Mustang' };
const answers = (enough: boolean) => (() => Promise.resolve({ facts: 9, least: 8, enough, named_by: 'vin' })) as Call;
const fails = (...error: ConstructorParameters<typeof CallError>) =>
  (() => Promise.reject(new CallError(...error))) as Call;

it.each([true, false])('follows the server: %s', async (enough) => {
  for (const vehicle of [VIN, NAME]) expect(await isSold(answers(enough), vehicle)).toBe(enough);
});

it("is false for a name or a VIN that doesn't identify the vehicle", async () => {
  for (const vehicle of [VIN, NAME]) expect(await isSold(fails('refused', 'Wrong VIN', 422), vehicle)).toBe(false);
});

it.each([
  ['a server that is gone', 'network', 0],
  ['too many questions', 'refused', 429],
] as const)('after %s a number is enough, a name is not', async (_what, fault, status) => {
  expect(await isSold(fails(fault, '', status), VIN)).toBe(true);
  expect(await isSold(fails(fault, '', status), NAME)).toBe(false);
});
