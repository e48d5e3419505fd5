import { BrandSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testBrand } from './test-brand.ts';

test('the brand of tests is a valid one, with what a test says of it', () => {
  const brand = testBrand({ key: 'other', settings: { security: 'enabled' } });
  expect(v.parse(BrandSchema, brand)).toEqual(brand);
  expect(brand.domains).toEqual(['other.localhost']);
  expect(brand.settings).toMatchObject({ security: 'enabled', credit_type: 'separate' });
});
