import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { LOGO_SIZE as SIZE } from '@vinlore/vehicle-domain';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendText, sendVariants } from './send.ts';

/** Path of `Vehicle.logo` (spec §3): classics have their own folder. */
const ADDRESS = /^\/logos\/(classic\/)?([^/]{1,200})\.svg$/;

/** Padding around a logo. */
const MARGIN = 8;

const LONGEST_NAME = 64;
const CACHE_BYTES = 8 * 1024 * 1024;

/**
 * Defunct makes: their logo is the one their classics had. An existing make's current logo would be wrong on a 1967
 * car, so its classics get a lettermark.
 */
const ENDED = new Set(
  'austin datsun de-lorean de-tomaso desoto mercury morris oldsmobile plymouth pontiac rover saab talbot trabant'.split(
    ' ',
  ),
);

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const square = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${content}</svg>`;

/** A logo of any shape in a square. As an image inside an image, none of its scripts can run. */
function framed(file: string): string {
  const data = readFileSync(file).toString('base64');
  const edge = SIZE - 2 * MARGIN;
  const href = `data:${TYPES[extname(file)]};base64,${data}`;
  return square(`<image x="${MARGIN}" y="${MARGIN}" width="${edge}" height="${edge}" href="${href}"/>`);
}

/** The initials of a make's first two words. */
export function initials(make: string): string {
  const words = make.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0]!.toUpperCase())
    .join('');
}

/** A make's initials in a ring, for makes without a logo. Classics use a slab serif. */
function lettermark(make: string, classic: boolean): string {
  const face = classic ? 'Rockwell, Georgia, serif' : 'Helvetica, Arial, sans-serif';
  const letters = escaped(initials(make) || '?');
  const middle = SIZE / 2;
  return square(
    `<circle cx="${middle}" cy="${middle}" r="70" fill="none" stroke="#5b6573" stroke-width="4"/>` +
      `<text x="${middle}" y="${middle}" dy=".36em" text-anchor="middle" font-family="${face}" font-weight="700" font-size="60" fill="#39424e">${letters}</text>`,
  );
}

/** The package's files by URL name: `alfa-romeo` → `…/alfa-romeo-logo.svg`. */
function packageLogos(): ReadonlyMap<string, string> {
  const list = createRequire(import.meta.url).resolve('car-brand-logos/brands.json');
  const files = Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
  return new Map(files.map((file) => [file.replace(/-logo\.\w+$/, ''), join(dirname(list), file)]));
}

/** Serves the makes' logos, 160 × 160, each read and compressed once. Any make has one: at least its initials. */
export class MakeLogos {
  readonly #files = packageLogos();
  readonly #ready = new LRUCache<string, Variants>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.byteLength + br.byteLength + gzip.byteLength,
  });

  /** Whether a URL is a logo's, existing or not. */
  holds(path: string): boolean {
    return path.startsWith('/logos/');
  }

  /** Serves a URL it handles. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, classic, encoded] = ADDRESS.exec(path) ?? [];
    const make = encoded === undefined ? null : decoded(encoded);
    if (make === null) sendText(request, response, 404, 'There is no such logo.\n');
    else {
      // The URL isn't versioned, so caches must revalidate.
      const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=604800' };
      sendVariants(request, response, 200, headers, await this.#body(make, classic !== undefined));
    }
  }

  async #body(make: string, classic: boolean): Promise<Variants> {
    const key = `${classic ? 'classic/' : ''}${make}`;
    const ready = this.#ready.get(key);
    if (ready) return ready;
    const file = !classic || ENDED.has(make) ? this.#files.get(make) : undefined;
    const body = await compress(Buffer.from(file ? framed(file) : lettermark(make, classic)));
    this.#ready.set(key, body);
    return body;
  }
}

/** The make in a URL, or null if invalid. */
function decoded(encoded: string): string | null {
  try {
    const make = decodeURIComponent(encoded);
    return make.length <= LONGEST_NAME && !/\p{Cc}/u.test(make) ? make : null;
  } catch {
    return null;
  }
}
