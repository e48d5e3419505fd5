/** A color as linear-light-ready channels, 0 to 1 each, gamma still on (sRGB). */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Reads `#rgb` or `#rrggbb`.
 *
 * @throws Error for anything else: a color without a number cannot be checked
 */
export function rgbOf(hex: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is no color such as #142b4f.`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => parseInt(pair, 16) / 255) as unknown as Rgb;
}

/** Writes `#rrggbb`. Channels outside 0 to 1 are cut. */
export function hexOf(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Takes the gamma off a channel (WCAG 2.2, relative luminance). */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21, whichever is lighter (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What text needs against what is behind it (WCAG 2.2, 1.4.3 AA). */
export const TEXT_CONTRAST = 4.5;

/** What the edge of a field and a focus ring need (WCAG 2.2, 1.4.11 AA). */
export const EDGE_CONTRAST = 3;
