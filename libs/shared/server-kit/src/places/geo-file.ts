import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CityResponse } from 'mmdb-lib';
import { countryOf, regionOf } from './place.ts';
import type { GeoFile } from './place.ts';

/** GEO_FILE can't be used; the message names the file and the fix. Stops the start. */
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
    throw new GeoFileError(file, 'cannot be read. Fix the path, or remove the variable.');
  }
  try {
    return new Reader<CityResponse>(bytes);
  } catch {
    throw new GeoFileError(
      file,
      'is not a database in MaxMind’s format (.mmdb). Use a country or city database in that format.',
    );
  }
}

/**
 * Opens a country or city database in MaxMind's format: GeoLite2, DB-IP, and others ship it ready to use, and lookups
 * need no import into a table.
 *
 * @throws GeoFileError for a file that is missing or in another format
 */
export function openGeoFile(file: string): GeoFile {
  const reader = readerOf(file);
  return (address) => {
    if (isIP(address) === 0) return null;
    let found: CityResponse | null;
    try {
      found = reader.get(address);
    } catch {
      // A damaged entry, or an IPv6 address in an IPv4 database: the place is unknown, and the call must not fail.
      return null;
    }
    const country = countryOf(found?.country?.iso_code);
    return country === null ? null : { country, region: regionOf(found?.subdivisions?.[0]?.iso_code) };
  };
}
