import drawn from './lettermark.json' with { type: 'json' };

/**
 * Draws a placeholder logo: the first letter or digit of the name in lines on the brand's color. A name that starts
 * with any other character gets a ring.
 *
 * @param ground background color
 * @param ink color of the letter
 * @returns SVG as text
 */
export function lettermark(name: string, ground: string, ink: string): string {
  const first = name.normalize('NFD').trim()[0]?.toUpperCase() ?? '';
  const letters: Readonly<Record<string, string>> = drawn.letters;
  const letter = letters[first] ?? drawn.other;
  return drawn.svg.replace('{ground}', ground).replace('{letter}', letter).replace('{ink}', ink);
}
