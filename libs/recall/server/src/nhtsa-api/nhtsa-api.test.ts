import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@vinlore/server-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inAllOf } from '../look-up/all-sources.ts';
import type { RecallLookUp } from '../found-recalls.ts';
import { nhtsaApi } from './nhtsa-api.ts';

const DAY = 24 * 3_600_000;
const RECORD = {
  Manufacturer: 'Honda (American Honda Motor Co.)',
  NHTSACampaignNumber: '20V314000',
  parkIt: false,
  parkOutSide: false,
  overTheAirUpdate: false,
  ReportReceivedDate: '28/05/2020',
  Component: 'FUEL SYSTEM, GASOLINE',
  Summary: 'The fuel pump may fail.',
  Consequence: 'The engine can stall.',
  Remedy: 'Dealers will replace it.',
  Notes: 'Call NHTSA.',
  ModelYear: '2018',
  Make: 'HONDA',
  Model: 'CIVIC',
};
const listed = (results: readonly object[]) => ({
  Count: results.length,
  Message: 'Results returned successfully',
  results,
});
const MAKES = listed([
  { modelYear: '2018', make: 'HONDA' },
  { modelYear: '2018', make: 'MERCEDES BENZ' },
]);
const MODELS = listed(
  ['CIVIC', 'CIVIC 4DR', 'CIVIC DEL SOL'].map((model) => ({ modelYear: '2018', make: 'HONDA', model })),
);
const CIVIC = { year: 2018, make: 'HONDA', model: 'Civic' };

/** Scriptable stand-in for NHTSA's service on loopback; no network access. */
let asked: string[];
let answering: (address: URL, response: ServerResponse) => void;
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
/** Responds like NHTSA, with these recalls for `CIVIC`. */
const honest =
  (recalls: unknown, status = 200) =>
  (address: URL, response: ServerResponse) => {
    if (address.pathname === '/products/vehicle/makes') return json(response, MAKES);
    if (address.pathname === '/products/vehicle/models') return json(response, MODELS);
    return address.searchParams.get('model') === 'CIVIC'
      ? json(response, recalls, status)
      : json(response, listed([]), 400);
  };

const server = createServer((request, response) => {
  const address = new URL(request.url!, 'http://nhtsa.localhost');
  asked.push(decodeURIComponent(request.url!.replaceAll('+', ' ')));
  answering(address, response);
});
let now: Date;
let lookUp: RecallLookUp;
/** Creates the service client with a timeout. */
const within = (timeoutMs: number) =>
  nhtsaApi({
    clock: () => now,
    log: createLogger('silent'),
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    timeoutMs,
  });
beforeEach(async () => {
  asked = [];
  answering = honest(listed([RECORD]));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  now = new Date('2026-11-20T10:00:00Z');
  lookUp = within(30_000);
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise<void>((done) => void server.close(() => done()));
});

describe('NHTSA’s own service', () => {
  it('is queried for matching models by the same rule as imports', async () => {
    const { recalls, sources } = await lookUp(CIVIC);
    expect(asked).toEqual([
      '/products/vehicle/makes?modelYear=2018&issueType=r',
      '/products/vehicle/models?modelYear=2018&issueType=r&make=HONDA',
      expect.stringMatching(/^\/recalls\/recallsByVehicle\?make=HONDA&model=CIVIC( 4DR)?&modelYear=2018$/),
      expect.stringMatching(/^\/recalls\/recallsByVehicle\?make=HONDA&model=CIVIC( 4DR)?&modelYear=2018$/),
    ]);
    expect(recalls).toEqual([
      {
        campaign: '20V314000',
        maker_campaign: null,
        manufacturer: 'Honda (American Honda Motor Co.)',
        type: 'vehicle',
        received: '2020-05-28',
        components: ['FUEL SYSTEM, GASOLINE'],
        summary: 'The fuel pump may fail.',
        consequence: 'The engine can stall.',
        remedy: 'Dealers will replace it.',
        notes: 'Call NHTSA.',
        built_from: null,
        built_to: null,
        affected: null,
        park_it: false,
        park_outside: false,
        over_the_air: false,
        source: 'NHTSA API',
        as_of: '2026-11-20',
        sample: false,
      },
    ]);
    expect(sources).toEqual([
      { name: 'NHTSA API', status: 'answered', as_of: '2026-11-20', records: 1, sample: false },
    ]);
  });

  it('accepts older responses: `Results`, `Conequence`, and no parking fields, with one entry per campaign', async () => {
    const { Consequence, parkIt: _parkIt, parkOutSide: _parkOutSide, overTheAirUpdate: _update, ...old } = RECORD;
    const Results = [
      { ...old, Conequence: Consequence },
      { ...old, Conequence: Consequence, Component: 'ENGINE' },
    ];
    answering = honest({ Count: 2, Message: 'Results returned successfully', Results });
    expect((await lookUp(CIVIC)).recalls).toMatchObject([
      { consequence: 'The engine can stall.', components: ['ENGINE', 'FUEL SYSTEM, GASOLINE'], park_it: false },
    ]);
  });

  it.each([
    ['31/02/2020', null],
    ['2020-05-28', null],
    ['', null],
    ['01/12/2019', '2019-12-01'],
  ])('a day written "%s" is %s', async (ReportReceivedDate, received) => {
    answering = honest(listed([{ ...RECORD, ReportReceivedDate }]));
    expect((await lookUp(CIVIC)).recalls[0]!.received).toBe(received);
  });

  it('matches makes in any spelling and returns nothing for an unknown one', async () => {
    await lookUp({ ...CIVIC, make: 'Mercedes-Benz', model: 'C300' });
    expect(asked.at(-1)).toContain('make=MERCEDES BENZ');
    const { recalls, sources } = await lookUp({ ...CIVIC, make: 'ORION' });
    expect([recalls, sources[0]!.status]).toEqual([[], 'answered']);
  });

  it('is queried once a day', async () => {
    await lookUp(CIVIC);
    now = new Date(now.getTime() + DAY - 1);
    expect((await lookUp(CIVIC)).sources[0]!.as_of).toBe('2026-11-20');
    expect(asked).toHaveLength(4);
    now = new Date(now.getTime() + 1);
    expect((await lookUp(CIVIC)).sources[0]!.as_of).toBe('2026-11-21');
    expect(asked).toHaveLength(8);
  });
});

