import { EVENT_KINDS, type EventKind, type HistoryEvent, SECTIONS, type SourceAnswer } from '@vinlore/report-domain';
import { checkDigit } from '@vinlore/vehicle-vpic';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryAnswer, HistorySource } from '../sources/history-source.ts';
import { createReportApi, recordOf } from '../testing/report-api.ts';

const START = Date.parse('2026-11-20T10:00:00Z');

type Api = Awaited<ReturnType<typeof createReportApi>>;

interface Meter {
  title: string;
  facts: { key: string; value: string }[];
  sections: { section: string; records: number; sources: string[]; as_of: string | null; status: string }[];
  records: number;
}

let serial = 8000;
/** Returns a VIN no test has used yet, because counts are cached. */
function nextVin(): string {
  const bare = `1HGCM82603A00${serial++}`;
  return `${bare.slice(0, 8)}${checkDigit(bare)!}${bare.slice(9)}`;
}

const answered = (name: string, more: Partial<SourceAnswer> = {}): SourceAnswer => ({
  name,
  kind: 'events',
  status: 'answered',
  asOf: '2026-11-01',
  covers: ['service'],
  records: 0,
  sample: false,
  ...more,
});

/** A source that returns the given answer and counts its queries. */
function feed(name: string, answer: Partial<HistoryAnswer>, fails = () => false) {
  const source = {
    name,
    kind: 'events' as const,
    covers: answer.answers?.[0]?.covers ?? [],
    asked: 0,
    ask: () => {
      source.asked += 1;
      if (fails()) return Promise.reject(new Error('broken'));
      return Promise.resolve({ events: [], answers: [answered(name)], ...answer });
    },
  } satisfies HistorySource & { asked: number };
  return source;
}

const api = await createReportApi();
// An IP address may call each of them thirty times a minute.
const ofClassics = await createReportApi();
const ofProperty = await createReportApi();
beforeEach(() => {
  for (const { stage } of [api, ofClassics, ofProperty]) Object.assign(stage, { now: new Date(START), sources: [] });
});
afterEach(() => {
  api.stage.eventsDown = false;
});
afterAll(() => Promise.all([api, ofClassics, ofProperty].map(({ database }) => database.drop())));

const ask = ({ json }: Api, vin: string, more: object = {}) => json('/api/firefly', { vin, ...more }, 'nobody');
const meterOf = async (vin: string, more?: object) => (await ask(api, vin, more)).data as Meter;
const sectionIn = ({ sections }: Meter, name: string) => sections.find(({ section }) => section === name);

