import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

const at = new Date('2026-11-20T10:00:00Z');
const entry = (name: string, text: string): ZipEntry => ({ name, bytes: new TextEncoder().encode(text), at });

it('a ZIP opens with all its files, and its first chunk is sent before the second file exists', async () => {
  let made = 0;
  async function* entries() {
    for (const each of [entry('a.pdf', 'first'), entry('b.pdf', 'second')]) {
      made += 1;
      yield each;
    }
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(entries())) {
    if (pieces.push(piece) === 1) expect(made).toBe(1);
  }
  const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
  expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['a.pdf', 'first'],
    ['b.pdf', 'second'],
  ]);
});

it('a ZIP without files is valid', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf((async function* () {})())) pieces.push(piece);
  expect(unzipSync(new Uint8Array(Buffer.concat(pieces)))).toEqual({});
});
