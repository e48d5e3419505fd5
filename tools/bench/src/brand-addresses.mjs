import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { at } from '@vinlore/setup';

/**
 * URLs of all shipped brands on a local server.
 *
 * @param {number} port
 * @returns {{ key: string, origin: string }[]}
 */
export function brandAddresses(port) {
  return readdirSync(at('apps/brands'))
    .filter((key) => existsSync(at('apps/brands', key, 'brand.json')))
    .map((key) => {
      const { domains } = JSON.parse(readFileSync(at('apps/brands', key, 'brand.json'), 'utf8'));
      return { key, origin: `http://${domains[0]}:${port}` };
    });
}