describe('spec §7: firefly', () => {
  it('counts all sections in report order, for anyone, without spending a credit', async () => {
    const { sections } = await meterOf(nextVin());
    expect(sections.map(({ section }) => section)).toEqual(SECTIONS);
    expect(api.stage.spent).toBe(0);
  });

  it('counts every reading in the odometer section, but each record once in the total', async () => {
    const vin = nextVin();
    const odometer = { value: 61_384, unit: 'mi', code: null } as const;
    api.stage.sources = [
      feed('Feed', {
        events: [
          { ...recordOf(vin, 'a', '2018-05-03'), odometer },
          { ...recordOf(vin, 'b', '2019-05-03'), kind: 'sale', odometer },
          { ...recordOf(vin, 'c', '2020-05-03'), kind: 'sale' },
        ],
        answers: [answered('Feed', { covers: ['service', 'market', 'odometer'] })],
      }),
    ];
    const meter = await meterOf(vin);
    expect([meter.records, ...['odometer', 'service', 'market'].map((key) => sectionIn(meter, key)?.records)]).toEqual([
      3, 2, 1, 2,
    ]);
  });

  it('docs/decisions.md §4: counts title brands among brands, with everything else the report counts there', async () => {
    const vin = nextVin();
    const lot = { kind: 'salvage-auction', detail: { damage: ['flood'] } } as const;
    ofClassics.stage.sources = [
      feed('Feed', {
        events: [
          { ...recordOf(vin, 'a', '2017-10-20'), kind: 'title', detail: { brand: '01' } },
          { ...recordOf(vin, 'b', '2018-05-03'), kind: 'title', detail: { brand: '00' } },
          { ...recordOf(vin, 'c', '2019-05-03'), ...lot, detail: { damage: [...lot.detail.damage] } },
        ],
        answers: [answered('Feed', { covers: ['title', 'brand', 'salvage', 'damage'] })],
      }),
    ];
    const meter = (await ask(ofClassics, vin)).data as Meter;
    const counts = Object.fromEntries(meter.sections.map(({ section, records }) => [section, records]));
    expect(counts).toMatchObject({ title: 2, brand: 1, salvage: 1, damage: 1 });
  });

  it('docs/decisions.md §4: counts records of a classic number, using the tables of its time', async () => {
    const vin = '7F02C1' + String(serial++).padStart(5, '0');
    ofClassics.stage.sources = [feed('Feed', { events: [recordOf(vin, 'classic')], answers: [answered('Feed')] })];
    expect((await ask(ofClassics, vin)).data).toMatchObject({
      title: '1967 Ford Mustang',
      records: 1,
      offer: 'report',
    });
    const none = '7F02C1' + String(serial++).padStart(5, '0');
    ofClassics.stage.sources = [feed('Feed', { answers: [answered('Feed')] })];
    expect((await ask(ofClassics, none)).data).toMatchObject({ records: 0, offer: 'nothing', model_report: false });
    expect(await ask(ofClassics, '99999Z999999')).toMatchObject({ status: 404 });
  });

  it('counts an event from two sources once, as the report does', async () => {
    const vin = nextVin();
    const title = { kind: 'title', place: { country: 'US', region: 'OH', city: null } } as const;
    const told = (source: string) =>
      feed(source, {
        events: [{ ...recordOf(vin, `title of ${source}`), ...title, source }],
        answers: [answered(source, { covers: ['title'] })],
      });
    api.stage.sources = [told('First feed'), told('Second feed')];
    const meter = await meterOf(vin);
    expect(meter.records).toBe(1);
    expect(sectionIn(meter, 'title')).toMatchObject({ records: 1, sources: ['First feed', 'Second feed'] });
  });

  it('gives the oldest date of a section’s sources, or null if none has one', async () => {
    const covers: SourceAnswer['covers'] = ['theft'];
    api.stage.sources = [
      feed('New', { answers: [answered('New', { covers, asOf: '2026-11-19' })] }),
      feed('Old', { answers: [answered('Old', { covers, asOf: '2025-01-31' })] }),
      feed('Silent', { answers: [answered('Silent', { covers: ['damage'], asOf: null })] }),
    ];
    const meter = await meterOf(nextVin());
    expect(sectionIn(meter, 'theft')).toMatchObject({ sources: ['New', 'Old'], as_of: '2025-01-31' });
    expect(sectionIn(meter, 'damage')).toMatchObject({ sources: ['Silent'], as_of: null, status: 'counted' });
  });

  it('docs/decisions.md §3: counts another region separately, from its own sources, and lists the available regions', async () => {
    const vin = nextVin();
    const types: string[] = [];
    const ofCanada = {
      ...feed('Registry', {}),
      regions: () => Promise.resolve(['CA' as const]),
      ask: ({ type }: { type: string }) => {
        types.push(type);
        return Promise.resolve({ events: type === 'CA' ? [recordOf(vin, 'a')] : [], answers: [answered('Registry')] });
      },
    };
    api.stage.sources = [ofCanada];
    expect(await meterOf(vin)).toMatchObject({ records: 0, report_types: ['US', 'CA'] });
    expect(await meterOf(vin, { report_type: 'CA' })).toMatchObject({ records: 1 });
    expect(types).toEqual(['US', 'CA']);
    api.stage.sources = [];
    expect(await ask(api, vin, { report_type: 'CA' })).toMatchObject({ status: 422 });
  });

  it('doesn’t count the mileage a visitor enters', async () => {
    const vin = nextVin();
    expect(await meterOf(vin, { mileage: 61_384 })).toEqual(await meterOf(vin));
  });
});

