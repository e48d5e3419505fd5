// Playwright runs journeys in Node; a web lib has no types for it.
const environment =
  (globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }).process?.env ?? {};

/** Whether everything is judged in every view and brand: `npm run test:matrix` does, `npm test` takes one after the other. */
export const inMatrix = environment['MATRIX'] === 'on';

/** How somebody looks at a screen. Sizes in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** A small and a usual phone, and a desk, each in both schemes. Neighbors differ in width and scheme. */
export const VIEWS: readonly View[] = [
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 320, height: 640, colorScheme: 'dark' },
];

/**
 * What is judged at this turn: everything in the matrix, else one.
 *
 * @param turn a whole number from 0, such as a page's place among its neighbors
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
