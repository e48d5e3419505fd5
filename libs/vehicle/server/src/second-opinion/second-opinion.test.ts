import { countedWatch, createLogger, readConfig, UNWATCHED } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import { openIndex } from '@vinlore/vehicle-vpic';
import { loadIndexBytes } from '@vinlore/vehicle-vpic/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answering, type FakeProvider, startFakeProvider } from '../testing/fake-provider.ts';
import names from './element-names.json' with { type: 'json' };
import { secondOpinion, type SecondOpinion } from './second-opinion.ts';
import { secondOpinionOf } from './second-opinion-of.ts';

const VIN = '1HGCM82633A004352';
const DAY = 24 * 3_600_000;

/** Our index's result for a manufacturer's newest model: only the manufacturer. */
const POOR: DecodedVehicle = {
  vin: VIN,
  year: 2003,
  make: 'HONDA',
  model: null,
  trim: null,
  fullName: '2003 Honda',
  elements: { Make: 'HONDA', 'Model Year': '2003' },
  errorCodes: [8],
  errorText: '8 - No detailed data available currently',
  checkDigit: 'agrees',
  suggestions: [],
  source: { name: 'NHTSA vPIC', asOf: '2026-09-12' },
};

const RESULT = {
  VIN,
  Make: 'HONDA',
  MakeID: '474',
  Model: 'Accord',
  ModelYear: '2003',
  BodyClass: 'Coupe',
  DriveType: '',
  Trim: ' EX-V6 ',
  GVWR_to: 'Not Applicable',
  ErrorCode: '0',
  ErrorText: '0 - VIN decoded clean.',
};
const told = (result: object = RESULT) => ({ Count: 1, Message: 'Results returned successfully', Results: [result] });

let service: FakeProvider;
let now: Date;
let watch: ReturnType<typeof countedWatch>;
let opinion: SecondOpinion;
const within = (timeoutMs: number) =>
  secondOpinion({
    address: `${service.base}/api/vehicles/DecodeVinValuesExtended/`,
    clock: () => now,
    log: createLogger('silent'),
    watch,
    timeoutMs,
  });
beforeEach(async () => {
  service = await startFakeProvider();
  service.json(told());
  now = new Date('2026-11-20T10:00:00Z');
  watch = countedWatch(UNWATCHED);
  opinion = within(30_000);
});
afterEach(() => service.stop());

const counted = () => Object.fromEntries(watch.totals().map(({ outcome, count }) => [outcome, count]));

