import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The file with the checksums of all others. */
export const SUMS = 'SHA256SUMS';
/** The signature of {@link SUMS}. */
export const SIGNATURE = `${SUMS}.sig`;
/** What the release was built from, signed. */
export const PROVENANCE = 'provenance.intoto.jsonl';

/**
 * @param {string} file
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function sumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * The checksums of the files in a folder, sorted by name.
 *
 * @param {string} folder
 * @param {readonly string[]} except names
 * @returns {Promise<ReadonlyMap<string, string>>} SHA-256 by file
 */
export async function sumsOf(folder, except) {
  const names = readdirSync(folder).filter((name) => !except.includes(name));
  /** @type {Map<string, string>} */
  const sums = new Map();
  for (const name of names.sort()) sums.set(name, await sumOf(join(folder, name)));
  return sums;
}

/**
 * Checksums as `sha256sum --check` reads them.
 *
 * @param {ReadonlyMap<string, string>} sums
 */
export const written = (sums) => [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join('');

/**
 * @param {string} text as {@link written}
 * @returns {ReadonlyMap<string, string>}
 */
export const parsed = (text) =>
  new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => /** @type {const} */ ([line.slice(66), line.slice(0, 64)])),
  );
