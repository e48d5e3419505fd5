import type { Typeface } from '@vinlore/brand';

/**
 * Font stacks with fallbacks while a typeface loads: the fallback faces in `fonts.css` are adjusted to the same
 * metrics.
 */
const STACKS: Record<Typeface, string> = {
  'Source Sans 3': "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif",
  'Zilla Slab': "'Zilla Slab', 'Zilla Slab Fallback', Rockwell, serif",
  Nunito: "'Nunito', 'Nunito Fallback', system-ui, sans-serif",
};

/** Returns the CSS font stack of a typeface. */
export function fontStack(typeface: Typeface): string {
  return STACKS[typeface];
}

/**
 * The typeface of VINs, codes, and plates in every brand: it has a dotted 0, and its I and 1 are distinct (look.md).
 */
export const FIGURE_STACK = "'Source Code Pro', 'Source Code Pro Fallback', ui-monospace, monospace";
