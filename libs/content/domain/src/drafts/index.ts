export * from './document.ts';
export * from './faults.ts';
export * from './text.ts';
