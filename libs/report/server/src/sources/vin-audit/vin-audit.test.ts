import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@vinlore/server-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAll } from '../ask-all.ts';
import type { SourceQuery } from '../history-source.ts';
import { withCircuit } from '../with-circuit.ts';
import { vinAudit } from './vin-audit.ts';

const VIN = '1VNXZ2A10B1234567';
const asked = (vin = VIN): SourceQuery => ({ vin, year: 2014, make: 'LEXUS', model: 'ES', decoded: null, type: 'US' });

/** An answer in the provider's format, with at least one record in each list. */
const full = {
  id: 'T1',
  vin: VIN,
  date: '2026-03-02 15:03:27 PST',
  mode: 'prod',
  success: true,
  error: '',
  attributes: { year: '2014', make: 'Lexus' },
  titles: [{ vin: VIN, state: 'CA', date: '2024-11-08', meter: '102984', meter_unit: 'M', current: true }],
  checks: [
    {
      brander_code: 'CA',
      brander_name: 'CALIFORNIA',
      brand_code: '11',
      brand_title: 'Salvage',
      date: '2022-12-14',
      brander_type: 'State',
    },
    {
      brander_code: 'X1',
      brander_name: 'AN INSURER',
      brand_code: '99',
      brand_title: 'Of its own',
      date: '2022-12-15',
      brander_type: 'Insurance',
    },
  ],
  jsi: [
    {
      brander_name: 'A YARD',
      brander_city: 'COSTA MESA',
      brander_state: 'CA',
      date: '2022-11-22',
      record_type: 'Junk And Salvage',
      vehicle_disposition: 'SOLD',
      intended_for_export: 'N',
    },
  ],
  salvage: [
    {
      date: '2022-12-21',
      location: 'Carson CA',
      primary_damage: 'Rear',
      secondary_damage: 'Right rear',
      milage: '76773 mi',
      title_type: 'Salvage certificate',
      color: 'Gray',
      loss_type: 'Collision',
    },
  ],
  sales: [
    {
      date: '2016-12-17',
      listing_price: '$30,652',
      vehicle_mileage: '14,429 miles',
      vehicle_color: 'Gray',
      seller_type: 'Dealer',
      seller_name: 'A Dealer',
      seller_city: 'Newport Beach',
      seller_state: 'CA',
    },
    {
      date: '2024-08-11',
      listing_price: '$0',
      vehicle_mileage: '100,000 miles',
      seller_type: 'Private',
      seller_name: 'Jane Doe',
      seller_city: 'San Diego',
      seller_state: 'CA',
    },
  ],
  accidents: [{ date: '2019-05-03', type: 'Collision', description: 'Left front', city: 'Reno', state: 'NV' }],
  thefts: [
    { date: '2018-01-02', date_of_theft: '2018-01-01', date_of_recovery: '2018-01-09', theft_reported_state: 'AZ' },
  ],
  canada_thefts: [{ date: '2018-02-02', state: 'ON' }],
  lie: [
    { date: '2017-06-01', type: 'Lien', state: 'CA' },
    { date: '2017-07-01', record_type: 'Export', state: 'CA' },
  ],
};

