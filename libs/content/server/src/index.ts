export * from './read-seed-content.ts';
