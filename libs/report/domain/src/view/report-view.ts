import type { Language } from '@vinlore/i18n';
import type { Section } from '../events/sections.ts';
import type { ModelView } from '../model/model-view.ts';
import type { FrameWord } from '../words/frame-words.ts';

/**
 * How something stands. `ok`: looked at and in order · `look`: ask about it · `alert`: serious · `none`: looked for, no
 * record found, which is not "clean" · `not-covered`: no source of ours has this · `not-loaded`: its data is not loaded here yet · `down`: a
 * source did not answer · `withheld`: the owner who shares the report keeps it back.
 */
export const STATUSES = ['ok', 'look', 'alert', 'none', 'not-covered', 'not-loaded', 'down', 'withheld'] as const;
export type Status = (typeof STATUSES)[number];

/** One cell of the verdict strip. */
export interface Signal {
  readonly section: Section;
  readonly label: string;
  /** Short: "None on 3 titles", "No record found". */
  readonly value: string;
  readonly status: Status;
  /** In words: number of records, sources, as-of day; null where the value says all there is to say. */
  readonly basis: string | null;
}

/** A figure of the first view, such as the last reading. */
export interface Tile {
  readonly key: 'owners' | 'reading' | 'service';
  readonly label: string;
  /** "2 owners", "99,120 mi", "No record found". */
  readonly value: string;
  /** "Jan 15, 2025; at least 161,634 mi in all"; null where the value says all there is. */
  readonly note: string | null;
}

/** A labeled value. */
export interface ViewFact {
  readonly label: string;
  /** Null: unknown. */
  readonly value: string | null;
  readonly from: 'decoded' | 'source' | 'entered' | 'unknown';
  readonly source: string | null;
}

/** What a rule found, in one sentence for the reader, with the records behind it. */
export interface FindingView {
  readonly rule: string;
  /** `fact`: so it is, in a section where something else is not in order, which no tick may cover up. */
  readonly status: 'ok' | 'fact' | 'look' | 'alert';
  readonly title: string;
  readonly sentence: string;
  /** What to ask the seller; null where there is nothing to ask. */
  readonly ask: string | null;
  /** Keys of the records behind it, which may stand in other sections. */
  readonly events: readonly string[];
}

/** A record as readers see it. */
export interface RecordView {
  readonly key: string;
  /** In words, as exact as the source was. */
  readonly date: string;
  /** As it was given, for `<time>`: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly day: string;
  /** What it is: "Title issued", "Auction sale". */
  readonly title: string;
  readonly place: string | null;
  readonly odometer: string | null;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly source: string;
  readonly recordId: string;
  readonly alsoFrom: readonly string[];
  readonly unverified: boolean;
  readonly sample: boolean;
  /** Where the car was hit, for the drawing. */
  readonly impact: readonly string[];
  /** A rule found something about it. */
  readonly marked: boolean;
}

/** A recall as readers see it. */
export interface RecallView {
  readonly campaign: string;
  readonly date: string | null;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string;
  readonly remedy: string;
  /** "Do not drive", "Park outside", "Over-the-air update": the most urgent first. */
  readonly badges: readonly { readonly status: 'alert' | 'look' | 'ok'; readonly words: string }[];
  readonly source: string;
  readonly sample: boolean;
}

/** A section with its count, its sources and what was found. */
export interface SectionView {
  readonly key: Section;
  readonly title: string;
  readonly status: Status;
  /** One line: "9 readings, 1 out of line". */
  readonly finding: string;
  readonly records: number;
  /** "9 records" */
  readonly count: string;
  /** "State titles, as of Nov 2, 2026", or which source is down; null where the finding says that none covers it. */
  readonly basis: string | null;
  readonly findings: readonly FindingView[];
  readonly rows: readonly RecordView[];
  readonly recalls: readonly RecallView[];
  /** What is to be said of the section, such as caveats. */
  readonly notes: readonly string[];
}

/** A reading on the chart. */
export interface ChartPoint {
  /** Key of the event; `entered` for the member's own reading. */
  readonly key: string;
  /** The day at which it is drawn: the first of its month or year where the source was not more exact. */
  readonly day: string;
  /** In the chart's unit. */
  readonly value: number;
  readonly series: 'title' | 'service' | 'market' | 'other' | 'entered';
  readonly outOfLine: boolean;
  /** The count goes on from here: the odometer went back, was replaced, or began anew. */
  readonly dropped: boolean;
  /** "61,384 mi" */
  readonly words: string;
  /** "Nov 2, 2026, Listing, Ohio" */
  readonly label: string;
}

/** The odometer's readings as a line; the same as a table are the report's `readings`. */
export interface OdometerChart {
  readonly unit: 'mi' | 'km';
  readonly points: readonly ChartPoint[];
  readonly legend: readonly { readonly series: ChartPoint['series']; readonly label: string }[];
  /** How many readings are left out, which stand in the table; null where all are drawn. */
  readonly undrawn: string | null;
  /** Describes it for who cannot see it. */
  readonly summary: string;
}

