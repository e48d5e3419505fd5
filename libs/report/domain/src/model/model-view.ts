import type { ModelState } from './model-counts.ts';
import type { ModelTopic } from '../data/model-part.ts';

/** A labeled value. */
export interface ModelFact {
  readonly label: string;
  readonly value: string;
}

/** Shared by all topics: title, one-line summary, source, and date. */
interface TopicView {
  readonly topic: ModelTopic;
  readonly title: string;
  readonly state: ModelState;
  /** "5 out of 5 stars overall", "Not available yet". */
  readonly finding: string;
  /** "NHTSA, as of Nov 2, 2026"; null without data. */
  readonly basis: string | null;
  readonly facts: readonly ModelFact[];
  /** Caveats. */
  readonly notes: readonly string[];
}

/** A star rating, 1 to 5. */
export interface StarsView {
  readonly key: string;
  readonly label: string;
  /** Range over all matching versions; null if not rated. */
  readonly stars: { readonly low: number; readonly high: number } | null;
  /** "5 out of 5 stars" */
  readonly words: string;
}

export interface SafetyView extends TopicView {
  readonly topic: 'safety';
  readonly ratings: readonly StarsView[];
  readonly assistance: readonly ModelFact[];
  readonly assistanceTitle: string;
}

/** A bar of a small chart. */
export interface ModelBar {
  readonly label: string;
  /** "98", "98 · 3 crashes" */
  readonly words: string;
  /** Length relative to the longest bar, 0 to 1. */
  readonly share: number;
  /** The bar of this model year. */
  readonly own: boolean;
}

/** A small chart with notes; each bar also has its value as text. */
export interface ModelChart {
  readonly key: 'components' | 'mileage' | 'years';
  readonly title: string;
  readonly bars: readonly ModelBar[];
  readonly note: string | null;
}

export interface ComplaintsView extends TopicView {
  readonly topic: 'complaints';
  readonly charts: readonly ModelChart[];
}

/** A dated list entry. NHTSA's texts are in English. */
export interface ModelEntry {
  readonly key: string;
  /** "Opened Nov 2, 2026", "Nov 2, 2026"; null without a date. */
  readonly date: string | null;
  /** `PE20001`, `TSB 18-043` */
  readonly number: string;
  readonly component: string;
  readonly text: string;
  /** "Open"; null if it isn't. */
  readonly badge: string | null;
  /** "Led to recall 20V000" */
  readonly result: string | null;
}

export interface EntriesView extends TopicView {
  readonly topic: 'investigations' | 'communications';
  readonly entries: readonly ModelEntry[];
  /** "Showing 20 of 312, most recent first."; null if all are shown. */
  readonly rest: string | null;
}

export interface FuelView extends TopicView {
  readonly topic: 'fuel';
  /** Five-year cost, shown large. */
  readonly cost: (ModelFact & { readonly detail: string }) | null;
  /** One entry per fuel with its figures. */
  readonly fuels: readonly { readonly name: string; readonly facts: readonly ModelFact[] }[];
}

/** One line of a summary or comparison. */
export interface ModelLine {
  readonly topic: ModelTopic;
  readonly label: string;
  readonly value: string;
  readonly state: ModelState;
}

/** Published model data in the reader's language, for screen and PDF. */
export interface ModelView {
  /** "2018 Honda Civic" */
  readonly name: string;
  /** Explains that the data is about the model and not this particular car. */
  readonly lead: string;
  readonly glance: readonly ModelLine[];
  readonly safety: SafetyView;
  readonly complaints: ComplaintsView;
  readonly investigations: EntriesView;
  readonly communications: EntriesView;
  readonly fuel: FuelView;
}
