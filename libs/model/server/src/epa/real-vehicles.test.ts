import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  epaCandidates,
  epaDrive,
  type EpaRow,
  fuelEconomyOf,
  type ModelQuery,
  type Powertrain,
} from '@vinlore/model-domain';
import { createTestDatabase, type TestDatabase } from '@vinlore/testing-node';
import { makeKey } from '@vinlore/vehicle-domain';
import { readAnswers } from '@vinlore/vehicle-vpic/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelMigrations } from '../migrations.ts';
import { epaFile } from '../testing/shared-data.ts';
import { epaRowsOf } from './epa-list.ts';
import { importFuelEconomy } from './load-epa.ts';

const { answers, reason } = readAnswers();
const missing = epaFile.reason ?? reason;
if (missing) console.log(`EPA's figures of real vehicles are not tested: ${missing}.`);

type Elements = Readonly<Record<string, string>>;
const SOURCE = { name: 'EPA', release: null, as_of: '2022-11-08' };
const LIGHT = /PASSENGER CAR|MULTIPURPOSE|TRUCK|LOW SPEED/;

const queryOf = (elements: Elements): ModelQuery => ({
  year: Number(elements['Model Year']),
  make: elements['Make']!,
  model: elements['Model'] ?? '',
  trim: elements['Trim'] ?? null,
  elements,
});
/** NHTSA's recorded responses, as if our decoder had returned them. */
const light = answers.map(({ answer }) => answer as Elements).filter((each) => LIGHT.test(each['Vehicle Type'] ?? ''));

const without = (elements: Elements, ...names: string[]): Elements =>
  Object.fromEntries(Object.entries(elements).filter(([name]) => !names.includes(name)));

/** EPA drive types that match NHTSA's `Drive Type`. */
const DRIVES: readonly (readonly [RegExp, RegExp])[] = [
  [/^FWD/, /^Front|^2-Wheel/],
  [/^RWD/, /^Rear|^2-Wheel/],
  [/^4x2/, /^Front|^Rear|^2-Wheel/],
  [/^AWD|^4WD/, /All-Wheel|4-Wheel/],
];
const isHybrid = (elements: Elements) =>
  /HEV|BEV/.test(elements['Electrification Level'] ?? '') || /Electric/.test(elements['Fuel Type - Secondary'] ?? '');
const PLAIN: readonly (Powertrain | null)[] = ['combustion', 'flex_fuel', 'bi_fuel'];

describe.skipIf(missing !== null)('EPA figures for NHTSA’s recorded responses, if both are on this machine', () => {
  let database: TestDatabase;
  const byMake = new Map<string, EpaRow[]>();
  const keyOf = ({ year, make }: ModelQuery) => `${year} ${makeKey(make)}`;
  beforeAll(async () => {
    database = await createTestDatabase({ migrations: [{ slice: 'model', migrations: modelMigrations }] });
    const folder = mkdtempSync(join(tmpdir(), 'epa-real-'));
    const copy = join(folder, 'vehicles.csv.zip');
    copyFileSync(epaFile.file!, copy);
    await importFuelEconomy(database, copy);
    rmSync(folder, { recursive: true });
    for (const query of light.map(queryOf)) {
      if (!byMake.has(keyOf(query))) byMake.set(keyOf(query), await epaRowsOf(database, query));
    }
  }, 120_000);
  afterAll(() => database.drop());

  const rowsFor = (query: ModelQuery) => byMake.get(keyOf(query)) ?? [];
  const factsOf = (elements: Elements) => {
    const query = queryOf(elements);
    return fuelEconomyOf(query, rowsFor(query), SOURCE);
  };
  const driveOf = (elements: Elements) => {
    const query = queryOf(elements);
    return epaDrive(epaCandidates(query, rowsFor(query)));
  };

  it('are exact for at least 150 light vehicles and a range for 150 more', () => {
    const all = light.map(factsOf);
    const [exact, range] = ['exact', 'range'].map((kind) => all.filter((facts) => facts?.certainty === kind).length);
    console.log(`EPA: ${exact} exact, ${range} ranges, ${all.length - exact! - range!} none, of ${all.length}`);
    expect(exact).toBeGreaterThanOrEqual(150);
    expect(range).toBeGreaterThanOrEqual(150);
    for (const facts of all) expect(facts?.certainty === 'range').toBe((facts?.depends_on.length ?? 0) > 0);
  });

  it.each(['with NHTSA’s drive type', 'without it'])('never have a wrong drive type, %s', (how) => {
    const known = light.filter((each) => each['Drive Type'] !== undefined);
    const told = known.flatMap((elements) => {
      const drive = driveOf(how === 'without it' ? without(elements, 'Drive Type') : elements);
      return drive === null ? [] : [{ drive, elements }];
    });
    const wrong = told.filter(({ drive, elements }) => {
      const [, right] = DRIVES.find(([filed]) => filed.test(elements['Drive Type']!)) ?? [];
      return !right?.test(drive);
    });
    console.log(`EPA, ${how}: ${told.length} of ${known.length} drives told, ${wrong.length} wrong`);
    expect(told.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it.each(['as NHTSA says it', 'where the VIN does not say that it is one'])(
    'never give a hybrid the figures of a gasoline car, %s',
    (how) => {
      const hybrids = light.filter(isHybrid);
      const asked = hybrids.map((each) =>
        how === 'as NHTSA says it' ? each : without(each, 'Electrification Level', 'Fuel Type - Secondary'),
      );
      const plain = asked.filter((elements) => {
        const facts = factsOf(elements);
        return facts?.certainty === 'exact' && PLAIN.includes(facts.powertrain);
      });
      console.log(`EPA, ${how}: ${hybrids.length} hybrids, ${plain.length} with plain figures`);
      expect(hybrids.length).toBeGreaterThan(5);
      expect(plain).toEqual([]);
    },
  );

  it('never give a gasoline car the figures of a hybrid', () => {
    const plain = light.filter((each) => !isHybrid(each) && !/hybrid/i.test(JSON.stringify(each)));
    const wrong = plain.filter((elements) => {
      const facts = factsOf(elements);
      return facts?.certainty === 'exact' && ['hybrid', 'plug_in', 'electric'].includes(facts.powertrain ?? '');
    });
    expect(wrong.map((each) => each['Model'])).toEqual([]);
  });

  it.each(['Trim', 'Series', 'Body Class', 'Displacement (L)', 'Drive Type', 'Transmission Style', 'Turbo'])(
    'a VIN that does not say %s gets the same figures or more of them, never others',
    (gone) => {
      for (const elements of light) {
        // A trim that mentions a hybrid means it may be one.
        if (elements[gone] === undefined || /hybrid/i.test(elements[gone])) continue;
        const [all, less] = [factsOf(elements), factsOf(without(elements, gone))];
        const [before, after] = [all?.fuels[0]?.combined, less?.fuels[0]?.combined];
        if (!before || !after) continue;
        expect([after.low <= before.low, after.high >= before.high], JSON.stringify(elements)).toEqual([true, true]);
        if (less?.certainty === 'exact') expect(all?.certainty).toBe('exact');
      }
    },
  );
});
