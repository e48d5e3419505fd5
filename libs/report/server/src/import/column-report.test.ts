import { columnName } from '@vinlore/server-kit';
import { expect, it } from 'vitest';
import { watchColumns } from './column-report.ts';
import { readEvents } from './read-events.ts';
import { shippedMapping } from './read-mapping.ts';

const VIN = '4T4BF1FK5DR275482';

/** Returns what a check reports about the columns of some lines. */
async function reported(map: string, lines: readonly Readonly<Record<string, string>>[]) {
  const mapping = shippedMapping(map);
  const watch = watchColumns(mapping);
  for (const line of lines) {
    const record = Object.fromEntries(Object.entries(line).map(([column, value]) => [columnName(column), value]));
    watch.line(record, readEvents(mapping, record, { source: null, today: '2026-11-20', asOf: null }));
  }
  return new Map(watch.report().map((column) => [column.column, column]));
}

const result = {
  'Stock #': '1',
  VIN,
  'Auction Date': '3/5/2024',
  'Primary Damage': 'Left Front',
  Odometer: '0',
  'Odometer Status': 'Not Actual',
  'Final Bid': '$2,150',
  Keys: 'Yes',
};

it('reports what each column becomes, with values before and after, and which columns are unused', async () => {
  const columns = await reported('salvage-results', [result]);
  expect(columns.get('Primary Damage')).toMatchObject({
    fields: ['impact', 'damage'],
    filled: 1,
    samples: [{ before: 'Left Front', after: 'front-left · collision' }],
    unknown: [],
  });
  expect(columns.get('Odometer Status')).toMatchObject({
    fields: ['odometer.code'],
    samples: [{ before: 'Not Actual', after: '69' }],
  });
  expect(columns.get('Final Bid')!.samples).toEqual([{ before: '$2,150', after: '2150.00 USD' }]);
  expect(columns.get('Stock #')!.fields).toEqual(['record_id', 'lot']);
  expect(columns.get('keys')).toMatchObject({ fields: [], filled: 1, samples: [{ before: 'Yes', after: '' }] });
  expect(columns.get('Branch')).toMatchObject({ fields: ['city'], filled: 0 });
});

it('counts values that reject their line, values that are dropped, and values kept in the source’s wording', async () => {
  const columns = await reported('salvage-results', [
    { ...result, 'Primary Damage': 'Meteorite', 'Secondary Damage': 'Hail' },
    { ...result, 'Primary Damage': 'Front End; Meteorite', 'Secondary Damage': 'Locusts' },
    { ...result, 'Start Code': 'Enhanced', Odometer: 'low' },
    { ...result, 'Start Code': 'Enhanced', State: 'Atlantis', Odometer: '41200' },
  ]);
  expect(columns.get('Primary Damage')!.unknown).toEqual([
    { value: 'Meteorite', lines: 1, outcome: 'in-words' },
    { value: 'Front End; Meteorite', lines: 1, outcome: 'in-words' },
  ]);
  expect(columns.get('Secondary Damage')).toMatchObject({
    samples: [{ before: 'Hail', after: 'hail' }],
    unknown: [{ value: 'Locusts', lines: 1, outcome: 'in-words' }],
  });
  expect(columns.get('Start Code')!.unknown).toEqual([{ value: 'Enhanced', lines: 1, outcome: 'in-words' }]);
  expect(columns.get('State')!.unknown).toEqual([{ value: 'Atlantis', lines: 1, outcome: 'in-words' }]);
  expect(columns.get('Odometer')!.unknown).toEqual([
    { value: '0', lines: 2, outcome: 'left-out' },
    { value: 'low', lines: 1, outcome: 'refused' },
    { value: '41200', lines: 1, outcome: 'in-words' },
  ]);
});

it('stays small with thousands of different values', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => ({ ...result, 'Primary Damage': `Damage ${at}` }));
  const column = (await reported('salvage-results', lines)).get('Primary Damage')!;
  expect(column.filled).toBe(2_000);
  expect(column.unknown).toHaveLength(20);
});
