/**
 * Syncs the large open data sources from `OPEN_DATA_MIRROR` one after another, then looks up a VIN in all of them.
 * Prints a line of JSON: seconds and additional megabytes by source; milliseconds of an uncached look-up. Run by
 * tools/bench/src/rows/open-data.mjs.
 */
import { createFactsReader } from '@vinlore/model-server';
import { recallLookUp } from '@vinlore/recall-server';
import { openBench } from './visitors.ts';

const SOURCES = ['recalls', 'investigations', 'complaints', 'communications'] as const;
/** A 2018 Civic and a 2003 Accord. */
const VINS = ['2HGFC2F59JH000001', '1HGCM82633A004352'];
const [WARM_UP, MEASURED] = [40, 200];
/** Memory sampling interval in milliseconds. */
const OFTEN = 20;

const { product } = await openBench({
  DATA_DIR: process.env.DATA_DIR!,
  OPEN_DATA: 'manual',
  OPEN_DATA_MIRROR: process.env.OPEN_DATA_MIRROR!,
});
const figures: Record<string, number> = {};

const memory = () => process.memoryUsage.rss() / 1e6;

async function sync(source: (typeof SOURCES)[number]): Promise<void> {
  const before = memory();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, memory())), OFTEN);
  const started = performance.now();
  const end = await product.openData.sync(source, { force: false, stop: new AbortController().signal });
  figures[`${source}, s`] = (performance.now() - started) / 1000;
  clearInterval(timer);
  figures[`${source}, MB`] = most - before;
  if (end?.outcome !== 'loaded') throw new Error(`${source}: ${end?.outcome} ${end?.words?.en ?? ''}`);
}

/** Looks up all sections of a VIN. @returns milliseconds */
async function lookUp(vin: string): Promise<number> {
  const { database, config, log, clock, decoder } = product;
  const facts = createFactsReader(database);
  const recalls = recallLookUp(database, config, log, clock);
  const started = performance.now();
  const { year, make, model, trim, elements } = decoder.decode(vin);
  if (year === null || make === null || model === null) throw new Error(`${vin} has no model.`);
  const [{ problems }, found] = await Promise.all([
    facts({ year, make, model, trim, elements }),
    recalls({ year, make, model, trim, series: elements['Series'] ?? null }),
  ]);
  const ms = performance.now() - started;
  if (Object.values(problems).includes(null) || found.recalls.length === 0)
    throw new Error(`Of ${year} ${make} ${model} the sources do not say all that they should.`);
  return ms;
}

for (const source of SOURCES) await sync(source);
const times: number[] = [];
for (let at = -WARM_UP; at < MEASURED; at++) {
  const ms = await lookUp(VINS[(at + WARM_UP) % VINS.length]!);
  if (at >= 0) times.push(ms);
}
figures['look-up, p50'] = times.sort((one, other) => one - other)[MEASURED / 2]!;
await product.close();
console.log(JSON.stringify(figures));
