import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Variants } from './compressed.ts';
import { sendText, sendVariants } from './send.ts';

/** Below it lies one folder per index, named so that an address never goes stale. */
const FOLDER = '/assets/vpic/';

/** Memory that compressed excerpts may take: some 2,000 of them, and few makers are asked for at a time. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** What gives excerpts. */
export interface ShardSource {
  /** Their folder's address, below `/assets/vpic/`. */
  readonly shardFolder: string;
  shard(key: string): Uint8Array | undefined;
  /** The names of a WMI's vehicles, JSON. */
  names(wmi: string): Uint8Array | undefined;
}

/**
 * Serves the index's excerpts, `<shardKey>.shard` and `<WMI>.names`: made when first asked for, compressed once, kept by
 * browsers and CDNs for ever. 50,000 files in a build would be the same.
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

  /** Whether an address is one of an excerpt, there or not. */
  holds(path: string): boolean {
    return path.startsWith(FOLDER);
  }

  /** Answers an address that it holds. Excerpts of another index are not there: 404. */
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

  /** Kept by its whole address: an excerpt of one index is never taken for another's. */
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
