import { hexOf, linear, type Rgb, rgbOf } from './contrast.ts';

/** Ten shades of one color, index 0 lightest. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** Lightness (OKLab) of the shades, close to the designed scales in the brands' themes. */
const LIGHTNESS = [0.965, 0.92, 0.84, 0.755, 0.665, 0.565, 0.465, 0.375, 0.295, 0.22] as const;

type Lab = readonly [lightness: number, a: number, b: number];

/** OKLab, a perceptually uniform color space (B. Ottosson, 2020; CSS Color 4). */
function oklabOf(hex: string): Lab {
  const [r, g, b] = rgbOf(hex).map(linear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOfOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const gamma = (channel: number) =>
    channel <= 0.0031308 ? 12.92 * channel : 1.055 * Math.max(channel, 0) ** (1 / 2.4) - 0.055;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isInGamut = (rgb: Rgb) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** Returns the in-gamut color of that lightness and hue, with the chroma asked for or the highest possible. */
function shade(lightness: number, a: number, b: number): string {
  for (let strength = 1; strength > 0; strength -= 0.02) {
    const rgb = rgbOfOklab([lightness, a * strength, b * strength]);
    if (isInGamut(rgb)) return hexOf(rgb);
  }
  return hexOf(rgbOfOklab([lightness, 0, 0]));
}

/** Step of the search for a shade: about the smallest step of a channel. */
const STEP = 0.004;

/**
 * Finds the color of the same hue, nearest in lightness to a given one, that passes a test.
 *
 * @param hex such as `#142b4f`
 * @returns null if no shade between white and black passes
 */
export function nearestPassing(hex: string, passes: (shade: string) => boolean): string | null {
  const [own, a, b] = oklabOf(hex);
  for (let away = STEP; away < 1; away += STEP) {
    const near = [own - away, own + away].filter((lightness) => lightness >= 0 && lightness <= 1);
    const found = near.map((lightness) => shade(lightness, a, b)).find(passes);
    if (found) return found;
  }
  return null;
}

/** Index of the shade nearest in lightness to a color. */
export function nearestShade(hex: string): number {
  const [lightness] = oklabOf(hex);
  const distances = LIGHTNESS.map((each) => Math.abs(each - lightness));
  return distances.indexOf(Math.min(...distances));
}

/**
 * Builds ten shades of a color that staff chose. The color itself is at `nearestShade`; the others keep its hue and get
 * paler toward the light end.
 *
 * @param hex such as `#142b4f`
 */
export function shadesOf(hex: string): Shades {
  const [own, a, b] = oklabOf(hex);
  const at = nearestShade(hex);
  return LIGHTNESS.map((lightness, index) => {
    if (index === at) return hex.toLowerCase();
    const pale = lightness > own ? (1 - lightness) / (1 - own) : 1;
    return shade(lightness, a * pale, b * pale);
  }) as unknown as Shades;
}