describe('is reported as down, never as "no recalls"', () => {
  it.each<[string, typeof answering]>([
    ['fails', (_address, response) => json(response, {}, 500)],
    ['refuses', (_address, response) => json(response, {}, 403)],
    ['answers another shape', honest({ items: [] })],
    ['answers no JSON', honest('<html>')],
    ['answers nothing', honest('')],
    ['names no campaign', honest(listed([{ ...RECORD, NHTSACampaignNumber: 'none' }]))],
    ['tells records and calls them an error', honest(listed([RECORD]), 400)],
    ['sends megabytes', honest(listed([{ ...RECORD, Notes: 'x'.repeat(5_000_000) }]))],
    ['leads elsewhere', (_address, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['cuts the connection', (_address, response) => response.destroy()],
  ])('one that %s', async (_what, does) => {
    answering = does;
    expect(await lookUp(CIVIC)).toEqual({
      recalls: [],
      sources: [{ name: 'NHTSA API', status: 'down', as_of: null, records: 0, sample: false }],
    });
  });

  it.each<[string, typeof answering]>([
    ['hangs', () => undefined],
    ['hangs in the middle', (_address, response) => void response.writeHead(200).write('{"results":[')],
  ])('one that %s, in time', async (_what, does) => {
    answering = does;
    expect((await within(50)(CIVIC)).sources).toMatchObject([{ name: 'NHTSA API', status: 'down' }]);
  });

  it('is skipped for half a minute after five failures', async () => {
    answering = (_address, response) => json(response, {}, 500);
    for (let at = 0; at < 8; at++) expect((await lookUp(CIVIC)).sources[0]!.status).toBe('down');
    expect(asked).toHaveLength(5);
    answering = honest(listed([RECORD]));
    now = new Date(now.getTime() + 30_000);
    expect((await lookUp(CIVIC)).recalls).toHaveLength(1);
  });
});

it('yields to imported data for the same campaign', async () => {
  const older = { ...RECORD, NHTSACampaignNumber: '19V182000', ReportReceivedDate: '01/03/2019' };
  answering = honest(listed([RECORD, older]));
  const fromApi = await lookUp(CIVIC);
  const imported: RecallLookUp = () =>
    Promise.resolve({
      recalls: [{ ...fromApi.recalls[0]!, source: 'NHTSA', affected: 135_806 }],
      sources: [{ name: 'NHTSA', status: 'answered', as_of: '2026-11-01', records: 1, sample: false }],
    });
  const { recalls, sources } = await inAllOf([imported, lookUp])(CIVIC);
  expect(recalls.map(({ campaign, source, affected }) => [campaign, source, affected])).toEqual([
    ['20V314000', 'NHTSA', 135_806],
    ['19V182000', 'NHTSA API', null],
  ]);
  expect(sources.map(({ name }) => name)).toEqual(['NHTSA', 'NHTSA API']);
});
