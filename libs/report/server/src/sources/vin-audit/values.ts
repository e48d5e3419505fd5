import { type HistoryEvent, readCents, readOdometer, readRegion, readText, readYesNo } from '@vinlore/report-domain';

type Detail = HistoryEvent['detail'];

/** Parses a US state or Canadian province, with the city if known; null for any other text. */
export function placeOf(state: string, city = ''): HistoryEvent['place'] {
  const found = readRegion(state);
  return found && { ...found, city: readText(city)?.slice(0, 80) ?? null };
}

/** Parses `14,429 miles`, `1204 km`, or a number with a separate unit (`M`, `K`); null if empty or not a reading. */
export function odometerOf(text: string, unit = ''): HistoryEvent['odometer'] {
  const value = readOdometer(text);
  return typeof value === 'string' ? null : { value, unit: /^k|km/i.test(unit || text) ? 'km' : 'mi', code: null };
}

/** Parses `$30,652`; undefined if empty, or for `$0`, which means unknown. */
export function dollarsOf(text: string): Detail['price'] {
  const amount = readCents(text);
  return amount ? { amount, currency: 'USD' } : undefined;
}

/**
 * Parses points of impact such as `Right rear`, `FRONT END`, or `All over`; undefined for damage such as `Mechanical`
 * without one.
 */
export function impactOf(damages: readonly string[]): Detail['impact'] {
  const points = damages.flatMap((damage): NonNullable<Detail['impact']> => {
    const text = damage.toLowerCase();
    if (/all over/.test(text)) return ['all-over'];
    if (/\b(roof|top)\b/.test(text)) return ['roof'];
    if (text.includes('undercarriage')) return ['undercarriage'];
    const end = (['front', 'rear'] as const).find((word) => text.includes(word));
    const side = (['left', 'right'] as const).find((word) => text.includes(word));
    if (end && side) return [`${end}-${side}`];
    const one = end ?? side;
    return one ? [one] : [];
  });
  return points.length > 0 ? [...new Set(points)] : undefined;
}

/** Parses the disposition of a junk or salvage vehicle; undefined for values the model doesn't have. */
export function dispositionOf(text: string): Detail['disposition'] {
  const said = text.toLowerCase();
  if (said.startsWith('sold')) return 'sold';
  if (said.startsWith('crush')) return 'crush';
  if (said.startsWith('scrap')) return 'scrap';
  if (said.includes('determined') || said === 'tbd') return 'tbd';
  if (said.includes('retain')) return 'retained';
  return said.includes('parts') ? 'parts' : undefined;
}

/** Parses `Y` or `NO`; undefined for anything else. */
export const yesOrNo = (text: string): boolean | undefined => readYesNo(text) ?? undefined;

/** Cleans a source's text and shortens it to what the event model allows; undefined if it is empty. */
export const textOf = (text: string, most: number): string | undefined => readText(text)?.slice(0, most).trim();

/** Joins texts into one note. */
export const noteOf = (...texts: readonly string[]): string | undefined =>
  textOf(texts.flatMap((text) => textOf(text, 200) ?? []).join(' · '), 500);
