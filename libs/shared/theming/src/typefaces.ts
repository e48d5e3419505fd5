import type { Typeface } from '@vinlore/brand';

/** What stands in while a typeface loads: faces of `fonts.css` that are set to the same widths and heights. */
const STACKS: Record<Typeface, string> = {
  'Source Sans 3': "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif",
  'Zilla Slab': "'Zilla Slab', 'Zilla Slab Fallback', Rockwell, serif",
  Nunito: "'Nunito', 'Nunito Fallback', system-ui, sans-serif",
};

/** The CSS font stack of a typeface. */
export function fontStack(typeface: Typeface): string {
  return STACKS[typeface];
}

/** The face of VINs, codes and plates in every brand: a dotted 0, I and 1 that differ (look.md). */
export const FIGURE_STACK = "'Source Code Pro', 'Source Code Pro Fallback', ui-monospace, monospace";
