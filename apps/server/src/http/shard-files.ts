import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendText, sendVariants } from './send.ts';

/** Parent of one folder per index, whose name makes URLs immutable. */
const FOLDER = '/assets/vpic/';

/** Memory limit for compressed excerpts: about 2,000 of them, while few manufacturers are in demand at a time. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** Source of excerpts. */
export interface ShardSource {
  /** Their folder's URL, below `/assets/vpic/`. */
  readonly shardFolder: string;
  shard(key: string): Uint8Array | undefined;
  /** The vehicle names of a WMI, as JSON. */
  names(wmi: string): Uint8Array | undefined;
}

/**
 * Serves the index's excerpts, `<shardKey>.shard` and `<WMI>.names`: created on first request, compressed once, cached
 * by browsers and CDNs forever. Building them up front would take 50,000 files.
 */
export class ShardFiles {
  readonly #ready = new LRUCache<string, Variants>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.byteLength + br.byteLength + gzip.byteLength,
  });
  readonly #source: ShardSource;

  constructor(source: ShardSource) {
    this.#source = source;
  }

  /** Whether a URL is an excerpt's, existing or not. */
  holds(path: string): boolean {
    return path.startsWith(FOLDER);
  }

  /** Serves a URL it handles. Excerpts of another index are a 404. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { shardFolder } = this.#source;
    const name = path.startsWith(shardFolder) ? path.slice(shardFolder.length) : '';
    const body = await this.#body(path, name);
    if (!body) sendText(request, response, 404, 'There is no such excerpt of the VIN index.\n');
    else {
      const headers = {
        'content-type': name.endsWith('.names') ? 'application/json' : 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
      };
      sendVariants(request, response, 200, headers, body);
    }
  }

  /** Keyed by the full URL: excerpts of different indexes never mix. */
  async #body(address: string, name: string): Promise<Variants | undefined> {
    const ready = this.#ready.get(address);
    if (ready) return ready;
    const bytes = this.#bytes(name);
    if (!bytes) return undefined;
    const body = await compress(Buffer.from(bytes));
    this.#ready.set(address, body);
    return body;
  }

  #bytes(name: string): Uint8Array | undefined {
    const [, key, wmi] = /^(?:([0-9A-Z]{3,6}-[0-9A-Z])\.shard|([0-9A-Z]{3})\.names)$/.exec(name) ?? [];
    if (key) return this.#source.shard(key);
    return wmi ? this.#source.names(wmi) : undefined;
  }
}
