import type { Language } from '@vinlore/i18n';
import type { Section } from '../events/sections.ts';
import type { ModelView } from '../model/model-view.ts';
import type { FrameWord } from '../words/frame-words.ts';

/**
 * Status of a section or value. `ok`: checked, no issues · `look`: ask about it · `alert`: serious · `none`: searched,
 * no record found, which is not "clean" · `not-covered`: not covered by our sources · `not-loaded`: data not loaded on
 * this server yet · `down`: a source didn't respond · `withheld`: hidden by the owner who shares the report.
 */
export const STATUSES = ['ok', 'look', 'alert', 'none', 'not-covered', 'not-loaded', 'down', 'withheld'] as const;
export type Status = (typeof STATUSES)[number];

/** A cell of the verdict strip. */
export interface Signal {
  readonly section: Section;
  readonly label: string;
  /** Short: "None on 3 titles", "No record found". */
  readonly value: string;
  readonly status: Status;
  /** Number of records, sources, and as-of date, as text; null if the value is complete by itself. */
  readonly basis: string | null;
}

/** A key figure at the top, such as the last reading. */
export interface Tile {
  readonly key: 'owners' | 'reading' | 'service';
  readonly label: string;
  /** "2 owners", "99,120 mi", "No record found". */
  readonly value: string;
  /** "Jan 15, 2025; at least 161,634 mi total"; null if the value is complete by itself. */
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

/** A finding as a sentence, with its supporting records. */
export interface FindingView {
  readonly rule: string;
  /** `fact`: neutral, in a section with other issues, where a check mark would be misleading. */
  readonly status: 'ok' | 'fact' | 'look' | 'alert';
  readonly title: string;
  readonly sentence: string;
  /** Question for the seller; null if there is none. */
  readonly ask: string | null;
  /** Keys of the supporting records, which may be in other sections. */
  readonly events: readonly string[];
}

/** A record for display. */
export interface RecordView {
  readonly key: string;
  /** Date as text, as precise as the source. */
  readonly date: string;
  /** Machine-readable date for `<time>`: `YYYY`, `YYYY-MM`, or `YYYY-MM-DD`. */
  readonly day: string;
  /** Title: "Title issued", "Auction". */
  readonly title: string;
  readonly place: string | null;
  readonly odometer: string | null;
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly source: string;
  readonly recordId: string;
  readonly alsoFrom: readonly string[];
  readonly unverified: boolean;
  readonly sample: boolean;
  /** Points of impact, for the drawing. */
  readonly impact: readonly string[];
  /** Whether a rule flagged it. */
  readonly marked: boolean;
}

/** A recall for display. */
export interface RecallView {
  readonly campaign: string;
  readonly date: string | null;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string;
  readonly remedy: string;
  /** "Do not drive", "Park outside", "Over-the-air update", most urgent first. */
  readonly badges: readonly { readonly status: 'alert' | 'look' | 'ok'; readonly words: string }[];
  readonly source: string;
  readonly sample: boolean;
}

/** A section with its count, sources, and findings. */
export interface SectionView {
  readonly key: Section;
  readonly title: string;
  readonly status: Status;
  /** One line: "9 readings, 1 inconsistent". */
  readonly finding: string;
  readonly records: number;
  /** "9 records" */
  readonly count: string;
  /** "State titles, as of Nov 2, 2026", or which source is down; null if a finding says that it isn't covered. */
  readonly basis: string | null;
  readonly findings: readonly FindingView[];
  readonly rows: readonly RecordView[];
  readonly recalls: readonly RecallView[];
  /** Notes on the section, such as caveats. */
  readonly notes: readonly string[];
}

/** A reading on the chart. */
export interface ChartPoint {
  /** Key of the event; `entered` for the member's own reading. */
  readonly key: string;
  /** Date on the chart: the first day of the month or year if the source isn't more precise. */
  readonly day: string;
  /** In the chart's unit. */
  readonly value: number;
  readonly series: 'title' | 'service' | 'market' | 'other' | 'entered';
  readonly outOfLine: boolean;
  /** The odometer restarts here: rolled back, replaced, or rolled over. */
  readonly dropped: boolean;
  /** "61,384 mi" */
  readonly words: string;
  /** "Nov 2, 2026, Listing, Ohio" */
  readonly label: string;
}

/** Odometer readings as a chart; the report's `readings` are the same data as a table. */
export interface OdometerChart {
  readonly unit: 'mi' | 'km';
  readonly points: readonly ChartPoint[];
  readonly legend: readonly { readonly series: ChartPoint['series']; readonly label: string }[];
  /** Number of readings not on the chart, which are in the table; null if all are drawn. */
  readonly undrawn: string | null;
  /** Text alternative for screen readers. */
  readonly summary: string;
}

/**
 * A row of the readings table. A reading belongs to a record of any section and is shown there; this table is the
 * accessible equivalent of the chart, not a second record.
 */
export interface ReadingView {
  /** Key of the event; `entered` for the member's own reading. */
  readonly key: string;
  readonly date: string;
  readonly day: string;
  /** "61,384 mi"; kilometers with miles next to them. */
  readonly words: string;
  /** "Auction sale, Ohio" */
  readonly what: string;
  readonly source: string;
  /** "68 Actual mileage"; null if there is no code. */
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

/** A place with records of the vehicle. */
export interface VisitedPlace {
  /** State code for the map; null for a place not on it. */
  readonly region: string | null;
  /** Order in which the vehicle got there, from 1. */
  readonly number: number;
  readonly name: string;
  /** "Jun 9, 2015 – Aug 8, 2023" */
  readonly time: string;
  readonly records: number;
  /** "7 records" */
  readonly count: string;
  /** Whether the place titled, registered, or branded it. */
  readonly filed: boolean;
}

/** Places where the vehicle has been, for the map of states and the list next to it. */
export interface PlacesView {
  readonly places: readonly VisitedPlace[];
  /** Text alternative for screen readers. */
  readonly summary: string;
}

/** A value of the vehicle compared with sold comparable cars, or recent prices. */
export interface ComparedFigure {
  /** The section it belongs to. */
  readonly section: 'odometer' | 'market';
  /** Key of the compared record, `entered` for the member's own reading; null if there is none. */
  readonly event: string | null;
  /** "Mileage on Jul 10, 2019: typical" */
  readonly title: string;
  readonly sentence: string;
  /** Positions on a scale from 0 to 1: the middle half of the cars, and this one. */
  readonly scale: { readonly low: number; readonly middle: number; readonly high: number; readonly own: number | null };
  /** Labels for the ends of the middle half and for this car's value. */
  readonly low: string;
  readonly high: string;
  readonly own: string | null;
  /** What is comparable, and the sources of the sales. */
  readonly note: string;
  readonly sample: boolean;
}

/** A source and its response. */
export interface SourceView {
  readonly name: string;
  readonly status: 'answered' | 'down' | 'not-loaded';
  /** "9 records found, as of Nov 2, 2026", "Didn't respond. Records from this source are missing." */
  readonly words: string;
  readonly sample: boolean;
}

/** A whole report in the reader's language, for screen and PDF. */
export interface ReportView {
  readonly id: string;
  readonly language: Language;
  readonly kind: 'standard' | 'classic' | 'europe';
  readonly brandName: string;
  readonly title: string;
  /** The title was entered by the member and is marked as such. */
  readonly titleFrom: 'entered' | null;
  /** Body, engine, and plant in one line; '' if nothing is known. */
  readonly subtitle: string;
  readonly vin: string;
  readonly checkDigit: { readonly status: 'ok' | 'alert' | 'none'; readonly words: string };
  /** "Created on Nov 20, 2026" */
  readonly made: string;
  readonly sample: boolean;
  /** What the owner hides, as a sentence; null for nothing. */
  readonly withheld: string | null;
  readonly verdict: {
    readonly status: Status;
    readonly title: string;
    readonly text: string;
    readonly tiles: readonly Tile[];
    readonly signals: readonly Signal[];
  };
  readonly facts: readonly ViewFact[];
  /** In reading order, including sections that no source covers. */
  readonly sections: readonly SectionView[];
  /** Null with fewer than two readings. */
  readonly chart: OdometerChart | null;
  /** All readings, oldest first. */
  readonly readings: readonly ReadingView[];
  readonly timeline: readonly TimelineEntry[];
  /** Null if all records are from one state or none has a location. */
  readonly places: PlacesView | null;
  readonly comparable: readonly ComparedFigure[];
  /** Published model data, separate from the vehicle's history; null in reports without it. */
  readonly model: ModelView | null;
  readonly sources: readonly SourceView[];
  /** Limitations of the report as sentences, starting with "no record" is not "clean". */
  readonly limits: readonly string[];
  /** Glossary terms, each with the section it first appears in; null for the whole report. */
  readonly glossary: readonly {
    readonly key: string;
    readonly section: Section | null;
    readonly term: string;
    readonly text: string;
  }[];
  /** Frame texts of a report, shared by screen and PDF. */
  readonly words: Readonly<Record<FrameWord, string>>;
}
