import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { workspaceRoot } from '@vinlore/documents';
import { loadDecoder, releaseStore } from '@vinlore/vehicle-server';
import { checkDigit } from '@vinlore/vehicle-vpic';
import { ensureIndex } from '@vinlore/vehicle-vpic/build-index';
import { loadCatalogueBytes, loadIndexBytes, readRegression } from '@vinlore/vehicle-vpic/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { decode } from './decode.ts';
import { answerLines, type LineAnswers } from './decode/line-streams.ts';
import { vinLines } from './decode/vin-lines.ts';

const VINS = ['1HGCM82633A004352', '1FTFW1ET5DFC10312', 'JF2GPACC7F8218681', 'no "vin"', '1HGCM82633A'];

let folder: string;
beforeAll(async () => {
  await ensureIndex();
  folder = mkdtempSync(join(tmpdir(), 'decode-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => void vi.stubEnv('DATA_DIR', folder));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Runs the command. @returns its exit code and output */
async function run(...args: string[]) {
  const said = { out: '', err: '' };
  const keep = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    said[stream] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(keep('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(keep('err'));
  const code = await decode(args);
  vi.restoreAllMocks();
  return { code, ...said };
}

const path = (name: string) => join(folder, name);
const parsed = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('npm run decode', () => {
  it('writes the decode of each VIN in a file, in line order', async () => {
    const vins = [...VINS, ...readRegression().map(({ vin }) => vin), ...VINS];
    writeFileSync(path('vins.txt'), `\uFEFF${vins.join('\r\n')}\r\n\r\n`);
    const { code, out, err } = await run('--in', path('vins.txt'), '--out', path('out.ndjson'));
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(`${vins.length} VINs in`);
    const { raw } = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'));
    expect(parsed(readFileSync(path('out.ndjson'), 'utf8'))).toEqual(
      vins.map((typed) => {
        const { vin, year, make, model, errorCodes, elements } = raw(typed);
        return { vin, year, make, model, errorCodes, elements };
      }),
    );
    expect(readdirSync(folder)).not.toContainEqual(expect.stringContaining('.part'));
  });

  it('writes only the selected elements, in the given order', async () => {
    const { out } = await run('--ndjson', '--elements', 'Model, Body Class,Make,Nothing', '1HGCM82633A004352');
    const [{ elements }] = parsed(out) as [{ elements: Record<string, string> }];
    expect(Object.keys(elements)).toEqual(['Model', 'Body Class', 'Make']);
  });

  it("with details, adds each value's vPIC id, group, and source", async () => {
    const { out } = await run('--ndjson', '--full', '1HGCM82633A004352', 'x'.repeat(40));
    const [honda, tooLong] = parsed(out) as { details: object[]; elements: object }[];
    expect(honda!.elements).toMatchObject({ 'Body Class': 'Coupe' });
    expect(honda!.details).toContainEqual({
      ...{ id: 5, name: 'Body Class', group: 'Exterior / Body', value: 'Coupe', source: 'pattern' },
    });
    expect(honda!.details).toContainEqual(expect.objectContaining({ id: 29, value: '2003', source: 'year' }));
    expect(tooLong!.details).toEqual([]);
    const few = await run('--ndjson', '--full', '--elements', 'Make', '1HGCM82633A004352');
    expect(parsed(few.out)[0]).toMatchObject({ elements: { Make: 'HONDA' }, details: [{ id: 26, value: 'HONDA' }] });
  });

  it('lists typical values only in the details, as defaults', () => {
    const { raw, elements, kindIn } = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'));
    const gvwr = { id: 25, name: 'GVWR', group: '', value: 'Class 1', attribute: '1', source: 'default' as const };
    const decoder = {
      raw: (vin: string) => ({ ...raw(vin), typical: { GVWR: 'Class 1' } }),
      elements: (vin: string) => [...elements(vin), gvwr],
      kindIn,
    };
    const line = (full: boolean) =>
      JSON.parse(vinLines(decoder, { names: null, full }).answer(VINS[0]!)) as { elements: object; details?: object[] };
    expect(JSON.stringify(line(false))).not.toContain('GVWR');
    expect(line(true).elements).not.toHaveProperty('GVWR');
    expect(line(true).details).toContainEqual(expect.objectContaining({ id: 25, source: 'default' }));
  });

  it("uses the imported release if there is one, and warns when it can't", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'decode-release-'));
    vi.stubEnv('DATA_DIR', dataDir);
    const [index, catalogue] = [await loadIndexBytes(), await loadCatalogueBytes()];
    const sum = (bytes: Uint8Array) => ({
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const store = releaseStore(dataDir);
    await store.use(
      { index, catalogue },
      {
        ...{
          release: 'vPICList_lite_2026_09',
          as_of: '2026-09-12',
          imported_at: '2026-11-20T10:00:00Z',
          by: 'operator',
        },
        ...{ dump: { name: 'x', ...sum(index) }, index: sum(index), catalogue: sum(catalogue), rows: {} },
      },
      new Date('2026-11-20T10:00:00Z'),
    );
    expect((await run('1HGCM82633A004352')).out).toMatch(/HONDA Accord[^]*NHTSA vPIC vPICList_lite_2026_09, as of/);
    writeFileSync(store.inUse()!.indexFile, 'broken');
    const { code, out, err } = await run('1HGCM82633A004352');
    expect(code).toBe(0);
    expect(out).toMatch(/HONDA Accord[^]*NHTSA vPIC, as of/);
    expect(err).toMatch(/^Can’t use the imported vPIC release \(.*[^.]\)\. Decoding with the bundled data\.\n$/);
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['nothing', [], 2, 'Usage: npm run decode'],
    ['an unknown option', ['--fast'], 2, '--fast'],
    ['VINs and a file', ['--in', 'x', '1HGCM82633A004352'], 2, 'Pass VINs or files'],
    ['elements of a sheet', ['--elements', 'Make', '1HGCM82633A004352'], 2, '--elements and --full need'],
    ['a missing file', ['--in', '/nowhere/vins.txt', '--out', '/dev/null'], 1, 'Can’t read'],
    ['a missing folder', ['--in', '/dev/null', '--out', '/nowhere/out'], 1, 'Can’t write to'],
  ])('bad input: %s', async (_what, args, code, words) => {
    const said = await run(...args);
    expect(said.code).toBe(code);
    expect(said.err).toContain(words);
  });

  it('keeps an existing file when writing the new one fails', async () => {
    writeFileSync(path('endless.txt'), `${VINS[0]}\n${'x'.repeat(200_000)}`);
    writeFileSync(path('kept.ndjson'), 'before');
    const { code, err } = await run('--in', path('endless.txt'), '--out', path('kept.ndjson'));
    expect([code, err]).toEqual([1, expect.stringContaining('A line has more than 100000 characters')]);
    expect(readFileSync(path('kept.ndjson'), 'utf8')).toBe('before');
  });
});

/** Answers that no two lines share. */
const alone = (answer: (line: string) => string): LineAnswers => ({
  answer,
  repeatedOf: (line) => line,
  shared: { length: 17, at: 0 },
  kindIn: () => undefined,
});
async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
/** Collects what is written to an output that accepts everything. */
async function written(text: string | Buffer, size: number, answers: LineAnswers) {
  const parts: string[] = [];
  const output = new Writable({ write: (part, _encoding, done) => (parts.push(String(part)), done()) });
  const count = await answerLines(inParts(Buffer.from(text), size), output, answers);
  return { count, lines: parts.join('').split('\n') };
}

describe('answerLines', () => {
  it('gives the same answers wherever input chunks end, and waits for a slow reader', async () => {
    const text = Array.from({ length: 500 }, (_, at) => `línea ${at}`).join('\n');
    const bytes = Buffer.from(text);
    for (const size of [1, 7, bytes.length]) {
      let got = '';
      let waiting = 0;
      const slow = new Writable({
        highWaterMark: 1,
        write(part, _encoding, done) {
          expect(++waiting).toBe(1);
          got += String(part);
          setImmediate(() => {
            waiting--;
            done();
          });
        },
      });
      const answers = alone((line) => line + '!'.repeat(2_000));
      expect(await answerLines(inParts(bytes, size), slow, answers)).toBe(500);
      slow.end();
      expect(got.replaceAll('!', '')).toBe(`${text}\n`);
    }
  });

  it('answers each line as if it were alone, whatever is between VINs of one kind', async () => {
    const { raw, elements, kindIn } = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'));
    const kinds = readRegression().slice(0, 30);
    const serials = kinds.flatMap(({ vin }) =>
      [1, 2, 3].map((serial) => {
        const other = `${vin.slice(0, 14)}00${serial}`;
        return `${other.slice(0, 8)}${checkDigit(other)}${other.slice(9)}`;
      }),
    );
    const spoiled = (vin: string, at: number) =>
      [
        vin,
        `${vin}\r`,
        `  ${vin}\t`,
        vin.toLowerCase(),
        `${vin.slice(0, 8)}-${vin.slice(8)}`,
        `${vin}0`,
        vin.slice(1),
        `${vin.slice(0, 16)}é`,
        `${vin.slice(0, 8)}${vin[8] === '1' ? '2' : '1'}${vin.slice(9)}`,
        '',
        ` \r`,
        'x'.repeat(3_000),
      ][at % 12];
    const lines = [...serials, ...serials, ...serials].map((vin, at) => spoiled(vin, at * 7)!);
    for (const full of [false, true]) {
      const answers = vinLines({ raw, elements, kindIn }, { names: null, full });
      const oneByOne = lines.map((line) => line.trim()).filter((line) => line !== '');
      const expected = [...oneByOne.map(answers.answer), ''];
      for (const size of [1, 17, 18, 1_000, 1_000_000]) {
        const got = await written(lines.join('\n'), size, answers);
        expect(got).toEqual({ count: oneByOne.length, lines: expected });
      }
    }
  });

  it('writes answers of any length, in order', async () => {
    const lengths = [1, 2_000_000, 3, 600_000, 0, 5];
    const answers = alone((line) => line.repeat(Number(line.slice(1))));
    const { lines } = await written(lengths.map((length, at) => `${at}${length}`).join('\n'), 9, answers);
    expect(lines.map((line) => line.length)).toEqual([
      ...lengths.map((length, at) => `${at}${length}`.length * length),
      0,
    ]);
  });

  it('rejects an overlong line by its characters, and answers one that just fits', async () => {
    const answers = alone((line) => String(line.length));
    expect(await written(`${'é'.repeat(100_000)}\nA`, 64_000, answers)).toEqual({
      count: 2,
      lines: ['100000', '1', ''],
    });
    await expect(written('é'.repeat(100_001), 64_000, answers)).rejects.toThrow('more than 100000 characters');
  });

  it('stops when the output fails', async () => {
    const broken = new Writable({ highWaterMark: 1, write: (_part, _encoding, done) => done(new Error('disk full')) });
    await expect(
      answerLines(
        inParts(Buffer.from('a\nb\n'), 2),
        broken,
        alone(() => 'x'.repeat(300_000)),
      ),
    ).rejects.toThrow('disk full');
  });
});
