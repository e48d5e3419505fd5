import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ReportData, ReportDataSchema } from '../data/report-data.ts';
import { type EventSection, SECTIONS } from '../events/sections.ts';
import { EVENT_KINDS, type EventKind } from '../events/history-event.ts';
import { findingsOf } from '../compose/compose-report.ts';
import { reportView } from '../view/make-view.ts';
import { anyReport, fullReport, madeUpEvent, madeUpReport } from '../view/testing/index.ts';
import { hideFromReport, type Hides } from './hide-from-report.ts';

const NOTHING: Hides = { hidden: [], hide_vin: false, hide_mileage: false };
const hidden = fc.uniqueArray(fc.constantFrom(...SECTIONS), { minLength: 1 });

test('removes every record, finding, recall, and source count of a hidden section', () => {
  fc.assert(
    fc.property(anyReport, hidden, (report, sections) => {
      const left = hideFromReport(report, { ...NOTHING, hidden: sections });
      const sectionOf = (kind: EventKind): EventSection => EVENT_KINDS[kind];
      expect(left.events.filter(({ kind }) => sections.includes(sectionOf(kind)))).toEqual([]);
      expect(left.findings.filter(({ section }) => sections.includes(section))).toEqual([]);
      if (sections.includes('recall')) expect(left.recalls).toEqual([]);
      if (sections.includes('odometer')) {
        expect(left.mileage).toBeNull();
        expect(left.events.every(({ odometer }) => odometer === null)).toBe(true);
      }
      for (const { covers, records, name } of left.sources) {
        expect(covers.filter((section) => sections.includes(section))).toEqual([]);
        const told = [...left.events, ...left.recalls].filter(
          (one) => one.source === name || ('alsoFrom' in one && one.alsoFrom.some(({ source }) => source === name)),
        );
        expect(records).toBe(told.length);
      }
      for (const section of reportView(left, 'en').sections.filter(({ key }) => sections.includes(key))) {
        expect(section).toMatchObject({ status: 'withheld', finding: 'Hidden by the owner', rows: [], records: 0 });
      }
    }),
  );
});

test('leaves findings, keys, and facts that can be derived without the hidden data', () => {
  fc.assert(
    fc.property(anyReport, anyReport, hidden, (report, other, sections) => {
      // The same report with different records in the hidden sections: viewers of the shared page can't tell them
      // apart.
      const isHidden = ({ kind }: { kind: EventKind }) => sections.includes(EVENT_KINDS[kind]);
      const shown = report.events.filter((event) => !isHidden(event));
      const strange = other.events.filter(isHidden);
      const rebuilt = (events: ReportData['events']): ReportData => {
        const keyed = { ...report, events: events.map((event, place) => ({ ...event, key: `e${place + 1}` })) };
        return { ...keyed, findings: findingsOf(keyed) };
      };
      const [one, two] = [rebuilt(shown), rebuilt([...strange, ...shown])].map((data) =>
        hideFromReport(data, { ...NOTHING, hidden: sections }),
      );
      expect(two!.events).toEqual(one!.events);
      // It may say less if a hidden record affects the whole report, but never more.
      const told = one!.findings.map((finding) => JSON.stringify(finding));
      for (const finding of two!.findings) expect(told).toContain(JSON.stringify(finding));
    }),
  );
});

test('removes the end of a hidden VIN from record IDs, notes, and names, however it’s written', () => {
  const vin = '19XFC2F73JE004018';
  const separators = fc.constantFrom('', ' ', '-', '.');
  const written = separators.map((separator) => [...vin].join(separator));
  const alone = fc.constantFrom('004018', 'E004018', '0-0-4-0-1-8', 'je004018');
  fc.assert(
    fc.property(written, alone, fc.boolean(), (whole, serial, small) => {
      const text = small ? whole.toLowerCase() : whole;
      const event = madeUpEvent('sale', '2020-01-05', {
        alsoFrom: [{ source: 'Sample feed', recordId: `sale/${text}` }],
        place: `${serial} Road, OH`,
        detail: { note: `Chassis ${text}, serial ${serial}`, seller: `Lot ${serial}`, work: [text] },
      });
      const report = madeUpReport({ vin, events: [event] });
      const named: ReportData = {
        ...report,
        vehicle: { ...report.vehicle, facts: [{ key: 'series', value: text, from: 'source', source: serial }] },
        events: report.events.map((one) => ({ ...one, recordId: `R-${text}` })),
      };
      const left = hideFromReport(named, { ...NOTHING, hide_vin: true });
      const json = JSON.stringify(left).toUpperCase();
      expect(json.replaceAll(/[\s.-]/gu, '')).not.toContain('004018');
      expect(left.vin).toBe('19XFC2F73JE••••••');
      expect(left.events[0]!.vin).toBe('19XFC2F73JE');
      expect(v.is(ReportDataSchema, left)).toBe(true);
    }),
  );
});

