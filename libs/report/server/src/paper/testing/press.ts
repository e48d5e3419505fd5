import { createTypesetter, type TypesetDocument } from '@vinlore/documents';
import type { ModelReportView, ReportView } from '@vinlore/report-domain';
import { paperFaults, type PaperMargins, plain, readPdf, type ReadPdf, tagFaults } from '@vinlore/testing-node';
import type { ReportBrand } from '../report-brand.ts';
import { jobOf, modelJobOf } from '../typeset-report.ts';

/** A report that was set, and what is read back from its PDF. */
export type PrintedReport = TypesetDocument & ReadPdf & { readonly tagFaults: readonly string[] };

/** A brand that nobody has. */
export const madeUpBrand: ReportBrand = {
  name: 'Example brand',
  ink: '#15181d',
  headings: 'sans',
  accent: '#142b4f',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#142b4f"/></svg>',
};

/** How a report is printed whose number opens a page. */
export const madeUpPrint = { brand: madeUpBrand, verifyUrl: 'https://vehicles.example/verify/7K2M-94QX-0RTB-5W3E' };

const readBack = async (document: TypesetDocument): Promise<PrintedReport> => ({
  ...document,
  ...(await readPdf(document.pdf)),
  tagFaults: await tagFaults(document.pdf),
});

/** Sets views of reports and reads them back; `close` ends its threads. */
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

/** What is wrong with a printed report as a typesetter sees it, and as a screen reader hears it. */
export const faultsOf = (printed: PrintedReport, { kind }: Pick<ReportView, 'kind'>): string[] => [
  ...paperFaults(printed, margins[kind === 'europe' ? 'a4' : 'letter']),
  ...printed.tagFaults,
];

/** Text with neither spaces nor joiners, as it is the same however lines are broken. */
export const squeezed = (text: string) => plain(text).replace(/\s/gu, '');

/** Everything that the model part says; what a topic that is not told lacks is told nowhere. */
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

/** Everything that a view says to its reader; the chart's words are those of the readings. */
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
