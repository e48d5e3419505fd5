import { type Json } from '../json.ts';

/**
 * Serializes to canonical JSON (RFC 8785, JCS): keys sorted by UTF-16 code units, no white space, numbers and strings
 * as in ECMAScript. Used for all signed and typeset data, so a database that returns keys in another order changes
 * neither signature nor page.
 *
 * @throws TypeError with the path of a value that JSON can't represent exactly: `undefined`, functions, class
 * instances, NaN and infinities, integers beyond 2^53 (they lose digits), lone surrogates, circular references
 */
export function canonicalJson(value: Json): string {
  return write(value, '$', []);
}

function write(value: unknown, at: string, above: readonly object[]): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'string') return text(value, at);
  if (typeof value === 'number') return number(value, at);
  if (typeof value !== 'object') throw new TypeError(`${at}: a ${typeof value} is not JSON`);
  if (above.includes(value)) throw new TypeError(`${at}: contains itself`);
  const here = [...above, value];
  if (Array.isArray(value)) return `[${Array.from(value, (item, i) => write(item, `${at}[${i}]`, here)).join(',')}]`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError(`${at}: not a plain object`);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${text(key, at)}:${write(member, `${at}.${key}`, here)}`);
  return `{${members.join(',')}}`;
}

function text(value: string, at: string): string {
  if (/\p{Cs}/u.test(value)) throw new TypeError(`${at}: half of a surrogate pair`);
  return JSON.stringify(value);
}

function number(value: number, at: string): string {
  if (!Number.isFinite(value)) throw new TypeError(`${at}: ${value} is not JSON`);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) throw new TypeError(`${at}: ${value} is beyond 2^53`);
  return JSON.stringify(value);
}
