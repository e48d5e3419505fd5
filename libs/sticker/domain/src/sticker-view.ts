import type { PaperWords } from './paper-words.ts';
import type { StickerBrand } from './sticker-data.ts';
import type { Provenance, StickerLanguage } from './sticker-values.ts';

/** A line: a label and a formatted value. */
export type LineView = {
  /** Identifies a line with its own place in a layout, such as `combined`. */
  readonly key?: string;
  /** Empty if the value needs no label. */
  readonly label: string;
  /** `$1,234.00`, `5 of 5 stars`, `34 MPG`; "not available" if unknown; empty if the label says everything. */
  readonly value: string;
  /** The number alone, for large type or a column: `1,234.00`, `34`. Absent if there is none. */
  readonly figure?: string;
  /** Unit of the figure, if the label doesn't include it: `MPG`. */
  readonly unit?: string;
  /** The value as a point on a scale from 0 or 1 to `of`. */
  readonly score?: { readonly value: number; readonly of: number };
  /** Code: characters of the VIN or the manufacturer's code. */
  readonly code?: string;
  /** Positions in the VIN: `1–3`. */
  readonly places?: string;
  /** Swatch shown next to the color name, `#rrggbb`. */
  readonly hex?: string;
  /** Standard equipment, listed without a value. */
  readonly fitted?: true;
  /** Null for sums computed by the sticker. */
  readonly from: Provenance | null;
  /** Position of its source in `sources`. */
  readonly source: number | null;
  /** Text that stays English on a Spanish sticker. */
  readonly english?: true;
  /** Sum of this and all following amounts, for a list continued on another page; empty for none. */
  readonly remaining?: string;
  /** Signed but not on labels of the vehicle's year: shown on web pages, not on the document. */
  readonly offLabel?: true;
};

/** A group of lines; `title` is empty if the block's title is enough. */
export type SectionView = {
  readonly title: string;
  readonly lines: readonly LineView[];
};

/** A block of the sticker that has content. */
export type BlockView = {
  /** Such as `price`, in every language. */
  readonly key: string;
  readonly title: string;
  /** Spanish title next to one that a regulation words in English; otherwise empty. */
  readonly twin: string;
  readonly sections: readonly SectionView[];
  /** Small print as sentences. */
  readonly notes: readonly string[];
  /** Position of the block's single source. */
  readonly source: number | null;
  /** Unit of its amount column: `U.S. dollars`. */
  readonly unit?: string;
  /** Label style of the vehicle's year, for renderers that draw it. */
  readonly style?: string;
  /** Icon next to its figures: a fuel pump, or a plug for a vehicle without a tank. */
  readonly symbol?: 'pump' | 'plug';
};

/** A source in the list at the bottom, with the number shown next to values. */
interface SourceView {
  readonly number: number;
  /** `NHTSA vPIC, as of Nov 1, 2026` */
  readonly words: string;
  readonly sample: boolean;
}

/**
 * A complete sticker as text, shared by screen, document, and verification page: content, provenance, and reading
 * order. Renderers only decide on layout and style.
 */
export interface StickerView {
  readonly language: StickerLanguage;
  readonly brand: StickerBrand;
  /** Document type: `Window sticker`, `Classic window sticker`. */
  readonly name: string;
  /** States that it's a reconstruction, not the original label. */
  readonly reconstruction: string;
  /** SAMPLE, shown on every block. */
  readonly sample: boolean;
  /** Number in groups; empty for a preview. */
  readonly number: string;
  /** `Nov 20, 2026` */
  readonly madeOn: string;
  readonly title: string;
  /** Empty for none. */
  readonly subtitle: string;
  /** Empty for a vehicle by year, make, and model. */
  readonly vin: string;
  /** Blocks with content, in reading order. */
  readonly blocks: readonly BlockView[];
  /** The dealer as entered. */
  readonly dealer: {
    readonly title: string;
    readonly name: string;
    readonly address: readonly string[];
    readonly contact: readonly string[];
  } | null;
  /** Notes about where the data comes from, as sentences. */
  readonly about: { readonly title: string; readonly notes: readonly string[] };
  /** Data that stickers of the vehicle's year had and that isn't available. */
  readonly notKnown: { readonly title: string; readonly things: readonly string[] };
  readonly sources: readonly SourceView[];
  /** Verification URL, and the same without its scheme for typing. */
  readonly verify: { readonly url: string; readonly text: string };
  /** Texts around the blocks, the same on screen and document. */
  readonly words: PaperWords;
}
