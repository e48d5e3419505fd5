import { type Brand, siteIdentifier } from '@vinlore/brand';

/**
 * How the world reaches a brand: PUBLIC_URL's scheme and port on the brand's own domain, else http and the port we
 * listen on.
 *
 * @param publicUrl PUBLIC_URL
 * @param port the port that is really listened on, known once we do
 */
export function publicOrigins(publicUrl: string | null, port: () => number): (brand: Brand) => string {
  return (brand) => {
    const url = new URL(publicUrl ?? `http://localhost:${port()}`);
    url.hostname = siteIdentifier(brand);
    return url.origin;
  };
}
