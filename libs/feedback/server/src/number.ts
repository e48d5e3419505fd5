import { randomInt } from 'node:crypto';

/** Without I, L, O, and U, which are easily misread or misheard (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns a random number for a chat or ticket: `7K2M-94QX`. */
export const newNumber = (): string => `${letters(4)}-${letters(4)}`;
