import drawn from './lettermark.json' with { type: 'json' };

/**
 * A logo that is a brand's own until somebody draws one: its first letter or digit on its color, drawn as a line. A name that
 * begins with another sign gets a ring.
 *
 * @param ground color behind it
 * @param ink color of the letter
 * @returns SVG as text
 */
export function lettermark(name: string, ground: string, ink: string): string {
  const first = name.normalize('NFD').trim()[0]?.toUpperCase() ?? '';
  const letters: Readonly<Record<string, string>> = drawn.letters;
  const letter = letters[first] ?? drawn.other;
  return drawn.svg.replace('{ground}', ground).replace('{letter}', letter).replace('{ink}', ink);
}
