import type { Brand } from './brand.ts';
import type { Typeface } from './theme.ts';

/** A brand's look on documents, as input of the templates (libs/shared/documents/templates/paper.typ). */
export interface PaperBrand {
  readonly name: string;
  /** Color of headings, dark enough to read on white and to print in black: `#rrggbb`. */
  readonly ink: string;
  /** Typeface of headings: humanist sans, slab, or rounded sans. */
  readonly headings: 'sans' | 'slab' | 'round';
}

/** The document typeface for each typeface a brand may choose. */
const HEADINGS: Record<Typeface, PaperBrand['headings']> = {
  'Source Sans 3': 'sans',
  'Zilla Slab': 'slab',
  Nunito: 'round',
};

/** Returns a brand's look on documents. */
export function paperBrand({ name, theme }: Pick<Brand, 'name' | 'theme'>): PaperBrand {
  return { name, ink: theme.paper.ink.toLowerCase(), headings: HEADINGS[theme.fonts.heading] };
}
