import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';

/**
 * The accounts that were erased, in a file outside the database: a restored backup has them again, and this file says
 * which ones must go. It names no one: a line has the SHA-256 of an account's random id, which only the account itself
 * leads to.
 */
export interface ErasureLog {
  /** Adds accounts; those that are listed already are left out. Returns once they are on disk. */
  add(accountIds: readonly string[], at: Date): void;
  /** Fingerprints of all listed accounts ({@link fingerprintOf}). */
  read(): ReadonlySet<string>;
}

const LineSchema = v.object({ erased: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), at: v.string() });

/** What the list has instead of an account's id. */
export const fingerprintOf = (accountId: string) =>
  createHash('sha256').update(`vinlore.erased ${accountId}`).digest('hex');

/**
 * Reads a list of erasures; empty if the file doesn't exist. A last line that was cut off by a power failure is left
 * out: the next backup adds that account from the database.
 *
 * @throws Error if it can't be read
 */
export function readErasures(path: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
  return new Set(text.split('\n').flatMap(fingerprintIn));
}

function fingerprintIn(line: string): string[] {
  try {
    return [v.parse(LineSchema, JSON.parse(line)).erased];
  } catch {
    return [];
  }
}

/** The list in a file, created with the first erasure. */
export function erasureLogIn(path: string): ErasureLog {
  return {
    add: (accountIds, at) => {
      const listed = readErasures(path);
      const fresh = accountIds.map(fingerprintOf).filter((fingerprint) => !listed.has(fingerprint));
      if (fresh.length > 0) append(path, fresh, at);
    },
    read: () => readErasures(path),
  };
}

/** Appends to the file at `path` what the list at `from` has and it lacks. */
export function mergeErasures(path: string, from: string, at: Date): void {
  const listed = readErasures(path);
  const fresh = [...readErasures(from)].filter((fingerprint) => !listed.has(fingerprint));
  if (fresh.length > 0) append(path, fresh, at);
}

function append(path: string, fingerprints: readonly string[], at: Date): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a', 0o600);
  try {
    // Begins with a line end, because a power failure may have cut off the line before.
    const lines = fingerprints.map((erased) => `\n${JSON.stringify({ erased, at: at.toISOString() })}`);
    writeSync(file, `${lines.join('')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
