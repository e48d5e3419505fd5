import { createReadStream, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { filesIn } from './watch.mjs';

/** A slow source sends that much at a time, and then nothing for a while. */
const PIECE = 4_096;
const PAUSE_MS = 50;

/** A mirror of open data on loopback that can be down, or slow. */
export class Mirror {
  /** @type {'up' | 'down' | 'slow'} */
  state = 'up';
  #server = createServer((request, response) => void this.#answer(request, response));

  /** @param {string} folder with files as `writeMirror` lays them out */
  constructor(folder) {
    this.folder = folder;
  }

  /** @returns {Promise<string>} its address */
  async open() {
    await new Promise((done) => this.#server.listen(0, '127.0.0.1', () => done(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
    return `http://127.0.0.1:${port}`;
  }

  /** Makes all files new: the next sync loads them again. */
  renew() {
    for (const file of filesIn(this.folder)) utimesSync(file, new Date(), new Date());
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(done));
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async #answer(request, response) {
    if (this.state === 'down') return void request.socket.destroy();
    const file = join(this.folder, new URL(request.url ?? '/', 'http://mirror').pathname);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found?.isFile()) return void response.writeHead(404).end();
    const head = { 'content-type': 'application/zip', 'content-length': found.size, etag: `"${found.mtimeMs}"` };
    response.writeHead(200, head);
    if (this.state === 'up') return void createReadStream(file).pipe(response);
    for await (const piece of createReadStream(file, { highWaterMark: PIECE })) {
      if (response.destroyed) return;
      response.write(piece);
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    response.end();
  }
}
