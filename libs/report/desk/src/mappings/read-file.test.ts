// @vitest-environment node
import { SAMPLE_BYTES } from '@vinlore/report-domain';
import { expect, it } from 'vitest';
import { readFile } from './read-file.ts';

const file = (name: string, content: string | Blob) => new File([content], name);
const packed = (content: string) =>
  new Response(new Blob([content]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
const LONG = 'VIN,Lot\n'.repeat(SAMPLE_BYTES / 4);

it.each([
  ['a file', file('lots.csv', 'VIN,Lot\n'), file('lots.csv', LONG)],
  ['one that is packed', file('lots.csv.gz', await packed('VIN,Lot\n')), file('lots.csv.gz', await packed(LONG))],
])('of %s the beginning is read, and whether it is all', async (_what, short, long) => {
  const whole = await readFile(short);
  expect([await whole.bytes.text(), whole.isWhole]).toEqual(['VIN,Lot\n', true]);
  const cut = await readFile(long);
  expect([cut.bytes.size, cut.isWhole]).toEqual([SAMPLE_BYTES, false]);
  expect((await cut.bytes.text()).startsWith('VIN,Lot\nVIN,Lot\n')).toBe(true);
});

it('rejects a file that is only named .gz', async () => {
  await expect(readFile(file('lots.csv.gz', 'VIN,Lot\n'))).rejects.toThrow();
});
