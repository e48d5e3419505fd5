import { createLogger } from '@vinlore/server-kit';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import { plateLookUpOver } from './ask-provider.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import type { PlateLookUp, PlateOutcome } from './plate-look-up.ts';
import { autoDev, carsXe, plateToVin } from './providers.ts';

const log = createLogger('silent');
const QUERY = { country: 'US', region: 'CA', plate: '7ABC123' };
const VIN = '1HGCM82633A004352';

let fake: FakeProvider;
beforeAll(async () => {
  fake = await startFakeProvider();
});
afterAll(() => fake.stop());
afterEach(() => void vi.unstubAllGlobals());

const providers = { autoDev, plateToVin, carsXe };
const over = (name: keyof typeof providers, timeoutMs?: number) =>
  plateLookUpOver(providers[name]({ key: 'k-1', base: fake.base }), log, timeoutMs);
const found = (vehicle: object, source: string) => ({ kind: 'found', vehicle, source, asOf: null, sample: false });

describe('requests and responses of each provider', () => {
  it('auto.dev: GET /plate/{state}/{plate} with a bearer key', async () => {
    fake.json({ vin: VIN, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX', drivetrain: 'FWD', isDefault: true });
    expect(await over('autoDev').lookup(QUERY)).toEqual(
      found({ vin: VIN, year: 2003, make: 'Honda', model: 'Accord', trim: 'EX', color: null }, 'auto.dev'),
    );
    expect(fake.asked.at(-1)).toMatchObject({
      method: 'GET',
      path: '/plate/CA/7ABC123',
      headers: { authorization: 'Bearer k-1' },
    });
  });

  it('PlateToVIN: POST {state, plate}; the year is a string, the color an object', async () => {
    const color = { name: 'Silver', abbreviation: 'SIL' };
    fake.json({ success: true, vin: { vin: VIN, year: '2003', make: 'Honda', model: 'Accord', trim: '', color } });
    expect(await over('plateToVin').lookup(QUERY)).toEqual(
      found({ vin: VIN, year: 2003, make: 'Honda', model: 'Accord', trim: null, color: 'Silver' }, 'PlateToVIN'),
    );
    const asked = fake.asked.at(-1)!;
    expect(asked).toMatchObject({ method: 'POST', headers: { authorization: 'k-1' } });
    expect(JSON.parse(asked.body)).toEqual({ state: 'CA', plate: '7ABC123' });
  });

  it('CarsXE: GET with the key in the query; the year is a string', async () => {
    fake.json({ success: true, vin: VIN, make: 'HONDA', model: 'Accord', registration_year: '2003', color: 'Silver' });
    expect(await over('carsXe').lookup(QUERY)).toEqual(
      found({ vin: VIN, year: 2003, make: 'HONDA', model: 'Accord', trim: null, color: 'Silver' }, 'CarsXE'),
    );
    expect(fake.asked.at(-1)!.path).toBe('/v2/platedecoder?key=k-1&plate=7ABC123&state=CA&country=US&format=json');
  });

  it.each([
    ['autoDev', 404, { error: 'no' }],
    ['plateToVin', 200, { success: false, message: 'No results found' }],
    ['carsXe', 200, { success: false, message: 'Plate not found' }],
    ['carsXe', 404, {}],
    ['autoDev', 400, { error: 'Invalid plate' }],
    ['autoDev', 422, {}],
    ['plateToVin', 200, { success: false, message: 'Invalid state' }],
  ] as const)('%s says that it does not know the plate (%i)', async (name, status, body) => {
    fake.json(body, status);
    expect(await over(name).lookup(QUERY)).toEqual({ kind: 'not-found' });
  });

  it('accepts a vehicle without a VIN', async () => {
    fake.json({ vin: null, year: 2003, make: 'Honda', model: 'Accord' });
    expect(await over('autoDev').lookup(QUERY)).toMatchObject({
      kind: 'found',
      vehicle: { vin: null, model: 'Accord' },
    });
  });
});

describe('a misbehaving provider', () => {
  it.each([
    ['asks us to wait', 429, { 'retry-after': '17' }, 17],
    ['asks us to wait without saying how long', 429, {}, 60],
    ['asks us to wait for a year', 429, { 'retry-after': '31536000' }, 3600],
    ['asks us to wait until a date', 429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60],
  ])('%s', async (_what, status, headers, retryAfterSeconds) => {
    fake.json({}, status, headers as Record<string, string>);
    expect(await over('autoDev').lookup(QUERY)).toEqual({ kind: 'rate-limited', retryAfterSeconds });
  });

  it.each([
    ['a wrong key', 401, {}],
    ['no credit', 402, {}],
    ['its own failure', 500, {}],
    ['an empty object', 200, {}],
    ['text', 200, 'hello'],
    ['HTML', 200, '<html>'],
    ['nothing', 200, ''],
    ['null', 200, 'null'],
    ['a list', 200, []],
    ['a VIN that cannot be one', 200, { vin: '<script>', make: 'Honda', model: 'Accord' }],
    ['a VIN with a wrong check digit', 200, { vin: '1HGCM82643A004352', make: 'Honda', model: 'Accord' }],
    ['a year that never was', 200, { vin: VIN, year: 20003 }],
    ['a make that is a number', 200, { vin: VIN, make: 7 }],
    ['a megabyte', 200, { vin: VIN, note: 'x'.repeat(1_000_000) }],
    ['somewhere else', 302, {}],
  ])('answers %s: unavailable, never “not found”', async (_what, status, body) => {
    fake.json(body, status, status === 302 ? { location: '/elsewhere' } : {});
    expect(await over('autoDev').lookup(QUERY)).toEqual({ kind: 'unavailable' });
  });

  it('out of credit: unavailable', async () => {
    fake.json({ success: false, message: 'Insufficient credit' });
    expect(await over('plateToVin').lookup(QUERY)).toEqual({ kind: 'unavailable' });
  });

  it('hangs before or during the response: unavailable after the timeout', async () => {
    fake.answer(() => {});
    expect(await over('autoDev', 50).lookup(QUERY)).toEqual({ kind: 'unavailable' });
    fake.answer((_request, response) => void response.writeHead(200).write('{"vin":'));
    expect(await over('autoDev', 50).lookup(QUERY)).toEqual({ kind: 'unavailable' });
  });

  it('ignores the aborted request: unavailable after the timeout', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    expect(await over('autoDev', 5).lookup(QUERY)).toEqual({ kind: 'unavailable' });
  });

  it('drops or refuses the connection: unavailable', async () => {
    fake.answer((request) => request.socket.destroy());
    expect(await over('autoDev').lookup(QUERY)).toEqual({ kind: 'unavailable' });
    const nowhere = plateLookUpOver(autoDev({ key: 'k', base: 'http://127.0.0.1:1' }), log);
    expect(await nowhere.lookup(QUERY)).toEqual({ kind: 'unavailable' });
  });

  it('never gets the plate or the key logged', async () => {
    const lines: string[] = [];
    const loud = createLogger('trace', { write: (line) => void lines.push(line) });
    fake.json({}, 500);
    await plateLookUpOver(carsXe({ key: 'k-secret', base: fake.base }), loud).lookup(QUERY);
    expect(lines.join()).toContain('CarsXE');
    expect(lines.join()).not.toMatch(/7ABC123|k-secret/);
  });
});

describe('circuit breaker', () => {
  const NEVER: PlateOutcome = { kind: 'unavailable' };
  function source() {
    const state = { outcome: NEVER, asked: 0, now: 0 };
    const inner: PlateLookUp = { name: 's', lookup: () => (state.asked++, Promise.resolve(state.outcome)) };
    return { state, broken: withCircuitBreaker(inner, () => new Date(state.now)) };
  }

  it('fails fast for half a minute after five failures in a row, then tries one request', async () => {
    const { state, broken } = source();
    for (let n = 0; n < 8; n++) expect(await broken.lookup(QUERY)).toEqual(NEVER);
    expect(state.asked).toBe(5);
    state.now = 30_000;
    await Promise.all([broken.lookup(QUERY), broken.lookup(QUERY)]);
    expect(state.asked).toBe(6);
    state.now = 60_000;
    state.outcome = { kind: 'not-found' };
    expect(await broken.lookup(QUERY)).toEqual({ kind: 'not-found' });
    expect(await broken.lookup(QUERY)).toEqual({ kind: 'not-found' });
    expect(state.asked).toBe(8);
  });

  it('closes after a successful response', async () => {
    const { state, broken } = source();
    for (let n = 0; n < 4; n++) await broken.lookup(QUERY);
    state.outcome = { kind: 'rate-limited', retryAfterSeconds: 1 };
    await broken.lookup(QUERY);
    state.outcome = NEVER;
    for (let n = 0; n < 4; n++) await broken.lookup(QUERY);
    expect(state.asked).toBe(9);
  });
});
