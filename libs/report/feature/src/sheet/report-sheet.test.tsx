import { type ReportData, type RecordView, reportView } from '@vinlore/report-domain';
import {
  classicReport,
  downReport,
  emptyReport,
  europeReport,
  fullReport,
  longReport,
  madeUpRecall,
  madeUpReports,
} from '@vinlore/report-domain/testing';
import { fakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { cleanup, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sheetMessages } from './messages/index.ts';
import { ReportSheet } from './report-sheet.tsx';

const renderScreen = screenRenderer(sheetMessages);

/** Renders a report as a reader gets it. */
async function sheetOf(data: ReportData, language: 'en' | 'es' = 'en') {
  const view = reportView(data, language);
  const { container } = await renderScreen(<ReportSheet view={view} />, fakeServer([]), language);
  const sheet = container.querySelector('article')!;
  const fold = (id: string) => sheet.querySelector(`#${id}`)!.closest('details')!;
  return { view, sheet, fold };
}

describe('a report page that can be read on a phone in two minutes', () => {
  test('shows the verdict first, with each signal linked to its section', async () => {
    const { view, sheet } = await sheetOf(fullReport);
    const strip = within(sheet).getByRole('region', { name: view.words.verdict });
    const links = within(strip).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      view.verdict.signals.map(({ section }) => `#section-${section}`),
    );
    for (const [index, { label, value, basis }] of view.verdict.signals.entries()) {
      expect(links[index]!.textContent).toBe(`${label}${value}${basis ?? ''}`);
    }
  });

  test('opens sections that need attention and collapses the rest', async () => {
    const { view, fold } = await sheetOf(fullReport);
    for (const { key, status } of view.sections) {
      expect(fold(`section-${key}`).open, key).toBe(['look', 'alert', 'down'].includes(status));
    }
  });

  test.each(Object.entries(madeUpReports))('%s: all links have a target, and all ids are unique', async (_, data) => {
    for (const language of ['en', 'es'] as const) {
      const { sheet } = await sheetOf(data, language);
      const ids = [...sheet.querySelectorAll('[id]')].map(({ id }) => id);
      const targets = [...sheet.querySelectorAll('a')].map((link) => link.getAttribute('href')!.slice(1));
      const popovers = [...sheet.querySelectorAll('[popovertarget]')].map((e) => e.getAttribute('popovertarget')!);
      expect([...targets, ...popovers].filter((id) => !ids.includes(id))).toEqual([]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test('labels a reading that is out of line in the chart and in the table', async () => {
    const { view, sheet } = await sheetOf(fullReport);
    const out = view.readings.find(({ outOfLine }) => outOfLine)!;
    expect(within(sheet).getByRole('row', { name: new RegExp(`${out.words}.*${view.words.outOfLine}`) })).toBeTruthy();
    const marks = sheet.querySelectorAll(`svg a[href="#reading-${out.key}"]`);
    expect([...marks].map((mark) => mark.getAttribute('aria-label'))).toEqual([
      expect.stringContaining(view.words.outOfLine),
    ]);
  });

  test('shows the same readings in chart and table', async () => {
    const { view, sheet } = await sheetOf(longReport);
    expect(sheet.querySelectorAll('svg a').length).toBe(view.chart!.points.length);
    expect(sheet.querySelectorAll('tbody tr').length).toBe(view.readings.length);
  });

  test('describes the map for screen readers, and lists the states with their records', async () => {
    const { view, fold } = await sheetOf(fullReport);
    const ownership = within(fold('section-ownership'));
    ownership.getByRole('img', { name: view.places!.summary });
    const lists = ownership.getAllByRole('list').map((each) => each.textContent!);
    expect(lists.find((text) => text.startsWith('Ohio'))).toBe(
      'OhioFeb 9, 2018 – Jan 11, 2023, 10 recordsTitled or registered here' +
        'KentuckyJul 1, 2024 – Nov 2, 2026, 5 recordsTitled or registered here',
    );
  });

  test('compares the price with similar cars, and links to its record', async () => {
    const { view, sheet, fold } = await sheetOf(fullReport);
    const market = within(fold('section-market'));
    const [price] = view.comparable;
    const link = market.getByRole('link', { name: price!.title });
    expect(sheet.querySelector(link.getAttribute('href')!)?.textContent).toContain('$15,400');
    for (const { sentence } of view.comparable) market.getByText(sentence);
    market.getByText(price!.note);
  });

  test('renders all records of a long report', async () => {
    const { view, sheet } = await sheetOf(longReport);
    const rows = view.sections.flatMap((section) => section.rows);
    expect(rows.length).toBeGreaterThan(150);
    for (const { key } of rows) expect(sheet.querySelector(`#record-${key}`), key).not.toBeNull();
  });

  test("docs/decisions.md §5: doesn't call a report without records clean, and says so under the verdict", async () => {
    const { view, sheet } = await sheetOf(emptyReport);
    expect(within(sheet).getByRole('region', { name: view.words.verdict }).textContent).toContain(view.limits[0]);
  });

  test('names a source that is down, and opens the list of sources', async () => {
    const { view, fold } = await sheetOf(downReport);
    const sources = fold('sources');
    expect(sources.open).toBe(true);
    for (const { name, words } of view.sources.filter(({ status }) => status === 'down')) {
      expect(sources.textContent).toContain(name);
      expect(sources.textContent).toContain(words);
    }
  });

  test('labels sample data, but not data from real sources', async () => {
    const { view, sheet } = await sheetOf(classicReport);
    expect(sheet.textContent).toContain(view.words.sample);
    const real = await sheetOf(emptyReport);
    expect(real.sheet.textContent).not.toContain(real.view.words.sample);
  });

  test('docs/decisions.md §5: labels a sample recall, but not a real one', async () => {
    const marked = async (sample: boolean) => {
      const { sheet } = await sheetOf({ ...fullReport, recalls: [madeUpRecall('18V123', { sample })] });
      const recall = within(sheet).getByText(/18V123/);
      return recall.querySelector('span')?.textContent ?? '';
    };
    expect(await marked(true)).toBe('Sample');
    cleanup();
    expect(await marked(false)).toBe('');
  });

  test.each(['en', 'es'] as const)(
    'renders all sections of the view with all records and facts (%s)',
    async (language) => {
      const { view, sheet } = await sheetOf(fullReport, language);
      const told = [
        ...view.facts.flatMap(({ label, value }) => [label, value ?? '']),
        ...view.sections.flatMap(({ title, count, findings, rows, recalls, notes }) => [
          ...[title, count, ...notes],
          ...findings.flatMap((finding) => [finding.title, finding.sentence, finding.ask ?? '']),
          ...rows.flatMap((row) => [
            row.title,
            row.date,
            row.place ?? '',
            row.odometer ?? '',
            row.source,
            row.recordId,
          ]),
          ...rows.flatMap((row) => row.details.flatMap((detail) => [detail.label, detail.value])),
          ...recalls.flatMap((recall) => [recall.component, recall.summary, recall.consequence, recall.remedy]),
        ]),
        ...view.timeline.flatMap(({ title, detail }) => [title, detail]),
        ...view.sources.flatMap(({ name, words }) => [name, words]),
        ...view.limits,
      ];
      expect(told.filter((words) => !sheet.textContent.includes(words))).toEqual([]);
    },
  );

  test('shows a European report entirely in the page’s language', async () => {
    const { view, sheet } = await sheetOf(europeReport, 'es');
    expect(sheet.lang).toBe('es');
    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe(view.title);
    expect(sheet.textContent).toContain(view.words.limits);
  });

  test("shows the owner's action on each record", async () => {
    const view = reportView(fullReport, 'en');
    const dispute = ({ key }: RecordView) => <button type="button">Dispute {key}</button>;
    const screen = await renderScreen(<ReportSheet view={view} recordActions={dispute} />, fakeServer([]));
    for (const { key } of view.sections.flatMap(({ rows }) => rows)) {
      expect(screen.container.querySelector(`#record-${key} button`)?.textContent).toBe(`Dispute ${key}`);
    }
  });
});
