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

/** A vehicle detail with the number of its source, as listed under the block; null if it has none. */
type PaperFact = Omit<ViewFact, 'source'> & { readonly source: number | null };

/** The chart in points, with axis labels. */
type PaperChart = Omit<OdometerPlot, 'values'> &
  Pick<OdometerChart, 'legend' | 'summary' | 'undrawn' | 'unit'> & {
    readonly values: readonly { readonly y: number; readonly words: string }[];
    readonly size: { readonly width: number; readonly height: number; readonly line: number };
    readonly anyOutOfLine: boolean;
  };

/** Whether a record's row is long enough to break across pages, so that no text is ever cut off. */
type Long = { readonly long: boolean };

/** A section with its rows measured. The finding is '' if it only repeats the status. */
type PaperSection = Omit<SectionView, 'rows' | 'recalls'> & {
  readonly rows: readonly (RecordView & Long)[];
  readonly recalls: readonly (RecallView & Long)[];
};

/** Input of the report's Typst template: the view, plus the texts and dimensions of the PDF. */
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
  /** A4 for European vehicles, otherwise US Letter. */
  readonly paper: 'us-letter' | 'a4';
  /** Date for the PDF metadata, taken from the data so that the same data gives the same bytes. */
  readonly date: { readonly year: number; readonly month: number; readonly day: number };
  readonly facts: readonly PaperFact[];
  /** All sections, for the summary table. */
  readonly summary: readonly Pick<SectionView, 'title' | 'status' | 'finding' | 'basis' | 'records'>[];
  /** Sections with more content than their row in the summary table. */
  readonly sections: readonly PaperSection[];
  /** Whether there are both samples and real records, so that each sample must be marked. */
  readonly mixed: boolean;
  readonly chart: PaperChart | null;
  /** The tile map of states; null if there is none. */
  readonly tiles: (typeof STATE_GRID & { readonly tiles: typeof STATE_TILES }) | null;
  /** The verification URL as people type it, without the scheme, and its QR code as SVG; '' if there is none. */
  readonly verifyText: string;
  readonly qr: string;
};

/** Input for a report's PDF besides its view. */
interface PaperInput {
  readonly brand: ReportBrand;
  /** When the report was made, as an ISO timestamp. */
  readonly madeAt: string;
  /** Verification URL and its QR code as SVG; null for a report that isn't stored. */
  readonly verify: { readonly url: string; readonly qr: string } | null;
}

/** Number of characters that fit in a row on one page; longer rows may break across pages. */
const ROW_LETTERS = 2400;
/** Size of the odometer chart in points; the axis labels are left of the plot. */
const AXIS = 42;
const PLOT_HEIGHT = 150;
/** Width of the widest character in a 7.4 pt label, and its line height. */
const LABEL = { letter: 4.3, line: 8 };
const widths = { 'us-letter': 540, a4: 523 } as const;

/** Converts a report's view to its PDF input. */
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

/** Whether a section has content besides its summary row. */
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
