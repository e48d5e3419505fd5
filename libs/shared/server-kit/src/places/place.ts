import { proxyCheck } from '../client/client-address.ts';
import type { HeaderReader } from '../client/request-headers.ts';
import type { Place } from '../client/visitor-place.ts';

export type { Place };

/** Network origin of a call. */
interface Origin {
  /** Address of the connection's other end. */
  readonly socketAddress: string | undefined;
  readonly header: HeaderReader;
  /** The visitor's address as used for limits. */
  readonly clientAddress: string;
}

/** Returns where a visitor is; null if unknown. */
export type PlaceReader = (origin: Origin) => Place | null;

/** Sources of visitors' places. */
export interface PlaceSources {
  /** Addresses and networks of proxies whose headers are trusted. */
  readonly trustProxy: readonly string[];
  /** Header name in lower case. */
  readonly countryHeader: string | null;
  readonly regionHeader: string | null;
  readonly geoFile: GeoFile | null;
}

/** Returns a country code in upper case; null for anything else, including the placeholders `XX`, `ZZ`, and `T1`. */
export function countryOf(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ' ? code : null;
}

/** Returns a region code in upper case; null for anything else. */
export function regionOf(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{1,3}$/.test(code) ? code : null;
}

/**
 * Reads a visitor's place from the headers of a trusted proxy, or else from a geo file. Other clients could forge those
 * headers, so theirs are ignored.
 */
export function placeReader({ trustProxy, countryHeader, regionHeader, geoFile }: PlaceSources): PlaceReader {
  const isProxy = proxyCheck(trustProxy);
  return ({ socketAddress, header, clientAddress }) => {
    if (countryHeader && isProxy(socketAddress)) {
      const country = countryOf(header(countryHeader));
      if (country) return { country, region: regionHeader ? regionOf(header(regionHeader)) : null };
    }
    // Limits identify an IPv6 visitor by network; look up its first address instead.
    return geoFile?.(clientAddress.replace(/\/\d+$/, '')) ?? null;
  };
}

/** Returns the place of an address; null if it is not in the file. */
export type GeoFile = (address: string) => Place | null;
