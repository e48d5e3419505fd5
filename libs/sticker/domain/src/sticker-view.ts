import type { PaperWords } from './paper-words.ts';
import type { StickerBrand } from './sticker-data.ts';
import type { Provenance, StickerLanguage } from './sticker-values.ts';

/** A line: a value with its label, in words and with its figures formatted. */
export type LineView = {
  /** Names a line that a renderer may have a place of its own for, such as `combined`. */
  readonly key?: string;
  /** '' for a line that says all in its value. */
  readonly label: string;
  /** `$1,234.00`, `5 of 5 stars`, `34 MPG`; "not known" where nobody knows it; '' for a line that says all in its label. */
  readonly value: string;
  /** The figure of the value alone, to be set large or in a column: `1,234.00`, `34`. Absent where there is none. */
  readonly figure?: string;
  /** What the figure counts, where the label does not say it: `MPG`. */
  readonly unit?: string;
  /** The value as a place on a scale from 1, or 0, to `of`. */
  readonly score?: { readonly value: number; readonly of: number };
  /** As it is stamped or ordered: characters of the VIN, the maker's code. */
  readonly code?: string;
  /** Which characters of the VIN: `1–3`. */
  readonly places?: string;
  /** The color itself, `#rrggbb`, to be shown beside its name. */
  readonly hex?: string;
  /** A thing that the vehicle has as standard: a list names it without a value. */
  readonly fitted?: true;
  /** Null for what the sticker itself adds up. */
  readonly from: Provenance | null;
  /** The number of its source in `sources`. */
  readonly source: number | null;
  /** A text that stays English on a Spanish sticker. */
  readonly english?: true;
  /** Sum of this amount and those after it, for a list that goes on on another page; '' for none. */
  readonly remaining?: string;
  /** Signed, but no part of the labels of the vehicle's years: pages show it, the paper does not. */
  readonly offLabel?: true;
};

/** Lines that belong together; `title` is '' where the block's own title is enough. */
export type SectionView = {
  readonly title: string;
  readonly lines: readonly LineView[];
};

/** A block of the sticker that has something to say. */
export type BlockView = {
  /** Such as `price`; the same in every language. */
  readonly key: string;
  readonly title: string;
  /** The Spanish of a title that a regulation words in English; '' else. */
  readonly twin: string;
  readonly sections: readonly SectionView[];
  /** Its small print, as sentences. */
  readonly notes: readonly string[];
  /** The number of the source that the whole block comes from. */
  readonly source: number | null;
  /** What its column of figures is in: `U.S. dollars`. */
  readonly unit?: string;
  /** The form of the label of the vehicle's years, for renderers that draw it. */
  readonly style?: string;
  /** What is drawn beside its figures: a fuel pump, or a plug for a vehicle without a tank. */
  readonly symbol?: 'pump' | 'plug';
};

/** A source in the list at the foot; its number is the one that stands beside values. */
interface SourceView {
  readonly number: number;
  /** `NHTSA vPIC, as of Nov 1, 2026` */
  readonly words: string;
  readonly sample: boolean;
}

/**
 * A whole sticker in words, for screen, paper and the verify page alike: what is drawn, where it comes from, and in
 * which order it is read. A renderer decides where it stands and how it looks, and works out nothing.
 */
export interface StickerView {
  readonly language: StickerLanguage;
  readonly brand: StickerBrand;
  /** What the document is: `Window sticker`, `Classic window sticker`. */
  readonly name: string;
  /** That it is a reconstruction, not the original label. */
  readonly reconstruction: string;
  /** The word SAMPLE stands on every block. */
  readonly sample: boolean;
  /** The id in groups; '' for a sticker that is not made yet. */
  readonly number: string;
  /** `Nov 20, 2026` */
  readonly madeOn: string;
  readonly title: string;
  /** '' for none. */
  readonly subtitle: string;
  /** '' for a vehicle that was named by year, make and model. */
  readonly vin: string;
  /** Those that have something to say, in reading order. */
  readonly blocks: readonly BlockView[];
  /** The dealer in its own words. */
  readonly dealer: {
    readonly title: string;
    readonly name: string;
    readonly address: readonly string[];
    readonly contact: readonly string[];
  } | null;
  /** What a reader must know of where this comes from, in sentences. */
  readonly about: { readonly title: string; readonly notes: readonly string[] };
  /** What a sticker of the vehicle's years would tell and we do not know. */
  readonly notKnown: { readonly title: string; readonly things: readonly string[] };
  readonly sources: readonly SourceView[];
  /** The verify address, and as people type it, without its scheme. */
  readonly verify: { readonly url: string; readonly text: string };
  /** Words of the frame around the blocks, the same on screen and paper. */
  readonly words: PaperWords;
}
