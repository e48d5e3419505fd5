import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DecodedVehicle, Vehicle } from '@vinlore/vehicle-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDecoder } from './index.ts';
import { type Bench, createBench } from './testing/bench.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await createBench();
}, 60_000);
afterAll(() => bench.database.drop());

async function decode(vin: string, host = 'one.localhost', path = '/api/decode') {
  const response = await bench.ask(`${path}?${new URLSearchParams({ vin }).toString()}`, { host });
  const { message, data } = (await response.json()) as {
    message?: string;
    data: DecodedVehicle & { readonly vehicle: Vehicle };
  };
  return { status: response.status, message, data };
}

describe('GET /api/decode', () => {
  it("decodes a real VIN with NHTSA's data and names the source", async () => {
    const { status, data } = await decode('1HGCM82633A004352');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      year: 2003,
      make: 'HONDA',
      model: 'Accord',
      fullName: '2003 Honda Accord',
      checkDigit: 'agrees',
      errorCodes: [0],
      elements: { 'Plant City': 'MARYSVILLE', 'Body Class': 'Coupe' },
      source: { name: 'NHTSA vPIC' },
    });
    expect(data.source.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("docs/decisions.md §6: returns spec §3's vehicle next to the decode fields", async () => {
    const { data } = await decode('1HGCM82633A004352');
    expect(data.vehicle).toEqual({
      user_id: null,
      vin: '1HGCM82633A004352',
      year: 2003,
      make: 'Honda',
      model: 'Accord',
      series: null,
      model_id: null,
      model_name: null,
      auction: null,
      source: 'NHTSA vPIC',
      data: data.elements,
      created: data.source.asOf,
      isEurope: false,
      isClassic: false,
      fullName: data.fullName,
      json: {
        vin: '1HGCM82633A004352',
        year: 2003,
        make: 'Honda',
        model: 'Accord',
        model_id: null,
        series: 'Accord',
      },
      logo: '/logos/honda.svg',
    });
    const { status, data: refusal } = await decode('clean title');
    expect([status, 'vehicle' in refusal]).toEqual([422, false]);
  });

  it('docs/decisions.md §3: returns the same under its other names', async () => {
    const [one, two, three] = await Promise.all([
      decode('1HGCM82633A004352'),
      decode('1hg cm8263 3a004352', 'one.localhost', '/api-cwa/decode'),
      decode('1HG-CM8263-3A004352', 'one.localhost', '/api_cwa/decode'),
    ]);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('finds the VIN in pasted text', async () => {
    const { status, data } = await decode('VIN: 1HGCM82633A004352 clean title');
    expect([status, data.vin, data.model]).toEqual([200, '1HGCM82633A004352', 'Accord']);
    expect((await decode('clean title, one owner')).status).toBe(422);
  });

  it('49 CFR 565.15: reports a check digit mismatch and suggests the likely VIN', async () => {
    const { status, message, data } = await decode('1HGCM82643A004352');
    expect(status).toBe(200);
    expect(message).toContain('check digit');
    expect(data.checkDigit).toBe('disagrees');
    expect(data.errorCodes).toContain(1);
  });

  it("returns each value's vPIC id, group, and origin on request", async () => {
    const ask = async (path: string) =>
      ((await (await bench.ask(path)).json()) as { data: { elements: object; details?: object[] } }).data;
    const plain = await ask('/api/decode?vin=1HGCM82633A004352');
    const full = await ask('/api/decode?vin=1HGCM82633A004352&full=yes');
    expect(plain.details).toBeUndefined();
    expect({ ...full, details: undefined }).toEqual({ ...plain, details: undefined });
    expect(full.details).toContainEqual({
      ...{ id: 5, name: 'Body Class', group: 'Exterior / Body', value: 'Coupe', source: 'pattern' },
    });
  });

  it('returns a second opinion as its own source, without our doubts', async () => {
    const asked: string[] = [];
    const other = await createBench([], (vehicle) => {
      asked.push(vehicle.vin);
      if (vehicle.make !== null) return Promise.resolve(vehicle);
      return Promise.resolve({ ...vehicle, make: 'NOVA', source: { name: 'Elsewhere', asOf: '2026-11-20' } });
    });
    const answer = await other.ask('/api/decode?vin=00000000000000000');
    expect(await answer.json()).toMatchObject({ data: { make: 'NOVA', source: { name: 'Elsewhere' } } });
    const doubtful = (await (await other.ask('/api/decode?vin=1HGCM82643A004352')).json()) as { message: string };
    expect(doubtful.message).toContain('check digit');
    expect(asked).toEqual(['00000000000000000', '1HGCM82643A004352']);
    await other.database.drop();
  });

  it('reports an unregistered manufacturer and makes nothing up', async () => {
    const { message, data } = await decode('00000000000000000');
    expect(message).toContain('first three characters');
    expect(data).toMatchObject({ make: null, model: null });
  });

  it.each([
    [
      'the letter I',
      '1HGCM82633A00435I',
      'Character 17 is the letter I, which VINs never use. It’s probably the digit 1',
    ],
    [
      'the letter O',
      '1HGCM8263OA004352',
      'Character 10 is the letter O, which VINs never use. It’s probably the digit 0',
    ],
  ])('bad input: %s is named with its position and its digit', async (_what, vin, words) => {
    const { status, message } = await decode(vin);
    expect(status).toBe(422);
    expect(message).toContain(words);
  });

  it.each([
    ['nothing', ''],
    ['16 characters', '1HGCM82633A00435'],
    ['emoji', '🚗🚗🚗'],
    ['a script', '<script>alert(1)</script>'],
    ['3,000 characters', 'A'.repeat(3000)],
  ])('bad input: %s gets one clear message', async (_what, vin) => {
    const { status, message } = await decode(vin);
    expect(status).toBe(422);
    expect(message).toMatch(/VIN/);
    expect(message).not.toContain('<');
  });

  it('bad input: rejects 10,000 characters before parsing them', async () => {
    expect((await decode('A'.repeat(10_000))).status).toBe(400);
  });

  it("docs/decisions.md §2: returns messages in the brand's language", async () => {
    expect((await decode('1HGCM8263OA004352', 'dos.localhost')).message).toContain('El carácter 10 es la letra O');
  });
});

describe('loadDecoder', () => {
  it('gives instructions if the index is missing and never reads a damaged one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vpic-'));
    const file = join(folder, 'vpic.index');
    expect(() => loadDecoder(file)).toThrow('npm run build');
    writeFileSync(file, 'not an index');
    expect(() => loadDecoder(file)).toThrow(/VIN index/);
    rmSync(folder, { recursive: true });
  });
});
