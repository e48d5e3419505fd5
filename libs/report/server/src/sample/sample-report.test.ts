import { readFileSync } from 'node:fs';
import { type ReportData, ReportDataSchema, reportView } from '@vinlore/report-domain';
import { decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, openIndex, type VpicIndex } from '@vinlore/vehicle-vpic';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_CARS } from './sample-cars.ts';
import { sampleReport } from './sample-report.ts';

let index: VpicIndex;
beforeAll(async () => {
  index = openIndex(readFileSync((await ensureIndex()).path));
});

const reportOf = (vin: string): ReportData | null =>
  sampleReport(vin, {
    decode: (number) => decodedVehicleOf(decodeVin(index, number, { today: new Date('2026-11-20') }), index.asOf),
    brand: { key: 'vinlore', name: 'Vinlore', domains: ['vinlore.localhost'] },
  });

describe('docs/decisions.md §5: the report of a sample vehicle', () => {
  it.each(SAMPLE_CARS.map(({ name, vin }) => [name, vin]))('%s: is complete and marked as a sample', (_, vin) => {
    const report = reportOf(vin)!;
    expect(v.safeParse(ReportDataSchema, report).issues).toBeUndefined();
    for (const language of ['en', 'es'] as const) expect(reportView(report, language).sample).toBe(true);
  });

  it('is the same each time', () => {
    expect(reportOf(SAMPLE_CARS[0]!.vin)).toEqual(reportOf(SAMPLE_CARS[0]!.vin));
  });

  it('shows “no record found”, never “not covered”, for a vehicle without records', () => {
    const report = reportOf('JM1BPALM1K1000000')!;
    expect(report.events).toEqual([]);
    expect(reportView(report, 'en').sections.map(({ status }) => status)).not.toContain('down');
    expect(reportView(report, 'en').sections.find(({ key }) => key === 'damage')?.status).toBe('none');
  });

  it('doesn’t exist for any other VIN, even a similar one', () => {
    expect(reportOf('1HGCM82633A004352')).toBeNull();
    expect(reportOf('1HGCM82633A000000')).toBeNull();
    expect(reportOf('constructor')).toBeNull();
  });
});