test('shows only the beginning of a short classic VIN', () => {
  const left = (vin: string) =>
    hideFromReport(madeUpReport({ vin, kind: 'classic' }), { ...NOTHING, hide_vin: true }).vin;
  expect([left('7F02C100018'), left('123456'), left('12345')]).toEqual(['7F02C••••••', '••••••', '•••••']);
  const report = madeUpReport({ vin: '12345', kind: 'classic', events: [madeUpEvent('sale', '2020')] });
  expect(v.is(ReportDataSchema, hideFromReport(report, { ...NOTHING, hide_vin: true }))).toBe(true);
});

test('hides a brand, price, or use on a visible record with its own section', () => {
  const events = [
    madeUpEvent('title', '2020', { miles: 40, detail: { brand: '09', note: 'Rebuilt after a flood' } }),
    madeUpEvent('registration', '2021', { detail: { use: 'taxi', exterior: 'Blue' } }),
  ];
  const left = hideFromReport(madeUpReport({ events }), { ...NOTHING, hidden: ['brand', 'odometer'] });
  expect(left.events.map(({ detail, odometer }) => [detail, odometer])).toEqual([
    [{}, null],
    [{ use: 'taxi', exterior: 'Blue' }, null],
  ]);
});

test('hides a color that only a hidden record reported', () => {
  const event = madeUpEvent('auction', '2020', { detail: { exterior: 'Blue' } });
  const report = madeUpReport({ events: [event] });
  const fact = { key: 'exterior_color', value: 'Blue', from: 'source' as const, source: 'Sample auction feed' };
  const told: ReportData = { ...report, vehicle: { ...report.vehicle, facts: [fact] } };
  expect(hideFromReport(told, { ...NOTHING, hidden: ['damage'] }).vehicle.facts).toEqual([fact]);
  expect(hideFromReport(told, { ...NOTHING, hidden: ['market'] }).vehicle.facts).toEqual([]);
});

test('says what the owner hides', () => {
  const left = hideFromReport(fullReport, { hidden: ['damage', 'identity'], hide_vin: true, hide_mileage: true });
  const [english, spanish] = [reportView(left, 'en'), reportView(left, 'es')];
  expect(english.withheld).toBe(
    'Hidden by the owner: VIN and specs, Accidents and damage, the last characters of the VIN, and the mileage entered.',
  );
  expect(spanish.withheld).toContain('Oculto por el dueño: VIN y especificaciones, ');
  expect(english.verdict.signals.find(({ section }) => section === 'damage')).toMatchObject({
    value: 'Hidden by the owner',
    status: 'withheld',
    basis: null,
  });
  expect(english.readings.map(({ key }) => key)).not.toContain('entered');
  expect(english.facts.map(({ label }) => label)).toEqual(['Last odometer reading']);
});

test('changes nothing if nothing is hidden; hiding the mileage removes the reading and its findings', () => {
  expect(hideFromReport(fullReport, NOTHING)).toBe(fullReport);
  const left = hideFromReport(fullReport, { ...NOTHING, hide_mileage: true });
  expect(left.mileage).toBeNull();
  expect(left.findings.map(({ rule }) => rule)).not.toContain('entered-mileage');
  expect(left.findings).toHaveLength(fullReport.findings.length - 1);
  expect(left.events).toEqual(fullReport.events);
});
