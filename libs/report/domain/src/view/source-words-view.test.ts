import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reportChanges } from '../changes/report-changes.ts';
import { findingsOf } from '../compose/compose-report.ts';
import { mergeEvents } from '../compose/merge-events.ts';
import { type ReportData, ReportDataSchema } from '../data/report-data.ts';
import { hideFromReport } from '../hide/hide-from-report.ts';
import type { EventDetail, HistoryEvent } from '../events/history-event.ts';
import { madeUp } from '../rules/testing/facts.ts';
import { reportView } from './make-view.ts';
import { madeUpReport } from './testing/index.ts';

const reportOf = (...events: readonly HistoryEvent[]): ReportData => {
  const report = { ...madeUpReport(), events: mergeEvents(events) };
  return { ...report, findings: findingsOf(report) };
};
const withDetail = (kind: HistoryEvent['kind'], detail: EventDetail, more: Partial<HistoryEvent> = {}) =>
  madeUp(kind, '2019-08-01', { detail, ...more });
const rows = (report: ReportData, language: 'en' | 'es') =>
  reportView(report, language).sections.flatMap((section) => section.rows.flatMap(({ details }) => details));

const lot = withDetail('salvage-auction', {
  damage: ['collision'],
  sourceWords: { damage: 'METEORITE', paper: 'QR-7', odometer: '41200 leagues', region: 'Atlantis' },
});

describe('docs/reference/history-events.md: a value without a code is shown in the source’s words', () => {
  it('shows it under its field’s label, after the known values, in both languages', () => {
    expect(rows(reportOf(lot), 'en')).toEqual([
      { label: 'Title or sale document', value: '“QR-7” (source’s wording)' },
      { label: 'Damage', value: 'Collision · “METEORITE” (source’s wording)' },
      { label: 'Odometer', value: '“41200 leagues” (source’s wording)' },
      { label: 'State or province', value: '“Atlantis” (source’s wording)' },
    ]);
    expect(rows(reportOf(lot), 'es')).toContainEqual({
      label: 'Título o documento de venta',
      value: '“QR-7” (texto de la fuente)',
    });
  });

  it('raises an unrecognized title brand as something to ask about in its section, signal, and verdict', () => {
    const report = reportOf(withDetail('title', { sourceWords: { brand: 'PRIOR METEORITE' } }));
    const { verdict, sections } = reportView(report, 'en');
    const brand = sections.find(({ key }) => key === 'brand')!;
    expect([brand.status, verdict.status]).toEqual(['look', 'look']);
    expect(brand.findings.map(({ sentence }) => sentence).join(' ')).toContain('says “PRIOR METEORITE” (Title brand)');
    expect(verdict.signals.find(({ section }) => section === 'brand')).toMatchObject({
      status: 'look',
      value: 'Unrecognized wording',
    });
    expect(verdict.title).toMatch(/to ask about$/);
    expect(reportView(report, 'es').verdict.text).toContain('Marca del título no reconocida');
  });

  it('leaves older reports unchanged', () => {
    const before = reportOf(withDetail('title', { brand: '00' }));
    expect(v.is(ReportDataSchema, before)).toBe(true);
    expect(v.is(ReportDataSchema, reportOf(lot))).toBe(true);
    expect(before.findings.map(({ rule }) => rule)).toContain('no-title-brand');
    expect(
      rows(before, 'en')
        .map(({ value }) => value)
        .join(' '),
    ).not.toContain('source’s wording');
  });

  it('keeps the wording of both sources of a merged event', () => {
    const one = withDetail('title', { brand: '11', sourceWords: { paper: 'QR-7' } }, { source: 'One' });
    const other = withDetail('title', { brand: '11', sourceWords: { paper: 'ST', use: 'X' } }, { source: 'Other' });
    for (const events of [
      [one, other],
      [other, one],
    ]) {
      const [event, ...more] = mergeEvents(events);
      expect(more).toEqual([]);
      expect(Object.keys(event!.detail.sourceWords!).sort()).toEqual(['paper', 'use']);
      expect(event!.detail.sourceWords!.paper!.split('; ').sort()).toEqual(['QR-7', 'ST']);
    }
  });

  it('spec §6: hides the wording of hidden sections, and the VIN’s last characters everywhere', () => {
    const report = reportOf(
      withDetail('title', { sourceWords: { brand: 'SEE 000018', odometerCode: 'N/K', price: '9 QR' } }),
    );
    const shared = hideFromReport(report, { hidden: ['odometer', 'market'], hide_vin: true, hide_mileage: false });
    expect(shared.events[0]!.detail).toEqual({ sourceWords: { brand: 'SEE ••••••' } });
    expect(JSON.stringify(shared)).not.toMatch(/000018|N\/K|9 QR/);
    expect(shared.findings.map(({ rule }) => rule)).toContain('unread-brand');
  });

  it("doesn't report a change if the database returns the wording in another order", () => {
    const told = (sourceWords: EventDetail['sourceWords']) => reportOf(withDetail('title', { sourceWords }));
    const changes = reportChanges(told({ paper: 'A', use: 'B' }), told({ use: 'B', paper: 'A' }));
    expect(changes.records.changed).toEqual([]);
    expect(reportChanges(told({ use: 'B' }), told({ use: 'C' })).records.changed).toHaveLength(1);
  });
});