let answer: (response: ServerResponse) => void;
const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end('{}');
const queries: URLSearchParams[] = [];
const server = createServer((request, response) => {
  queries.push(new URL(request.url ?? '', 'http://localhost').searchParams);
  answer(response);
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const source = () => {
  const { port } = server.address() as AddressInfo;
  return vinAudit({ key: 'k-1', user: 'u-1', password: 'p-1', url: `http://127.0.0.1:${port}/v2/pullreport` });
};
const ask = (vin = VIN) => source().ask(asked(vin), AbortSignal.timeout(5_000));

describe('querying the provider', () => {
  it('sends one query with account and VIN', async () => {
    answer = json(full);
    await ask();
    const { id, ...query } = Object.fromEntries(queries.at(-1)!);
    expect(query).toEqual({ vin: VIN, key: 'k-1', user: 'u-1', pass: 'p-1', format: 'json' });
    expect(id).not.toBe('');
  });

  it('returns each record as an event, attributed to the provider and never to NMVTIS', async () => {
    answer = json(full);
    const { events, answers } = await ask();
    expect(events.map(({ kind, date }) => `${date} ${kind}`)).toEqual([
      '2024-11-08 title',
      '2022-12-14 title-brand',
      '2022-12-15 title-brand',
      '2022-11-22 salvage',
      '2022-12-21 salvage',
      '2016-12-17 listing',
      '2024-08-11 listing',
      '2019-05-03 accident',
      '2018-01-01 theft',
      '2018-01-09 theft-recovery',
      '2018-02-02 theft',
      '2017-06-01 lien',
      '2017-07-01 export',
    ]);
    expect(answers).toMatchObject([{ name: 'VinAudit', status: 'answered', asOf: '2026-03-02', records: 13 }]);
    expect(new Set(events.map((event) => event.source))).toEqual(new Set(['VinAudit']));
    expect(JSON.stringify(events)).not.toMatch(/nmvtis/i);
    expect(events[0]).toMatchObject({
      odometer: { value: 102_984, unit: 'mi' },
      place: { country: 'US', region: 'CA', city: null },
      confidence: 'reported',
    });
    expect(events[3]!.detail).toEqual({ disposition: 'sold', exported: false, entity: 'A YARD' });
    expect(events[4]).toMatchObject({ odometer: { value: 76_773 }, detail: { impact: ['rear', 'rear-right'] } });
    expect(events[10]!.place).toEqual({ country: 'CA', region: 'ON', city: null });
  });

  it('keeps the text of a brand whose code isn’t in D.20', async () => {
    answer = json(full);
    const { events } = await ask();
    expect(events[1]!.detail).toEqual({ brand: '11' });
    expect(events[2]!.detail).toEqual({ note: '99 · Of its own', entity: 'AN INSURER' });
  });

  it('leaves out the names and cities of private sellers', async () => {
    answer = json(full);
    const { events } = await ask();
    expect(events[5]).toMatchObject({
      confidence: 'unverified',
      detail: { price: { amount: 3_065_200 }, seller: 'A Dealer' },
    });
    expect(events[6]).toMatchObject({ place: { region: 'CA', city: null }, detail: {} });
    expect(JSON.stringify(events)).not.toMatch(/Jane|San Diego/);
  });

  it('returns a duplicate record once, with the same ID each day', async () => {
    answer = json({ ...full, titles: [...full.titles, ...full.titles] });
    const { events } = await ask();
    expect(events.filter(({ kind }) => kind === 'title').map(({ recordId }) => recordId)).toEqual([
      'title 2024-11-08 CA 102984',
    ]);
  });

  it('docs/decisions.md §5: marks data made up in test mode as samples', async () => {
    answer = json({ ...full, mode: 'test' });
    const { events, answers } = await ask();
    expect([events.every(({ sample }) => sample), answers[0]!.sample]).toEqual([true, true]);
  });

  it('returns no records for an unknown vehicle, and isn’t queried about classic numbers', async () => {
    answer = json({ vin: VIN, success: false, error: 'no_records', date: '2026-03-02' });
    expect((await ask()).answers).toMatchObject([{ status: 'answered', records: 0 }]);
    const before = queries.length;
    expect(await ask('194676S100001')).toEqual({ events: [], answers: [] });
    expect(queries.length).toBe(before);
  });
});

describe('a provider that fails is down, never "no record"', () => {
  const asText = (text: string) => (response: ServerResponse) => void response.end(text);
  const bad: readonly [string, (response: ServerResponse) => void][] = [
    ['says that it is limited', status(429)],
    ['is broken', status(503)],
    ['refuses the key', status(401)],
    ['sends elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['answers with a page', asText('<html>')],
    ['answers with nothing', asText('')],
    ['answers with another shape', json({ success: true, titles: 'none' })],
    ['says that it failed', json({ success: false, error: 'failed_request' })],
    ['speaks of another vehicle', json({ ...full, vin: '1VNXZ2A10B7654321' })],
    ['has a record without a day', json({ ...full, salvage: [{ date: null, location: 'Carson' }] })],
    ['has a record of a kind that nobody knows', json({ ...full, lie: [{ date: '2017-06-01', type: 'Other' }] })],
    ['answers without end', asText(`{"success":true,"x":"${'x'.repeat(1_200_000)}"}`)],
    ['hangs', () => undefined],
  ];

  it.each(bad)('when it %s', async (what, answering) => {
    answer = answering;
    const { sources, heard } = await askAll([source()], asked(), what === 'hangs' ? 50 : undefined);
    expect(sources).toMatchObject([{ name: 'VinAudit', kind: 'provider', status: 'down', records: 0 }]);
    expect(heard).toBe(false);
  });

  it('isn’t queried again after five failures, which are logged without VIN or key', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => void lines.push(line) });
    const guarded = withCircuit(source(), log, () => new Date('2026-11-20T10:00:00Z'));
    answer = status(503);
    for (let at = 0; at < 5; at++) await askAll([guarded], asked());
    const before = queries.length;
    expect((await askAll([guarded], asked())).sources).toMatchObject([{ status: 'down' }]);
    expect(queries.length).toBe(before);
    expect(lines.join('')).toContain('status 503');
    expect(lines.join('')).not.toMatch(/1VNXZ|k-1|p-1/);
  });

  it('counts as failed if it hangs, even if it ignores the signal', async () => {
    let times = 0;
    const deaf = { ...source(), ask: () => (times++, new Promise<never>(() => {})) };
    const guarded = withCircuit(deaf, createLogger('silent'), () => new Date('2026-11-20T10:00:00Z'));
    for (let at = 0; at < 7; at++) await askAll([guarded], asked(), 5);
    expect(times).toBe(5);
  });
});
