import { type Brand, contrast, EDGE_CONTRAST, hexOf } from '@vinlore/brand';
import { svgPoints } from '@vinlore/images';

/** Why a logo can't be seen: it's blank, or invisible on one of its backgrounds. */
export type LogoProblem = 'blank' | 'light' | 'dark' | 'paper';

const SIDE = 64;
/** From this alpha on (of 255), a pixel counts as visible. */
const SOLID = 128;
/** Minimum share of visible pixels, and minimum share of those with enough contrast. */
const LEAST_DRAWN = 0.02;
const LEAST_SEEN = 0.05;

/**
 * Checks whether a logo is visible on the header in light and dark, and in print (WCAG 2.2, 1.4.11: a contrast of 3:1).
 * A mark with its own background passes by what is drawn on it.
 *
 * @param brand with its new colors
 * @returns null if it's visible
 */
export async function logoProblem(
  logo: string,
  { theme }: Pick<Brand, 'theme'>,
  points: (svg: string, side: number) => Promise<Buffer> = svgPoints,
): Promise<LogoProblem | null> {
  const drawn = await points(logo, SIDE).catch(() => null);
  if (drawn === null) return 'blank';
  const colors = new Map<string, number>();
  let solid = 0;
  for (let at = 0; at < drawn.length; at += 4) {
    if (drawn[at + 3]! < SOLID) continue;
    const color = hexOf([drawn[at]! / 255, drawn[at + 1]! / 255, drawn[at + 2]! / 255]);
    colors.set(color, (colors.get(color) ?? 0) + 1);
    solid += 1;
  }
  if (solid < LEAST_DRAWN * SIDE * SIDE) return 'blank';
  const { light, dark } = theme.semantic;
  const grounds = [
    ['light', light.head],
    ['dark', dark.head],
    ['paper', '#ffffff'],
  ] as const;
  const isSeen = (ground: string) => {
    const seen = [...colors].reduce(
      (sum, [color, count]) => sum + (contrast(color, ground) >= EDGE_CONTRAST ? count : 0),
      0,
    );
    return seen >= LEAST_SEEN * solid;
  };
  return grounds.find(([, ground]) => !isSeen(ground))?.[0] ?? null;
}
