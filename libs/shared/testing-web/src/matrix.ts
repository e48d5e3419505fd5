// Playwright runs journeys in Node, but a web lib has no types for it.
const environment =
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {};

/** Whether this is `npm run test:matrix`, which checks every page and screen, and runs journeys in each brand. */
export const inMatrix = environment['MATRIX'] === 'on';

/** A viewport and color scheme. Sizes in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  /**
   * What is checked: all of axe's rules; only those about colors, if nothing else differs from another view; or only
   * the width.
   */
  readonly asked: 'everything' | 'colors' | 'width';
}

/**
 * A phone and a desktop, each in both color schemes: axe's structural rules give the same results in both, so they run
 * once per width. A small phone, and a desktop zoomed to 200 % (WCAG 2.2, 1.4.4), show the same parts in less space.
 */
export const VIEWS: readonly View[] = [
  { width: 390, height: 844, colorScheme: 'light', asked: 'everything' },
  { width: 320, height: 640, colorScheme: 'light', asked: 'width' },
  { width: 390, height: 844, colorScheme: 'dark', asked: 'colors' },
  { width: 640, height: 400, colorScheme: 'dark', asked: 'width' },
  { width: 1280, height: 800, colorScheme: 'dark', asked: 'everything' },
  { width: 1280, height: 800, colorScheme: 'light', asked: 'colors' },
];

/**
 * Returns the brands in which a per-brand journey (`EACH_BRAND`) runs: all in the matrix, otherwise one.
 *
 * @param turn a whole number from 0, different in each file
 * @param every `inMatrix` by default; tests can override it
 */
export function inTurn<T>(all: readonly T[], turn: number, every = inMatrix): readonly T[] {
  return every ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}

/**
 * Marks a journey that is the same in every brand: `npm test` runs it in one of them (`inTurn`), a different one per
 * file, and the matrix in all.
 */
export const EACH_BRAND = { tag: '@each-brand' } as const;