/**
 * A row of the table of readings. A reading comes with a record of any section, which is told there: this is the table
 * twin of the chart, not a second record.
 */
export interface ReadingView {
  /** Key of the event; `entered` for the member's own reading. */
  readonly key: string;
  readonly date: string;
  readonly day: string;
  /** "61,384 mi"; kilometers with the miles beside them. */
  readonly words: string;
  /** "Auction sale, Ohio" */
  readonly what: string;
  readonly source: string;
  /** "68 Actual mileage"; null where the source gives no code. */
  readonly code: string | null;
  readonly outOfLine: boolean;
  readonly unverified: boolean;
  readonly sample: boolean;
}

/** A line of the ownership timeline. */
export interface TimelineEntry {
  readonly key: string;
  readonly date: string;
  readonly title: string;
  readonly detail: string;
  readonly kind: 'owner' | 'use' | 'damage' | 'gap' | 'milestone';
}

/** A place where records of the vehicle were made. */
export interface VisitedPlace {
  /** Code of a state on the map; null for a place that is not on it. */
  readonly region: string | null;
  /** In the order in which the vehicle came there, from 1. */
  readonly number: number;
  readonly name: string;
  /** "Jun 9, 2015 – Aug 8, 2023" */
  readonly time: string;
  readonly records: number;
  /** "7 records" */
  readonly count: string;
  /** The place titled, registered, or branded it. */
  readonly filed: boolean;
}

/** Where the vehicle has been, for the map of states and the list beside it. */
export interface PlacesView {
  readonly places: readonly VisitedPlace[];
  /** Describes the map for who cannot see it. */
  readonly summary: string;
}

/** A figure of the vehicle held against comparable cars that were sold, or what these brought lately. */
export interface ComparedFigure {
  /** Where it stands. */
  readonly section: 'odometer' | 'market';
  /** Key of the record that is compared, `entered` for the member's own reading; null where none is. */
  readonly event: string | null;
  /** "Mileage on Jul 10, 2019: usual" */
  readonly title: string;
  readonly sentence: string;
  /** Places on a line from 0 to 1: the half of the cars in the middle, and this one. */
  readonly scale: { readonly low: number; readonly middle: number; readonly high: number; readonly own: number | null };
  /** The ends of that half, and this one's figure, in words. */
  readonly low: string;
  readonly high: string;
  readonly own: string | null;
  /** What is comparable, and who tells of the sales. */
  readonly note: string;
  readonly sample: boolean;
}

/** A source and how it answered. */
export interface SourceView {
  readonly name: string;
  readonly status: 'answered' | 'down' | 'not-loaded';
  /** "Answered, 9 records, as of Nov 2, 2026", "Is down: what it has is missing here" */
  readonly words: string;
  readonly sample: boolean;
}

/** A whole report in the reader's language, for screen and paper alike. */
export interface ReportView {
  readonly id: string;
  readonly language: Language;
  readonly kind: 'standard' | 'classic' | 'europe';
  readonly brandName: string;
  readonly title: string;
  /** The title is in the member's own words, and marked so. */
  readonly titleFrom: 'entered' | null;
  /** Body, engine, plant in one line; '' where nothing is known. */
  readonly subtitle: string;
  readonly vin: string;
  readonly checkDigit: { readonly status: 'ok' | 'alert' | 'none'; readonly words: string };
  /** "Made on Nov 20, 2026" */
  readonly made: string;
  readonly sample: boolean;
  /** What the owner who shares it keeps back, as a sentence; null where nothing is. */
  readonly withheld: string | null;
  readonly verdict: {
    readonly status: Status;
    readonly title: string;
    readonly text: string;
    readonly tiles: readonly Tile[];
    readonly signals: readonly Signal[];
  };
  readonly facts: readonly ViewFact[];
  /** In reading order; those that no source covers are there, too, and say so. */
  readonly sections: readonly SectionView[];
  /** Null with fewer than two readings. */
  readonly chart: OdometerChart | null;
  /** All readings, the oldest first. */
  readonly readings: readonly ReadingView[];
  readonly timeline: readonly TimelineEntry[];
  /** Null where its records were made in one state or none. */
  readonly places: PlacesView | null;
  readonly comparable: readonly ComparedFigure[];
  /** What is published about the model, apart from the vehicle's history; null where the report has no such part. */
  readonly model: ModelView | null;
  readonly sources: readonly SourceView[];
  /** What the report cannot tell, as sentences; that "no record" is not "clean" first. */
  readonly limits: readonly string[];
  /** Terms explained in two sentences, each with the section in which it is met; null for everywhere. */
  readonly glossary: readonly {
    readonly key: string;
    readonly section: Section | null;
    readonly term: string;
    readonly text: string;
  }[];
  /** Words that the frame of a report needs, the same on screen and paper. */
  readonly words: Readonly<Record<FrameWord, string>>;
}
