/** Benchmark `recalls` of `npm run bench`: a made-up flat file as long as NHTSA's, its import, and lookups in it. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { migrate, openDatabase } from '@vinlore/database';
import { importRecalls } from '../src/import/import-recalls.ts';
import { recallTable } from '../src/look-up/recall-look-up.ts';
import { recallMigrations } from '../src/migrations.ts';
import { flatLine } from '../src/testing/flat-lines.ts';

const MAKES = [
  'FORD',
  'CHEVROLET',
  'HONDA',
  'TOYOTA',
  'MERCEDES BENZ',
  'BMW',
  'DODGE',
  'NISSAN',
  'KIA',
  'FREIGHTLINER',
];
/** Lines per campaign; NHTSA's have about ten, for their models, years, and components. */
const LINES_EACH = 10;
const MODELS = 60;
const YEARS = 25;
/** Approximate length of NHTSA's texts. */
const SUMMARY = 'Under certain conditions the part may fail while the vehicle is driven. '.repeat(6);

/** Returns the n-th vehicle in the file. */
const vehicle = (at: number) => ({
  make: MAKES[at % MAKES.length]!,
  model: `MODEL ${Math.floor(at / MAKES.length) % MODELS}`,
  year: 2000 + (Math.floor(at / (MAKES.length * MODELS)) % YEARS),
});

function line(at: number): string {
  const campaign = Math.floor(at / LINES_EACH);
  // Spread out, as in NHTSA's file, where each campaign covers its own vehicles.
  const { make, model, year } = vehicle(at * 7919);
  return flatLine({
    record_id: String(at + 1),
    campno: `${String(campaign % 50).padStart(2, '0')}V${String(Math.floor(campaign / 50)).padStart(6, '0')}`,
    maketxt: make,
    modeltxt: model,
    yeartxt: String(year),
    compname: `COMPONENT ${at % 40}`,
    desc_defect: SUMMARY,
  });
}

async function writeFlatFile(file: string, count: number): Promise<void> {
  const out = createWriteStream(file);
  for (let at = 0; at < count; at++) if (!out.write(`${line(at)}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'close');
}

/** The product's embedded database in a folder, and the benchmark's functions. */
export async function openRecalls(folder: string) {
  const database = await openDatabase({ dataDir: folder, log: () => {} });
  await migrate(database, [{ slice: 'recall', migrations: recallMigrations }]);
  const lookUp = recallTable(database);
  const path = join(folder, 'FLAT_RCL_POST_2010.txt');
  return {
    writeFlatFile: (count: number) => writeFlatFile(path, count),
    /** Imports the generated file. @returns seconds */
    async importFile(count: number): Promise<number> {
      const started = performance.now();
      const { kept } = await importRecalls(database, path, '2026-11-20');
      if (kept !== count) throw new Error(`${kept} of ${count} lines were kept.`);
      return (performance.now() - started) / 1000;
    },
    /** @returns milliseconds for looking up the n-th vehicle, and the number of recalls found */
    async lookUp(at: number) {
      const started = performance.now();
      const { recalls } = await lookUp(vehicle(at));
      return { ms: performance.now() - started, count: recalls.length };
    },
    close: () => database.close(),
  };
}