describe('NHTSA’s live service', () => {
  it("decodes a VIN our index knows little about, under vPIC's names and as its own source", async () => {
    expect(await opinion(POOR)).toEqual({
      ...POOR,
      model: 'Accord',
      trim: 'EX-V6',
      fullName: '2003 Honda Accord',
      elements: {
        Make: 'HONDA',
        Model: 'Accord',
        'Model Year': '2003',
        'Body Class': 'Coupe',
        Trim: 'EX-V6',
        'Error Text': '0 - VIN decoded clean.',
      },
      errorCodes: [0],
      errorText: '0 - VIN decoded clean.',
      source: { name: 'NHTSA live service', asOf: '2026-11-20' },
    });
    expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /api/vehicles/DecodeVinValuesExtended/${VIN}?format=json`,
    ]);
  });

  it('spec §4: keeps vehicle-type defaults as typical values, never as decoded from the VIN', async () => {
    const GVWR = 'Gross Vehicle Weight Rating From';
    const light = 'Class 1: 6,000 lb or less (2,722 kg or less)';
    const poor = { ...POOR, typical: { [GVWR]: light } };
    service.json(told({ ...RESULT, GVWR: light }));
    const same = await opinion(poor);
    expect(same.typical).toEqual({ [GVWR]: light });
    expect(same.elements).toEqual(expect.not.objectContaining({ [GVWR]: light }));
    expect(same.model).toBe('Accord');
    const vin = '1HGCM82673A000000';
    const heavier = 'Class 1D: 5,001 - 6,000 lb (2,268 - 2,722 kg)';
    service.json(told({ ...RESULT, VIN: vin, GVWR: heavier }));
    const other = await opinion({ ...poor, vin });
    expect(other.typical).toBeUndefined();
    expect(other.elements[GVWR]).toBe(heavier);
  });

  it('names every element like our own index, so pages and stickers find it', async () => {
    service.json(told({ ...names, ...RESULT }));
    const { elements } = await opinion(POOR);
    const ours = openIndex(await loadIndexBytes()).meta.elements.map(({ name }) => name);
    const folded = new Set(ours.map((name) => name.toLowerCase()));
    const known = Object.keys(elements).filter((name) => folded.has(name.toLowerCase()));
    expect(known.length).toBeGreaterThan(30);
    expect(known.filter((name) => !ours.includes(name))).toEqual([]);
    // Missing from the build's index, but imported releases, stickers, and pages use these names.
    expect(Object.keys(elements)).toEqual(
      expect.arrayContaining([
        'Battery Energy (kWh) From',
        'Battery Energy (kWh) To',
        'Charger Power (kW)',
        'Engine Power (kW)',
        'Top Speed (mph)',
      ]),
    );
  });

  it.each<[string, Partial<DecodedVehicle>]>([
    ['is known well', { model: 'Accord', errorCodes: [0] }],
    ['has a typo', { checkDigit: 'disagrees' }],
    ['is not whole', { vin: VIN.slice(0, 11), checkDigit: 'unknown' }],
    ['has an unknown character', { vin: VIN.replace('A', '*') }],
  ])('is not asked about a VIN that %s', async (_what, other) => {
    const vehicle = { ...POOR, ...other };
    expect(await opinion(vehicle)).toBe(vehicle);
    expect(service.asked).toEqual([]);
  });

  it('requests a VIN once a day, also for concurrent callers', async () => {
    await Promise.all([opinion(POOR), opinion(POOR), opinion(POOR)]);
    now = new Date(now.getTime() + DAY - 1);
    expect((await opinion(POOR)).source.asOf).toBe('2026-11-20');
    expect(service.asked).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    expect((await opinion(POOR)).source.asOf).toBe('2026-11-21');
    expect(counted()).toEqual({ answered: 2, failed: 0, spared: 0 });
  });

  it.each([
    ['knows no more', { ...RESULT, Model: '', Trim: '', BodyClass: '', ErrorText: '' }],
    ['knows no maker', { ...RESULT, Make: '' }],
    ['names another maker', { ...RESULT, Make: 'TOYOTA' }],
  ])('leaves our answer where it %s', async (_what, result) => {
    service.json(told(result));
    expect(await opinion(POOR)).toBe(POOR);
  });
});

describe('leaves our own result in place when the service is down, and counts the failures', () => {
  const json = (body: unknown, status = 200): Answering => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
  it.each<[string, Answering]>([
    ['fails', json({}, 500)],
    ['is busy', json({}, 429)],
    ['answers HTML', json('<!doctype html><title>Maintenance</title>')],
    ['answers nothing', json('')],
    ['answers another shape', json({ items: [] })],
    ['answers two vehicles', json({ Results: [RESULT, RESULT] })],
    ['answers for another VIN', json(told({ ...RESULT, VIN: '1HGCM82633A004353' }))],
    ['answers numbers for texts', json(told({ ...RESULT, Trim: 7 }))],
    ['answers a year that no VIN has', json(told({ ...RESULT, ModelYear: '3003' }))],
    ['answers no code', json(told({ ...RESULT, ErrorCode: 'none' }))],
    ['sends megabytes', json(told({ ...RESULT, Note: 'x'.repeat(5_000_000) }))],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['cuts the connection', (_request, response) => response.destroy()],
  ])('one that %s', async (_what, does) => {
    service.answer(does);
    expect(await opinion(POOR)).toBe(POOR);
    expect(counted()).toEqual({ answered: 0, failed: 1, spared: 0 });
  });

  it.each<[string, Answering]>([
    ['hangs', () => undefined],
    ['hangs in the middle', (_request, response) => void response.writeHead(200).write('{"Results":[')],
  ])('one that %s, in time', async (_what, does) => {
    service.answer(does);
    expect(await within(50)(POOR)).toBe(POOR);
  });

  it('fails fast for half a minute after five failures', async () => {
    service.json({}, 500);
    for (let at = 0; at < 8; at++) expect(await opinion(POOR)).toBe(POOR);
    expect(service.asked).toHaveLength(5);
    expect(counted()).toEqual({ answered: 0, failed: 5, spared: 3 });
    service.json(told());
    now = new Date(now.getTime() + 30_000);
    expect((await opinion(POOR)).model).toBe('Accord');
  });

  it("limits concurrent requests, so thousands of made-up VINs aren't passed on", async () => {
    service.answer(() => undefined);
    const asking = within(200);
    const vins = Array.from({ length: 50 }, (_, at) => `1HGCM82633A0${String(at).padStart(5, '0')}`);
    const vehicles = vins.map((vin) => ({ ...POOR, vin }));
    expect(await Promise.all(vehicles.map(asking))).toEqual(vehicles);
    expect(service.asked.length).toBeLessThanOrEqual(8);
  });
});

it('sends no requests unless enabled in the environment', async () => {
  const asking = (env: Record<string, string>) =>
    secondOpinionOf(readConfig({ VPIC_API_URL: service.base, ...env }), createLogger('silent'), () => now);
  expect(await asking({})(POOR)).toBe(POOR);
  expect(service.asked).toEqual([]);
  expect((await asking({ VPIC_API: 'on' })(POOR)).source.name).toBe('NHTSA live service');
});
