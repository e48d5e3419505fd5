import { cutText, type EventFrom, type HistoryEvent, readRegion } from '@vinlore/report-domain';
import type { Line } from './line.ts';
import type { Unread, WordsOf } from './unread.ts';
import { importText } from './import-text.ts';

/** Where an event happened, and whether the country is certain enough to determine currency and unit. */
export interface PlaceRead {
  readonly at: HistoryEvent['place'];
  readonly isSure: boolean;
}

const COUNTRY: WordsOf<string> = {
  read: (text) => (/^[A-Z]{2}$/i.test(text) ? text.toUpperCase() : null),
  no: (text) => [importText('historyFile.noCountry', { text: text.slice(0, 40) }), { allowed: 'ISO 3166-1' }],
};

/** Countries whose states and provinces are known by name. */
const NAMED: readonly (string | null)[] = [null, 'US', 'CA'];

interface Region {
  readonly country: string | null;
  readonly region: string;
}

const regionsOf = (country: string | null): WordsOf<Region> => ({
  read: (text) => {
    const known = readRegion(text);
    if (known && (country === null || known.country === country)) return known;
    return !NAMED.includes(country) && /^[A-Z0-9]{1,3}$/i.test(text) ? { country, region: text.toUpperCase() } : null;
  },
  no: (text) => [importText('historyFile.noRegion', { text: text.slice(0, 40) }), { allowed: 'ISO 3166-2' }],
});

const regions = new Map<string | null, WordsOf<Region>>();
/**
 * Returns a parser for a country's regions, cached because a file has few countries. It also returns the country for
 * regions known by name.
 */
function regionOf(country: string | null): WordsOf<Region> {
  let known = regions.get(country);
  if (!known) regions.set(country, (known = regionsOf(country)));
  return known;
}

/**
 * Returns where an event happened. Unknown countries and regions keep the source's wording. With an unknown country no
 * region is guessed, and region and city keep the source's wording too.
 */
export function placeOf(line: Line, from: EventFrom['place'], unread: Unread): PlaceRead {
  if (!from) return { at: null, isSure: true };
  const [countrySaid, regionSaid, citySaid] = [line.said(from.country), line.said(from.region), line.free(from.city)];
  const city = citySaid === null ? null : cutText(citySaid, 80);
  const country = countrySaid && (unread.read('country', from.country!, countrySaid, COUNTRY) ?? null);
  if (countrySaid !== null && country === null) {
    if (regionSaid) unread.add('region', regionSaid.text);
    if (city !== null) unread.add('city', city);
    return { at: null, isSure: false };
  }
  const found = regionSaid && (unread.read('region', from.region!, regionSaid, regionOf(country)) ?? null);
  const isUnknown = regionSaid !== null && found === null;
  // With an unknown region, the line's own country still counts, unless the region belongs to another country.
  const isSure =
    !isUnknown || (countrySaid?.column != null && readRegion(regionSaid.value ?? regionSaid.text) === null);
  const at = country ?? found?.country ?? null;
  if (at !== null) return { at: { country: at, region: found?.region ?? null, city }, isSure };
  if (isUnknown && city !== null) unread.add('city', city);
  return { at: null, isSure };
}
