/** What tests need from the disk, so that the library itself stays free of Node's types. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CATALOGUE_FILE, ensureIndex } from '../build-index/ensure.mjs';
import { syntheticRelease } from './judge/synthetic-release.mjs';
import { writeDump } from './judge/write-dump.mjs';

/** The index's bytes; it is made first where it is missing or stale. */
export async function loadIndexBytes() {
  const { path } = await ensureIndex();
  return new Uint8Array(readFileSync(path));
}

/** The catalogue's bytes, made with the index. */
export async function loadCatalogueBytes() {
  await ensureIndex();
  return new Uint8Array(readFileSync(CATALOGUE_FILE));
}

/** Writes a made-up release of some 5,000 patterns as NHTSA publishes one, such as `vPICList_lite_2026_09.plain.zip`. */
export async function writeSyntheticDump(path, seed = 1) {
  const member = basename(path).replace(/\.plain\.zip$/, '.sql');
  await writeDump(syntheticRelease({ seed, size: 'small' }), path, { member });
}

/** Where real NHTSA answers lie on this machine: $VINLORE_DATA/vin, else the shared folder of the project's makers. */
const ANSWERS = join(process.env.VINLORE_DATA ?? '/work/shared/data', 'vin', 'vpic-answers.jsonl');

/** Real answers of NHTSA's service, or the reason why there are none. */
export function readAnswers() {
  if (!existsSync(ANSWERS)) {
    return { answers: [], reason: `${ANSWERS} does not exist; set VINLORE_DATA to the folder that holds vin/` };
  }
  const lines = readFileSync(ANSWERS, 'utf8').trim().split('\n');
  return { answers: lines.map((line) => JSON.parse(line)), reason: null };
}

/** The committed regression set: VINs built from the patterns, and what the rules written plainly say of them. */
export function readRegression() {
  const lines = readFileSync(new URL('./regression.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}
