import { cutText, type EventFrom, type HistoryEvent, readRegion } from '@vinlore/report-domain';
import type { Line } from './line.ts';
import type { Unread, WordsOf } from './unread.ts';
import { importText } from './import-text.ts';

/** Where an event happened, and whether its line leaves no doubt of the country, by which currencies and units are told. */
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
/** Regions of a country, with it where they are known by name. A file is of few countries. */
function regionOf(country: string | null): WordsOf<Region> {
  let known = regions.get(country);
  if (!known) regions.set(country, (known = regionsOf(country)));
  return known;
}

/**
 * Where an event happened. What is no country or region stays in the source's words; beside an unknown country no region is
 * guessed, and nothing of the place is lost.
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
  // Beside such a region the line's own country still counts, but for a state or province of another one.
  const isSure =
    !isUnknown || (countrySaid?.column != null && readRegion(regionSaid.value ?? regionSaid.text) === null);
  const at = country ?? found?.country ?? null;
  if (at !== null) return { at: { country: at, region: found?.region ?? null, city }, isSure };
  if (isUnknown && city !== null) unread.add('city', city);
  return { at: null, isSure };
}
