export { type TestDatabase, createTestDatabase } from './create-test-database.ts';
export { placesOf } from './places-of.ts';
export { type TestBrandOverrides, testBrand } from './test-brand.ts';
