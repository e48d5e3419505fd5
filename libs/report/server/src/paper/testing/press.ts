import { createTypesetter, type TypesetDocument } from '@vinlore/documents';
import type { ModelReportView, ReportView } from '@vinlore/report-domain';
import { paperFaults, type PaperMargins, plain, readPdf, type ReadPdf, tagFaults } from '@vinlore/testing-node';
import type { ReportBrand } from '../report-brand.ts';
import { jobOf, modelJobOf } from '../typeset-report.ts';

/** A typeset report and the content read back from its PDF. */
export type PrintedReport = TypesetDocument & ReadPdf & { readonly tagFaults: readonly string[] };

/** A made-up brand. */
export const madeUpBrand: ReportBrand = {
  name: 'Example brand',
  ink: '#15181d',
  headings: 'sans',
  accent: '#142b4f',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#142b4f"/></svg>',
};

/** Print options for a report whose number can be verified. */
export const madeUpPrint = { brand: madeUpBrand, verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E' };

const readBack = async (document: TypesetDocument): Promise<PrintedReport> => ({
  ...document,
  ...(await readPdf(document.pdf)),
  tagFaults: await tagFaults(document.pdf),
});

/** Typesets report views and reads them back; `close` stops its threads. */
export function openPress() {
  const typesetter = createTypesetter({ workers: 2, queueLimit: 5000 });
  return {
    typesetter,
    set: async (view: ReportView): Promise<PrintedReport> =>
      readBack(await typesetter.typeset(jobOf(view, '2026-11-20T20:52:00.000Z', madeUpPrint))),
    setModel: async (view: ModelReportView): Promise<PrintedReport> =>
      readBack(await typesetter.typeset(modelJobOf(view, '2026-11-20T20:52:00.000Z', madeUpBrand))),
    close: () => typesetter.close(),
  };
}

const margins: Record<'letter' | 'a4', PaperMargins> = {
  letter: { left: 36, right: 576, bottom: 20, top: 772 },
  a4: { left: 36, right: 559.3, bottom: 20, top: 822 },
};

/** Returns the faults of a typeset report, both visual and in its tags for screen readers. */
export const faultsOf = (printed: PrintedReport, { kind }: Pick<ReportView, 'kind'>): string[] => [
  ...paperFaults(printed, margins[kind === 'europe' ? 'a4' : 'letter']),
  ...printed.tagFaults,
];

/** Removes spaces and joiners, so that text compares equal regardless of line breaks. */
export const squeezed = (text: string) => plain(text).replace(/\s/gu, '');

/** Returns every text in the model part. Topics without data have no text. */
export function modelTextsOf({ lead, glance, ...topics }: Omit<NonNullable<ReportView['model']>, 'name'>): string[] {
  const { safety, complaints, investigations, communications, fuel } = topics;
  const facts = (list: readonly { readonly label: string; readonly value: string }[]) =>
    list.flatMap(({ label, value }) => [label, value]);
  const some = [
    lead,
    ...facts(glance),
    ...[safety, complaints, investigations, communications, fuel].flatMap((topic) => [
      ...[topic.title, topic.finding, topic.basis, ...topic.notes, ...facts(topic.facts)],
    ]),
    ...safety.ratings.flatMap(({ label, words }) => [label, words]),
    ...facts(safety.assistance),
    ...complaints.charts.flatMap(({ title, bars, note }) => [
      ...[title, note],
      ...bars.flatMap(({ label, words }) => [label, words]),
    ]),
    ...[investigations, communications].flatMap(({ entries, rest }) => [
      rest,
      ...entries.flatMap(({ date, number, component, text, badge, result }) => [
        ...[date, number, component, text, badge, result],
      ]),
    ]),
    ...(fuel.cost ? [fuel.cost.label, fuel.cost.value, fuel.cost.detail] : []),
    ...fuel.fuels.flatMap(({ name, facts: figures }) => [name, ...facts(figures)]),
  ];
  return some.filter((text) => text !== null);
}

/** Returns every text a view shows. The chart's text is that of the readings. */
export function textsOf(view: ReportView): string[] {
  const { title, subtitle, vin, id, made, checkDigit, withheld, verdict, facts, sections, readings, timeline } = view;
  const { sources, limits, glossary } = view;
  const some = [
    ...[title, subtitle, vin, id, made, checkDigit.words, withheld, verdict.title, verdict.text, ...limits],
    ...verdict.signals.flatMap(({ label, value, basis }) => [label, value, basis]),
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ title: name, finding, basis, findings, rows, recalls, notes }) => [
      ...[name, finding, basis, ...notes],
      ...findings.flatMap(({ title: found, sentence, ask }) => [found, sentence, ask]),
      ...rows.flatMap((row) => [
        ...[row.date, row.title, row.place, row.odometer, row.source, row.recordId, ...row.alsoFrom],
        ...row.details.flatMap(({ label, value }) => [label, value]),
      ]),
      ...recalls.flatMap((recall) => [
        ...[recall.campaign, recall.date, recall.component, recall.summary, recall.consequence, recall.remedy],
        ...[recall.source, ...recall.badges.map(({ words }) => words)],
      ]),
    ]),
    ...readings.flatMap(({ date, words, what, source, code }) => [date, words, what, source, code]),
    ...timeline.flatMap(({ date, title: event, detail }) => [date, event, detail]),
    ...(view.places?.places ?? []).flatMap(({ name, time }) => [name, time]),
    ...view.comparable.flatMap(({ title: name, sentence, note, low, high, own }) => [
      name,
      sentence,
      note,
      low,
      high,
      own,
    ]),
    ...sources.flatMap(({ name, words }) => [name, words]),
    ...glossary.flatMap(({ term, text }) => [term, text]),
    ...(view.model ? modelTextsOf(view.model) : []),
  ];
  return some.filter((text) => text !== null);
}
