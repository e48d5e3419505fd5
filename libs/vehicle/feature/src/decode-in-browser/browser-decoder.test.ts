// @vitest-environment node
import { decodedVehicleOf } from '@vinlore/vehicle-domain';
import { decodeVin, makeShard, openIndex, shardKey } from '@vinlore/vehicle-vpic';
import { loadIndexBytes, readAnswers, readRegression } from '@vinlore/vehicle-vpic/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrowserDecoder } from './browser-decoder.ts';

const FOLDER = '/assets/vpic/2026-10-17-1a2b3c4d/';
const index = openIndex(await loadIndexBytes());
const { answers, reason } = readAnswers();
if (reason) console.log(`Server and browser are compared over the regression set only: ${reason}.`);

type Body = Uint8Array | number | Error;

/**
 * A fake network that serves the excerpts; `bodies` are returned first, in order: bytes, a status, or a broken
 * connection.
 */
function network(...bodies: Body[]) {
  const asked: { address: string; cache?: RequestCache }[] = [];
  const fetch = (address: string, { cache }: RequestInit): Promise<Response> => {
    asked.push({ address, ...(cache ? { cache } : {}) });
    const key = /^(.*\/)(.+)\.shard$/.exec(address);
    const body = bodies.shift() ?? (key?.[1] === FOLDER && makeShard(index, key[2]!)) ?? 404;
    if (body instanceof Error) return Promise.reject(body);
    if (typeof body === 'number') return Promise.resolve(new Response(null, { status: body }));
    return Promise.resolve(new Response(body ? (body as Uint8Array<ArrayBuffer>) : null, { status: body ? 200 : 404 }));
  };
  return { asked, decoder: createBrowserDecoder(FOLDER, null, fetch) };
}

/** What the server would answer (its decoder makes the same two calls). */
const server = (vin: string) => {
  const decoded = decodeVin(index, vin, { certain: true });
  return { vehicle: decodedVehicleOf(decoded, index.asOf), impossible: decoded.impossiblePositions };
};

const withoutSuggestions = (answer: ReturnType<typeof server>) => ({
  ...answer,
  vehicle: { ...answer.vehicle, suggestions: [] },
});

describe('browser and server answers', () => {
  it.each([
    ['over the regression set', readRegression().map(({ vin }) => vin)],
    ['over all real answers', answers.map(({ vin }) => vin)],
  ])('%s', async (_name, vins) => {
    const { decoder, asked } = network();
    for (const vin of vins) expect(await decoder.decode(vin)).toEqual(server(vin));
    const keys = new Set(vins.map(shardKey));
    expect(asked, 'each excerpt is fetched once').toHaveLength(keys.size);
  });

  it('match while a VIN is being typed and for common typos', async () => {
    const { decoder } = network();
    const vins = readRegression().map(({ vin }) => vin);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...vins),
        fc.integer({ min: 10, max: 17 }),
        fc.integer({ min: 0, max: 16 }),
        fc.constantFrom(...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789IOQ'),
        async (vin, length, at, slip) => {
          const typed = `${vin.slice(0, at)}${slip}${vin.slice(at + 1)}`.slice(0, length);
          const answer = await decoder.decode(typed);
          // In the browser, suggestions come from a single excerpt (see the decoder's tests).
          if (answer) expect(withoutSuggestions(answer)).toEqual(withoutSuggestions(server(typed)));
          else expect(shardKey(typed) === null || !makeShard(index, shardKey(typed)!)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('createBrowserDecoder', () => {
  const VIN = '1FMCU0GX7EUA00108';
  const whole = makeShard(index, '1FM-E')!;
  const damaged = whole.map((byte, at) => (at === 200 ? byte ^ 1 : byte));

  it('fetches nothing until the manufacturer and model-year code are known', async () => {
    const { decoder, asked } = network();
    for (let length = 0; length < 10; length++) expect(await decoder.decode(VIN.slice(0, length))).toBeNull();
    expect(asked).toEqual([]);
    expect((await decoder.decode(VIN.slice(0, 10)))?.vehicle.make).toBe('FORD');
    expect(asked).toEqual([{ address: `${FOLDER}1FM-E.shard`, cache: 'default' }]);
  });

  it('refetches a damaged excerpt once, bypassing all caches, and then decodes', async () => {
    const { decoder, asked } = network(damaged);
    expect(await decoder.decode(VIN)).toEqual(server(VIN));
    expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
  });

  it('falls back to the server when the excerpt is damaged twice, with no wrong answer', async () => {
    const { decoder } = network(damaged, damaged.slice(0, 100));
    expect(await decoder.decode(VIN)).toBeNull();
    expect(await decoder.decode(VIN), 'it is asked for again later').toEqual(server(VIN));
  });

  it('never answers from a damaged excerpt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
        const broken = whole.map((byte, place) => (place === at ? byte ^ bits : byte));
        const answer = await network(broken, broken).decoder.decode(VIN);
        if (answer) expect(answer).toEqual(server(VIN));
      }),
    );
  });

  it.each([[500], [new TypeError('Failed to fetch')]])('asks again after %s', async (fault) => {
    const { decoder } = network(fault);
    expect(await decoder.decode(VIN)).toBeNull();
    expect(await decoder.decode(VIN)).toEqual(server(VIN));
  });

  it('leaves a manufacturer missing from the index to the server and fetches only once', async () => {
    const { decoder, asked } = network();
    expect(await decoder.decode('ZZZCU0GX7EUA00108')).toBeNull();
    expect(await decoder.decode('ZZZCU0GX7EUA00109')).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
