import type { Language } from '@vinlore/i18n';
import {
  type OdometerChart,
  type OdometerPlot,
  plotOdometer,
  type RecallView,
  type RecordView,
  type ReportView,
  type SectionView,
  type Section,
  STATE_GRID,
  STATE_TILES,
  type ViewFact,
} from '@vinlore/report-domain';
import type { ReportBrand } from './report-brand.ts';
import { paperWords, type PaperWords } from './paper-words.ts';

/** A value of the vehicle with the number of its source, as the foot of its block counts them; null for none. */
type PaperFact = Omit<ViewFact, 'source'> & { readonly source: number | null };

/** The chart in points of the page, with the words of its axes. */
type PaperChart = Omit<OdometerPlot, 'values'> &
  Pick<OdometerChart, 'legend' | 'summary' | 'undrawn' | 'unit'> & {
    readonly values: readonly { readonly y: number; readonly words: string }[];
    readonly size: { readonly width: number; readonly height: number; readonly line: number };
    readonly anyOutOfLine: boolean;
  };

/** Whether the row of a record is so long that it may break over two pages: no text is ever cut. */
type Long = { readonly long: boolean };

/** A section with its rows measured. A finding that only repeats the word of its status is ''. */
type PaperSection = Omit<SectionView, 'rows' | 'recalls'> & {
  readonly rows: readonly (RecordView & Long)[];
  readonly recalls: readonly (RecallView & Long)[];
};

/** What the report's Typst template reads: the view, and the words and measures of the paper around it. */
export type ReportPaper = Pick<
  ReportView,
  | 'id'
  | 'language'
  | 'kind'
  | 'title'
  | 'titleFrom'
  | 'subtitle'
  | 'vin'
  | 'checkDigit'
  | 'made'
  | 'sample'
  | 'withheld'
  | 'verdict'
  | 'readings'
  | 'timeline'
  | 'places'
  | 'comparable'
  | 'model'
  | 'sources'
  | 'limits'
  | 'glossary'
> & {
  readonly brand: ReportBrand;
  readonly words: PaperWords;
  /** US Letter; A4 for vehicles of Europe. */
  readonly paper: 'us-letter' | 'a4';
  /** The date in the document's properties: the data's, so that the same data gives the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly facts: readonly PaperFact[];
  /** Every section, for the table of what was looked for. */
  readonly summary: readonly Pick<SectionView, 'title' | 'status' | 'finding' | 'basis' | 'records'>[];
  /** The sections that have more to say than their line in that table. */
  readonly sections: readonly PaperSection[];
  /** Samples stand among records that are none, so that each of them is marked. */
  readonly mixed: boolean;
  readonly chart: PaperChart | null;
  /** The map of states as tiles; null where none is drawn. */
  readonly tiles: (typeof STATE_GRID & { readonly tiles: typeof STATE_TILES }) | null;
  /** The verify address as people type it, without its scheme, and its QR code as SVG; '' where there is none. */
  readonly verifyText: string;
  readonly qr: string;
};

/** What a report's paper needs beside its view. */
interface PaperInput {
  readonly brand: ReportBrand;
  /** ISO timestamp of the report's making. */
  readonly madeAt: string;
  /** Where it is verified, with the QR code of that address as SVG; null for a report that is kept nowhere. */
  readonly verify: { readonly url: string; readonly qr: string } | null;
}

/** Letters that a row of a table holds on one page; a longer one may break over two. */
const ROW_LETTERS = 2400;
/** The plot of the odometer in points; the numbers of its values stand left of it. */
const AXIS = 42;
const PLOT_HEIGHT = 150;
/** Widest letter of a label of 7.4 pt, and the height of its line. */
const LABEL = { letter: 4.3, line: 8 };
const widths = { 'us-letter': 540, a4: 523 } as const;

/** A report's view as its paper takes it. */
export function reportPaper(view: ReportView, { brand, madeAt, verify }: PaperInput): ReportPaper {
  const { id, language, kind, title, titleFrom, subtitle, vin, checkDigit, made, sample, withheld, verdict, readings } =
    view;
  const [year, month, day] = madeAt.slice(0, 10).split('-').map(Number) as [number, number, number];
  const paper = kind === 'europe' ? 'a4' : 'us-letter';
  const words = paperWords(view);
  const sections = view.sections.map((section) => paperSection(section, words));
  const numberOf = (name: string | null) => view.sources.findIndex((source) => source.name === name) + 1 || null;
  return {
    ...{ id, language, kind, title, titleFrom, subtitle, vin, checkDigit, made, sample, withheld, verdict, readings },
    brand,
    words,
    paper,
    date: { year, month, day },
    facts: view.facts.map((fact) => ({
      ...fact,
      source: numberOf(fact.source),
      from: fact.value ? fact.from : 'unknown',
    })),
    summary: sections.map(({ title, status, finding, basis, records }) => ({
      ...{ title, status, finding, basis, records },
    })),
    sections: sections.filter((section) => hasMore(section, view)),
    mixed:
      new Set(view.sections.flatMap(({ rows, recalls }) => [...rows, ...recalls].map((each) => each.sample))).size > 1,
    chart: view.chart && chartPaper(view.chart, language, widths[paper] - AXIS),
    timeline: view.timeline,
    places: view.places,
    comparable: view.comparable,
    tiles: view.places && { ...STATE_GRID, tiles: STATE_TILES },
    model: view.model,
    sources: view.sources,
    limits: view.limits,
    glossary: view.glossary,
    verifyText: verify?.url.replace(/^https?:\/\//u, '') ?? '',
    qr: verify?.qr ?? '',
  };
}

/** Whether a section has anything but its line in the summary. */
function hasMore(section: PaperSection, { chart, readings, timeline, places, comparable }: ReportView): boolean {
  const lists = [section.findings, section.rows, section.recalls, section.notes];
  const drawn: Partial<Record<Section, boolean>> = {
    odometer: chart !== null || readings.length > 0,
    ownership: timeline.length > 0 || places !== null,
    market: comparable.some(({ section: of }) => of === 'market'),
  };
  return lists.some((list) => list.length > 0) || drawn[section.key] === true;
}

function paperSection(section: SectionView, words: PaperWords): PaperSection {
  const { status, finding, rows, recalls } = section;
  return {
    ...section,
    finding: finding === words[status] ? '' : finding,
    rows: rows.map((row) => ({
      ...row,
      long: isLong([row.title, row.place ?? '', ...row.details.flatMap(Object.values)]),
    })),
    recalls: recalls.map((recall) => ({
      ...recall,
      long: isLong([recall.summary, recall.consequence, recall.remedy]),
    })),
  };
}

const isLong = (texts: readonly string[]) => texts.join(' ').length > ROW_LETTERS;

function chartPaper(chart: OdometerChart, language: Language, width: number): PaperChart {
  const { values, ...plot } = plotOdometer(chart, { width, height: PLOT_HEIGHT, ...LABEL });
  const number = new Intl.NumberFormat(`${language}-US`);
  const { legend, summary, undrawn, unit, points } = chart;
  return {
    ...plot,
    legend,
    summary,
    undrawn,
    unit,
    values: values.map(({ y, value }) => ({ y, words: number.format(value) })),
    size: { width, height: PLOT_HEIGHT, line: LABEL.line },
    anyOutOfLine: points.some(({ outOfLine }) => outOfLine),
  };
}
