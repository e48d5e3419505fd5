import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { LOGO_SIZE as SIZE } from '@vinlore/vehicle-domain';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendText, sendVariants } from './send.ts';

/** Where `Vehicle.logo` points (spec §3): classics have a folder of their own. */
const ADDRESS = /^\/logos\/(classic\/)?([^/]{1,200})\.svg$/;

/** Free space around a mark. */
const MARGIN = 8;

const LONGEST_NAME = 64;
const CACHE_BYTES = 8 * 1024 * 1024;

/**
 * Makes that are no more: their mark is the one that their classics wore. A living maker's mark of today would be wrong
 * on a car of 1967, so its classics get a lettermark.
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

/** A mark of any shape in a square. As a picture within a picture no script in it can ever run. */
function framed(file: string): string {
  const data = readFileSync(file).toString('base64');
  const edge = SIZE - 2 * MARGIN;
  const href = `data:${TYPES[extname(file)]};base64,${data}`;
  return square(`<image x="${MARGIN}" y="${MARGIN}" width="${edge}" height="${edge}" href="${href}"/>`);
}

/** The first letters of a make's first two words. */
export function initials(make: string): string {
  const words = make.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word.replace(/^[^\p{L}\p{N}]+/u, '')][0]!.toUpperCase())
    .join('');
}

/** A make's letters in a ring, for makes whose mark we do not have. Classics are set in a slab face. */
function lettermark(make: string, classic: boolean): string {
  const face = classic ? 'Rockwell, Georgia, serif' : 'Helvetica, Arial, sans-serif';
  const letters = escaped(initials(make) || '?');
  const middle = SIZE / 2;
  return square(
    `<circle cx="${middle}" cy="${middle}" r="70" fill="none" stroke="#5b6573" stroke-width="4"/>` +
      `<text x="${middle}" y="${middle}" dy=".36em" text-anchor="middle" font-family="${face}" font-weight="700" font-size="60" fill="#39424e">${letters}</text>`,
  );
}

/** The package's files by the name in an address: `alfa-romeo` → `…/alfa-romeo-logo.svg`. */
function packageLogos(): ReadonlyMap<string, string> {
  const list = createRequire(import.meta.url).resolve('car-brand-logos/brands.json');
  const files = Object.values(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>);
  return new Map(files.map((file) => [file.replace(/-logo\.\w+$/, ''), join(dirname(list), file)]));
}

/** Serves the makes' logos, 160 × 160, each read and compressed once. Any make has one: at least its letters. */
export class MakeLogos {
  readonly #files = packageLogos();
  readonly #ready = new LRUCache<string, Variants>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.byteLength + br.byteLength + gzip.byteLength,
  });

  /** Whether an address is one of a logo, there or not. */
  holds(path: string): boolean {
    return path.startsWith('/logos/');
  }

  /** Answers an address that it holds. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, classic, encoded] = ADDRESS.exec(path) ?? [];
    const make = encoded === undefined ? null : decoded(encoded);
    if (make === null) sendText(request, response, 404, 'There is no such logo.\n');
    else {
      // The address carries no version, so a new logo must be able to come through.
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

/** The make in an address, or null for what cannot be one. */
function decoded(encoded: string): string | null {
  try {
    const make = decodeURIComponent(encoded);
    return make.length <= LONGEST_NAME && !/\p{Cc}/u.test(make) ? make : null;
  } catch {
    return null;
  }
}
