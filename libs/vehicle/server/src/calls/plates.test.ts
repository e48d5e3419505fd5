import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlateLookUp, PlateOutcome, PlateQuery } from '../plates/plate-look-up.ts';
import { keepPlates } from '../plates/plate-table.ts';
import { seedSamplePlates } from '../index.ts';
import { type Bench, createBench, envelope } from '../testing/bench.ts';

const VIN = '1HGCM82633A004352';
const CAR = { vin: VIN, year: null, make: null, model: null, trim: null, color: 'Silver' };

let asked: PlateQuery[] = [];
const saying = (outcome: PlateOutcome, name = 'provider'): PlateLookUp => ({
  name,
  lookup: (query) => (asked.push(query), Promise.resolve(outcome)),
});
const NOT_FOUND: PlateOutcome = { kind: 'not-found' };
const DOWN: PlateOutcome = { kind: 'unavailable' };
const FOUND: PlateOutcome = { kind: 'found', vehicle: CAR, source: 'provider', asOf: null, sample: false };

interface Found {
  plate: string;
  vehicle: typeof CAR;
  fullName: string;
  decoded: { make: string } | null;
  source: object;
  sample: boolean;
}

let bench: Bench;
const open = async (...providers: PlateLookUp[]) => (bench = await createBench(providers));
const look = async (plate: string, state = 'CA', host = 'one.localhost') => {
  const query = new URLSearchParams({ plate, state });
  const response = await bench.ask(`/api-cwa/license_plate_decode?${query.toString()}`, { host });
  return { ...(await envelope<Found>(response)), retryAfter: response.headers.get('retry-after') };
};
const ways = async () => (await envelope<{ plate: object }>(await bench.ask('/api-cwa/vehicle-ways'))).data.plate;

// Build the index once; later benches then open it quickly.
beforeAll(async () => (await open()).database.drop(), 60_000);
beforeEach(() => void (asked = []));
afterEach(() => bench.database.drop());

describe('GET license_plate_decode', () => {
  it("report-and-sticker.md: asks whether it's the right car, with the VIN decode and the source", async () => {
    await open(saying(FOUND));
    expect(await look(' 7abc-123 ', 'ca')).toMatchObject({
      code: 200,
      message: 'Is this the right car?',
      data: {
        plate: '7ABC123',
        state: 'CA',
        vehicle: { vin: VIN, year: 2003, make: 'HONDA', model: 'Accord', color: 'Silver' },
        fullName: '2003 Honda Accord',
        decoded: { vin: VIN, checkDigit: 'agrees' },
        source: { name: 'provider', asOf: null },
        sample: false,
      },
    });
    expect(asked).toEqual([{ country: 'US', region: 'CA', plate: '7ABC123' }]);
  });

  it('shows a vehicle without a VIN by year, make, and model', async () => {
    await open(saying({ ...FOUND, vehicle: { ...CAR, vin: null, year: 1999, make: 'FORD', model: 'Ranger' } }));
    expect((await look('A')).data).toMatchObject({ fullName: '1999 Ford Ranger', decoded: null });
  });

  it("returns 404 and offers VIN entry if the plate isn't found", async () => {
    await open(saying(NOT_FOUND));
    expect(await look('NOPE')).toMatchObject({ code: 404, data: { instead: 'vin' } });
  });

  it('returns 429 with Retry-After when rate limited', async () => {
    await open(saying({ kind: 'rate-limited', retryAfterSeconds: 17 }));
    expect(await look('A')).toMatchObject({ code: 429, retryAfter: '17', data: { instead: 'vin' } });
  });

  it('returns 503 and says that nothing was charged when unavailable', async () => {
    await open(saying(DOWN));
    expect(await look('A')).toMatchObject({
      code: 503,
      message: expect.stringContaining('You weren’t charged') as string,
    });
  });

  it('returns 501 without a provider or imported plates', async () => {
    await open();
    expect(await look('A')).toMatchObject({ code: 501, data: { instead: 'vin' } });
  });

  it('stops at the first provider that knows the plate', async () => {
    await open(saying(DOWN), saying(FOUND), saying(FOUND));
    expect((await look('A')).code).toBe(200);
    expect(asked).toHaveLength(2);
  });

  it('docs/decisions.md §5: returns “not found” only after every provider responded', async () => {
    await open(saying(DOWN), saying(NOT_FOUND));
    expect((await look('A')).code).toBe(503);
  });

  it.each([
    ['nothing', '', 'CA'],
    ['nine characters', 'ABCDEFGHI', 'CA'],
    ['emoji', '🚗', 'CA'],
    ['10 kB', 'A'.repeat(3000), 'CA'],
    ['no state', 'ABC', ''],
    ['a state in full', 'ABC', 'California'],
    ['a province', 'ABC', 'ON'],
  ])('bad input: %s is 422, and nobody is asked', async (_what, plate, state) => {
    await open(saying(FOUND));
    expect((await look(plate, state)).code).toBe(422);
    expect(asked).toEqual([]);
  });

  it("docs/decisions.md §2: returns messages in the brand's language", async () => {
    await open(saying(FOUND));
    expect((await look('A', 'CA', 'dos.localhost')).message).toBe('¿Es este el auto correcto?');
  });
});

