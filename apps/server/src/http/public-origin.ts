import { type Brand, siteIdentifier } from '@vinlore/brand';

/**
 * A brand's public origin: PUBLIC_URL's scheme and port on the brand's own domain, else http and our port.
 *
 * @param publicUrl PUBLIC_URL
 * @param port the actual port, known once listening
 */
export function publicOrigins(publicUrl: string | null, port: () => number): (brand: Brand) => string {
  return (brand) => {
    const url = new URL(publicUrl ?? `http://localhost:${port()}`);
    url.hostname = siteIdentifier(brand);
    return url.origin;
  };
}
