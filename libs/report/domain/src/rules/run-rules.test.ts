import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { futureRecord, recordBeforeBuilt } from './odd-dates.ts';
import { type RuleName, RULES } from './rules.ts';
import { runRules } from './run-rules.ts';
import { anyEvent, at, factsOf, madeUp, miles } from './testing/facts.ts';

const inTime = fc
  .array(anyEvent, { maxLength: 40 })
  .map((events) => events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)));

const anyFacts = fc
  .record({
    events: inTime,
    mileage: fc.option(fc.integer({ min: 1, max: 9_999_999 })),
    year: fc.option(fc.integer({ min: 1900, max: 2030 })),
  })
  .map(({ events, ...more }) => factsOf(events, more));

describe('the rules', () => {
  it('return exactly the statuses and figures they declare, about existing records', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const keys = new Set(facts.events.map(({ key }) => key));
        for (const { rule, section, status, events, figures } of runRules(facts)) {
          const terms: {
            section: string;
            ok?: readonly string[];
            look?: readonly string[];
            alert?: readonly string[];
            also?: readonly string[];
          } = RULES[rule as RuleName];
          expect(section).toBe(terms.section);
          expect(Object.keys(figures).toSorted()).toEqual([...terms[status]!, ...(terms.also ?? [])].toSorted());
          for (const key of events) expect(keys).toContain(key);
          for (const figure of Object.values(figures)) expect(Number.isNaN(figure)).toBe(false);
        }
      }),
    );
  });

  it('ignore unrelated events', () => {
    const note = madeUp('safety', '2015-01-01', { source: 'Other feed' });
    // Gaps concern records of any kind.
    const others = (rule: string) =>
      !['record-gap', 'late-first-record', 'silent-since', 'record-before-built'].includes(rule);
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const more = { ...facts, events: [...facts.events, { ...note, key: 'e99999', alsoFrom: [] }] };
        const before = runRules(facts).filter(({ rule }) => others(rule));
        expect(runRules(more).filter(({ rule }) => others(rule))).toEqual(before);
      }),
    );
  });

  it('find nothing without records, since "no record" is not "clean"', () => {
    expect(runRules(factsOf([]))).toEqual([]);
  });

  it('report no issues in any section for a long, uneventful history', () => {
    const events = Array.from({ length: 50 }, (_, place) =>
      madeUp(place % 5 ? 'service' : 'title', `20${14 + Math.floor(place / 4)}-0${1 + (place % 4) * 2}-15`, {
        odometer: miles(1_000 + place * 3_000, '68'),
        place: at('OH'),
        recordId: `${place}`,
      }),
    );
    const facts = factsOf(events);
    expect(runRules(facts).every(({ status }) => status === 'ok')).toBe(true);
  });
});

describe('impossible dates', () => {
  it('flags events in the future', () => {
    const [event] = factsOf([madeUp('title', '2031-01-01')]).events;
    expect(futureRecord(factsOf([], { future: [event!] }))).toMatchObject([
      { status: 'look', events: ['e1'], figures: { records: 1, day: '2031-01-01' } },
    ]);
    expect(futureRecord(factsOf([]))).toEqual([]);
  });

  it('flags records from before the car was built: a typo, or another car', () => {
    const events = [madeUp('service', '2003-05-01'), madeUp('title', '2010'), madeUp('title', '2011-03-01')];
    expect(recordBeforeBuilt(factsOf(events))).toMatchObject([
      { status: 'look', events: ['e1', 'e2'], figures: { records: 2, day: '2003-05-01', year: 2012 } },
    ]);
    expect(recordBeforeBuilt(factsOf(events, { year: null }))).toEqual([]);
  });
});
