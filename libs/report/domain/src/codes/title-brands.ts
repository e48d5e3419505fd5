/**
 * Severity of a title brand for a buyer. `severe`: the vehicle was or is a write-off, unsafe, or undrivable ·
 * `serious`: ask what happened · `informational`: describes the vehicle.
 */
export type BrandSeverity = 'severe' | 'serious' | 'informational';

/** Category of a brand. `written-off`: an insurer, salvage yard, or state has given up on the vehicle. */
export type BrandSubject = 'clear' | 'damage' | 'written-off' | 'use' | 'maker' | 'kind' | 'paper' | 'theft';

export interface TitleBrand {
  readonly severity: BrandSeverity;
  readonly about: BrandSubject;
  /** The former use the brand implies. */
  readonly use?: 'taxi' | 'police' | 'rental';
  /** Superseded by other codes, but found on old titles. */
  readonly old?: true;
}

const brand = (
  severity: BrandSeverity,
  about: BrandSubject,
  more: Pick<TitleBrand, 'use' | 'old'> = {},
): TitleBrand => ({
  severity,
  about,
  ...more,
});

/**
 * ANSI D.20 title brands, as used by NMVTIS. The severity is our own. Severe brands end a vehicle's life on the road or
 * mean damage an inspection may miss (flood, fire, structure, uncorrected defects), even if the vehicle was rebuilt
 * later, since it had been salvage before. Serious brands are worth asking about. The rest is informational.
 */
export const TITLE_BRANDS: Readonly<Record<string, TitleBrand>> = {
  '00': brand('informational', 'clear'),
  '01': brand('severe', 'damage'),
  '02': brand('severe', 'damage'),
  '03': brand('serious', 'damage'),
  '04': brand('severe', 'damage'),
  '05': brand('serious', 'damage'),
  '06': brand('serious', 'kind'),
  '07': brand('severe', 'written-off'),
  '08': brand('severe', 'written-off'),
  '09': brand('severe', 'written-off'),
  '10': brand('severe', 'written-off'),
  '11': brand('severe', 'written-off'),
  '12': brand('serious', 'kind'),
  '13': brand('serious', 'kind'),
  '14': brand('serious', 'damage'),
  '16': brand('severe', 'written-off'),
  '17': brand('serious', 'use', { use: 'taxi' }),
  '18': brand('serious', 'use', { use: 'police' }),
  '19': brand('serious', 'use', { use: 'taxi' }),
  '20': brand('serious', 'use', { use: 'police' }),
  '21': brand('serious', 'kind'),
  '22': brand('serious', 'kind', { old: true }),
  '23': brand('serious', 'maker'),
  '24': brand('informational', 'kind'),
  '25': brand('informational', 'kind'),
  '26': brand('serious', 'use'),
  '27': brand('serious', 'use'),
  '28': brand('serious', 'kind'),
  '29': brand('serious', 'paper'),
  '30': brand('serious', 'kind'),
  '31': brand('severe', 'written-off'),
  '32': brand('severe', 'written-off'),
  '33': brand('serious', 'paper'),
  '34': brand('informational', 'paper'),
  '35': brand('severe', 'written-off'),
  '36': brand('serious', 'theft'),
  '37': brand('serious', 'paper'),
  '38': brand('severe', 'written-off'),
  '39': brand('severe', 'maker'),
  '40': brand('serious', 'maker'),
  '41': brand('severe', 'maker'),
  '42': brand('serious', 'maker'),
  '43': brand('serious', 'paper'),
  '45': brand('severe', 'kind'),
  '46': brand('informational', 'kind'),
  '47': brand('serious', 'maker'),
  '48': brand('serious', 'use', { use: 'rental' }),
  '49': brand('severe', 'written-off'),
  '50': brand('severe', 'written-off'),
  '51': brand('serious', 'damage'),
  '52': brand('severe', 'written-off'),
  '53': brand('severe', 'written-off'),
  '55': brand('severe', 'damage'),
  '56': brand('severe', 'kind'),
};

/** Returns the brand for a code; undefined if D.20 doesn't have it. */
export function titleBrand(code: string): TitleBrand | undefined {
  return Object.hasOwn(TITLE_BRANDS, code) ? TITLE_BRANDS[code] : undefined;
}
