import { BrandSchema } from '@vinlore/brand';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testBrand } from './test-brand.ts';

test("the test brand is valid and includes the test's overrides", () => {
  const brand = testBrand({ key: 'other', settings: { security: 'enabled' } });
  expect(v.parse(BrandSchema, brand)).toEqual(brand);
  expect(brand.domains).toEqual(['other.localhost']);
  expect(brand.settings).toMatchObject({ security: 'enabled', credit_type: 'separate' });
});
