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
  /** The rules that are asked: all of axe's; those about colors, where a view differs in them alone; or just the width. */
  readonly asked: 'everything' | 'colors' | 'width';
}

/**
 * A phone and a desk, each in both schemes: axe's rules about structure find the same in both, so they are asked once a
 * width. A small phone, and a desk enlarged to 200 % (WCAG 2.2, 1.4.4), show the same parts in less room.
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
