import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError } from '@vinlore/server-kit';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, cutOffAfter, type Mirror, PATIENT, stallAfter, startMirror } from '../../testing/mirror.ts';
import { download } from './download.ts';
import type { DownloadRequest } from './download-request.ts';
import type { KeptFile } from './kept-file.ts';
import { type SourceUnreachable } from './source-unreachable.ts';

const PATH = '/file.zip';
const CONTENT = Buffer.from(Array.from({ length: 50_000 }, (_, at) => at % 251));
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

let mirror: Mirror;
let folder: string;
beforeAll(async () => void (mirror = await startMirror()));
afterAll(() => mirror.close());
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'download-'))));
afterEach(() => {
  mirror.clear();
  rmSync(folder, { recursive: true });
});

const get = (changes: Partial<DownloadRequest> = {}) =>
  download({
    piece: { name: 'file.zip', addresses: [`${mirror.base}${PATH}`] },
    folder,
    limits: { bytes: 1_000_000, seconds: 20 },
    known: null,
    signal: new AbortController().signal,
    onBytes: () => {},
    patience: PATIENT,
    ...changes,
  });
const words = (changes?: Partial<DownloadRequest>) =>
  get(changes).then(
    () => 'downloaded',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const isWhole = async (changes?: Partial<DownloadRequest>) => {
  const { path, file } = await get(changes);
  expect(readFileSync(path!).equals(CONTENT)).toBe(true);
  expect(file).toMatchObject({ bytes: CONTENT.length, sha256: sha256(CONTENT) });
};
const ranges = () => mirror.asked.map(({ headers }) => headers.range ?? null);

describe('a download', () => {
  it('stores the file with its checksum and validators, without decompressing it', async () => {
    mirror.put(PATH, CONTENT, { etag: '"1"', modified: 'Tue, 24 Nov 2026 06:00:00 GMT' });
    const seen: [number, number | null][] = [];
    const { file } = await get({ onBytes: (bytes, total) => void seen.push([bytes, total]) });
    expect(file).toEqual({
      name: 'file.zip',
      address: `${mirror.base}${PATH}`,
      bytes: CONTENT.length,
      sha256: sha256(CONTENT),
      etag: '"1"',
      modified: 'Tue, 24 Nov 2026 06:00:00 GMT',
    });
    expect(seen.at(-1)).toEqual([CONTENT.length, CONTENT.length]);
    expect(mirror.asked[0]!.headers['accept-encoding']).toBe('identity');
  });

  it('is skipped when the file hasn’t changed', async () => {
    const known: KeptFile = { name: 'file.zip', address: '', bytes: 1, sha256: 'ab', etag: '"1"', modified: null };
    mirror.put(PATH, CONTENT, { etag: '"1"' });
    expect(await get({ known })).toEqual({ file: known, path: null });
    mirror.put(PATH, CONTENT, { etag: '"2"' });
    await isWhole({ known });
    const dated = { ...known, etag: null, modified: 'Tue, 24 Nov 2026 06:00:00 GMT' };
    mirror.put(PATH, CONTENT, { modified: dated.modified });
    expect((await get({ known: dated, folder: join(folder, 'other') })).path).toBeNull();
  });

  it('resumes where it was cut off, at any position', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: CONTENT.length - 1 }), async (at) => {
        mirror.clear();
        const here = mkdtempSync(join(folder, 'cut-'));
        mirror.put(PATH, CONTENT, { etag: '"1"' });
        mirror.next(PATH, cutOffAfter(CONTENT, at, { etag: '"1"' }));
        await isWhole({ folder: here });
        expect(ranges()).toHaveLength(2);
      }),
      { numRuns: 15 },
    );
  });

  it('resumes in the next process, and restarts if the file has changed since', async () => {
    const old = Buffer.alloc(CONTENT.length, 7);
    mirror.next(PATH, stallAfter(old, 20_000, { etag: '"old"' }));
    expect(await words({ patience: { ...PATIENT, stallMs: 2_000, tries: 1 } })).toContain('SourceUnreachable: ');
    mirror.put(PATH, CONTENT, { etag: '"new"' });
    await isWhole();
    expect(mirror.asked.at(-1)!.headers['if-range']).toBe('"old"');
  });

  it('doesn’t download again when the process was killed after the last byte', async () => {
    mirror.put(PATH, CONTENT, { etag: '"1"' });
    await get();
    await isWhole();
    expect(mirror.asked[1]!.headers['if-none-match']).toBe('"1"');
  });

  it('restarts if the publisher doesn’t support ranges or returns a different one', async () => {
    mirror.put(PATH, CONTENT, { etag: '"1"', noRanges: true });
    mirror.next(PATH, cutOffAfter(CONTENT, 100, { etag: '"1"' }));
    await isWhole();
    const other = { folder: join(folder, 'other') };
    mirror.next(
      PATH,
      cutOffAfter(CONTENT, 100, { etag: '"1"' }),
      answer(206, { 'content-range': 'bytes 7-9/10' }, 'xyz'),
    );
    await isWhole(other);
  });

  it('doesn’t resume with a weak ETag', async () => {
    mirror.put(PATH, CONTENT, { etag: 'W/"1"' });
    mirror.next(PATH, cutOffAfter(CONTENT, 100, { etag: 'W/"1"' }));
    await isWhole();
    expect(ranges()).toEqual([null, null]);
  });

  it('uses the first URL that has the file', async () => {
    mirror.put('/2026.zip', CONTENT);
    const addresses = [`${mirror.base}/2027.zip`, `${mirror.base}/2026.zip`];
    await isWhole({ piece: { name: 'file.zip', addresses } });
    expect(await words({ piece: { name: 'file.zip', addresses: [addresses[0]!] } })).toContain(
      'file.zip wasn’t found on',
    );
  });
});

