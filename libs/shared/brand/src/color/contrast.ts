/** An sRGB color as gamma-encoded channels, 0 to 1 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses `#rgb` or `#rrggbb`.
 *
 * @throws Error for anything else: a named color can't be checked
 */
export function rgbOf(hex: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`"${hex}" is not a color such as #142b4f.`);
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!;
  return pairs.map((pair) => parseInt(pair, 16) / 255) as unknown as Rgb;
}

/** Formats as `#rrggbb`. Channels outside 0 to 1 are clamped. */
export function hexOf(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Converts a channel to linear light (WCAG 2.2, relative luminance). */
export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21, in either order (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3 AA). */
export const TEXT_CONTRAST = 4.5;

/** Minimum contrast of a field's edge and a focus ring (WCAG 2.2, 1.4.11 AA). */
export const EDGE_CONTRAST = 3;
