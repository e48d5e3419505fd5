import type { ModelState } from './model-counts.ts';
import type { ModelTopic } from '../data/model-part.ts';

/** A labeled value. */
export interface ModelFact {
  readonly label: string;
  readonly value: string;
}

/** What is said of every topic: its title, how it stands in one line, and who says so as of when. */
interface TopicView {
  readonly topic: ModelTopic;
  readonly title: string;
  readonly state: ModelState;
  /** "5 out of 5 stars overall", "Not available yet". */
  readonly finding: string;
  /** "NHTSA, as of Nov 2, 2026"; null where nothing is told. */
  readonly basis: string | null;
  readonly facts: readonly ModelFact[];
  /** Sentences to keep in mind. */
  readonly notes: readonly string[];
}

/** A rating in stars, 1 to 5. */
export interface StarsView {
  readonly key: string;
  readonly label: string;
  /** The lowest and the highest of all that fit; null: not rated. */
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
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
  /** The bar of this model year among others. */
  readonly own: boolean;
}

/** A small chart with what is to be known of it; each bar has its number in words. */
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

/** A dated entry of a list. Its texts are NHTSA's, in English. */
export interface ModelEntry {
  readonly key: string;
  /** "Opened Nov 2, 2026", "Nov 2, 2026"; null where no day is filed. */
  readonly date: string | null;
  /** `PE20001`, `TSB 18-043` */
  readonly number: string;
  readonly component: string;
  readonly text: string;
  /** "Open"; null where there is none. */
  readonly badge: string | null;
  /** "Led to recall 20V000" */
  readonly result: string | null;
}

export interface EntriesView extends TopicView {
  readonly topic: 'investigations' | 'communications';
  readonly entries: readonly ModelEntry[];
  /** "The 20 newest of 312 are listed here"; null where all are. */
  readonly rest: string | null;
}

export interface FuelView extends TopicView {
  readonly topic: 'fuel';
  /** What it costs in five years, large. */
  readonly cost: (ModelFact & { readonly detail: string }) | null;
  /** Each fuel with its figures. */
  readonly fuels: readonly { readonly name: string; readonly facts: readonly ModelFact[] }[];
}

/** One line of the model in short: for a glance, a comparison. */
export interface ModelLine {
  readonly topic: ModelTopic;
  readonly label: string;
  readonly value: string;
  readonly state: ModelState;
}

/** What is published about a model in the reader's language, for screen and paper alike. */
export interface ModelView {
  /** "2018 Honda Civic" */
  readonly name: string;
  /** That it is about every car of the model and not about this one. */
  readonly lead: string;
  readonly glance: readonly ModelLine[];
  readonly safety: SafetyView;
  readonly complaints: ComplaintsView;
  readonly investigations: EntriesView;
  readonly communications: EntriesView;
  readonly fuel: FuelView;
}
