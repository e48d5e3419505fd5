export { type TestDatabase, createTestDatabase } from './create-test-database.ts';
