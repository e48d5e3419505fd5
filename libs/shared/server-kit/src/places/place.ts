import { proxyCheck } from '../client/client-address.ts';
import type { HeaderReader } from '../client/request-headers.ts';
import type { Place } from '../client/visitor-place.ts';

export type { Place };

/** What is known of a call's origin. */
interface Origin {
  /** Who holds the other end of the connection. */
  readonly socketAddress: string | undefined;
  readonly header: HeaderReader;
  /** The visitor's address as limits see it. */
  readonly clientAddress: string;
}

/** Says where a visitor is; null where nothing says so. */
export type PlaceReader = (origin: Origin) => Place | null;

/** Who may say where visitors are. */
export interface PlaceSources {
  /** Addresses and networks of proxies whose headers are believed. */
  readonly trustProxy: readonly string[];
  /** Names of headers, in lower case. */
  readonly countryHeader: string | null;
  readonly regionHeader: string | null;
  readonly geoFile: GeoFile | null;
}

/** A country code in capitals; null for what is none, and for the `XX` and `T1` of proxies that do not know. */
export function countryOf(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' && code !== 'ZZ' ? code : null;
}

/** A region code in capitals; null for what is none. */
export function regionOf(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z0-9]{1,3}$/.test(code) ? code : null;
}

/**
 * Reads a visitor's place from the headers of a trusted proxy, else from a geo file. A header that comes from anyone else
 * is the visitor's own word and is not read.
 */
export function placeReader({ trustProxy, countryHeader, regionHeader, geoFile }: PlaceSources): PlaceReader {
  const isProxy = proxyCheck(trustProxy);
  return ({ socketAddress, header, clientAddress }) => {
    if (countryHeader && isProxy(socketAddress)) {
      const country = countryOf(header(countryHeader));
      if (country) return { country, region: regionHeader ? regionOf(header(regionHeader)) : null };
    }
    // Limits name an IPv6 visitor by the network, whose first address stands for all of it.
    return geoFile?.(clientAddress.replace(/\/\d+$/, '')) ?? null;
  };
}

/** Says where an address is; null where the file does not. */
export type GeoFile = (address: string) => Place | null;
