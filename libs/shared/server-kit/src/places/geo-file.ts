import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import { countryOf, regionOf } from './place.ts';
import type { GeoFile } from './place.ts';

/** GEO_FILE cannot be used: says which file and what to do. Stops the start. */
export class GeoFileError extends Error {
  constructor(file: string, detail: string) {
    super(`${file} (GEO_FILE) ${detail}`);
    this.name = 'GeoFileError';
  }
}

function readerOf(file: string): Reader<CityResponse> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new GeoFileError(file, 'cannot be read. Correct the path, or leave the variable out.');
  }
  try {
    return new Reader<CityResponse>(bytes);
  } catch {
    throw new GeoFileError(file, 'is no database in MaxMind’s format (.mmdb). Take a country or city database in it.');
  }
}

/**
 * Opens a country or city database. MaxMind's format rather than a table of our own: GeoLite2, DB-IP and others ship it
 * ready to use, and it is looked up without being taken apart first.
 *
 * @throws GeoFileError for a file that is missing or of another format
 */
export function openGeoFile(file: string): GeoFile {
  const reader = readerOf(file);
  return (address) => {
    if (isIP(address) === 0) return null;
    let found: CityResponse | null;
    try {
      found = reader.get(address);
    } catch {
      // A damaged entry, or an IPv6 address in a database of IPv4: the place is not known, and no call breaks for it.
      return null;
    }
    const country = countryOf(found?.country?.iso_code);
    return country === null ? null : { country, region: regionOf(found?.subdivisions?.[0]?.iso_code) };
  };
}
