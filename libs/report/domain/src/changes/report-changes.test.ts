import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportData } from '../data/report-data.ts';
import {
  anyReport,
  downReport,
  fullReport,
  madeUpEvent,
  madeUpFinding,
  madeUpRecall,
  madeUpReport,
} from '../view/testing/index.ts';
import { reportChanges } from './report-changes.ts';
import { changesView } from './say-changes.ts';

const without = (report: ReportData, key: string): ReportData => ({
  ...report,
  events: report.events.filter((event) => event.key !== key),
  findings: report.findings.filter(({ events }) => !events.includes(key)),
});

describe('changes since the previous version', () => {
  it('are empty if nothing changed', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(changesView(report, { ...report, id: 'other', madeAt: '2026-12-20T00:00:00.000Z' }, 'en')).toEqual({
          title: 'Changes since Nov 20, 2026',
          summary: 'No changes',
          lines: [],
        });
      }),
    );
  });

  it('match records by source and ID, wherever they appear and however they are merged', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (previous, current) => {
        const ids = ({ events }: ReportData) =>
          new Set(events.flatMap((event) => [event, ...event.alsoFrom]).map((one) => `${one.source} ${one.recordId}`));
        const { added, gone, unheard } = reportChanges(previous, current).records;
        const [before, after] = [ids(previous), ids(current)];
        for (const { source, recordId } of added) expect(before.has(`${source} ${recordId}`)).toBe(false);
        for (const { source, recordId } of [...gone, ...unheard])
          expect(after.has(`${source} ${recordId}`)).toBe(false);
        const down = current.sources.filter(({ status }) => status === 'down').map(({ name }) => name);
        expect(gone.filter(({ source }) => down.includes(source))).toEqual([]);
      }),
    );
  });

  it('include new records, findings, and recalls, each with its record', () => {
    const before = { ...without(fullReport, 'e9'), recalls: fullReport.recalls.slice(1) };
    const { summary, lines } = changesView(before, fullReport, 'en');
    expect(summary).toBe('1 new record, 1 new recall, 1 new finding');
    expect(lines).toEqual([
      { kind: 'finding', words: 'New finding: Damage reported: minor, left rear', record: 'e9' },
      { kind: 'recall', words: 'New recall that may apply: 18V000', record: null },
      { kind: 'added', words: 'New: Accident reported, Oct 17, 2022, Dayton, Ohio (Sample police feed)', record: 'e9' },
    ]);
    expect(changesView(before, fullReport, 'es').summary).toBe('1 registro nuevo, 1 retiro nuevo, 1 hallazgo nuevo');
  });

  it('include records that a source changed or withdrew', () => {
    const inspection = (miles: number, result: 'pass' | 'fail') =>
      madeUpReport({ events: [madeUpEvent('inspection', '2022', { miles, detail: { result } })] });
    const words = (previous: ReportData, current: ReportData) =>
      changesView(previous, current, 'en').lines.map((line) => `${line.kind}: ${line.words}`);
    expect(words(inspection(40, 'pass'), inspection(41, 'pass'))).toEqual([
      'changed: Changed: Inspection, 2022, 40 mi is now Inspection, 2022, 41 mi (Sample service feed)',
    ]);
    expect(words(inspection(40, 'pass'), inspection(40, 'fail'))).toEqual([
      'changed: Details changed: Inspection, 2022, 40 mi (Sample service feed)',
    ]);
    expect(words(inspection(40, 'pass'), madeUpReport())).toEqual([
      'gone: No longer reported: Inspection, 2022, 40 mi (Sample service feed)',
    ]);
  });

  it('docs/decisions.md §5: don’t report a record as gone if its source didn’t respond, and name sources that are back', () => {
    const down = reportChanges(fullReport, downReport);
    expect(down.records.unheard.map(({ kind }) => kind)).toEqual(['accident']);
    expect(down.records.gone).toEqual([]);
    expect(down.recalls.gone).toEqual([]);
    const back = changesView(downReport, fullReport, 'en').lines.filter(({ kind }) => kind === 'source');
    expect(back.map(({ words }) => words)).toContain('Sample police feed responded this time');
  });

  it('docs/decisions.md §5: don’t report recalls as gone if recall data isn’t loaded, and say when it becomes available', () => {
    const source = { ...fullReport.sources[0]!, name: 'NHTSA recalls', kind: 'recalls', status: 'not-loaded' } as const;
    const unloaded = { ...fullReport, recalls: [], sources: [source] };
    expect(reportChanges(fullReport, unloaded).recalls.gone).toEqual([]);
    const loaded = changesView(unloaded, { ...fullReport, findings: [] }, 'en').lines.map(({ words }) => words);
    expect(loaded).toContain('Now available: NHTSA recalls');
  });

  it('include findings that no longer apply', () => {
    const recalls = [madeUpRecall('18V000')];
    const found = madeUpReport({ recalls, findings: [madeUpFinding('recalls', 'look', [], { recalls: 1 })] });
    const { gone } = reportChanges(found, madeUpReport()).findings;
    expect(gone.map(({ rule }) => rule)).toEqual(['recalls']);
    expect(changesView(found, madeUpReport(), 'es').lines.map(({ kind }) => kind)).toEqual(['settled', 'recall']);
  });
});
