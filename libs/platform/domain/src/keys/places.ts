import * as v from 'valibot';
import { MOST_PLACES } from './key-view.ts';

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$|\/)|(?=$|\/))){4}(?:\/(?:[89]|[12]\d|3[0-2]))?$/;

/** Whether a text is an IPv4 or IPv6 address or network; networks are at least a /8 (IPv4) or a /32 (IPv6). */
function isAddressOrNetwork(text: string): boolean {
  if (!text.includes(':')) return IPV4.test(text);
  const [address = '', bits] = text.split('/');
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) >= 32 && Number(bits) <= 128)) return false;
  try {
    return /^[0-9a-f:.]+$/i.test(address) && new URL(`http://[${address}]/`).hostname.length > 2;
  } catch {
    return false;
  }
}

/** Returns the origin of a website as typed, such as `https://dealer.example`; null if it's none that may be used. */
function originOf(text: string): string | null {
  try {
    const { protocol, origin, username, pathname, search, hostname } = new URL(text.trim());
    const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
    if (username !== '' || pathname !== '/' || search !== '') return null;
    return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : null;
  } catch {
    return null;
  }
}

/** Addresses and networks, as a list. */
export const AddressesField = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.maxLength(49), v.check(isAddressOrNetwork, 'platform.address'))),
  v.maxLength(MOST_PLACES),
);

/** Origins of websites, as a list. */
export const OriginsField = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.maxLength(300),
      v.check((text) => originOf(text) !== null, 'platform.origin'),
      v.transform((text) => originOf(text)!),
    ),
  ),
  v.maxLength(MOST_PLACES),
);
