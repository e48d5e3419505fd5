import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@vinlore/brand';
import { PICTURE_FORMATS, type PictureFormat } from '@vinlore/content-domain';
import type { PictureFiles } from '@vinlore/content-server';
import { isAtHand, sendText } from './send.ts';

const FOLDER = '/images/';
/** A picture's content, width, and format (`pictureAddress`). */
const ADDRESS = /^\/images\/([0-9a-f]{16})\/([1-9]\d{2,3})\.(avif|webp)$/;

/**
 * Serves the pictures of a brand's pages. URLs are immutable, so browsers and CDNs cache them forever; the format is
 * part of the URL, so no `Vary` is needed.
 */
export class Images {
  constructor(private readonly pictures: PictureFiles) {}

  /** Whether a URL is a picture's, existing or not. */
  holds(_brand: Brand, path: string): boolean {
    return path.startsWith(FOLDER);
  }

  /** Serves a URL it handles. */
  async serve(brand: Brand, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, hash, width, format] = ADDRESS.exec(path) ?? [];
    const asked = hash === undefined ? null : { hash, width: Number(width), format: format as PictureFormat };
    const bytes = asked && (await this.pictures.file(brand, asked));
    if (!bytes) return sendText(request, response, 404, 'There is no such picture.\n');
    const headers = { 'cache-control': 'public, max-age=31536000, immutable', etag: `"${hash}-${width}-${format}"` };
    if (isAtHand(request, response, headers)) return;
    response.writeHead(200, {
      ...headers,
      'content-type': PICTURE_FORMATS[asked.format],
      'content-length': bytes.byteLength,
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }
}
