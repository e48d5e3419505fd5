import { createHash, randomInt } from 'node:crypto';
import { SHOWN_END, SHOWN_START } from '@vinlore/platform-domain';
import type { ApiKey } from '@vinlore/server-kit';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 190 bits. */
const RANDOM = 32;
const CHECKED = 6;

const prefixOf = ({ mode, kind }: Pick<ApiKey, 'mode' | 'kind'>) =>
  `vl_${kind === 'publishable' ? 'pub_' : ''}${mode}_`;

/** Checksum of a key's first part: a scanner can tell a key from random text without asking us. */
function checksumOf(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return Array.from({ length: CHECKED }, (_, at) => ALPHABET[digest[at]! % ALPHABET.length]).join('');
}

/** The stored form of a key. It has 190 bits of entropy, so a plain hash is enough. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a text is a key of ours, by its form and checksum; most mistyped and made-up keys aren't. */
export function isSecret(text: string): boolean {
  const [, body, sum] = /^(vl_(?:pub_)?(?:test|live)_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/.exec(text) ?? [];
  return body !== undefined && checksumOf(body) === sum;
}

/** Makes a key. @returns the key, and the part of it that lists show */
export function newSecret(key: Pick<ApiKey, 'mode' | 'kind'>): { secret: string; shown: string } {
  const prefix = prefixOf(key);
  const body = prefix + Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const secret = body + checksumOf(body);
  return { secret, shown: `${secret.slice(0, prefix.length + SHOWN_START)}…${secret.slice(-SHOWN_END)}` };
}