describe('plate table', () => {
  const record = {
    source: 'county',
    source_id: '1',
    country: 'US',
    region: 'CA',
    plate: 'OWN1',
    ...CAR,
    as_of: '2024-05-01',
    sample: false,
  };

  it("is checked before any provider, with the source's name and date", async () => {
    await open(saying(FOUND));
    await keepPlates(bench.database.kysely, [record]);
    expect((await look('OWN1')).data).toMatchObject({ source: { name: 'county', asOf: '2024-05-01' } });
    expect(asked).toEqual([]);
  });

  it('prefers the newest of several records for a plate, since plates are reissued', async () => {
    await open();
    await keepPlates(bench.database.kysely, [
      record,
      { ...record, source_id: '2', color: 'Red', as_of: '2025-01-01' },
      { ...record, source_id: '3', color: 'Blue', as_of: null },
    ]);
    expect((await look('OWN1')).data.vehicle.color).toBe('Red');
    expect((await look('OWN1', 'TX')).code).toBe(404);
  });
});

describe('sample plates', () => {
  it('lets the quick start look up a few marked sample plates end to end', async () => {
    await open();
    await seedSamplePlates(bench.database);
    await seedSamplePlates(bench.database);
    for (const [plate, state, name] of [
      ['SAMPLE1', 'CA', '2003 Honda Accord'],
      ['SAMPLE2', 'TX', '2013 Ford F-150'],
      ['SAMPLE3', 'FL', '2017 Tesla Model S'],
    ] as const) {
      const { code, message, data } = await look(plate, state);
      expect([code, data.fullName, data.sample]).toEqual([200, name, true]);
      expect(message).toContain('Sample data');
      expect(data.decoded).toMatchObject({ checkDigit: 'agrees' });
    }
  });
});

describe('GET vehicle-ways', () => {
  it('returns the URL of the index excerpts, which changes with every new index', async () => {
    await open();
    const { data } = await envelope<{ shards: string }>(await bench.ask('/api-cwa/vehicle-ways'));
    expect(data.shards).toMatch(/^\/assets\/vpic\/\d{4}-\d\d-\d\d-[0-9a-f]{8}\/$/);
    expect(data.shards).toContain(bench.decoder.asOf);
  });

  it("without a provider, tells the form before it's submitted", async () => {
    await open();
    expect(await ways()).toEqual({ available: false, samples: [], samplesOnly: false });
    await seedSamplePlates(bench.database);
    expect(await ways()).toEqual({
      available: true,
      samples: [
        { plate: 'SAMPLE1', state: 'CA' },
        { plate: 'SAMPLE2', state: 'TX' },
        { plate: 'SAMPLE3', state: 'FL' },
      ],
      samplesOnly: true,
    });
  });

  it('allows plate lookups with a provider', async () => {
    await open(saying(NOT_FOUND));
    expect(await ways()).toEqual({ available: true, samples: [], samplesOnly: false });
  });
});
