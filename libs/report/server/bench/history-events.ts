/**
 * History events for `npm run bench`, row `history`: writes files of made-up sales, imports them, and reads a vehicle's
 * events.
 */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { migrate, openDatabase } from '@vinlore/database';
import { checkDigit } from '@vinlore/vehicle-domain';
import { historyMigrations } from '../src/events/events-migrations.ts';
import { eventsSource } from '../src/events/events-source.ts';
import { importHistory } from '../src/import/import-history.ts';

/** Each vehicle has eight events, spread across the file, as in files sorted by date. */
const EVENTS_EACH = 8;

function vinOf(serial: number): string {
  // Uses a model that decodes, as in real files.
  const vin = `1HGCM82603A${String(serial % 1_000_000).padStart(6, '0')}`;
  return vin.slice(0, 8) + checkDigit(vin)! + vin.slice(9);
}

function line(at: number, count: number): string {
  const [round, serial] = [Math.floor((at * EVENTS_EACH) / count), at % Math.ceil(count / EVENTS_EACH)];
  const day = `${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
  return `sale-${count}-${at},${vinOf(serial)},auction,${2012 + round}-${day},"${12 + round * 9},${100 + (at % 900)}",mi,${['OH', 'ca', 'Texas'][at % 3]},Columbus,Fleet company ${at % 500},${15_000 - round * 900},silver,automatic\n`;
}

/** Writes a CSV file of `count` events. */
async function writeEvents(file: string, count: number): Promise<void> {
  const out = createWriteStream(file);
  out.write('record_id,vin,kind,date,odometer,odometer_unit,region,city,seller,price,exterior,transmission\n');
  for (let at = 0; at < count; at++) if (!out.write(line(at, count))) await once(out, 'drain');
  out.end();
  await once(out, 'close');
}

/** Opens the product's own database in a folder and returns the functions the row measures. */
export async function openHistory(folder: string) {
  const database = await openDatabase({ dataDir: folder, log: () => {} });
  await migrate(database, [{ slice: 'report', migrations: historyMigrations }]);
  const source = eventsSource(database);
  let file = 0;
  return {
    /** @returns events per second */
    async importEvents(count: number): Promise<number> {
      const path = join(folder, `events-${++file}.csv`);
      await writeEvents(path, count);
      const order = { map: null, source: `Made up ${file}`, asOf: null, today: '2026-11-20' };
      const started = performance.now();
      const { kept } = await importHistory(database, path, order);
      const seconds = (performance.now() - started) / 1000;
      if (kept !== count) throw new Error(`${kept} of ${count} events were kept.`);
      return count / seconds;
    },
    /** @returns how long reading the events of the n-th vehicle took, in milliseconds, and how many there are */
    async readEvents(serial: number) {
      const started = performance.now();
      const asked = { vin: vinOf(serial), year: null, make: null, model: null, decoded: null, type: 'US' as const };
      const { events } = await source.ask(asked, AbortSignal.timeout(10_000));
      return { ms: performance.now() - started, count: events.length };
    },
    close: () => database.close(),
  };
}