describe('docs/decisions.md §5: sections of the coverage meter', () => {
  it('are "counted" with 0 if a source covers them, and "not-covered" otherwise', async () => {
    api.stage.sources = [feed('Feed', { answers: [answered('Feed', { covers: ['theft'] })] })];
    const meter = await meterOf(nextVin());
    expect(sectionIn(meter, 'theft')).toMatchObject({ records: 0, sources: ['Feed'], status: 'counted' });
    expect(sectionIn(meter, 'damage')).toMatchObject({ records: 0, sources: [], as_of: null, status: 'not-covered' });
  });

  it('are "asked-later" if only a source that charges a fee covers them, and that source isn’t queried', async () => {
    const dear = feed('Dear', {});
    const takesFee = { ...dear, covers: ['theft' as const, 'service' as const], priced: true as const };
    const vin = nextVin();
    api.stage.sources = [takesFee, feed('Works', { events: [recordOf(vin, 'a')], answers: [answered('Works')] })];
    const meter = await meterOf(vin);
    expect(sectionIn(meter, 'theft')).toMatchObject({ records: 0, sources: [], status: 'asked-later' });
    // docs/decisions.md §5: the count never understates the report, so `asked_later` says that records may be added.
    expect(sectionIn(meter, 'service')).toMatchObject({ records: 1, status: 'counted', asked_later: true });
    expect(sectionIn(meter, 'damage')).toMatchObject({ asked_later: false });
    expect(dear.asked).toBe(0);
  });

  it('are "down" if a source failed, even if another one counted records', async () => {
    const vin = nextVin();
    const answers = [answered('Broken', { covers: ['theft', 'service'] })];
    api.stage.sources = [
      feed('Broken', { answers }, () => true),
      feed('Works', { events: [recordOf(vin, 'a')], answers: [answered('Works')] }),
    ];
    const meter = await meterOf(vin);
    expect(sectionIn(meter, 'theft')).toEqual({
      section: 'theft',
      records: 0,
      sources: [],
      as_of: null,
      status: 'down',
      asked_later: false,
    });
    expect(sectionIn(meter, 'service')).toMatchObject({ records: 1, sources: ['Works'], status: 'down' });
    expect(sectionIn(meter, 'damage')).toMatchObject({ status: 'not-covered' });
  });
});

describe('docs/decisions.md §5: recalls that are not loaded yet', () => {
  const unloaded = answered('NHTSA recalls', { kind: 'recalls', status: 'not-loaded', covers: ['recall'], asOf: null });

  it('are "not-loaded" rather than "counted" or "not-covered", even if another country’s recalls are loaded', async () => {
    const canadian = answered('Transport Canada', { kind: 'recalls', covers: ['recall'] });
    for (const answers of [[unloaded], [unloaded, canadian]]) {
      api.stage.sources = [feed('NHTSA recalls', { answers })];
      expect(sectionIn(await meterOf(nextVin()), 'recall')).toMatchObject({ records: 0, status: 'not-loaded' });
    }
  });
});

describe('sources are queried once per vehicle in five minutes', () => {
  it('for simultaneous and later visitors, until the five minutes are over', async () => {
    const source = feed('Feed', {});
    api.stage.sources = [source];
    const vin = nextVin();
    await Promise.all([meterOf(vin), meterOf(vin)]);
    expect(source.asked).toBe(1);
    api.stage.now = new Date(START + 5 * 60_000 - 1);
    await meterOf(vin.toLowerCase());
    expect(source.asked).toBe(1);
    await meterOf(nextVin());
    expect(source.asked).toBe(2);
    api.stage.now = new Date(START + 5 * 60_000);
    await meterOf(vin);
    expect(source.asked).toBe(3);
  });

  it('except after a failure, which is retried at once', async () => {
    let isBroken = true;
    const source = feed('Feed', { answers: [answered('Feed')] }, () => isBroken);
    api.stage.sources = [source];
    const vin = nextVin();
    expect(sectionIn(await meterOf(vin), 'service')?.status).toBe('down');
    isBroken = false;
    expect(sectionIn(await meterOf(vin), 'service')?.status).toBe('counted');
  });
});

