import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@vinlore/testing-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImportError } from './import-error.ts';
import { openZip } from './open-zip.ts';

const PACKED = { ending: '.txt', largest: 1_000, hint: { en: 'Give the archive.', es: 'Da el archivo ZIP.' } };

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'open-zip-'))));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(archive: Uint8Array): Promise<{ text: string; size: number; asOf: string }> {
  const path = join(folder, 'file.zip');
  writeFileSync(path, archive);
  const { size, asOf, bytes } = await openZip(path, PACKED);
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return { text: Buffer.concat(parts).toString(), size, asOf };
}

it('reads the file in an archive by its extension, with its date', async () => {
  const content = 'a line\n'.repeat(20);
  expect(await read(zipOf('FLAT_RCL.TXT', content))).toEqual({ text: content, size: 140, asOf: '2022-11-08' });
});

it.each([
  ['no archive', Buffer.from('text'), 'isn’t a ZIP archive. Give the archive.'],
  ['an empty file', Buffer.alloc(0), 'isn’t a ZIP archive. Give the archive.'],
  ['an archive without such a file', zipOf('readme.md', 'x'), 'doesn’t contain a file ending in .txt.'],
  ['one that says that it is larger', zipOf('a.txt', 'x'.repeat(1_001)), 'is larger than 0.001 MB.'],
  ['one that is larger than it says', zipOf('a.txt', 'x'.repeat(5_000), { claimed: 10 }), 'is damaged'],
  ['one that was cut off', zipOf('a.txt', 'some text').subarray(0, 60), 'isn’t a ZIP archive.'],
])('bad input: %s is rejected with a message', async (_what, archive, words) => {
  const failure = await read(archive).then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ImportError);
  expect((failure as ImportError).message).toContain(words);
});

it('bad input: rejects a ZIP bomb, which expands to far more than any real table', async () => {
  const path = join(folder, 'bomb.zip');
  writeFileSync(path, zipOf('a.txt', Buffer.alloc(30_000_000, 'a')));
  await expect(openZip(path, { ...PACKED, largest: 1_000_000_000 })).rejects.toThrow('is larger than');
});
