import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import type { Variants } from './compressed.ts';
import { sendVariants } from './send.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Files under `/assets/` have hashed names; anything else may change with the next start. A service worker must be
 * replaceable right away, so it is never cached in between.
 */
function cacheControl(path: string): string {
  if (path === '/sw.js') return 'no-cache';
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}

interface StaticFile {
  readonly type: string;
  readonly body: Variants;
}

/** Headers that browsers only use for documents. */
const FOR_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy', 'reporting-endpoints'];

/**
 * Trims the headers of a hashed file: each visit loads a dozen, and document headers can outweigh the file. Opened by
 * itself, it may load nothing. The desk keeps all headers.
 */
function asFile(path: string, response: ServerResponse): void {
  if (!path.includes('/assets/') || path.startsWith('/staff/')) return;
  for (const name of FOR_DOCUMENTS) response.removeHeader(name);
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'self'");
}

/** Build files and texts generated at startup, by URL, in memory. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  /**
   * Adds a folder, with the compressed versions (`.br`, `.gz`) from the build.
   *
   * @param prefix URL of the folder, such as `/members/`
   */
  addFolder(folder: string, prefix: string): this {
    if (!existsSync(folder)) return this;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !TYPES[extname(entry.name)]) continue;
      this.addFile(path, prefix + relative(folder, path).split(sep).join('/'));
    }
    return this;
  }

  /** Adds a build file at a URL, with its compressed versions if it has any. */
  addFile(path: string, address: string): this {
    if (!existsSync(path)) return this;
    const plain = readFileSync(path);
    const twin = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : plain);
    const compressed = existsSync(`${path}.br`);
    const body = { plain, br: compressed ? twin('.br') : plain, gzip: compressed ? twin('.gz') : plain };
    return this.add(address, body, TYPES[extname(path)]);
  }

  /**
   * Adds a text generated at startup.
   *
   * @param type media type, if the URL's extension doesn't imply it
   */
  add(address: string, body: Variants, type = TYPES[extname(address)] ?? 'application/octet-stream'): this {
    this.#files.set(address, { type, body });
    return this;
  }

  /** Serves a file; false if there is none at that URL. */
  serve(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.#files.get(path);
    if (!file) return false;
    const compressed = file.body.br !== file.body.plain;
    const headers = { 'content-type': file.type, 'cache-control': cacheControl(path) };
    asFile(path, response);
    if (compressed) sendVariants(request, response, 200, headers, file.body);
    else {
      response.writeHead(200, { ...headers, 'content-length': file.body.plain.byteLength });
      response.end(request.method === 'HEAD' ? undefined : file.body.plain);
    }
    return true;
  }
}