describe('spec §7: firefly refuses', () => {
  it('spec §8: an invalid VIN as "Wrong VIN", without querying a source', async () => {
    const source = feed('Feed', {});
    api.stage.sources = [source];
    expect(await ask(api, '1HGCM82643A004352')).toMatchObject({ status: 422, message: 'Wrong VIN' });
    expect(source.asked).toBe(0);
  });

  it('docs/decisions.md §2: another brand’s site, but accepts any host name of the brand, or none', async () => {
    const vin = nextVin();
    for (const uri of ['dos.localhost', 'elsewhere.example', 'xone.localhost', ''])
      expect((await ask(api, vin, { uri })).status, uri).toBe(403);
    for (const uri of ['one.localhost', 'members.one.localhost', 'ONE.localhost:3000'])
      expect((await ask(api, vin, { uri })).status, uri).toBe(200);
    expect((await ask(api, vin)).status).toBe(200);
  });
});

describe('docs/decisions.md §3: firefly shows counts, never the records themselves', () => {
  const mark = fc.stringMatching(/^[a-z]{12}$/).map((word) => `mark-${word}`);
  const two = (number: number) => String(number).padStart(2, '0');
  const shape = fc.record({
    kind: fc.constantFrom(...(Object.keys(EVENT_KINDS) as EventKind[])),
    isRead: fc.boolean(),
    hasPlace: fc.boolean(),
  });
  const words = fc.record({
    date: fc
      .tuple(fc.integer({ min: 1991, max: 2001 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
    miles: fc.integer({ min: 1_234_567, max: 9_999_999 }),
    texts: fc.array(mark, { minLength: 8, maxLength: 8 }),
  });
  type AnswerCase = typeof words extends fc.Arbitrary<infer One> ? One : never;
  type Shape = typeof shape extends fc.Arbitrary<infer One> ? One : never;

  const eventOf = (
    vin: string,
    at: number,
    { kind, isRead, hasPlace }: Shape,
    { date, miles, texts }: AnswerCase,
  ): HistoryEvent => {
    const [recordId, city, seller, entity, exterior, trim, work, note] = texts as [string, ...string[]];
    return {
      ...recordOf(vin, `${recordId} ${at}`, date),
      kind,
      odometer: isRead ? { value: miles, unit: 'mi', code: null } : null,
      place: hasPlace ? { country: 'US', region: 'OH', city: city! } : null,
      detail: { seller: seller!, entity: entity!, exterior: exterior!, trim: trim!, work: [work!], note: note! },
    };
  };
  /** Values that a report shows but the coverage meter must not. */
  const secretsOf = ({ date, miles, texts }: AnswerCase) => [date, String(miles), ...texts];

  it('returns the same result for two histories with the same number and kinds of records, whatever they contain', async () => {
    const history = fc.array(fc.tuple(shape, words, words), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(history, async (records) => {
        const vin = nextVin();
        const meters = [];
        for (const side of [1, 2] as const) {
          const events = records.map((record, at) => eventOf(vin, at, record[0], record[side]));
          ofProperty.stage.sources = [feed('Feed', { events, answers: [answered('Feed', { covers: [...SECTIONS] })] })];
          const { data } = await ask(ofProperty, vin);
          expect((data as Meter).records).toBe(records.length);
          meters.push(JSON.stringify(data));
          ofProperty.stage.now = new Date(ofProperty.stage.now.getTime() + 5 * 60_000);
        }
        expect(meters[0]).toBe(meters[1]);
        for (const [, ...sides] of records) {
          for (const secret of sides.flatMap(secretsOf)) expect(meters[0]).not.toContain(secret);
        }
      }),
      // Two calls per run; an IP address may make thirty per minute.
      { numRuns: 15 },
    );
  });
});
