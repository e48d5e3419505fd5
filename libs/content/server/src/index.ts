export * from './content-of-seed.ts';
export * from './read-seed-content.ts';
