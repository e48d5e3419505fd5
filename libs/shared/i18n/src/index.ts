export * from './language.ts';
export * from './messages.ts';
export * from './translator.ts';
