import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HistoryEventSchema } from '@vinlore/report-domain';
import { ConfigError, createLogger, readConfig } from '@vinlore/server-kit';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportApi } from '../testing/report-api.ts';
import { plateRegisters } from './plate-registers.ts';

/** A vehicle in RDW's open data. */
const GOLF = {
  kenteken: 'XX123Y',
  voertuigsoort: 'Personenauto',
  merk: 'VOLKSWAGEN',
  handelsbenaming: 'GOLF',
  eerste_kleur: 'GRIJS',
  datum_eerste_toelating: '20140312',
  catalogusprijs: '27490',
  vervaldatum_apk: '20270312',
  tellerstandoordeel: 'Onlogisch',
  openstaande_terugroepactie_indicator: 'Nee',
};

/** A vehicle in DVSA's MOT history. */
const FOCUS = {
  registration: 'AB12CDE',
  make: 'FORD',
  model: 'FOCUS',
  firstUsedDate: '2012-07-12',
  primaryColour: 'Blue',
  hasOutstandingRecall: 'Unknown',
  motTests: [
    {
      motTestNumber: '745902318821',
      completedDate: '2016-07-14T23:30:00.000Z',
      testResult: 'PASSED',
      expiryDate: '2017-07-13',
      odometerValue: '47125',
      odometerUnit: 'MI',
      odometerResultType: 'READ',
      defects: [
        { text: 'Nearside front brake disc worn close to the legal limit', type: 'ADVISORY', dangerous: false },
      ],
    },
    {
      motTestNumber: '745902318820',
      completedDate: '2015-07-10T09:00:00.000Z',
      testResult: 'FAILED',
      odometerValue: '0',
      odometerUnit: null,
      odometerResultType: 'UNREADABLE',
      defects: [
        { text: 'Lamp missing', type: 'MAJOR', dangerous: false },
        { text: 'Brake hose leaking', type: 'DANGEROUS', dangerous: true },
      ],
    },
  ],
};

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

let fake: Server;
let base: string;
let answers: (path: string) => Answer;
let asked: IncomingMessage[];
let api: Awaited<ReturnType<typeof createReportApi>>;

beforeAll(async () => {
  fake = createServer((request, response) => {
    asked.push(request);
    const { status = 200, body = {} } = answers(request.url!);
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((done) => fake.once('listening', done));
  base = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
  api = await createReportApi();
});
afterAll(async () => {
  await new Promise((done) => fake.close(done));
  await api.database.drop();
});
beforeEach(() => {
  asked = [];
  api.stage.registers = registersOf({ RDW_API: 'on', RDW_URL: base, ...account() });
});
afterEach(() => void (api.stage.registers = []));

const account = () => ({
  DVSA_KEY: 'the-key',
  DVSA_CLIENT_ID: 'the-client',
  DVSA_CLIENT_SECRET: 'the-secret',
  DVSA_TOKEN_URL: `${base}/token`,
  DVSA_URL: base,
});
const registersOf = (env: Record<string, string>) =>
  plateRegisters(readConfig(env), createLogger('silent'), () => api.stage.now);

async function look(country: string, plate: string) {
  const response = await api.get(`/api-cwa/register-record?country=${country}&plate=${encodeURIComponent(plate)}`);
  const { data, message } = (await response.json()) as { data: Record<string, unknown>; message: string };
  return { status: response.status, data, message };
}

const dvsaAnswers = (vehicle: Answer) => (path: string) =>
  path === '/token' ? { body: { access_token: 'the-token', expires_in: 3_600 } } : vehicle;

describe('RDW, the register of the Netherlands', () => {
  it('returns a vehicle by plate, without a VIN, from RDW’s field names', async () => {
    answers = () => ({ body: [GOLF] });
    const { status, data } = await look('NL', 'xx-123-y');
    expect(asked.map(({ url }) => url)).toEqual(['/resource/m9d7-ebf2.json?kenteken=XX123Y']);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      country: 'NL',
      plate: 'XX123Y',
      source: 'RDW',
      vehicle: {
        make: 'VOLKSWAGEN',
        model: 'GOLF',
        color: 'GRIJS',
        first_registered: '2014-03-12',
        inspection_until: '2027-03-12',
        list_price_eur: 27_490,
        odometer: 'illogical',
        open_recall: false,
      },
      events: [{ kind: 'registration', date: '2014-03-12', place: null }],
    });
  });

  it('leaves out what the register leaves out', async () => {
    answers = () => ({ body: [{ kenteken: 'XX123Y', eerste_kleur: 'N.v.t.', catalogusprijs: '' }] });
    expect((await look('NL', 'XX123Y')).data).toMatchObject({ vehicle: {}, events: [] });
  });

  it('returns 404 for a plate RDW doesn’t know', async () => {
    answers = () => ({ body: [] });
    expect(await look('NL', 'XX123Y')).toMatchObject({ status: 404, message: 'License plate not found in RDW.' });
  });

  it.each<[string, Answer]>([
    ['breaks', { status: 500 }],
    ['wants us to wait', { status: 429 }],
    ['answers in another shape', { body: { error: true } }],
    ['answers about another plate', { body: [{ ...GOLF, kenteken: 'ZZ999Z' }] }],
  ])('is reported as down, never as "not found", if it %s', async (_how, answer) => {
    answers = () => answer;
    expect((await look('NL', 'XX123Y')).status).toBe(503);
  });
});

