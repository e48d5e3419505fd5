// Playwright runs journeys in Node; a web lib has no types for it.
const environment =
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {};

/** Whether this is `npm run test:matrix`, which judges every page and screen, and walks journeys in each brand. */
export const inMatrix = environment['MATRIX'] === 'on';

/** How somebody looks at a screen. Sizes in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A small and a usual phone, and a desk, each in both schemes. */
export const VIEWS: readonly View[] = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
];

/**
 * The brands that a journey of each brand (`EACH_BRAND`) is walked in: all in the matrix, else one.
 *
 * @param turn a whole number from 0, another one in each file
 * @param every `inMatrix`, unless a test says otherwise
 */
export function inTurn<T>(all: readonly T[], turn: number, every = inMatrix): readonly T[] {
  return every ? all : all.slice(turn % all.length, (turn % all.length) + 1);
}

/**
 * Marks a journey that is the same in every brand: `npm test` walks it in one of them (`inTurn`), each file in another,
 * and the matrix in all.
 */
export const EACH_BRAND = { tag: '@each-brand' } as const;
