/** Disk access for tests, so that the library itself doesn't need Node's types. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CATALOGUE_FILE, ensureIndex } from '../build-index/ensure.mjs';
import { syntheticRelease } from './judge/synthetic-release.mjs';
import { writeDump } from './judge/write-dump.mjs';

/** Returns the index's bytes; builds it first if missing or stale. */
export async function loadIndexBytes() {
  const { path } = await ensureIndex();
  return new Uint8Array(readFileSync(path));
}

/** Returns the catalog's bytes, built with the index. */
export async function loadCatalogueBytes() {
  await ensureIndex();
  return new Uint8Array(readFileSync(CATALOGUE_FILE));
}

/** Writes a made-up release of about 5,000 patterns in NHTSA's format, such as `vPICList_lite_2026_09.plain.zip`. */
export async function writeSyntheticDump(path, seed = 1) {
  const member = basename(path).replace(/\.plain\.zip$/, '.sql');
  await writeDump(syntheticRelease({ seed, size: 'small' }), path, { member });
}

/** Location of real NHTSA responses: $VINLORE_DATA/vin, or the project's shared folder. */
const ANSWERS = join(process.env.VINLORE_DATA ?? '/work/shared/data', 'vin', 'vpic-answers.jsonl');

/** Returns real responses of NHTSA's service, or why there are none. */
export function readAnswers() {
  if (!existsSync(ANSWERS)) {
    return { answers: [], reason: `${ANSWERS} does not exist; set VINLORE_DATA to the folder that holds vin/` };
  }
  const lines = readFileSync(ANSWERS, 'utf8').trim().split('\n');
  return { answers: lines.map((line) => JSON.parse(line)), reason: null };
}

/**
 * The committed regression set: VINs built from the patterns, and their expected results from a literal implementation
 * of the rules.
 */
export function readRegression() {
  const lines = readFileSync(new URL('./regression.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}