describe('DVSA, the MOT history of the United Kingdom', () => {
  it('returns each test by plate with result, reading, defects, and its date in London', async () => {
    answers = dvsaAnswers({ body: FOCUS });
    const { data } = await look('GB', 'AB12 CDE');
    expect(asked.map(({ url, headers }) => [url, headers['x-api-key'], headers.authorization])).toEqual([
      ['/token', undefined, undefined],
      ['/v1/trade/vehicles/registration/AB12CDE', 'the-key', 'Bearer the-token'],
    ]);
    expect(data).toMatchObject({
      vehicle: {
        make: 'FORD',
        model: 'FOCUS',
        color: 'Blue',
        first_registered: '2012-07-12',
        inspection_until: '2017-07-13',
      },
      events: [
        {
          kind: 'inspection',
          date: '2015-07-10',
          odometer: null,
          detail: { result: 'fail', note: 'DANGEROUS: Brake hose leaking; MAJOR: Lamp missing' },
        },
        {
          date: '2016-07-15',
          recordId: '745902318821',
          odometer: { value: 47_125, unit: 'mi' },
          place: { country: 'GB' },
          detail: { result: 'advisory' },
        },
      ],
    });
    expect((data as { vehicle: object }).vehicle).not.toHaveProperty('open_recall');
    for (const event of (data as { events: object[] }).events)
      expect(v.is(HistoryEventSchema, { ...event, vin: '1HGCM82633A004352' })).toBe(true);
  });

  it('reuses its access token until shortly before it expires', async () => {
    answers = dvsaAnswers({ body: FOCUS });
    for (let at = 0; at < 3; at++) await look('GB', 'AB12CDE');
    expect(asked.filter(({ url }) => url === '/token')).toHaveLength(1);
    const before = api.stage.now;
    api.stage.now = new Date(before.getTime() + 3_541_000);
    await look('GB', 'AB12CDE');
    api.stage.now = before;
    expect(asked.filter(({ url }) => url === '/token')).toHaveLength(2);
  });

  it('distinguishes an unknown plate from a failed query', async () => {
    answers = dvsaAnswers({ status: 404 });
    expect((await look('GB', 'AB12CDE')).status).toBe(404);
    answers = () => ({ status: 401 });
    api.stage.registers = registersOf(account());
    expect((await look('GB', 'AB12CDE')).status).toBe(503);
  });
});

describe('registers are off by default', () => {
  it('the default configuration has none, and the call returns 501', async () => {
    expect(registersOf({})).toEqual([]);
    api.stage.registers = [];
    expect((await look('NL', 'XX123Y')).status).toBe(501);
    expect(asked).toEqual([]);
  });

  it('incomplete account settings fail at startup', () => {
    expect(() => registersOf({ DVSA_KEY: 'k' })).toThrow(ConfigError);
    expect(() => registersOf({ DVSA_KEY: 'k', DVSA_CLIENT_ID: 'c', DVSA_CLIENT_SECRET: 's' })).toThrow(
      'DVSA_TOKEN_URL',
    );
  });

  it.each(['', 'ABCDEFGHIJ', '<script>'])(
    'rejects "%s", which isn’t a plate, without querying a register',
    async (plate) => {
      expect((await look('NL', plate)).status).toBe(422);
      expect(asked).toEqual([]);
    },
  );
});
