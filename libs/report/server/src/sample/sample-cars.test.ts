import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@vinlore/documents';
import { composeReport, HistoryEventSchema, type ReportData, type ReportSubject, RULES } from '@vinlore/report-domain';
import {
  checkDigit,
  checkDigitIsMandatory,
  classicCandidates,
  decodedVehicleOf,
  isClassicVin,
  titleCase,
} from '@vinlore/vehicle-domain';
import { decodeVin, openIndex, type VpicIndex } from '@vinlore/vehicle-vpic';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOf, SAMPLE_SOURCES, type SampleCar } from './sample-car.ts';
import { SAMPLE_CARS } from './sample-cars.ts';

const MADE = '2026-11-20';
const EVENTS = SAMPLE_CARS.flatMap(eventsOf);

let index: VpicIndex;
beforeAll(async () => {
  index = openIndex(readFileSync((await ensureIndex()).path));
});

const decodedOf = (vin: string) => decodedVehicleOf(decodeVin(index, vin, { today: new Date(MADE) }), index.asOf);

function vehicleOf(vin: string): ReportSubject {
  if (!isClassicVin(vin)) return { kind: 'standard', decoded: decodedOf(vin) };
  const [classic] = classicCandidates(vin);
  return { kind: 'classic', classic: classic!, from: 'decoded' };
}

const reportOf = (car: SampleCar): ReportData =>
  composeReport({
    id: 'sample',
    brand: { key: 'vinlore', name: 'Vinlore', domain: 'vinlore.localhost' },
    madeAt: `${MADE}T12:00:00.000Z`,
    vin: car.vin,
    vehicle: vehicleOf(car.vin),
    mileage: null,
    events: eventsOf(car),
    recalls: [],
    facts: [],
    type: 'US',
    europe: false,
    sources: [],
  });

const worse = ({ findings }: ReportData) => [
  ...new Set(findings.filter(({ status }) => status !== 'ok').map(({ rule }) => rule)),
];

describe('sample vehicles', () => {
  it('include at least 24, each once', () => {
    expect(SAMPLE_CARS.length).toBeGreaterThanOrEqual(24);
    expect(new Set(SAMPLE_CARS.map(({ vin }) => vin)).size).toBe(SAMPLE_CARS.length);
  });

  it.each(SAMPLE_CARS.map((car) => [car.name, car] as const))(
    '%s: has a VIN that its manufacturer can’t have issued, with the required check digit',
    (_, { vin }) => {
      expect(vin).toMatch(/000000$/);
      if (isClassicVin(vin)) expect(classicCandidates(vin)).not.toEqual([]);
      else if (checkDigitIsMandatory(vin) || /^[JK]/.test(vin)) expect(checkDigit(vin)).toBe(vin[8]);
      else expect(vin).toHaveLength(17);
    },
  );

  it.each(SAMPLE_CARS.map((car) => [car.name, car] as const))('%s: matches the decoded VIN', (_, { vin, name }) => {
    const { kind, vehicle } = reportOf(SAMPLE_CARS.find((car) => car.vin === vin)!);
    const { year, make, model, series } = { ...vehicle, make: titleCase(vehicle.make ?? '') };
    const told = {
      standard: `${year} ${make} ${model}`,
      classic: `${year} ${make} ${series}`,
      europe: `${year} ${make} (Europe)`,
    };
    expect(told[kind]).toBe(name);
    if (kind === 'standard') expect(decodedOf(vin).errorCodes).toEqual([0]);
  });

  it.each(SAMPLE_CARS.map((car) => [car.name, car] as const))('%s: triggers exactly its declared rules', (_, car) => {
    expect(worse(reportOf(car)).toSorted()).toEqual(car.rules.toSorted());
  });

  it('trigger each rule at least once, except those about entered mileage, recalls, and unknown values', () => {
    const shown = new Set(SAMPLE_CARS.flatMap((car) => reportOf(car).findings.map(({ rule }) => rule)));
    const others = new Set(['entered-mileage', 'recalls']);
    expect(
      Object.keys(RULES).filter((rule) => !shown.has(rule) && !others.has(rule) && !rule.startsWith('unread-')),
    ).toEqual([]);
  });

  it('docs/decisions.md §5: are marked in every record and source name, and never mention NMVTIS', () => {
    for (const event of EVENTS) {
      expect(v.safeParse(HistoryEventSchema, event).issues).toBeUndefined();
      expect(event).toMatchObject({ sample: true, source: expect.stringMatching(/^Sample /) });
    }
    expect(JSON.stringify(EVENTS)).not.toMatch(/nmvtis/i);
  });

  it('name no real company or authority', () => {
    for (const { detail } of EVENTS) {
      for (const name of [detail.entity, detail.seller]) expect(name ?? 'Sample').toMatch(/^Sample/);
    }
  });

  it('have only samples in their reports, and use every feed', () => {
    const reports = SAMPLE_CARS.map(reportOf);
    expect(reports.every(({ sample, events }) => sample === events.length > 0)).toBe(true);
    expect(new Set(EVENTS.map(({ source }) => source))).toEqual(new Set(Object.keys(SAMPLE_SOURCES)));
  });

  it('show an event from two sources once', () => {
    const equinox = reportOf(SAMPLE_CARS.find(({ vin }) => vin.startsWith('3GNAXUEV'))!);
    expect(equinox.events.filter(({ kind }) => kind === 'accident')).toMatchObject([
      { date: '2020-07-08', alsoFrom: [{ source: 'Sample registrations' }] },
    ]);
  });

  it('are listed in docs/reference/sample-vehicles.md exactly as defined', () => {
    const page = readFileSync(join(workspaceRoot(), 'docs/reference/sample-vehicles.md'), 'utf8').replaceAll(
      /\s+/g,
      ' ',
    );
    for (const { vin, name, shows } of SAMPLE_CARS) expect(page).toContain(`| \`${vin}\` | ${name} | ${shows} |`);
  });
});
