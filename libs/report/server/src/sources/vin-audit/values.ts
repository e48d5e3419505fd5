import { type HistoryEvent, readCents, readOdometer, readRegion, readText, readYesNo } from '@vinlore/report-domain';

type Detail = HistoryEvent['detail'];

/** A state of the US or a province of Canada, with the city where it is known; null for any other text. */
export function placeOf(state: string, city = ''): HistoryEvent['place'] {
  const found = readRegion(state);
  return found && { ...found, city: readText(city)?.slice(0, 80) ?? null };
}

/** `14,429 miles`, `1204 km`, or a number with its unit (`M`, `K`) beside it; null for none, and for one that is no reading. */
export function odometerOf(text: string, unit = ''): HistoryEvent['odometer'] {
  const value = readOdometer(text);
  return typeof value === 'string' ? null : { value, unit: /^k|km/i.test(unit || text) ? 'km' : 'mi', code: null };
}

/** `$30,652`; undefined for none, and for the `$0` that is written where nobody knows. */
export function dollarsOf(text: string): Detail['price'] {
  const amount = readCents(text);
  return amount ? { amount, currency: 'USD' } : undefined;
}

/** `Right rear`, `FRONT END`, `All over`: where on the car; undefined for damages such as `Mechanical` that name no place. */
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

/** What became of a junk or salvage vehicle; undefined for words that are none of the model's. */
export function dispositionOf(text: string): Detail['disposition'] {
  const said = text.toLowerCase();
  if (said.startsWith('sold')) return 'sold';
  if (said.startsWith('crush')) return 'crush';
  if (said.startsWith('scrap')) return 'scrap';
  if (said.includes('determined') || said === 'tbd') return 'tbd';
  if (said.includes('retain')) return 'retained';
  return said.includes('parts') ? 'parts' : undefined;
}

/** `Y`, `NO`; undefined for anything else. */
export const yesOrNo = (text: string): boolean | undefined => readYesNo(text) ?? undefined;

/** A text of a source as it is kept, cut to what the event model takes; undefined where it says nothing. */
export const textOf = (text: string, most: number): string | undefined => readText(text)?.slice(0, most).trim();

/** Texts one after the other, as one note. */
export const noteOf = (...texts: readonly string[]): string | undefined =>
  textOf(texts.flatMap((text) => textOf(text, 200) ?? []).join(' · '), 500);
