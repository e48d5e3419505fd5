export { createFormats, type Formats, LOCALES } from './formats.ts';
export * from './language.ts';
export type { Values } from './message.ts';
export * from './messages.ts';
export * from './translator.ts';
export { digitsOf, readMoney, writeMoney } from './typed-money.ts';
