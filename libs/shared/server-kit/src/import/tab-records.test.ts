import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineFault } from './line-fault.ts';
import { tabRecords } from './tab-records.ts';

const LAYOUTS = [
  ['id', 'name'],
  ['id', 'name', 'note'],
];

async function readOf(text: string, cut = text.length) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += cut) yield text.slice(at, at + cut);
  }
  const read: object[] = [];
  for await (const record of tabRecords(pieces(), LAYOUTS)) read.push(record);
  return read;
}

it('names fields by how many there are, so that one file may have lines of both layouts', async () => {
  expect(await readOf('1\ta\r\n\n2\tb\tsays so\n')).toEqual([
    { line: 1, record: { id: '1', name: 'a' } },
    { line: 3, record: { id: '2', name: 'b', note: 'says so' } },
  ]);
});

const fieldsFault = (fields: number) =>
  new LineFault(
    { en: `has ${fields} fields where 2 or 3 are expected`, es: `tiene ${fields} campos, y se esperan 2 o 3` },
    {
      allowed: '2 / 3',
    },
  );

it('bad input: a line with another number of fields says so, and the next is read', async () => {
  expect(await readOf('only one\n1\t2\t3\t4\n1\ta')).toEqual([
    { line: 1, fault: fieldsFault(1) },
    { line: 2, fault: fieldsFault(4) },
    { line: 3, record: { id: '1', name: 'a' } },
  ]);
});

it('there is no quoting: whatever stands between TABs comes back, quotes too, however the file is cut', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', ' ', 'é', '\\') });
  const line = fc.tuple(field, field, field);
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1 }), fc.integer({ min: 1, max: 9 }), async (lines, cut) => {
      const read = await readOf(lines.map((fields) => fields.join('\t')).join('\n'), cut);
      expect(read).toEqual(lines.map(([id, name, note], at) => ({ line: at + 1, record: { id, name, note } })));
    }),
  );
});
