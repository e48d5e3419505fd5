import type { Brand } from './brand.ts';
import type { Typeface } from './theme.ts';

/** How a brand looks on paper, as templates take it (libs/shared/documents/templates/paper.typ). */
export interface PaperBrand {
  readonly name: string;
  /** The color of headings, dark enough to read on white and to print in black: `#rrggbb`. */
  readonly ink: string;
  /** The face of the headings: humanist sans, slab, or rounded sans. */
  readonly headings: 'sans' | 'slab' | 'round';
}

/** The paper's faces for the typefaces that a brand may choose. */
const HEADINGS: Record<Typeface, PaperBrand['headings']> = {
  'Source Sans 3': 'sans',
  'Zilla Slab': 'slab',
  Nunito: 'round',
};

/** How a brand looks on paper. */
export function paperBrand({ name, theme }: Pick<Brand, 'name' | 'theme'>): PaperBrand {
  return { name, ink: theme.paper.ink.toLowerCase(), headings: HEADINGS[theme.fonts.heading] };
}