describe('a misbehaving publisher', () => {
  it('gives up when it stalls, and resumes from what was received', async () => {
    mirror.put(PATH, CONTENT, { etag: '"1"' });
    mirror.next(PATH, stallAfter(CONTENT, 10_000, { etag: '"1"' }));
    await isWhole({ patience: { ...PATIENT, stallMs: 2_000 } });
    expect(ranges()).toEqual([null, 'bytes=10000-']);
    mirror.next(PATH, () => {});
    const patience = { ...PATIENT, stallMs: 300, tries: 1 };
    expect(await words({ folder: join(folder, 'other'), patience })).toMatch(
      /^SourceUnreachable: No response from 127\S+ for/,
    );
  });

  it('detects a response shorter than announced', async () => {
    mirror.next(PATH, ...Array.from({ length: 3 }, () => cutOffAfter(CONTENT, 30_000)));
    expect(await words()).toMatch(/^SourceUnreachable: The download of file.zip from .+ was cut off several times/);
  });

  it('times out on a slow but steady download', async () => {
    mirror.next(PATH, (_request, response) => {
      response.writeHead(200, { 'content-length': CONTENT.length });
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await words({ limits: { bytes: 1_000_000, seconds: 0.4 } })).toContain('took longer than');
  });

  it.each([
    ['a page instead of a file', answer(200, { 'content-type': 'text/html' }, '<p>Sign in</p>'), 'returned a web page'],
    ['a page that says it is a file', answer(200, {}, ' <!DOCTYPE html><p>Sign in</p>'), 'returned a web page'],
    ['a file that says it is huge', answer(200, { 'content-length': '1000001' }), 'larger than 1 MB'],
    ['no entry', answer(403), 'returned status 403 for file.zip'],
    [
      'another host',
      answer(302, { location: 'http://evil.example/file.zip' }),
      'redirected file.zip to an unexpected URL (evil',
    ],
    ['a file of ours', answer(302, { location: 'file:///etc/passwd' }), 'an unexpected URL'],
  ])('%s is refused in words, and nothing is kept of it', async (_what, trick, said) => {
    mirror.next(PATH, trick);
    const failure = await get().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ImportError);
    expect((failure as Error).message).toContain(said);
  });

  it('aborts when the file exceeds the size limit', async () => {
    mirror.next(PATH, (_request, response) => {
      response.writeHead(200);
      const flood = setInterval(() => response.write(CONTENT), 1);
      response.on('close', () => clearInterval(flood));
    });
    expect(await words()).toContain('larger than 1 MB');
  });

  it('follows redirects within the host, but not in circles', async () => {
    mirror.put('/moved.zip', CONTENT);
    mirror.next(PATH, answer(301, { location: '/moved.zip' }));
    await isWhole();
    mirror.next('/circle', ...Array.from({ length: 9 }, () => answer(302, { location: '/circle' })));
    const piece = { name: 'file.zip', addresses: [`${mirror.base}/circle`] };
    expect(await words({ piece })).toContain('an unexpected URL');
  });

  it('reports Retry-After of an overloaded host, and names the host of a missing file', async () => {
    mirror.next(PATH, answer(503, { 'retry-after': '120' }));
    const failure = (await get().catch((error: unknown) => error)) as SourceUnreachable;
    expect([failure.name, failure.retryAfter]).toEqual(['SourceUnreachable', 120]);
    const piece = { name: 'file.zip', addresses: ['http://127.0.0.1:1/file.zip'] };
    expect(await words({ piece })).toMatch(/^SourceUnreachable: Couldn’t connect to 127.0.0.1:1 \(/);
    expect(mirror.asked).toHaveLength(1);
  });

  it('doesn’t report the publisher as down when the caller aborts', async () => {
    const stop = new AbortController();
    mirror.next(PATH, stallAfter(CONTENT, 100));
    const failing = get({
      signal: stop.signal,
      onBytes: () => stop.abort(new Error('The process is stopping.')),
    });
    await expect(failing).rejects.toThrow('The process is stopping.');
  });
});
