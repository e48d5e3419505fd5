import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EquipmentCatalogue } from '@vinlore/sticker-domain';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { readAnswers, readRegression } from '@vinlore/vehicle-vpic/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStickerCatalogue } from './catalogue-module.ts';
import { importCatalogue } from './imported/import-catalogue.ts';
import { createCatalogue } from './look-up.ts';
import { type CatalogueBench, createCatalogueBench } from './testing/bench.ts';
import { vpicSource } from './vpic-source.ts';

const VEHICLES = 40;
const { answers, reason } = readAnswers();
if (reason) console.log(`Real vehicles are those of the committed regression set: ${reason}.`);

interface Asked {
  readonly vehicle: DecodedVehicle & { readonly year: number; readonly make: string; readonly model: string };
  /** All sources combined, as for stickers. */
  readonly answer: EquipmentCatalogue;
  /** vPIC only. */
  readonly filed: EquipmentCatalogue;
}

let bench: CatalogueBench;
let folder: string;
let asked: Asked[];

/** Cars and light trucks of EPA's years, sampled across the whole list. */
function realVehicles(): Asked['vehicle'][] {
  const vins = answers.length > 0 ? answers.map(({ vin }) => vin) : readRegression().map(({ vin }) => vin);
  const fitting = vins
    .map((vin) => bench.decode(vin))
    .filter((vehicle): vehicle is Asked['vehicle'] => {
      const { year, make, model, elements } = vehicle;
      const isLight = /PASSENGER CAR|MULTIPURPOSE/.test(elements['Vehicle Type'] ?? '');
      return isLight && make !== null && model !== null && year !== null && year >= 1984 && year <= 2023;
    });
  const step = fitting.length / VEHICLES;
  return Array.from({ length: VEHICLES }, (_, at) => fitting[Math.floor(at * step)]!);
}

beforeAll(async () => {
  bench = await createCatalogueBench();
  folder = mkdtempSync(join(tmpdir(), 'real-'));
  const vehicles = realVehicles();
  const lines = vehicles.map(({ year, make, model }) =>
    JSON.stringify({ kind: 'exterior', year, make: make.replace(' ', '_'), model: model.toUpperCase(), name: 'Red' }),
  );
  const file = join(folder, 'colors.ndjson');
  writeFileSync(file, lines.join('\n'));
  await importCatalogue(bench.database, file, { source: 'Test list', today: '2026-11-20' });
  const { names, asOf } = bench.parts;
  const catalogue = createStickerCatalogue(bench.parts);
  const vpic = createCatalogue(names, [vpicSource(names, asOf)]);
  asked = [];
  for (const vehicle of vehicles) {
    const { year, make, model, trim } = vehicle;
    const query = { year, make, model, trim, decoded: vehicle };
    const [answer, filed] = [catalogue, vpic].map((each) => each.lookUp(query, 'en'));
    asked.push({ vehicle, answer: await answer!, filed: await filed! });
  }
}, 120_000);
afterAll(async () => {
  await bench.database.drop();
  rmSync(folder, { recursive: true });
});

describe(`each source responds for ${VEHICLES} real vehicles`, () => {
  it('imported catalogs, in the spelling of spec §7', () => {
    for (const each of asked) expect(each.answer.colors.exterior, each.vehicle.vin).toHaveLength(1);
  });

  it('vPIC, with the values decoded from the VIN', () => {
    for (const each of asked) {
      expect(each.filed.sources, each.vehicle.vin).toHaveLength(1);
      expect(each.filed.specifications.length, each.vehicle.vin).toBeGreaterThan(2);
    }
  });

  it('names in words exactly what no source has', () => {
    for (const { answer } of asked) {
      expect(answer.missing).not.toContain('colors');
      expect(answer.missing).toEqual(expect.arrayContaining(['packages', 'prices']));
      expect(answer.missing_words).toContain('options and packages');
      expect(answer.missing_words).not.toContain('colors');
    }
  });

  it('docs/decisions.md §5: each value refers to a listed source', () => {
    for (const { answer, vehicle } of asked) {
      const { trims, colors, specifications, sources } = answer;
      for (const { source } of [...trims, ...colors.exterior, ...specifications])
        expect(sources[source - 1], vehicle.vin).toBeDefined();
    }
  });
});
